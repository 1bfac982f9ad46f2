/// A terminal that keeps the last frame in memory: for scripts, tests and the sandbox.
public final class GridTerminal: Terminal {
  public private(set) var size: Size
  public private(set) var frame: Frame
  /// What was rung and copied since it was last taken, in order.
  public private(set) var effects: [Effect] = []

  public enum Effect: Hashable, Sendable {
    case bell
    case clipboard(String)
  }

  public init(size: Size) {
    self.size = size
    frame = Frame(size: size)
  }

  public func resize(to size: Size) {
    self.size = size
  }

  public func present(_ frame: Frame) {
    self.frame = frame
  }

  public func redraw() {}

  public func bell() {
    effects.append(.bell)
  }

  public func copy(_ text: String) {
    effects.append(.clipboard(text))
  }

  public func takeEffects() -> [Effect] {
    defer { effects = [] }
    return effects
  }
}
