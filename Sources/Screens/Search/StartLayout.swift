import Terminal

/// The rows of the start for one size: the sentences, the examples and what the user did before, in one column or in
/// two. What there is no room for is left out, from the last part on.
struct StartLayout {
  /// One line of the start.
  enum Line: Equatable {
    case blank
    case words(DisplayText)
    case heading(StartPart)
    /// The index of a row among all of them; the examples come first.
    case row(Int)
  }

  let left: [Line]
  let right: [Line]

  /// The minimum width of a screen with two columns, in cells.
  static let twoColumns = 100

  /// - Parameters:
  ///   - start: the sentence above the rows.
  ///   - then: the sentence below the examples, for those who have done nothing yet.
  ///   - examples: their number.
  ///   - known: what the user did before.
  init(size: Size, start: String, then: String, examples: Int, known: [StartRow]) {
    let top = [Line.blank] + Self.wrapped(start, size.columns)
    let examplesRows = (0..<examples).map { Line.row($0) }
    var parts = [Part(of: .examples, Array(0..<examples))]
    for kind in StartRow.Kind.allCases {
      let rows = known.indices.filter { known[$0].kind == kind }.map { examples + $0 }
      if !rows.isEmpty { parts.append(Part(of: .known(kind), rows)) }
    }
    let room = size.rows - top.count
    if size.columns >= Self.twoColumns, parts.count > 1 {
      // The examples and queries are searched for, the rest is opened.
      let isSearched = { (part: Part) in part.name == .examples || part.name == .known(.query) }
      let left = Self.fitted(parts.filter(isSearched), room).flatMap(\.lines)
      right = Self.fitted(parts.filter { !isSearched($0) }, room).flatMap(\.lines)
      self.left = top + left
    } else {
      let fitted = Self.fitted(parts, room)
      right = []
      left =
        fitted.count > 1
        ? top + fitted.flatMap(\.lines)
        : top + [.blank] + examplesRows + [.blank] + Self.wrapped(then, size.columns)
    }
  }

  /// The indices of the rows on view, in their order.
  var rows: [Int] {
    (left + right).compactMap { if case .row(let index) = $0 { index } else { nil } }
  }

  private static func wrapped(_ text: String, _ columns: Int) -> [Line] {
    DisplayText(text).wrapped(to: max(1, min(columns - 2 * SelectionMark.columns, 76))).map { .words($0) }
  }

  /// A heading and its rows.
  private struct Part {
    let name: StartPart
    var rows: [Int]

    init(of name: StartPart, _ rows: [Int]) {
      (self.name, self.rows) = (name, rows)
    }

    var lines: [Line] { [.blank, .heading(name)] + rows.map { .row($0) } }
  }

  /// Shortens the longest parts until all fit. The first one keeps its rows; others are left out from the last on if one
  /// row of each is too much.
  private static func fitted(_ parts: [Part], _ room: Int) -> [Part] {
    var parts = parts
    func isTooHigh() -> Bool { parts.reduce(0) { $0 + $1.rows.count + 2 } > room }
    while parts.count > 0, isTooHigh() {
      let others = parts.indices.filter { parts[$0].name != .examples }
      guard let last = others.last else { break }
      let longest = others.reversed().max { parts[$0].rows.count < parts[$1].rows.count } ?? last
      if parts[longest].rows.count > 1 { parts[longest].rows.removeLast() } else { parts.remove(at: last) }
    }
    return parts
  }
}

/// A part of the start with its own heading.
enum StartPart: Equatable {
  case examples
  case known(StartRow.Kind)
}
