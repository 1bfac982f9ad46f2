import Domain
public import EventLoop
public import Terminal
import Texts

/// One column of a list.
public struct TableColumn {
  public enum Width {
    /// Cells.
    case fixed(Int)
    /// The widest of these texts.
    case fitting([String])
    /// What the other columns leave.
    case rest
    /// What the `rest` leaves if it takes `restNeeds` cells, within a range.
    case spare(ClosedRange<Int>, restNeeds: Int)
  }

  let title: String
  let width: Width
  let isRightAligned: Bool
  let role: Role
  /// The cells that the next column keeps in a row whose text here is too long; nil if the text is cut.
  private(set) var left: Int?

  /// The same column, but a text that is too long for it takes room of the next column in its row, which keeps `cells`.
  public func leaving(_ cells: Int) -> TableColumn {
    var column = self
    column.left = cells
    return column
  }

  /// - Parameter role: how the texts look.
  public init(_ title: String, _ width: Width, isRightAligned: Bool = false, role: Role = .text) {
    self.title = title
    self.width = width
    self.isRightAligned = isRightAligned
    self.role = role
  }

  /// Ages, as `RowContext.age` writes them.
  public static func age(_ title: String, _ context: RowContext) -> TableColumn {
    TableColumn(
      title, .fixed(AgeText.columns(under: title, in: context.texts.language)), isRightAligned: true,
      role: .secondary)
  }

  /// Numbers, as `NumberText.short` writes them.
  public static func count(_ title: String) -> TableColumn {
    TableColumn(title, .fitting([title, "999k"]), isRightAligned: true, role: .secondary)
  }

  /// Nil for what depends on the other columns.
  fileprivate var cells: Int? {
    switch width {
    case .fixed(let cells): cells
    case .fitting(let texts): texts.map { DisplayText($0).width }.max() ?? 0
    case .rest, .spare: nil
    }
  }

  /// - Parameter room: what the columns with cells of their own leave.
  fileprivate func spare(of room: Int) -> Int? {
    guard case .spare(let range, let needed) = width else { return nil }
    return max(range.lowerBound, min(room - needed, range.upperBound))
  }
}

/// The width of the longest of some texts in cells, found once for each change of their rows.
@LoopActor
public final class LongestText {
  private var last: (version: Int, columns: Int)?

  public init() {}

  /// - Parameters:
  ///   - version: another number after each change of the texts.
  ///   - texts: one for each row.
  public func columns(_ version: Int, _ texts: () -> [String]) -> Int {
    if let last, last.version == version { return last.columns }
    let columns = texts().reduce(0) { max($0, DisplayText($1).width) }
    last = (version, columns)
    return columns
  }
}

/// A list in columns, for one width: a header, and a row for each item. One blank stands between two columns.
///
/// Only what reads an item is generic: generic code of another module looks its types up at run time, and with generic
/// columns a key took a quarter longer (`Scripts/bench`, key to frame).
@LoopActor
public struct Table<Item> {
  private let header: TableHeader
  private let texts: @LoopActor (Item) -> [String?]
  private let hasRoom: [Bool]
  private let role: @LoopActor (Item) -> Role?
  private let sign: @LoopActor (Item) -> Role?
  private let painted: Painted?

  /// The column whose text has colours of its own, counted with those that have no room, and that text; it is as wide
  /// as the plain one.
  public typealias Painted = (column: Int, text: @LoopActor (Item) -> StyledText)

  /// - Parameters:
  ///   - width: the whole width in cells, the selection mark included.
  ///   - columns: nil for one that has no room.
  ///   - role: how a row looks that is not like the others.
  ///   - sign: how the text of the column of signs looks, which has the role `good`.
  ///   - texts: the texts of a row, one for each column, with room or not; nil for a blank.
  public init(
    width: Int, _ columns: [TableColumn?], role: @escaping @LoopActor (Item) -> Role? = { _ in nil },
    sign: @escaping @LoopActor (Item) -> Role? = { _ in nil }, painted: Painted? = nil,
    texts: @escaping @LoopActor (Item) -> [String?]
  ) {
    header = TableHeader(width: width, columns.compactMap(\.self))
    let hasRoom = columns.map { $0 != nil }
    self.hasRoom = hasRoom
    self.texts = texts
    self.role = role
    self.sign = sign
    // Its place among the columns that have room.
    self.painted = painted.flatMap { painted in
      hasRoom[painted.column] ? (hasRoom[..<painted.column].count { $0 }, painted.text) : nil
    }
  }

  /// The texts of the columns that have room.
  private func cells(of item: Item) -> [String] {
    var cells: [String] = []
    cells.reserveCapacity(hasRoom.count)
    for (index, text) in texts(item).enumerated() where hasRoom[index] { cells.append(text ?? "") }
    return cells
  }

  func drawHeader(_ canvas: Canvas, row line: Int) {
    header.draw(canvas, header.titles, row: line, style: canvas.theme[.tableHeader])
  }

  func matches(_ pattern: TextPattern, _ item: Item) -> Bool {
    cells(of: item).contains { pattern.matches(DisplayText($0)) }
  }

  /// - Parameter style: of a selected row; nil for the others.
  func draw(_ canvas: Canvas, _ item: Item, row line: Int, style: Style?) {
    let (theme, role) = (canvas.theme, role(item))
    if let style {
      let style = role.map { style.adding(theme[$0]) } ?? style
      return header.draw(canvas, cells(of: item), row: line, style: style)
    }
    let sign = sign(item)
    let painted = role == nil && theme.hasTints ? painted.map { ($0.column, $0.text(item)) } : nil
    var styles: [Style] = []
    styles.reserveCapacity(header.roles.count)
    for own in header.roles {
      styles.append(theme[own == .good ? sign ?? role ?? .text : role ?? own])
    }
    header.draw(canvas, cells(of: item), row: line, painted: painted, styles: styles)
  }
}

/// The titles of the columns, and where they stand.
private struct TableHeader {
  let titles: [String]
  let roles: [Role]
  private let layout: ColumnLayout

  init(width: Int, _ columns: [TableColumn]) {
    titles = columns.map(\.title)
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
          overflow: columns[index].left.map { max(0, next - $0) } ?? 0)
      })
  }

  func draw(_ canvas: Canvas, _ texts: [String], row line: Int, style: Style) {
    draw(canvas, texts, row: line, styles: Array(repeating: style, count: roles.count))
  }

  func draw(
    _ canvas: Canvas, _ texts: [String], row line: Int, painted: (index: Int, text: StyledText)? = nil,
    styles: [Style]
  ) {
    layout.draw(
      canvas, texts.map { DisplayText($0) }, row: line, column: SelectionMark.columns, painted: painted,
      styles: styles)
  }
}
