/// Where frames go: a real terminal, or a grid in memory.
public protocol Terminal: AnyObject {
  /// The size in cells that the next frame should have.
  var size: Size { get }

  /// Shows a frame. One whose size differs from `size` is shown as far as it fits.
  func present(_ frame: Frame)

  /// Has a frame drawn only when somebody looks at it, by `draw`, which presents it then. Another one that is postponed or
  /// presented takes its place. Returns false where each frame is seen, and does nothing then.
  func postpone(_ draw: @escaping () -> Void) -> Bool

  /// Takes what the views say of the frame that was postponed, for those who need not look at it.
  func note(_ report: ViewReport)

  /// Has the frame drawn that was postponed, before what it shows is gone.
  func drawPostponed()

  /// Shows the next frame from scratch, whatever is thought to be on the screen.
  func redraw()

  /// Rings the bell.
  func bell()

  /// Puts text on the user's clipboard; a real terminal does it with OSC 52.
  func copy(_ text: String)
}

extension Terminal {
  public func postpone(_ draw: @escaping () -> Void) -> Bool { false }
  public func note(_ report: ViewReport) {}
  public func drawPostponed() {}
}
