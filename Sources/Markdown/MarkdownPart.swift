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
