import Domain
public import EventLoop
public import Terminal

/// One column of a list.
public struct TableColumn {
  public enum Width {
    /// Cells.
    case fixed(Int)
    /// The widest of these texts.
    case fitting([String])
    /// What the other columns leave.
    case rest
  }

  let title: String
  let width: Width
  let isRightAligned: Bool

  public init(_ title: String, _ width: Width, isRightAligned: Bool = false) {
    self.title = title
    self.width = width
    self.isRightAligned = isRightAligned
  }

  /// Nil for the rest.
  fileprivate var cells: Int? {
    switch width {
    case .fixed(let cells): cells
    case .fitting(let texts): texts.map { DisplayText($0).width }.max() ?? 0
    case .rest: nil
    }
  }
}

/// A list in columns, for one width: a header, and a row for each item. One blank stands between two columns.
///
/// Only what reads an item is generic: generic code of another module looks its types up at run time, and with generic
/// columns a key took a quarter longer (`Scripts/bench`, key to frame).
@LoopActor
public struct Table<Item> {
  private let header: TableHeader
  private let texts: (Item) -> [String]
  private let role: (Item) -> Role?

  /// - Parameters:
  ///   - width: the whole width in cells, the selection mark included.
  ///   - role: how a row looks that is not like the others.
  ///   - texts: the texts of a row, one for each column.
  public init(
    width: Int, _ columns: [TableColumn], role: @escaping (Item) -> Role? = { _ in nil },
    texts: @escaping (Item) -> [String]
  ) {
    header = TableHeader(width: width, columns)
    self.texts = texts
    self.role = role
  }

  func drawHeader(_ canvas: Canvas, row line: Int) {
    header.draw(canvas, header.titles, row: line, style: canvas.theme[.tableHeader])
  }

  func matches(_ pattern: TextPattern, _ item: Item) -> Bool {
    texts(item).contains { pattern.matches(DisplayText($0)) }
  }

  func draw(_ canvas: Canvas, _ item: Item, row line: Int, style: Style) {
    let style = role(item).map { style.adding(canvas.theme[$0]) } ?? style
    header.draw(canvas, texts(item), row: line, style: style)
  }
}

/// The titles of the columns, and where they stand.
@LoopActor
private struct TableHeader {
  let titles: [String]
  private let layout: ColumnLayout

  init(width: Int, _ columns: [TableColumn]) {
    titles = columns.map(\.title)
    let widths = columns.map(\.cells)
    let used = widths.reduce(0) { $0 + ($1 ?? 0) } + columns.count - 1
    let rest = max(0, width - SelectionMark.columns - used)
    layout = ColumnLayout(zip(columns, widths).map { .init($1 ?? rest, isRightAligned: $0.isRightAligned) })
  }

  func draw(_ canvas: Canvas, _ texts: [String], row line: Int, style: Style) {
    layout.draw(
      canvas, texts.map { DisplayText($0) }, row: line, column: SelectionMark.columns, style: style)
  }
}
