/// A terminal that knows links (OSC 8): which text its cells have, and which address. It understands what ncurses writes
/// for a terminal like xterm, and complains of anything else.
/// Source: ECMA-48; xterm's control sequences; "Hyperlinks in Terminal Emulators" for what takes a link from a cell.
public struct LinkedScreen {
  /// A cell; its text is empty in the right half of a wide character.
  public struct Cell: Equatable {
    public var text = " "
    public var link: String?
  }

  /// A control sequence that it does not know.
  public struct Unknown: Error {
    let sequence: String
  }

  public private(set) var rows: [[Cell]]
  private let size: (rows: Int, columns: Int)
  private var (row, column) = (0, 0)
  private var saved = (row: 0, column: 0)
  private var region: ClosedRange<Int>
  private var link: String?
  /// Whether the last column was written, so that the next character goes to the next row.
  private var isAtEnd = false

  public init(rows: Int, columns: Int) {
    size = (rows, columns)
    self.rows = Array(repeating: Array(repeating: Cell(), count: columns), count: rows)
    region = 0...rows - 1
  }

  /// The text of a row.
  public func text(row: Int) -> String { rows[row].map(\.text).joined() }

  /// The parts of a row that belong to links, each with its address.
  public func links(row: Int) -> [(text: String, url: String)] {
    var links: [(text: String, url: String)] = []
    var before: String?
    for cell in rows[row] {
      defer { before = cell.link }
      guard let url = cell.link else { continue }
      if before == url { links[links.count - 1].text += cell.text } else { links.append((cell.text, url)) }
    }
    return links
  }

  /// - Parameter output: whole control sequences.
  public mutating func feed(_ output: String) throws {
    var rest = output.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\u{1B}": try escape(&rest)
      case "\n": lineFeed()
      case "\r": move(to: 0)
      case "\u{8}": move(to: max(0, column - 1))
      case "\u{7}", "\u{E}", "\u{F}": break
      case "\u{0}"..<" ": throw Unknown(sequence: "\(scalar.value)")
      default: write(scalar)
      }
    }
  }

  private mutating func write(_ scalar: Unicode.Scalar) {
    if scalar.properties.generalCategory == .nonspacingMark {
      let cell = isAtEnd ? column : max(0, column - 1)
      rows[row][cell].text.unicodeScalars.append(scalar)
      return
    }
    let isWide = (0x2E80..<0xFE00).contains(scalar.value) || (0x1F300..<0x20000).contains(scalar.value)
    if isAtEnd {
      column = 0
      lineFeed()
    }
    rows[row][column] = Cell(text: String(scalar), link: link)
    if isWide, column + 1 < size.columns { rows[row][column + 1] = Cell(text: "", link: link) }
    column += isWide ? 2 : 1
    isAtEnd = column >= size.columns
    column = min(column, size.columns - 1)
  }

  private mutating func move(to column: Int) {
    (self.column, isAtEnd) = (column, false)
  }

  private mutating func move(to row: Int, _ column: Int) {
    self.row = max(0, min(row, size.rows - 1))
    move(to: max(0, min(column, size.columns - 1)))
  }

  private mutating func lineFeed() {
    isAtEnd = false
    if row == region.upperBound { scroll(region, down: -1) } else { row = min(row + 1, size.rows - 1) }
  }

  private mutating func scroll(_ region: ClosedRange<Int>, down count: Int) {
    let old = rows
    for row in region {
      rows[row] =
        region.contains(row - count) ? old[row - count] : Array(repeating: Cell(), count: size.columns)
    }
  }

  private mutating func escape(_ rest: inout Substring.UnicodeScalarView) throws {
    switch rest.popFirst() {
    case "[": try control(&rest)
    case "]": try command(&rest)
    case "7": saved = (row, column)
    case "8": move(to: saved.row, saved.column)
    case "M": if row == region.lowerBound { scroll(region, down: 1) } else { move(to: row - 1, column) }
    case "(", ")": rest.removeFirst()
    case "=", ">": break
    case let other: throw Unknown(sequence: "ESC \(other.map(String.init) ?? "")")
    }
  }

  private mutating func command(_ rest: inout Substring.UnicodeScalarView) throws {
    let text = String(rest.prefix { $0 != "\u{1B}" && $0 != "\u{7}" })
    rest = rest.dropFirst(text.unicodeScalars.count)
    if rest.popFirst() == "\u{1B}", rest.popFirst() != "\\" { throw Unknown(sequence: "OSC \(text)") }
    let fields = text.split(separator: ";", maxSplits: 2, omittingEmptySubsequences: false)
    guard fields.count == 3, fields[0] == "8" else { return }
    link = fields[2].isEmpty ? nil : String(fields[2])
  }

  private mutating func control(_ rest: inout Substring.UnicodeScalarView) throws {
    let body = String(rest.prefix { !(0x40..<0x7F).contains($0.value) })
    rest = rest.dropFirst(body.unicodeScalars.count)
    let numbers = body.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    let (first, second) = (numbers.first ?? 0, numbers.count > 1 ? numbers[1] : 0)
    let count = max(1, first)
    switch rest.popFirst() {
    case "H": move(to: count - 1, max(1, second) - 1)
    case "d": move(to: count - 1, column)
    case "G": move(to: row, count - 1)
    case "A": move(to: row - count, column)
    case "B": move(to: row + count, column)
    case "C": move(to: row, column + count)
    case "D": move(to: row, column - count)
    case "r":
      region = (count - 1)...(second == 0 ? size.rows : second) - 1
      move(to: 0, 0)
    case "S": scroll(region, down: -count)
    case "T": scroll(region, down: count)
    case "L": scroll(row...region.upperBound, down: count)
    case "M": scroll(row...region.upperBound, down: -count)
    case "J": eraseRows(first)
    case "K": erase(first == 1 ? 0..<column + 1 : first == 2 ? 0..<size.columns : column..<size.columns)
    case "X": erase(column..<min(column + count, size.columns))
    case "P": shift(left: count)
    case "@": shift(right: count)
    case "b":
      let last = rows[row][max(0, column - 1)].text
      for _ in 0..<count { for scalar in last.unicodeScalars { write(scalar) } }
    case "m", "h", "l", "t", "n", "q": break
    case let final: throw Unknown(sequence: "CSI \(body)\(final.map(String.init) ?? "")")
    }
  }

  private mutating func eraseRows(_ kind: Int) {
    if kind == 0 { erase(column..<size.columns) }
    let all = kind == 0 ? row + 1..<size.rows : 0..<size.rows
    for row in all { rows[row] = Array(repeating: Cell(), count: size.columns) }
  }

  private mutating func erase(_ columns: Range<Int>) {
    for column in columns { rows[row][column] = Cell() }
  }

  private mutating func shift(left count: Int) {
    let rest = rows[row][column...].dropFirst(count)
    rows[row].replaceSubrange(column..., with: rest)
    while rows[row].count < size.columns { rows[row].append(Cell()) }
  }

  private mutating func shift(right count: Int) {
    rows[row].insert(contentsOf: Array(repeating: Cell(), count: count), at: column)
    rows[row].removeLast(rows[row].count - size.columns)
  }
}
