import Terminal

/// A part of what is told of a repository that is laid out by itself: a line of the header, or one of the
/// README's source.
enum DetailPart: Hashable {
  /// Words of octodo or of GitHub, wrapped.
  case words(String, Style = .plain)
  /// Broken between its members only.
  case group([String], separator: String)
  /// A line from edge to edge.
  case rule
  /// A line of a README, wrapped at words.
  case prose(Substring)
  /// A line of a README whose blanks count, cut at the edge.
  case code(Substring, isFence: Bool)
}
