import Terminal

/// A part of what is told of a repository that is laid out by itself: a line of the header, or a block of the
/// README's source.
enum DetailPart: Hashable {
  /// Words of octodo or of GitHub, wrapped.
  case words(String, Role = .text)
  /// Broken between its members only.
  case group([String], separator: String)
  /// A line from edge to edge.
  case rule
  /// A paragraph, a list item or a heading of a README, wrapped at words.
  case prose(SourceSlice, isHeading: Bool)
  /// A line of a README that is no code but whose blanks count, as those of a table; cut at the edge.
  case line(SourceSlice, InlineText.Form)
  /// A line of a README's code, cut at the edge.
  case code(SourceSlice, isFence: Bool)

  /// The empty line between two blocks.
  static let blank = DetailPart.words("")

  /// True for what has nothing to show: a line of badges, for example. It is found out at once, for a part
  /// has one row at least; only what begins as such lines do is looked at.
  var vanishes: Bool {
    let (source, form): (SourceSlice, InlineText.Form)
    switch self {
    case .prose(let text, _): (source, form) = (text, .prose)
    case .line(let text, let lineForm): (source, form) = (text, lineForm)
    case .words, .group, .rule, .code: return false
    }
    guard let first = source.first(where: { !$0.isSpace && !Self.marks.contains($0) }) else { return false }
    return Self.openers.contains(first) && InlineText(source, as: form).isEmpty
  }

  private static let marks = Array("#-*+>".utf8)
  private static let openers = Array("<![&".utf8)
}
