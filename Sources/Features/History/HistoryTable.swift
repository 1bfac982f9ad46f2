import AppCore
import Terminal
import Texts
import Widgets

/// The columns of the history, by the room that there is.
struct HistoryTable {
  private let row: TableRow
  private let isNarrow: Bool
  private let texts: Texts

  /// - Parameter columns: the whole width, the selection mark included.
  init(columns: Int, texts: Texts) {
    self.texts = texts
    isNarrow = columns < 60
    let kinds =
      isNarrow
      ? [texts.history.shortRepo, texts.history.shortTodo]
      : [texts.history.repo, texts.history.todo, texts.history.kindColumn]
    let kind = Self.width(of: kinds)
    let visits = Self.width(of: [texts.history.visitsColumn, "999k"])
    let age = AgeText.columns(in: texts.language)
    let rest = columns - SelectionMark.columns - kind - visits - age - 3
    row = TableRow([
      .init(max(0, rest)), .init(kind), .init(visits, isRightAligned: true),
      .init(age, isRightAligned: true),
    ])
  }

  func drawHeader(_ canvas: Canvas, row line: Int) {
    let titles = [
      texts.history.titleColumn, isNarrow ? "" : texts.history.kindColumn, texts.history.visitsColumn,
      texts.history.ageColumn,
    ]
    row.draw(
      canvas, titles.map { DisplayText($0) }, row: line, column: SelectionMark.columns,
      style: canvas.theme[.tableHeader])
  }

  func draw(_ canvas: Canvas, _ entry: HistoryRow, row line: Int, style: Style) {
    let texts = [entry.title, isNarrow ? entry.shortKind : entry.kind, entry.visits, entry.age]
    row.draw(
      canvas, texts.map { DisplayText($0) }, row: line, column: SelectionMark.columns, style: style)
  }

  private static func width(of texts: [String]) -> Int {
    texts.map { DisplayText($0).width }.max() ?? 0
  }
}
