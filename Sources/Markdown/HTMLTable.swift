/// An open table of HTML, whose cells can contain blocks.
struct HTMLTable {
  /// The number of containers around it.
  let depth: Int
  /// Whether an empty line comes before it.
  let needsBlank: Bool
  private(set) var isInCell = false
  private var rows: [[Cell]] = []
  private var isInHead = false

  struct Cell {
    var parts: [MarkdownPart] = []
    fileprivate let isHeader: Bool
    fileprivate let alignment: TableRow.Alignment
    /// The number of columns and rows that it takes.
    fileprivate let columns: Int
    fileprivate let rows: Int

    fileprivate init(_ tag: HTMLTag, isInHead: Bool) {
      isHeader = isInHead || tag.name == "th"
      switch tag.attributes["align"]?.lowercased() {
      case "right": alignment = .right
      case "center": alignment = .center
      default: alignment = .left
      }
      columns = tag.number("colspan", in: 1...HTMLTable.maxColumns) ?? 1
      rows = tag.number("rowspan", in: 1...HTMLTable.maxRowSpan) ?? 1
    }
  }

  // A table with more is no table of words.
  fileprivate static let maxColumns = 60
  fileprivate static let maxRowSpan = 1_000
  private static let maxCells = 100_000
  /// In bytes.
  fileprivate static let longestCell = 1_000
  fileprivate static let maxParts = 20

  init(depth: Int, needsBlank: Bool) {
    (self.depth, self.needsBlank) = (depth, needsBlank)
  }

  /// Handles a tag of a row or a cell. A cell ends where the next one begins.
  mutating func read(_ tag: HTMLTag) {
    isInCell = false
    switch tag.name {
    case "thead": isInHead = !tag.isClosing
    case "tr": if !tag.isClosing { rows.append([]) }
    case "td", "th":
      guard !tag.isClosing else { return }
      if rows.isEmpty { rows.append([]) }
      rows[rows.count - 1].append(Cell(tag, isInHead: isInHead))
      isInCell = true
    default: break
    }
  }

  /// Adds a part to the current cell.
  mutating func add(_ part: MarkdownPart) {
    let (row, cell) = (rows.count - 1, (rows.last?.count ?? 0) - 1)
    guard row >= 0, cell >= 0 else { return }
    rows[row][cell].parts.append(part)
  }

  /// The cells in the order of their blocks. Where a row of words names the pictures or blocks below it, each is under
  /// its name.
  var cells: [Cell] {
    var ordered: [Cell] = []
    var left = rows.filter { !$0.isEmpty }[...]
    while let row = left.popFirst() {
      if let below = left.first, row.count == below.count, row.count > 1, row.allSatisfy(\.isName),
        below.allSatisfy({ !$0.isName })
      {
        left.removeFirst()
        ordered += zip(row, below).flatMap { [$0, $1] }
      } else {
        ordered += row
      }
    }
    return ordered
  }

  /// The rows of a table of words; nil for one that only arranges blocks on a page.
  var wordRows: [TableRow]? {
    let rows = rows.filter { !$0.isEmpty }
    guard let first = rows.first, let grid = Self.grid(of: rows), let columns = grid.map(\.count).max() else {
      return nil
    }
    let isHeader =
      first.allSatisfy(\.isHeader)
      || first.allSatisfy(\.isName) && rows.dropFirst().joined().contains(where: \.isPicture)
        && rows.dropFirst().joined().allSatisfy { $0.isPicture || $0.isEmpty }
    guard columns > 1 || isHeader, columns * grid.count <= Self.maxCells else { return nil }
    let alignments = (0..<columns).map { column in
      (grid.last.flatMap { column < $0.count ? $0[column] : nil })?.alignment ?? .left
    }
    var table = TableReader(alignments, hasHeader: isHeader)
    for row in grid {
      for cell in row {
        guard let spans = cell.map(\.spans) ?? [] else { return nil }
        table.add(spans)
      }
      table.endRow()
    }
    return table.rows
  }

  /// The cells in their columns; nil where a cell of an earlier column or row reaches. Nil if there are too many columns.
  private static func grid(of rows: [[Cell]]) -> [[Cell?]]? {
    /// The number of further rows that a cell takes in each column.
    var taken = [Int](repeating: 0, count: maxColumns)
    var grid: [[Cell?]] = []
    for row in rows {
      var line: [Cell?] = []
      func skip() {
        while line.count < maxColumns, taken[line.count] > 0 {
          taken[line.count] -= 1
          line.append(nil)
        }
      }
      for cell in row {
        skip()
        guard line.count + cell.columns <= maxColumns else { return nil }
        for column in line.count..<line.count + cell.columns { taken[column] = cell.rows - 1 }
        line.append(cell)
        for _ in 1..<cell.columns { line.append(nil) }
      }
      skip()
      grid.append(line)
    }
    return grid
  }
}

extension HTMLTable.Cell {
  fileprivate var isEmpty: Bool { spans?.isEmpty == true }

  /// Whether it has pictures and nothing else.
  fileprivate var isPicture: Bool {
    guard let words = spans?.filter({ !$0.text.allSatisfy(\.isWhitespace) }) else { return false }
    return !words.isEmpty && words.allSatisfy(\.isPicture)
  }

  /// Whether it has a few words only, as those over pictures: Before and After.
  fileprivate var isName: Bool {
    guard let spans, !spans.isEmpty, !spans.contains(where: \.isPicture) else { return false }
    let words = spans.map(\.text).joined()
    return words.utf8.count <= Self.longestName && !words.contains("\n")
  }

  /// In bytes.
  private static let longestName = 120

  /// Its words in lines; nil if it has blocks that a cell cannot show.
  fileprivate var spans: [Span]? {
    guard parts.count <= HTMLTable.maxParts else { return nil }
    var (spans, bytes): ([Span], Int) = ([], 0)
    for part in parts {
      let words: [Span]
      switch part.content {
      case .prose(let spans): words = spans
      case .rule: words = [Span(text: MarkdownPart.ruleInCell, emphasis: [])]
      case .blank: continue
      default: return nil
      }
      if !spans.isEmpty { spans[spans.count - 1].text += "\n" }
      if !part.margin.first.isEmpty { spans.append(Span(text: part.margin.first, emphasis: [])) }
      spans += words
      bytes += words.reduce(0) { $0 + $1.text.utf8.count }
    }
    return bytes <= HTMLTable.longestCell ? spans : nil
  }
}
