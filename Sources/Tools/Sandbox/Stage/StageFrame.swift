import EventLoop
import Terminal

/// The whole terminal: the scene's screen in the corner, the panel over it, and the sandbox's line in the
/// last row.
struct StageFrame {
  /// Nil before its first frame.
  let scene: Frame?
  let line: StageLine
  let panel: StagePanel?
  /// The panel shows its last lines.
  let isTail: Bool

  /// The panes of a scene that lie over its screen and take its keys.
  private static let boxes = ["help", "dialog", "palette", "copy", "queries", "export", "headings", "links"]

  func drawn(on size: Size) -> Frame {
    var picture = scene.map { $0.size == size ? $0 : $0.inCorner(of: size) } ?? Frame(size: size)
    guard size.rows > 0, size.columns > 0 else { return picture }
    // Drawn separately and then copied over the scene, because a frame's cells can only be drawn through a
    // buffer.
    let buffer = FrameBuffer(size: size)
    let canvas = Canvas(buffer, theme: Theme(.auto))
    let last = Rect(row: size.rows - 1, column: 0, rows: 1, columns: size.columns)
    if let panel {
      // The scene's status line stays visible if there is a row to spare for it.
      let above = size.rows > 12 ? size.rows - 2 : size.rows - 1
      panel.draw(
        canvas.part(Rect(row: 0, column: 0, rows: above, columns: size.columns)), isTail: isTail)
    }
    canvas.fill(last, style: Style(.reverse))
    canvas.draw(
      line.fit(columns: size.columns - 2), row: last.row, column: 1, style: Style(.reverse),
      width: size.columns - 2)
    let boxes = Self.boxes.compactMap { scene?.panes[$0] }.filter {
      $0.endRow <= size.rows && $0.endColumn <= size.columns
    }
    let under = picture
    if let rect = buffer.frame.panes["panel"] { picture.cover(rect, with: buffer.frame) }
    // A box takes the keys of the scene, so it stays on top.
    for box in boxes { picture.cover(box, with: under) }
    picture.cover(last, with: buffer.frame)
    return picture
  }
}

extension Frame {
  /// Copies a rectangle of cells from another frame of this size; half of a wide glyph at its edge becomes a
  /// blank.
  fileprivate mutating func cover(_ rect: Rect, with other: Frame) {
    for row in rect.row..<rect.endRow {
      if rect.column > 0, self[row, rect.column - 1].glyph.width == 2 {
        self[row, rect.column - 1].glyph = .space
      }
      if rect.endColumn < size.columns, self[row, rect.endColumn].isContinuation {
        self[row, rect.endColumn].glyph = .space
      }
      for column in rect.column..<rect.endColumn { self[row, column] = other[row, column] }
    }
    removeLinks(in: rect)
    if let cursor, rect.contains(cursor) { self.cursor = nil }
  }
}

/// The part of a terminal that a scene draws on: all rows except the last one, or a fixed size. Its frame is
/// kept for the stage to compose.
@LoopActor
final class PartTerminal: @LoopActor Terminal {
  private let whole: any Terminal
  private let fixedSize: Size?
  private let onPresent: @LoopActor () -> Void
  private(set) var frame: Frame?

  /// - Parameter size: nil for the whole available size.
  init(of whole: any Terminal, size: Size?, onPresent: @escaping @LoopActor () -> Void) {
    self.whole = whole
    fixedSize = size
    self.onPresent = onPresent
  }

  var size: Size {
    fixedSize ?? Size(columns: whole.size.columns, rows: max(0, whole.size.rows - 1))
  }

  func present(_ frame: Frame) {
    self.frame = frame
    onPresent()
  }

  func redraw() { whole.redraw() }
  func bell() { whole.bell() }

  /// A scene must not change the user's clipboard; its desktop reports the call.
  func copy(_ text: String) {}
}
