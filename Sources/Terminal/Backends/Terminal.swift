/// Shows frames: a real terminal, or a grid in memory.
public protocol Terminal: AnyObject {
  /// The size in cells that the next frame should have.
  var size: Size { get }

  /// Shows a frame. If its size differs from `size`, the part that fits is shown.
  func present(_ frame: Frame)

  /// Draws the next frame completely, whatever is on the screen.
  func redraw()

  /// Rings the bell.
  func bell()

  /// Puts text on the user's clipboard; a real terminal uses OSC 52.
  func copy(_ text: String)
}
