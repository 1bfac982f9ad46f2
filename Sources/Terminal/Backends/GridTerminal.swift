/// A terminal that keeps the last frame in memory, for scripts, tests and the sandbox.
public final class GridTerminal: Terminal {
  public private(set) var size: Size
  /// Nil before the first frame.
  private var shown: Frame?
  /// The number of palette colours; frames are shown like on a terminal with as many (`Style.reduced`).
  public let colors: Int
  /// Bells and copies since the last `takeEffects`, in order.
  public private(set) var effects: [SideEffect] = []

  /// Called with each presented frame.
  public var onPresent: ((Frame) -> Void)?

  /// Something that a terminal does besides showing frames.
  public enum SideEffect: Hashable, Sendable {
    case bell
    case clipboard(String)
  }

  /// - Parameter size: in cells.
  public init(size: Size, colors: Int = 256) {
    self.size = size
    self.colors = colors
  }

  /// Changes the size; the frame stays until the next one.
  public func resize(to size: Size) {
    self.size = size
  }

  /// The last frame with reduced colours; a blank one before the first.
  public var frame: Frame { shown ?? Frame(size: size) }

  public func present(_ frame: Frame) {
    var frame = frame
    if colors < 256 {
      for index in frame.cells.indices {
        frame.cells[index].style = frame.cells[index].style.reduced(toColors: colors)
      }
    }
    shown = frame
    onPresent?(frame)
  }

  public func redraw() {}

  public func bell() {
    effects.append(.bell)
  }

  public func copy(_ text: String) {
    effects.append(.clipboard(text))
  }

  /// Returns and clears the effects.
  public func takeEffects() -> [SideEffect] {
    defer { effects = [] }
    return effects
  }
}
