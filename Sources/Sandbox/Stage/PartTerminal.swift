import EventLoop
import Terminal

/// The part of a terminal that a scene draws on: all rows but the last one, or a size of its own. What it shows
/// is kept for whoever draws the whole.
@LoopActor
final class PartTerminal: @LoopActor Terminal {
  private let whole: any Terminal
  private let fixedSize: Size?
  private let onPresent: @LoopActor () -> Void
  private(set) var frame: Frame?

  /// - Parameter size: nil for as much as there is.
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

  /// The person's clipboard is none of a scene's business; its desktop tells what it was asked for.
  func copy(_ text: String) {}
}
