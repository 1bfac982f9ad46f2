public import EventLoop
public import Terminal
public import Texts

/// The keys, wheel and clicks that move the selection, for every list.
@LoopActor
public final class ListMoves {
  /// The area of the rows in the last frame, in the terminal's coordinates.
  public var area = Rect(row: 0, column: 0, rows: 0, columns: 0)
  private let move: @LoopActor (Int) -> Void
  private let select: @LoopActor (Int) -> Void
  private let goToEnd: @LoopActor () -> Void
  /// The rows of one notch of the wheel.
  static let wheelRows = 3

  /// - Parameters:
  ///   - move: moves the selection by `count` rows, upwards if it is negative.
  ///   - select: selects the row at an index; `Int.max` selects the last one.
  ///   - goToEnd: replaces `select` for the key that selects the last row.
  public init(
    move: @escaping @LoopActor (_ count: Int) -> Void, select: @escaping @LoopActor (_ index: Int) -> Void,
    goToEnd: (@LoopActor () -> Void)? = nil
  ) {
    self.move = move
    self.select = select
    self.goToEnd = goToEnd ?? { select(Int.max) }
  }

  /// The actions that move the selection, without the keys that the list uses for something else.
  /// - Parameters:
  ///   - taken: the keys that the list uses for something else.
  ///   - isEnabled: whether there are rows.
  ///   - whyNot: why there are none.
  public func actions(
    _ texts: @escaping @LoopActor () -> Texts, except taken: [Key] = [],
    when isEnabled: @escaping @LoopActor () -> Bool,
    whyNot: @escaping @autoclosure @LoopActor () -> String? = nil
  ) -> [Action] {
    let (move, select, goToEnd) = (move, select, goToEnd)
    var page: Int { max(1, area.rows - 1) }
    var half: Int { max(1, page / 2) }
    var words: MovesTexts { texts().moves }
    func action(
      _ id: String, _ keys: [Key], _ text: @escaping @autoclosure @LoopActor () -> String,
      _ run: @escaping @LoopActor () -> Void
    ) -> Action {
      Action(
        id, keys.without(taken), text(), effect: .moves, when: isEnabled, whyNot: whyNot(), run: run)
    }
    return [
      action("down", [.char("j"), Key(.down)], words.down) { move(1) },
      action("up", [.char("k"), Key(.up)], words.up) { move(-1) },
      action("page-down", [.char(" "), Key(.pageDown), .ctrl("f")], words.pageDown) { move(page) },
      action("page-up", [Key(.pageUp), .ctrl("b")], words.pageUp) { move(-page) },
      action("half-page-down", [.ctrl("d")], words.halfDown) { move(half) },
      action("half-page-up", [.ctrl("u")], words.halfUp) { move(-half) },
      action("first", [.char("g"), Key(.home)], words.toFirst) { select(0) },
      action("last", [.char("G"), Key(.end)], words.toLast) { goToEnd() },
    ].filter { !$0.keys.isEmpty }
  }

  /// The actions that go to the next and the previous section of a list.
  /// - Parameters:
  ///   - starts: the indices of the first rows of the sections, in order.
  ///   - select: selects the first row of a section; nil if it is selected like any other.
  ///   - selected: the index of the selected row.
  func sectionActions(
    _ texts: @escaping @LoopActor () -> Texts, starts: @escaping @LoopActor () -> [Int],
    select: (@LoopActor (_ index: Int) -> Void)? = nil, selected: @escaping @LoopActor () -> Int
  ) -> [Action] {
    let select = select ?? self.select
    var words: MovesTexts { texts().moves }
    let next = { @LoopActor in starts().first { $0 > selected() } }
    let previous = { @LoopActor in starts().last { $0 < selected() } }
    return [
      Action(
        "next-section", [.char("}")], words.nextSection, effect: .moves, when: { next() != nil },
        whyNot: words.noNextSection
      ) { if let index = next() { select(index) } },
      Action(
        "previous-section", [.char("{")], words.previousSection, effect: .moves, when: { previous() != nil },
        whyNot: words.noPreviousSection
      ) { if let index = previous() { select(index) } },
    ]
  }

  /// Moves with a key in a box that takes all keys. The user's own keys count.
  /// - Returns: whether the key moves.
  func handle(_ key: Key, _ preferences: CurrentPreferences) -> Bool {
    let moves = preferences.withOwnKeys(actions({ preferences.texts }) { true })
    guard let action = moves.first(where: { $0.keys.contains(key) }) else { return false }
    action.run()
    return true
  }

  /// - Parameters:
  ///   - row: converts a line of the area to the index of its row; nil if there is none.
  ///   - open: the action of a double click, after it has selected the row.
  /// - Returns: whether the list used the event.
  public func handle(
    _ event: InputEvent, row: (_ line: Int) -> Int?, open: @LoopActor () -> Void
  ) -> Bool {
    guard case .mouse(let mouse) = event, area.contains(mouse.at) else { return false }
    switch mouse.kind {
    case .scrollDown: move(Self.wheelRows)
    case .scrollUp: move(-Self.wheelRows)
    case .press(.left), .doubleClick:
      guard let row = row(mouse.at.row - area.row) else { return false }
      select(row)
      if mouse.kind == .doubleClick { open() }
    default: return false
    }
    return true
  }
}

extension [Key] {
  /// The keys without `taken`.
  func without(_ taken: [Key]) -> [Key] {
    taken.isEmpty ? self : filter { !taken.contains($0) }
  }
}
