/// A text in GitHub's Markdown, as parts for reading in a terminal.
public struct MarkdownText: Hashable, Sendable {
  public let parts: [MarkdownPart]
  /// True where the text goes on behind the parts: it has more links, lines or the like than anybody reads.
  public let isCut: Bool
  private let source: String

  /// Reads all of the source, which takes milliseconds where there is much of it: for a helper thread.
  public init(_ source: String) {
    self.source = source
    let frontMatter = FrontMatter(of: source)
    let bounded = BoundedSource(frontMatter?.rest ?? source)
    var reader = MarkdownReader()
    if let frontMatter { reader.readCode(frontMatter.yaml) }
    if let events = MarkdownEvents(bounded) {
      while let event = events.next() { reader.read(event) }
    }
    parts = reader.parts
    isCut = bounded.isCut
  }

  /// Equal sources have equal parts.
  public static func == (left: MarkdownText, right: MarkdownText) -> Bool { left.source == right.source }

  public func hash(into hasher: inout Hasher) { hasher.combine(source) }
}
