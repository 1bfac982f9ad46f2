import Domain
public import EventLoop
public import Terminal
public import Texts

/// One column of a list.
public struct TableColumn {
  /// How wide a column is.
  public enum Width {
    /// Cells.
    case fixed(Int)
    /// As wide as the widest of these texts.
    case fitting([String])
    /// The width that the other columns leave.
    case rest
    /// The width that remains if the `rest` column takes `restNeeds` cells, within a range.
    case spare(ClosedRange<Int>, restNeeds: Int)
  }

  let title: String
  let width: Width
  let isRightAligned: Bool
  let role: Role
  /// A text that is too long can extend into the next column, which keeps at least this many cells; nil if the text is
  /// cut.
  private(set) var left: Int?
  private(set) var keepsName = false

  /// The same column of paths, but one that is too long loses its middle, not the file's name at its end.
  public var keepingName: TableColumn {
    var column = self
    column.keepsName = true
    return column
  }

  /// The same column, but a text that is too long extends into the next column, which keeps at least `cells`.
  public func leaving(_ cells: Int) -> TableColumn {
    var column = self
    column.left = cells
    return column
  }

  /// - Parameter role: the style of the texts.
  public init(_ title: String, _ width: Width, isRightAligned: Bool = false, role: Role = .text) {
    self.title = title
    self.width = width
    self.isRightAligned = isRightAligned
    self.role = role
  }

  /// A column of ages or days as `RowContext.age` formats them.
  public static func age(_ title: String, _ context: RowContext) -> TableColumn {
    TableColumn(
      title, .fixed(context.ageColumns(under: title)), isRightAligned: true, role: .secondary)
  }

  /// A column of numbers as `NumberText.short` formats them.
  public static func count(_ title: String) -> TableColumn {
    TableColumn(title, .fixed(countColumns(under: title)), isRightAligned: true, role: .secondary)
  }

  /// A column of such numbers after a sign, which is its title: `+12k`.
  public static func signedCount(_ sign: String) -> TableColumn {
    TableColumn(sign, .fixed(signedCountColumns), isRightAligned: true, role: .secondary)
  }

  /// The width of a column of numbers, in cells.
  public static func countColumns(under title: String) -> Int { max(DisplayText(title).width, 4) }

  /// The width of a column of numbers after a sign, in cells.
  public static let signedCountColumns = 5

  /// The width in cells; nil if it depends on the other columns.
  fileprivate var cells: Int? {
    switch width {
    case .fixed(let cells): cells
    case .fitting(let texts): texts.map { DisplayText($0).width }.max() ?? 0
    case .rest, .spare: nil
    }
  }

  /// - Parameter room: the width that the columns of a known width leave.
  fileprivate func spare(of room: Int) -> Int? {
    guard case .spare(let range, let needed) = width else { return nil }
    return max(range.lowerBound, min(room - needed, range.upperBound))
  }
}

/// The width of the longest of some texts in cells, cached until their rows change. Without the cache a key took 1.6 times the
/// time in a list of 100 rows, and 3.5 times with 1,000 loaded ones (`Scripts/bench`, key to frame).
@LoopActor
public final class LongestText {
  private var last: (version: Int, language: Language?, columns: Int)?

  public init() {}

  /// - Parameters:
  ///   - version: changes whenever the rows change.
  ///   - language: of the texts, if they are octodo's own.
  ///   - texts: one for each row.
  public func columns(_ version: Int, in language: Language? = nil, _ texts: () -> [String]) -> Int {
    if let last, last.version == version, last.language == language { return last.columns }
    let columns = texts().reduce(0) { max($0, DisplayText($1).width) }
    last = (version, language, columns)
    return columns
  }
}

/// A list in columns, for one width: a header, and a row for each item. One blank stands between two columns.
///
/// Only what reads an item is generic: generic code of another module looks its types up at run time, and with generic
/// columns a key took a quarter longer (`Scripts/bench`, key to frame). For the same reason it is a class and keeps no
/// tuple.
@LoopActor
public final class Table<Item> {
  private let header: TableHeader
  private let texts: @LoopActor (Item) -> [String?]
  private let hasRoom: [Bool]
  private let role: @LoopActor (Item) -> Role?
  private let sign: @LoopActor (Item) -> Role?
  /// The indices of the painted columns among the visible ones, and their texts.
  private let paintedColumns: [Int]
  private let paintedTexts: [@LoopActor (Item) -> StyledText]
  /// The column of a row's further lines, in cells.
  private let moreColumn: Int
  private let moreLines: (@LoopActor (Item) -> [DisplayText])?

  /// The index of the column whose text has its own colours, counted with hidden columns, and that text, which is as
  /// wide as the plain one.
  public typealias Painted = (column: Int, text: @LoopActor (Item) -> StyledText)

  /// The lines of a row below its first one, and their column in cells. Only for a list whose rows are all in memory.
  public typealias More = (column: Int, lines: @LoopActor (Item) -> [DisplayText])

  /// - Parameters:
  ///   - width: the whole width in cells, including the selection mark.
  ///   - columns: nil for a column that does not fit.
  ///   - role: the style of an unusual row; nil for the others.
  ///   - sign: the style of the column of signs, which has the role `good`.
  ///   - texts: the texts of a row, one for each column including hidden ones; nil for a blank.
  public init(
    width: Int, _ columns: [TableColumn?], role: @escaping @LoopActor (Item) -> Role? = { _ in nil },
    sign: @escaping @LoopActor (Item) -> Role? = { _ in nil }, painted: [Painted] = [],
    more: More? = nil, texts: @escaping @LoopActor (Item) -> [String?]
  ) {
    header = TableHeader(width: width, columns.compactMap(\.self))
    let hasRoom = columns.map { $0 != nil }
    self.hasRoom = hasRoom
    self.texts = texts
    self.role = role
    self.sign = sign
    let visible = painted.filter { hasRoom[$0.column] }
    paintedColumns = visible.map { column in hasRoom[..<column.column].count { $0 } }
    paintedTexts = visible.map(\.text)
    (moreColumn, moreLines) = (more?.column ?? 0, more?.lines)
  }

  /// The texts of the visible columns.
  private func cells(of item: Item) -> [DisplayText] {
    var cells: [DisplayText] = []
    cells.reserveCapacity(hasRoom.count)
    for (index, text) in texts(item).enumerated() where hasRoom[index] {
      // Not `map`: each closure here checks at run time that it is on the loop, which took 5 % of the cost of a key
      // (`Scripts/bench`, key to frame).
      if let text { cells.append(DisplayText(text)) } else { cells.append(.empty) }
    }
    return cells
  }

  var hasHeader: Bool { header.titles.contains { $0.width > 0 } }
  var hasMore: Bool { moreLines != nil }

  /// The further lines of a row.
  /// - Parameter index: that of the row.
  func more(_ item: Item, at index: Int) -> LinesBetween? {
    guard let texts = moreLines?(item), !texts.isEmpty else { return nil }
    return LinesBetween(index: index + 1, texts: texts, role: .text, indent: moreColumn, kind: .more)
  }

  func drawHeader(_ canvas: Canvas, row line: Int) {
    header.draw(canvas, header.titles, row: line, style: canvas.theme[.tableHeader])
  }

  func matches(_ pattern: TextPattern, _ item: Item) -> Bool {
    cells(of: item).contains { pattern.matches($0) }
  }

  /// Draws the selected row. It has no role, because dim text on the colours of the selection is hard to read; only
  /// signs, chips and dots keep their colours.
  /// - Parameter style: that of the name.
  func drawSelected(_ canvas: Canvas, _ item: Item, row line: Int, style: Style) {
    let rest = SelectionMark.rest(style, on: canvas.theme)
    let sign = sign(item) ?? .good
    var styles: [Style] = []
    styles.reserveCapacity(header.roles.count)
    for own in header.roles {
      var style = own == .name ? style : rest
      if own == .good, role(item) == nil, !style.attributes.contains(.reverse) {
        style.foreground = canvas.theme[sign].foreground
      }
      styles.append(style)
    }
    header.draw(
      canvas, cells(of: item), row: line, painted: painted(item) { styles[$0] }, styles: styles)
  }

  /// - Parameter ground: the style around the colours of the text in a visible column; nil for those of its roles.
  private func painted(_ item: Item, ground: (Int) -> Style?) -> [PaintedCell] {
    var painted: [PaintedCell] = []
    for (index, column) in paintedColumns.enumerated() {
      painted.append(PaintedCell(column: column, text: paintedTexts[index](item), ground: ground(column)))
    }
    return painted
  }

  /// - Parameter style: that of all columns; nil for their own ones.
  func draw(_ canvas: Canvas, _ item: Item, row line: Int, style: Style?) {
    if let style { return header.draw(canvas, cells(of: item), row: line, style: style) }
    let (theme, role) = (canvas.theme, role(item))
    let sign = sign(item)
    let painted = role == nil ? painted(item) { _ in nil } : []
    var styles: [Style] = []
    styles.reserveCapacity(header.roles.count)
    for own in header.roles {
      styles.append(theme[own == .good ? sign ?? role ?? .text : role ?? own])
    }
    header.draw(canvas, cells(of: item), row: line, painted: painted, styles: styles)
  }
}

/// The titles of the columns and their positions.
private struct TableHeader {
  let titles: [DisplayText]
  let roles: [Role]
  private let layout: ColumnLayout

  init(width: Int, _ columns: [TableColumn]) {
    titles = columns.map { DisplayText($0.title) }
    roles = columns.map(\.role)
    let widths = columns.map(\.cells)
    let used = widths.reduce(0) { $0 + ($1 ?? 0) } + columns.count - 1
    let room = width - SelectionMark.columns - used
    let spare = columns.map { $0.spare(of: room) }
    let rest = max(0, room - spare.reduce(0) { $0 + ($1 ?? 0) })
    let cells = columns.indices.map { widths[$0] ?? spare[$0] ?? rest }
    layout = ColumnLayout(
      columns.indices.map { index in
        let next = index + 1 < cells.count ? cells[index + 1] : 0
        return .init(
          cells[index], isRightAligned: columns[index].isRightAligned,
          overflow: columns[index].left.map { max(0, next - $0) } ?? 0, keepsName: columns[index].keepsName)
      })
  }

  func draw(_ canvas: Canvas, _ texts: [DisplayText], row line: Int, style: Style) {
    draw(canvas, texts, row: line, styles: Array(repeating: style, count: roles.count))
  }

  func draw(
    _ canvas: Canvas, _ texts: [DisplayText], row line: Int, painted: [PaintedCell] = [], styles: [Style]
  ) {
    layout.draw(canvas, texts, row: line, column: SelectionMark.columns, painted: painted, styles: styles)
  }
}
