/// A text in GitHub's Markdown, as parts to be shown in a terminal.
public struct MarkdownText: Hashable, Sendable {
  public let parts: [MarkdownPart]
  /// True if the text was cut, because it has more links, lines or other marks than anyone would read.
  public let isCut: Bool
  private let source: String

  /// Parses the whole source, which takes milliseconds for a long text: for a helper thread.
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

  /// Compares the sources, because equal sources have equal parts.
  public static func == (left: MarkdownText, right: MarkdownText) -> Bool { left.source == right.source }

  public func hash(into hasher: inout Hasher) { hasher.combine(source) }
}

/// A part of a Markdown text that is laid out independently: a paragraph, a line of code, a row of a table.
public struct MarkdownPart: Hashable, Sendable {
  let margin: Margin
  let content: Content

  enum Content: Hashable, Sendable {
    case prose([Span])
    case heading([Span], level: Int)
    /// One line of code with its blanks.
    case code(String)
    case row(TableRow)
    case rule
    /// The empty line between two blocks.
    case blank
  }
}

/// The text before the rows of a part: the marks of the quotations and lists around it.
struct Margin: Hashable, Sendable {
  /// Before the first row.
  let first: String
  /// Before each further row, as wide as `first`.
  let rest: String
}
