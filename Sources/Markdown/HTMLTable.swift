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
    /// Whether it is in the head of the table.
    fileprivate let isInHead: Bool
    fileprivate let alignment: TableRow.Alignment
    /// The number of columns and rows that it takes.
    fileprivate let columns: Int
    fileprivate let rows: Int

    fileprivate init(_ tag: HTMLTag, isInHead: Bool) {
      self.isInHead = isInHead
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
  private static let maxHeaders = 4
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
    let headers = Self.headers(of: rows)
    let isHeader =
      headers > 0
      || first.allSatisfy(\.isName) && rows.dropFirst().joined().contains(where: \.isPicture)
        && rows.dropFirst().joined().allSatisfy { $0.isPicture || $0.isEmpty }
    guard columns > 1 || isHeader, columns * grid.count <= Self.maxCells else { return nil }
    let alignments = (0..<columns).map { column -> TableRow.Alignment in
      let slot = grid.last.flatMap { column < $0.count ? $0[column] : nil }
      return slot.map { $0.isOwn ? $0.cell.alignment : .left } ?? .left
    }
    let header = headers > 0 ? Header(grid.prefix(headers), columns: columns) : nil
    var table = TableReader(alignments, hasHeader: isHeader, names: header?.names)
    if headers > 0 {
      guard let header else { return nil }
      for cell in header.cells { table.add(cell) }
      table.endRow()
    }
    for row in grid.dropFirst(headers) {
      for slot in row {
        guard let spans = slot.spans else { return nil }
        table.add(slot.isOwn ? spans : [], reaching: slot.isReaching(below: headers) ? spans : nil)
      }
      table.endRow()
    }
    return table.rows
  }

  /// The rows of a table that has a header and blocks in its cells, without the empty cells; nil if the header does not
  /// name the cells.
  var valueRows: (header: TableRow, rows: [[Value]])? {
    let rows = rows.filter { !$0.isEmpty }
    let headers = Self.headers(of: rows)
    guard headers > 0, headers < rows.count, let grid = Self.grid(of: rows),
      let columns = grid.map(\.count).max(), columns > 1,
      let header = Header(grid.prefix(headers), columns: columns), header.namesCells
    else { return nil }
    let row = TableRow(cells: header.cells, isHeader: true, columns: [], isAlone: true)
    let values = grid.dropFirst(headers).map { slots in
      slots.enumerated().compactMap { column, slot -> Value? in
        guard slot.isOwn || slot.isReaching(below: headers), slot.spans?.isEmpty != true else { return nil }
        return Value(header.name(from: column, columns: slot.cell.columns), slot)
      }
    }
    return (row, values)
  }

  /// A cell with the name of its column.
  struct Value {
    /// The words of the cell; only the name if it has blocks, nil if it has no name either.
    let row: TableRow?
    let blocks: [MarkdownPart]

    fileprivate init(_ name: String, _ slot: Slot) {
      let column = TableRow.Column(name: name, width: 0, alignment: .left)
      let words = slot.spans ?? []
      row =
        words.isEmpty && name.isEmpty
        ? nil : TableRow(cells: [words], isHeader: false, columns: [column], isAlone: true)
      blocks = slot.spans == nil ? slot.cell.parts : []
    }
  }

  /// The number of rows that are a header. A further one is below names that reach over several columns or rows, or in
  /// the head of the table.
  private static func headers(of rows: [[Cell]]) -> Int {
    let named = rows.prefix { $0.allSatisfy(\.isHeader) }
    guard named.count < rows.count else { return min(named.count, 1) }
    let first = named.prefix(maxHeaders)
    let ends = first.indices.dropFirst().first { index in
      !first[index].allSatisfy(\.isInHead)
        && first[..<index].joined().allSatisfy { $0.columns == 1 && $0.rows == 1 }
    }
    return ends ?? first.count
  }

  /// The header of a table, its rows in one.
  private struct Header {
    /// What the rows say in each column, a line each.
    private(set) var cells: [[Span]]
    private(set) var names: [String]

    /// Nil for rows with blocks.
    init?(_ rows: ArraySlice<[Slot]>, columns: Int) {
      (cells, names) = (Array(repeating: [], count: columns), Array(repeating: "", count: columns))
      for (index, row) in rows.enumerated() {
        guard !row.contains(where: { $0.spans == nil }) else { return nil }
        let height = row.lazy.filter(\.isOwn).map { ($0.spans ?? []).lines.count }.max() ?? 1
        for column in 0..<columns {
          let slot = column < row.count ? row[column] : nil
          let words = slot?.spans ?? []
          if slot?.isBelow != true, !words.isEmpty {
            names[column] += (names[column].isEmpty ? "" : " ") + words.inOneLine.map(\.text).joined()
          }
          let own = slot?.isOwn == true ? words : []
          cells[column] += own
          // The next row begins at the same line in all columns.
          guard index < rows.count - 1 else { continue }
          let ends = String(repeating: "\n", count: height - own.lines.count + 1)
          cells[column].append(Span(text: ends, emphasis: []))
        }
      }
      for column in cells.indices { cells[column].trimEnd { $0 == "\n" } }
    }

    /// The names of the columns that a cell takes.
    func name(from column: Int, columns: Int) -> String {
      names[column..<min(column + columns, names.count)].reduce(into: [String]()) { taken, name in
        if !name.isEmpty, !taken.contains(name) { taken.append(name) }
      }.joined(separator: ", ")
    }

    /// Whether it has only a few words for each column.
    var namesCells: Bool {
      names.contains { !$0.isEmpty } && names.allSatisfy { $0.utf8.count <= Cell.longestName }
    }
  }

  /// A column of a row, and the cell that takes it. Source: html.spec.whatwg.org, "Table model".
  fileprivate struct Slot {
    let cell: Cell
    /// The index of the row that the cell begins in.
    let row: Int
    /// Its words in lines; nil if it has blocks.
    let spans: [Span]?
    /// Whether the cell begins in an earlier row or in an earlier column.
    var isBelow = false
    var isRight = false

    var isOwn: Bool { !isBelow && !isRight }
    /// Whether it is the first column of a cell that begins in an earlier row, whose words are repeated. Long ones and
    /// blocks are not, because a cell can reach into a thousand rows, and those of the header are no values.
    func isReaching(below headers: Int) -> Bool {
      guard isBelow, !isRight, row >= headers, let spans else { return false }
      return spans.reduce(0) { $0 + $1.text.utf8.count } <= Cell.longestName
    }
  }

  /// The cells in their columns. Nil if there are too many.
  private static func grid(of rows: [[Cell]]) -> [[Slot]]? {
    /// The cells of earlier rows in their columns, and how many further rows they take.
    var taken = [(slot: Slot, rows: Int)?](repeating: nil, count: maxColumns)
    var (grid, count): ([[Slot]], Int) = ([], 0)
    for (index, row) in rows.enumerated() {
      var line: [Slot] = []
      func skip() {
        while line.count < maxColumns, let (slot, rows) = taken[line.count] {
          taken[line.count] = rows > 1 ? (slot, rows - 1) : nil
          line.append(slot)
        }
      }
      for cell in row {
        skip()
        guard line.count + cell.columns <= maxColumns else { return nil }
        var slot = Slot(cell: cell, row: index, spans: cell.spans)
        for column in line.count..<line.count + cell.columns {
          line.append(slot)
          var below = slot
          below.isBelow = true
          taken[column] = cell.rows > 1 ? (below, cell.rows - 1) : nil
          slot.isRight = true
        }
      }
      skip()
      grid.append(line)
      count += line.count
      guard count <= maxCells else { return nil }
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
  fileprivate static let longestName = 120

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
      if !part.margin.first.isEmpty { spans.append(Span(text: part.margin.first, emphasis: .margin)) }
      spans += words
      bytes += words.reduce(0) { $0 + $1.text.utf8.count }
    }
    return bytes <= HTMLTable.longestCell ? spans : nil
  }
}
