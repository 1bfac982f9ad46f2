import Domain
public import Terminal

/// A line of GitHub's that is no Markdown, such as a title or a description: with the emoji that it names, and with the
/// addresses and references in it as links, except in code.
public struct LinkedWords: Hashable, Sendable {
  public private(set) var text = StyledText()
  /// Its links, whose numbers are in the text, all in one part.
  public private(set) var links: [MarkdownLink] = []

  /// - Parameters:
  ///   - role: that of the words that are no link.
  ///   - attributes: those of the words that are no link.
  ///   - hasReferences: whether `#12`, `owner/name#4` and `@name` are links, too.
  ///   - drawsEmoji: whether names of emoji are drawn, as GitHub does.
  ///   - first: the number of the first link, where other lines with links are above.
  public init(
    _ words: String, role: Role = .text, attributes: Style.Attributes = [], hasReferences: Bool = true,
    drawsEmoji: Bool = true, from first: Int = 0
  ) {
    for part in Self.parts(of: Self.expandingTabs(in: words)) {
      guard !part.isCode else {
        text.append(DisplayText(part.text), role: role, attributes: attributes)
        continue
      }
      for piece in TextLinks.pieces(of: part.text) {
        let link = piece.destination.flatMap { Self.isLink($0, hasReferences) ? $0 : nil }
        guard let link else {
          let words = drawsEmoji ? EmojiNames.replaced(in: piece.text) : piece.text
          text.append(DisplayText(words), role: role, attributes: attributes)
          continue
        }
        text.append(DisplayText(piece.text), role: .link, link: first + links.count)
        links.append(MarkdownLink(destination: link, words: piece.text, part: 0))
      }
    }
  }

  /// A line of code or of a list keeps its columns.
  private static func expandingTabs(in words: String) -> String {
    guard words.utf8.contains(UInt8(ascii: "\t")) else { return words }
    return DisplayText.lines(words).first.map { "\($0)" } ?? words
  }

  /// The code between two backticks, with them, and the words around it.
  private static func parts(of words: String) -> [(text: String, isCode: Bool)] {
    var parts: [(text: String, isCode: Bool)] = []
    var rest = words[...]
    while let start = rest.firstIndex(of: "`"), let end = rest[start...].dropFirst().firstIndex(of: "`") {
      parts.append((String(rest[..<start]), false))
      parts.append((String(rest[start...end]), true))
      rest = rest[end...].dropFirst()
    }
    return parts + [(String(rest), false)]
  }

  private static func isLink(_ destination: LinkDestination, _ hasReferences: Bool) -> Bool {
    if case .address = destination { return true }
    return hasReferences
  }
}
