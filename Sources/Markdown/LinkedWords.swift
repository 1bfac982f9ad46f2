import Domain
public import Terminal

/// A line of GitHub's that is no Markdown, such as a title or a description: with the emoji that it names, and with the
/// addresses and references in it as links.
public struct LinkedWords: Hashable, Sendable {
  public private(set) var text = StyledText()
  /// Its links, whose numbers are in the text, all in one part.
  public private(set) var links: [MarkdownLink] = []

  /// - Parameters:
  ///   - role: that of the words that are no link.
  ///   - attributes: those of the words that are no link.
  ///   - hasReferences: whether `#12`, `owner/name#4` and `@name` are links, too.
  ///   - first: the number of the first link, where other lines with links are above.
  public init(
    _ words: String, role: Role = .text, attributes: Style.Attributes = [], hasReferences: Bool = true,
    from first: Int = 0
  ) {
    for piece in TextLinks.pieces(of: words) {
      let link = piece.destination.flatMap { Self.isLink($0, hasReferences) ? $0 : nil }
      guard let link else {
        text.append(DisplayText(EmojiNames.drawn(piece.text)), role: role, attributes: attributes)
        continue
      }
      text.append(DisplayText(piece.text), role: .link, link: first + links.count)
      links.append(MarkdownLink(destination: link, words: piece.text, part: 0))
    }
  }

  private static func isLink(_ destination: LinkDestination, _ hasReferences: Bool) -> Bool {
    if case .address = destination { return true }
    return hasReferences
  }
}
