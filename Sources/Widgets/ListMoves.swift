public import AppCore
public import EventLoop
public import Terminal
public import Texts

/// The keys, the wheel and the clicks that move the selection of a list: the same ones in every list.
@LoopActor
public struct ListMoves {
  private let area: Rect
  private let move: @LoopActor (Int) -> Void
  private let select: @LoopActor (Int) -> Void

  /// - Parameters:
  ///   - area: of the list's rows, on the whole terminal.
  ///   - move: selects the row so many further down, or up where the number is negative.
  ///   - select: takes a row's place, and `Int.max` for the last one.
  public init(
    area: Rect, move: @escaping @LoopActor (Int) -> Void, select: @escaping @LoopActor (Int) -> Void
  ) {
    self.area = area
    self.move = move
    self.select = select
  }

  /// - Parameters:
  ///   - taken: what the list has another use for.
  ///   - last: what the help says of `G`; nil for the usual words.
  public func keys(_ texts: Texts, except taken: [Key] = [], last: String? = nil) -> [KeyBinding] {
    let page = max(1, area.rows - 1)
    let (words, half, move, select) = (texts.moves, max(1, page / 2), move, select)
    return [
      KeyBinding([.char("j"), Key(.down)].without(taken), words.down) { move(1) },
      KeyBinding([.char("k"), Key(.up)].without(taken), words.up) { move(-1) },
      KeyBinding([.char(" "), Key(.pageDown), .ctrl("f")].without(taken), words.pageDown) { move(page) },
      KeyBinding([Key(.pageUp), .ctrl("b")].without(taken), words.pageUp) { move(-page) },
      KeyBinding([.ctrl("d")].without(taken), words.halfDown) { move(half) },
      KeyBinding([.ctrl("u")].without(taken), words.halfUp) { move(-half) },
      KeyBinding([.char("g"), Key(.home)].without(taken), words.toFirst) { select(0) },
      KeyBinding([.char("G"), Key(.end)].without(taken), last ?? words.toLast) { select(Int.max) },
    ]
  }

  /// - Parameters:
  ///   - row: the place of the row that is drawn so many lines below the first; nil where there is none.
  ///   - open: what a double click does with the row that it has selected.
  /// - Returns: whether the event was for the list.
  public func handle(
    _ event: InputEvent, row: (_ line: Int) -> Int?, open: @LoopActor () -> Void
  ) -> Bool {
    guard case .mouse(let mouse) = event, area.contains(mouse.at) else { return false }
    switch mouse.kind {
    case .scrollDown: move(3)
    case .scrollUp: move(-3)
    case .press(.left), .doubleClick:
      guard let row = row(mouse.at.row - area.row) else { return false }
      select(row)
      if mouse.kind == .doubleClick { open() }
    default: return false
    }
    return true
  }
}
