import Markdown
import Terminal

/// A part of what is told of a repository that is laid out by itself: a line of the header, or a part of the README.
enum DetailPart: Hashable {
  /// Words of octodo or of GitHub, wrapped.
  case words(String, Role = .text)
  /// Broken between its members only.
  case group([String], separator: String)
  /// A line from edge to edge.
  case rule
  case markdown(MarkdownPart)
}
