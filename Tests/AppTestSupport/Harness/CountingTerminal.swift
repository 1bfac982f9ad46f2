public import Terminal

/// A grid that counts its calls.
public final class CountingTerminal: Terminal {
  public let grid: GridTerminal
  public private(set) var frames = 0
  public private(set) var redraws = 0

  public init(size: Size) {
    grid = GridTerminal(size: size)
  }

  public var size: Size { grid.size }

  public func present(_ frame: Frame) {
    frames += 1
    grid.present(frame)
  }

  public func redraw() {
    redraws += 1
    grid.redraw()
  }

  public func bell() { grid.bell() }
  public func copy(_ text: String) { grid.copy(text) }
}
