import Terminal

/// The rows of the start for one size: the sentences, the examples and what the user did before, in one column or in
/// two. Where there is no room, the examples give way to what the user did before.
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
  ///   - starts: all sentences that can be there. The rows stay where they are when another one is shown.
  ///   - then: the sentence below the examples, for those who have done nothing yet.
  ///   - examples: their number.
  ///   - known: what the user did before.
  init(
    size: Size, start: String, starts: [String] = [], then: String, examples: Int, known: [StartRow]
  ) {
    let sentence = Self.wrapped(start, size.columns)
    let highest = starts.map { Self.wrapped($0, size.columns).count }.max() ?? 0
    let spare = Array(repeating: Line.blank, count: max(0, highest - sentence.count))
    let top = [Line.blank] + sentence + spare
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
      let columns = [parts.filter(isSearched), parts.filter { !isSearched($0) }]
      let blanks = columns.map { Self.blanks(for: $0, room) }.min() ?? 0
      left = top + Self.fitted(columns[0], room, blanks)
      right = Self.fitted(columns[1], room, blanks)
    } else {
      right = []
      left =
        parts.count > 1
        ? top + Self.fitted(parts, room, Self.blanks(for: parts, room))
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

    var lines: [Line] { [.heading(name)] + rows.map { .row($0) } }
  }

  /// The blank lines above each heading: none where a part would be lost by them.
  private static func blanks(for parts: [Part], _ room: Int) -> Int { parts.count * 3 > room ? 0 : 1 }

  /// The lines of the parts. The longest are shortened until all fit, the examples before others. Where one row of each is
  /// too much, the examples are left out, and then the last parts.
  private static func fitted(_ parts: [Part], _ room: Int, _ blanks: Int) -> [Line] {
    var parts = parts
    func length(_ index: Int) -> (Int, Int, Int) {
      (parts[index].rows.count, parts[index].name == .examples ? 1 : 0, index)
    }
    while parts.count > 1, parts.reduce(0, { $0 + blanks + 1 + $1.rows.count }) > room {
      guard let longest = parts.indices.max(by: { length($0) < length($1) }) else { break }
      if parts[longest].rows.count > 1 {
        parts[longest].rows.removeLast()
      } else {
        parts.remove(at: parts[0].name == .examples ? 0 : parts.count - 1)
      }
    }
    return parts.flatMap { Array(repeating: .blank, count: blanks) + $0.lines }
  }
}

/// A part of the start with its own heading.
enum StartPart: Equatable {
  case examples
  case known(StartRow.Kind)
}
