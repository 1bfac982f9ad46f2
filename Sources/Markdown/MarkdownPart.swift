/// A part of a Markdown text that is laid out by itself: a paragraph, a line of code, a row of a table.
public struct MarkdownPart: Hashable, Sendable {
  let margin: Margin
  let content: Content

  enum Content: Hashable, Sendable {
    case prose([Span])
    case heading([Span], level: Int)
    /// A line of it. Its blanks count.
    case code(String)
    case row(TableRow)
    case rule
    /// The empty line between two blocks.
    case blank
  }
}
