import EventLoop
import Terminal

/// The part of a terminal that a scene draws on: all rows except the last one, or a fixed size. Its frame is
/// kept for the stage to compose.
@LoopActor
final class PartTerminal: @LoopActor Terminal {
  private let whole: any Terminal
  private let fixedSize: Size?
  private let onPresent: @LoopActor () -> Void
  private(set) var frame: Frame?

  /// - Parameter size: nil for all of the available size.
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
