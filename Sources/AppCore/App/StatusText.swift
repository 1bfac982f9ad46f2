import Terminal

/// The status line: as many parts as there is room for, the first ones first. Half a part helps nobody, so
/// what does not fit whole is left out; only the first is cut. The last part, the way to the help, is kept
/// as long as possible.
enum StatusText {
  private static let separator: DisplayText = " · "

  static func fit(_ parts: [String], columns: Int) -> DisplayText {
    var texts = parts.filter { !$0.isEmpty }.map { DisplayText($0) }
    guard let first = texts.first else { return .empty }
    while texts.count > 2, width(of: texts) > columns { texts.remove(at: texts.count - 2) }
    if texts.count == 2, width(of: texts) > columns { texts.removeLast() }
    guard texts.count > 1 else { return first.truncated(to: columns) }
    return texts.dropFirst().reduce(first) { $0 + separator + $1 }
  }

  private static func width(of texts: [DisplayText]) -> Int {
    texts.reduce(0) { $0 + $1.width } + separator.width * (texts.count - 1)
  }
}
