public import Terminal

/// A grid that counts its calls.
public final class CountingTerminal: Terminal {
  public let grid: GridTerminal
  public private(set) var frames = 0
  public private(set) var redraws = 0
  /// The last two frames, the newest last.
  public private(set) var lastFrames: [Frame] = []

  public init(size: Size) {
    grid = GridTerminal(size: size)
  }

  public var size: Size { grid.size }

  public func present(_ frame: Frame) {
    frames += 1
    lastFrames = lastFrames.suffix(1) + [frame]
    grid.present(frame)
  }

  public func redraw() {
    redraws += 1
    grid.redraw()
  }

  public func bell() { grid.bell() }
  public func copy(_ text: String) { grid.copy(text) }
}
