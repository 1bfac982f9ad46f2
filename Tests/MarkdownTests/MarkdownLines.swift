import Terminal

@testable import Markdown

/// The rows of a Markdown text.
func rows(_ source: String, columns: Int = 40) -> [StyledText] {
  MarkdownText(source).parts.flatMap { $0.rows(columns: columns) }
}

/// The rows without their styles.
func lines(_ source: String, columns: Int = 40) -> [String] {
  rows(source, columns: columns).map(\.text.description)
}
