/// A text in GitHub's Markdown, as parts to be shown in a terminal.
public struct MarkdownText: Hashable, Sendable {
  public let parts: [MarkdownPart]
  /// Its headings in their order, without those in quotations and lists.
  public let headings: [MarkdownHeading]
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
    headings = MarkdownHeading.all(in: parts)
    isCut = bounded.isCut
  }

  /// The beginning of the first paragraph that is neither a heading nor in a quotation; empty without one.
  public var opening: String {
    for part in parts where part.margin.first.isEmpty {
      if case .prose(let spans) = part.content {
        return String(spans.map(\.text).joined().prefix(Self.longestOpening))
      }
    }
    return ""
  }

  /// In characters: more than fits beside a text.
  private static let longestOpening = 200

  /// Compares the sources, because equal sources have equal parts.
  public static func == (left: MarkdownText, right: MarkdownText) -> Bool { left.source == right.source }

  public func hash(into hasher: inout Hasher) { hasher.combine(source) }
}

/// A heading of a Markdown text.
public struct MarkdownHeading: Hashable, Sendable {
  /// The index of its part.
  public let part: Int
  /// From 0, the highest in the text.
  public let level: Int
  public let title: String

  fileprivate static func all(in parts: [MarkdownPart]) -> [MarkdownHeading] {
    let headings = parts.enumerated().compactMap { index, part -> MarkdownHeading? in
      guard part.margin.first.isEmpty, case .heading(let spans, let level) = part.content else { return nil }
      return MarkdownHeading(part: index, level: level, title: spans.map(\.text).joined())
    }
    let highest = headings.map(\.level).min() ?? 0
    return headings.map { MarkdownHeading(part: $0.part, level: $0.level - highest, title: $0.title) }
  }
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
