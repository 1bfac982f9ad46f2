import EventLoop
import FoundationEssentials
import Terminal
import Texts

/// The rows of a list as the last frame shows them. Those that look the same are copied into the next one, so that a moved
/// selection draws two rows.
@LoopActor
final class DrawnRows {
  /// What the look of all rows depends on besides their items.
  struct Conditions: Hashable {
    private let version: Int
    private let columns: Int
    private let isFaint: Bool
    private let theme: Theme
    private let texts: Texts
    /// In seconds since 2001: ages are shown in seconds at best.
    private let time: Int
    private let dayZone: TimeZone?
    private let hasPreview: Bool
    private let answers: Int

    /// Nil for a list whose rows may look different in every frame.
    init?(_ shown: ListShown, _ context: RowContext, columns: Int, theme: Theme) {
      guard let version = shown.version else { return nil }
      (self.version, self.columns, self.theme) = (version, columns, theme)
      isFaint = shown.isFaint
      texts = context.texts
      time = Int(context.now.timeIntervalSinceReferenceDate.rounded(.down))
      (dayZone, hasPreview, answers) = (context.dayZone, context.hasPreview, context.answers)
    }
  }

  /// What the look of a single row depends on besides its item.
  struct State: Hashable {
    let isSelected: Bool
    let isMarked: Bool
    /// Whether the list has the keys. False for a row that is not selected, because only the selected one shows it.
    let hasFocus: Bool

    init(isSelected: Bool, isMarked: Bool, hasFocus: Bool) {
      (self.isSelected, self.isMarked, self.hasFocus) = (isSelected, isMarked, isSelected && hasFocus)
    }
  }

  let conditions: Conditions
  private var picture = Frame(size: Size(columns: 0, rows: 0))
  /// The line of each drawn row in the picture, by the index of the row.
  private var lines: [Int: Line] = [:]
  private var nextLines: [Int: Line] = [:]

  private struct Line {
    let row: Int
    let state: State
  }

  init(_ conditions: Conditions) { self.conditions = conditions }

  /// Draws a row as it was drawn last.
  /// - Parameter index: that of the row in the list.
  /// - Returns: false if the row must be drawn anew.
  func draw(_ index: Int, _ state: State, on canvas: Canvas, row: Int) -> Bool {
    guard let last = lines[index], last.state == state else { return false }
    canvas.draw(picture, row: last.row, at: row)
    nextLines[index] = Line(row: row, state: state)
    return true
  }

  /// A row was drawn anew.
  func didDraw(_ index: Int, _ state: State, row: Int) {
    nextLines[index] = Line(row: row, state: state)
  }

  /// Keeps what a canvas shows for the next frame.
  func keep(_ canvas: Canvas) {
    canvas.copy(to: &picture)
    swap(&lines, &nextLines)
    nextLines.removeAll(keepingCapacity: true)
  }
}
