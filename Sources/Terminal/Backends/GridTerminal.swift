/// A terminal that keeps the last frame in memory: for scripts, tests and the sandbox.
public final class GridTerminal: Terminal {
  public private(set) var size: Size
  /// Nil before the first frame.
  private var shown: Frame?
  /// How many colours of the palette it shows, as a terminal of that many would (`Style.reduced`).
  public let colors: Int
  /// What was rung and copied since it was last taken, in order.
  public private(set) var effects: [Effect] = []

  /// Called with each frame as it is shown.
  public var onPresent: ((Frame) -> Void)?

  /// Something that a terminal does besides showing frames.
  public enum Effect: Hashable, Sendable {
    case bell
    case clipboard(String)
  }

  /// - Parameter size: in cells.
  public init(size: Size, colors: Int = 256) {
    self.size = size
    self.colors = colors
  }

  /// Gives it another size; the frame stays as it is until the next one.
  public func resize(to size: Size) {
    self.size = size
  }

  /// The last frame, with the colours that it has; a blank one before the first.
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

  /// Returns the effects and forgets them.
  public func takeEffects() -> [Effect] {
    defer { effects = [] }
    return effects
  }
}
