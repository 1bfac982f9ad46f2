import Domain
import EventLoop
import Terminal
import Texts

/// One to three panes side by side, of which one has the keys. Right and `l` go into the next pane, left, `h` and Esc back
/// to the one before; a click goes to the pane under it. The main pane is always on view; the others are where there is
/// room for them, and their keys include what the main pane does with its selected item.
@LoopActor
final class Split: Pane {
  private let parts: [Part]
  private let main: Int
  /// Actions of the whole split, whichever pane has the keys.
  private let shared: [Action]
  private let reloadsToo: @LoopActor () -> Void
  private let texts: @LoopActor () -> Texts
  private let signal = ChangeSignal()
  private var focus: Int
  /// Of the last frame, in the terminal's coordinates; without columns for a pane that was not on view.
  private var areas: [Rect] = []
  /// The whole area and its division in the last frame.
  private var drawn: (area: Rect, layout: SplitLayout)?
  private lazy var mainTable = mainActions + shared + ways
  private lazy var mainHints = parts[main].pane.hintedActions + shared
  private lazy var into = intoAction
  private lazy var out = outAction
  private lazy var back = backAction
  /// From the main pane to those beside it.
  private lazy var ways = [into] + (main > 0 ? [outToLeft] : [])

  /// One pane of a split.
  struct Part {
    let pane: any Pane
    /// Names it with its frame for scripts; nil if the pane names itself.
    let name: String?
    /// Its width in columns on a screen of a width; nil where it has no room. The main pane has the rest.
    let columns: @LoopActor (_ whole: Int) -> Int?
    /// The labels of its frame, which is left out if there is no other pane; nil if it has none.
    let labels: (@LoopActor () -> PaneFrame.Labels)?

    init(
      _ pane: any Pane, named name: String? = nil,
      columns: @escaping @LoopActor (_ whole: Int) -> Int? = { $0 },
      labels: (@LoopActor () -> PaneFrame.Labels)? = nil
    ) {
      (self.pane, self.name, self.columns, self.labels) = (pane, name, columns, labels)
    }
  }

  /// - Parameters:
  ///   - parts: from left to right.
  ///   - main: the index of the pane that is always on view and has the keys first. Its actions change only while text is
  ///     typed.
  ///   - shared: actions of the whole split, whichever pane has the keys.
  ///   - reloadsToo: called after the main pane began to load again.
  init(
    _ parts: [Part], main: Int = 0, shared: [Action] = [],
    reloadsToo: @escaping @LoopActor () -> Void = {}, _ texts: @escaping @LoopActor () -> Texts
  ) {
    (self.parts, self.main, self.shared, self.texts) = (parts, main, shared, texts)
    self.reloadsToo = reloadsToo
    focus = main
    for index in parts.indices where index != main { parts[index].pane.hasFocus = false }
  }

  /// Those of the main pane, of which the one that loads again does so for what stands beside it, too.
  private var mainActions: [Action] {
    mainPane.actions.map { $0.id == Action.reloadID ? $0.followed(by: reloadsToo) : $0 }
  }

  private var mainPane: any Pane { parts[main].pane }
  private var focused: any Pane { parts[focus].pane }
  /// What takes typed keys: a search in the main pane can begin beside it.
  private var keyed: any Pane { mainPane.isTyping ? mainPane : focused }

  /// Whether the pane that has the keys is not the main one.
  var isAside: Bool { focus != main }

  // MARK: The focus

  /// False while the keys are for something beside the split, such as a field above it.
  var hasFocus = true { didSet { focused.hasFocus = hasFocus } }

  /// Gives a pane the keys.
  private func goTo(_ index: Int) {
    guard index != focus else { return }
    focused.hasFocus = false
    focus = index
    focused.hasFocus = hasFocus
    signal.raise()
  }

  /// Gives the keys back to the main pane.
  func goBack() { goTo(main) }

  /// The nearest pane with something in it in a direction, from the one that has the keys.
  private func neighbour(_ step: Int) -> Int? {
    var index = focus + step
    while parts.indices.contains(index) {
      if index == main || isOnView(index) && hasContent(index) { return index }
      index += step
    }
    return nil
  }

  /// A search that has hidden all rows can be ended where they are.
  private func hasContent(_ index: Int) -> Bool {
    !parts[index].pane.isEmpty || parts[index].pane.isSearched
  }

  private func isOnView(_ index: Int) -> Bool {
    areas.indices.contains(index) && areas[index].columns > 0
  }

  private var intoAction: Action {
    let (texts, next) = (texts, { @LoopActor [weak self] in self?.neighbour(1) })
    return Action(
      "into", [.char("l"), Key(.right)], texts().app.into, effect: .works,
      when: { [weak self] in next() != nil && self?.isFree(Key(.right)) == true },
      whyNot: texts().app.nothingInto
    ) { [weak self] in if let index = next() { self?.goTo(index) } }
  }

  /// From the main pane to the one on its left.
  private var outToLeft: Action {
    let (texts, next) = (texts, { @LoopActor [weak self] in self?.neighbour(-1) })
    return Action(
      "out", [.char("h"), Key(.left)], texts().app.outToLeft, effect: .works,
      when: { [weak self] in next() != nil && self?.isFree(Key(.left)) == true }
    ) { [weak self] in if let index = next() { self?.goTo(index) } }
  }

  /// Whether the main pane does nothing else with a key at the moment, such as folding a row.
  private func isFree(_ key: Key) -> Bool {
    isAside || !mainPane.actions.contains { $0.keys.contains(key) && $0.isEnabled() }
  }

  /// Esc and `q` go back too: the user only looked into the pane, and wants to stay on the screen.
  private var outAction: Action {
    let (main, texts) = (main, texts)
    return Action(
      "out", [.char("h"), Key(.left), Key(.escape), .char("q")], texts().app.out, effect: .works,
      hint: texts().app.outHint, when: { [weak self] in self.map { $0.focus > main } == true },
      whyNot: texts().app.nothingOut
    ) { [weak self] in if let self { goTo(neighbour(-1) ?? main) } }
  }

  /// The main pane is on the right of one before it.
  private var backAction: Action {
    let (main, texts) = (main, texts)
    return Action(
      "out", [Key(.escape), .char("q")], texts().app.out, effect: .works, hint: texts().app.outHint,
      when: { [weak self] in self.map { $0.focus < main } == true }
    ) { [weak self] in self?.goBack() }
  }

  /// The ways from a pane beside the main one.
  private func outs(of index: Int) -> [Action] { index < main ? [back, out] : [out] }

  // MARK: Actions

  var actions: [Action] {
    if keyed.isTyping { return keyed.actions }
    guard isAside else { return mainTable }
    return own(of: focused.actions) + [into]
  }

  /// The actions of a pane beside the main one: its own, then those for the item of the main pane whose keys are free.
  private func own(of pane: [Action]) -> [Action] {
    let verbs = (mainActions + shared).filter { !$0.isMove }
    // Enter does with the item what it does in the main pane, instead of scrolling down a line.
    let opens = verbs.contains { $0.keys.contains(Key(.enter)) }
    // The pane's own Esc comes first: it ends a search.
    let own = (opens ? pane.map { $0.isMove ? $0.without(Key(.enter)) : $0 } : pane) + outs(of: focus)
    let (ids, taken) = (Set(own.map(\.id)), own.flatMap(\.keys))
    return own
      + verbs.filter { !ids.contains($0.id) && $0.id != into.id }.map { $0.with($0.keys.without(taken)) }
  }

  var actionGroups: [[Action]] {
    mainPane.actionGroups.map { $0 + shared + ways }
      + parts.indices.filter { $0 != main }.flatMap { index in
        parts[index].pane.actionGroups.map { outs(of: index).prefix(1) + $0 }
      }
  }
  var allActions: [Action] { mainPane.allActions + shared + ways }
  var hintedActions: [Action] {
    isAside ? outs(of: focus).prefix(1) + focused.hintedActions : mainHints
  }

  // MARK: Drawing

  func draw(_ canvas: Canvas) {
    signal.observe()
    let layout = SplitLayout(
      of: canvas.size,
      columns: parts.indices.map { $0 == main ? nil : parts[$0].columns(canvas.size.columns) ?? 0 },
      isFramed: parts.map { $0.labels != nil })
    areas = layout.areas.map { canvas.part($0).area }
    drawn = (canvas.area, layout)
    // What is typed goes on where it began: as keys of the main pane, its letters would be commands.
    if !focused.isTyping, !isOnView(focus) || isAside && !hasContent(focus) { goTo(main) }
    let onView = parts.indices.filter(isOnView)
    guard onView.count > 1 else { return mainPane.draw(canvas) }
    // The main pane first, because the others are about it.
    for index in [main] + onView.filter({ $0 != main }) {
      parts[index].pane.draw(inside(index, of: canvas, layout))
    }
    drawFrames(of: onView, canvas, layout)
  }

  /// Draws a pane beside the main one into what the last frame shows.
  /// - Parameter whole: a canvas of the whole terminal.
  /// - Returns: false if the other panes must be drawn, too.
  func redraw(_ pane: any Pane, on whole: Canvas) -> Bool {
    guard let drawn, let index = parts.firstIndex(where: { $0.pane === pane }), isOnView(index), !isAside
    else { return false }
    let canvas = whole.part(drawn.area)
    let part = inside(index, of: canvas, drawn.layout)
    part.fill(Rect(part.size))
    pane.draw(part)
    drawFrames(of: parts.indices.filter(isOnView), canvas, drawn.layout)
    return true
  }

  private func drawFrames(of onView: [Int], _ canvas: Canvas, _ layout: SplitLayout) {
    // The frame with the keys lies over those of its neighbours. The position in it is that after drawing.
    for index in onView.filter({ $0 != focus }).reversed() + [focus] {
      guard let labels = parts[index].labels else { continue }
      let part = part(index, of: canvas, layout)
      PaneFrame(labels(), isFocused: hasFocus && index == focus).draw(part)
    }
    layout.join(canvas, focus: hasFocus ? focus : nil)
  }

  private func inside(_ index: Int, of canvas: Canvas, _ layout: SplitLayout) -> Canvas {
    let part = part(index, of: canvas, layout)
    return parts[index].labels == nil ? part : PaneFrame.inside(part)
  }

  private func part(_ index: Int, of canvas: Canvas, _ layout: SplitLayout) -> Canvas {
    let area = layout.areas[index]
    return parts[index].name.map { canvas.pane($0, area) } ?? canvas.part(area)
  }

  func didPresent() {
    for part in parts { part.pane.didPresent() }
  }

  // MARK: Input

  func handle(_ event: InputEvent) -> Bool {
    guard case .mouse(let mouse) = event else { return keyed.handle(event) }
    guard let index = areas.indices.last(where: { areas[$0].contains(mouse.at) }) else { return false }
    let pane = parts[index].pane
    if mouse.kind == .press(.left), hasContent(index) { goTo(index) }
    return pane.handle(event) || mouse.kind == .press(.left) && isAside
  }

  var isTyping: Bool { keyed.isTyping }
  var takesInput: Bool { mainPane.takesInput && (!isAside || focused.takesInput) }
  var takesMoves: Bool { focused.takesMoves }
  var awaitsRows: Bool { mainPane.awaitsRows }
  var wholeText: WholeText? { focused.wholeText }
  var prompt: Prompt? { keyed.prompt }
  var status: [String] { isAside ? focused.status + mainPane.status : mainPane.status }
  var shortStatus: [String] {
    isAside ? focused.shortStatus + mainPane.shortStatus : mainPane.shortStatus
  }

  // MARK: The main pane's own

  var subject: Subject? { mainPane.subject }
  var subjects: [Subject] { mainPane.subjects }
  var answeredRoute: Route? { mainPane.answeredRoute }
  var awaitsPage: Bool { mainPane.awaitsPage }
  var helpEnding: String? { mainPane.helpEnding }
  var keepsTypeAhead: Bool { mainPane.keepsTypeAhead }
  var clickedPart: any Screen { mainPane.clickedPart }
  var isAtStart: Bool { !isAside && mainPane.isAtStart }
  var isEmpty: Bool { mainPane.isEmpty }
  var isAtHeading: Bool { mainPane.isAtHeading }
  var frameLabels: FrameLabels { mainPane.frameLabels }

  func reveal(row: Int) {
    goTo(main)
    mainPane.reveal(row: row)
  }

  func seek(_ anchor: String) { mainPane.seek(anchor) }
  func turn(to route: Route) -> Bool { mainPane.turn(to: route) }
  func appear() { mainPane.appear() }
  func disappear() { for part in parts { part.pane.disappear() } }
  func close() { for part in parts { part.pane.close() } }
}
