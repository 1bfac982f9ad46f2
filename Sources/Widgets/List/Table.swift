public import EventLoop
public import Terminal

/// The columns of a list, for one width: a header, and a row for each item. One blank stands between two columns.
@LoopActor
public struct Table<Item> {
  public struct Column {
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
    let text: (Item) -> String

    public init(
      _ title: String, _ width: Width, isRightAligned: Bool = false, text: @escaping (Item) -> String
    ) {
      self.title = title
      self.width = width
      self.isRightAligned = isRightAligned
      self.text = text
    }
  }

  private let columns: [Column]
  private let row: TableRow
  private let role: (Item) -> Role?

  /// - Parameters:
  ///   - width: the whole width in cells, the selection mark included.
  ///   - role: how a row looks that is not like the others.
  public init(width: Int, _ columns: [Column], role: @escaping (Item) -> Role? = { _ in nil }) {
    self.columns = columns
    self.role = role
    let widths = columns.map(\.cells)
    let used = widths.reduce(0) { $0 + ($1 ?? 0) } + columns.count - 1
    let rest = max(0, width - SelectionMark.columns - used)
    row = TableRow(zip(columns, widths).map { .init($1 ?? rest, isRightAligned: $0.isRightAligned) })
  }

  func drawHeader(_ canvas: Canvas, row line: Int) {
    draw(canvas, columns.map(\.title), row: line, style: canvas.theme[.tableHeader])
  }

  func draw(_ canvas: Canvas, _ item: Item, row line: Int, style: Style) {
    let style = role(item).map { style.adding(canvas.theme[$0]) } ?? style
    draw(canvas, columns.map { $0.text(item) }, row: line, style: style)
  }

  private func draw(_ canvas: Canvas, _ texts: [String], row line: Int, style: Style) {
    row.draw(
      canvas, texts.map { DisplayText($0) }, row: line, column: SelectionMark.columns, style: style)
  }
}

extension Table.Column {
  /// Nil for the rest.
  fileprivate var cells: Int? {
    switch width {
    case .fixed(let cells): cells
    case .fitting(let texts): texts.map { DisplayText($0).width }.max() ?? 0
    case .rest: nil
    }
  }
}
