public import Terminal

/// A grid that counts what it was asked to do.
public final class CountingTerminal: Terminal {
  public let grid: GridTerminal
  public private(set) var frames = 0
  public private(set) var redraws = 0
  private let isWatched: Bool

  /// - Parameter isWatched: each frame is seen; false where a test looks now and then, as scripts do.
  public init(size: Size, isWatched: Bool = true) {
    grid = GridTerminal(size: size)
    self.isWatched = isWatched
  }

  public var size: Size { grid.size }

  public func present(_ frame: Frame) {
    frames += 1
    grid.present(frame)
  }

  public func postpone(_ draw: @escaping () -> Void) -> Bool { !isWatched && grid.postpone(draw) }
  public func note(_ report: ViewReport) { grid.note(report) }
  public func drawPostponed() { grid.drawPostponed() }

  public func redraw() {
    redraws += 1
    grid.redraw()
  }

  public func bell() { grid.bell() }
  public func copy(_ text: String) { grid.copy(text) }
}
