/// Where frames go: a real terminal, or a grid in memory.
public protocol Terminal: AnyObject {
  /// The size in cells that the next frame should have.
  var size: Size { get }

  /// Shows a frame. One whose size differs from `size` is shown as far as it fits.
  func present(_ frame: Frame)

  /// Shows the next frame from scratch, whatever is thought to be on the screen.
  func redraw()

  /// Rings the bell.
  func bell()

  /// Puts text on the user's clipboard; a real terminal does it with OSC 52.
  func copy(_ text: String)
}
