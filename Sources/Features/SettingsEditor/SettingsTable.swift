import Terminal
import Widgets

/// The rows of the settings and the notes on them, for a given width.
struct SettingsTable {
  let rows: [SettingsRow]
  private let columns: Int
  private let labelColumns: Int

  /// - Parameter columns: the whole width, the selection mark included.
  init(_ rows: [SettingsRow], columns: Int) {
    self.rows = rows
    self.columns = columns
    let longest = rows.map { DisplayText($0.label).width }.max() ?? 0
    labelColumns = min(longest + 1, columns / 2)
  }

  /// The most rows that any note takes.
  var noteRows: Int { rows.indices.map { note(on: $0).count }.max() ?? 0 }

  /// What is written below the list on a row; its value too where the row has no room for it.
  func note(on index: Int) -> [DisplayText] {
    let value = value(of: index, isSelected: true)
    let texts =
      (value.width > valueColumns ? [DisplayText(rows[index].value)] : []) + [DisplayText(rows[index].note)]
    return texts.filter { $0.width > 0 }.flatMap {
      $0.wrapped(to: min(76, columns - 2 * SelectionMark.columns))
    }
  }

  func draw(_ canvas: Canvas, _ index: Int, row line: Int, isSelected: Bool, style: Style) {
    let row = TableRow([.init(labelColumns), .init(valueColumns)])
    let texts = [DisplayText(rows[index].label), value(of: index, isSelected: isSelected)]
    row.draw(canvas, texts, row: line, column: SelectionMark.columns, style: style)
  }

  private var valueColumns: Int { max(0, columns - SelectionMark.columns - labelColumns - 2) }

  /// The selected value stands between the keys that change it.
  private func value(of index: Int, isSelected: Bool) -> DisplayText {
    let row = rows[index]
    return DisplayText(isSelected && row.use == .change ? "< \(row.value) >" : "  \(row.value)")
  }
}
