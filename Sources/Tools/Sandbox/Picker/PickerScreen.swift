import Domain
import EventLoop
import Observation
import Screens
import Terminal
import Texts

/// The list of all scenes, grouped by feature, with a filter. No `ListPane`, because its rows stand below the names of their
/// features.
@LoopActor
@Observable
final class PickerScreen: Screen {
  @ObservationIgnored let page = Page(name: "sandbox")
  @ObservationIgnored private let scenes: [LoadedScene]
  @ObservationIgnored private let onRun: @LoopActor (LoadedScene) -> Void
  private(set) var list: PickerList
  private(set) var filter = EditableLine(limit: 100)
  private(set) var isTyping = false
  /// The index of the selected scene among all scenes; nil if the filter matches none.
  private var selected: Int?
  @ObservationIgnored private var scroll = ListScroll()
  @ObservationIgnored private lazy var moves = ListMoves(move: { [weak self] in self?.move(by: $0) }) {
    [weak self] in self?.select($0)
  }

  /// - Parameter selected: the name of the scene to select first; the first scene if no scene has that
  ///   name.
  init(_ scenes: [LoadedScene], selected: String?, onRun: @escaping @LoopActor (LoadedScene) -> Void) {
    self.scenes = scenes
    self.onRun = onRun
    list = PickerList(scenes, filter: "")
    self.selected = scenes.firstIndex { $0.name == selected } ?? (scenes.isEmpty ? nil : 0)
  }

  var takesQuestionMarkAsHelp: Bool { isTyping && filter.isEmpty }

  var status: [String] {
    let shown = list.scenes
    let states = shown.reduce(0) { $0 + scenes[$1].states.count }
    return [
      shown.count == scenes.count
        ? "\(scenes.count) scenes, \(states) states" : "\(shown.count) of \(scenes.count) scenes",
      isTyping ? "Esc clears the filter" : "",
    ]
  }

  var shortStatus: [String] { ["\(list.scenes.count) scenes"] }

  var actions: [Action] { isTyping ? fieldActions : listActions }

  private var fieldActions: [Action] {
    [
      run, unfilter, Action("down", [Key(.down)], "down") { [self] in move(by: 1) },
      Action("up", [Key(.up)], "up") { [self] in move(by: -1) },
    ] + LineEdit.actions({ Texts(.en) }) { [self] in edit($0) }
  }

  private var listActions: [Action] {
    let filter = Action(
      "filter", [.char("/")], "filter by the names of scenes, features and states", hint: "filter"
    ) { [self] in isTyping = true }
    let moves = moves.actions({ Texts(.en) }) { [self] in !list.scenes.isEmpty }
    return [run, filter] + moves + (self.filter.isEmpty ? [] : [unfilter]) + Self.remarks
  }

  private var run: Action {
    Action("run", [Key(.enter)], "run the scene", hint: "runs") { [self] in runSelected() }
  }

  private var unfilter: Action {
    Action("unfilter", [Key(.escape)], "clear the filter") { [self] in endFilter() }
  }

  /// The keys of the stage, for the help, because a scene's own help does not contain them.
  private static let stageKeys = [
    "in a scene: F5 loads it again, F6 goes to its next state",
    "in a scene: F7 makes the network slower, F8 breaks it",
    "in a scene: F9 shows events and requests, Esc comes back here",
  ]

  var helpEnding: String? {
    "A scene sees none of your files, no network and no token: GitHub's responses are declared beside the scene."
  }

  private static var remarks: [Action] {
    stageKeys.map { Action("stage", [], $0) {} }
  }

  func handle(_ event: InputEvent) -> Bool {
    if case .mouse = event { return moves.handle(event, row: place(line:), open: { runSelected() }) }
    guard isTyping, let text = event.typedText else { return false }
    filter.insert(text)
    applyFilter()
    return true
  }

  func draw(_ canvas: Canvas) {
    FieldView.draw(
      canvas.pane("filter", Rect(row: 0, column: 0, rows: 1, columns: canvas.size.columns)), row: 0,
      label: "Scenes: ", text: filter.text, before: filter.beforeCursor, hint: "/ filters them",
      isFocused: isTyping)
    let pane = canvas.pane(
      "scenes", Rect(row: 1, column: 0, rows: canvas.size.rows - 1, columns: canvas.size.columns))
    moves.area = pane.area
    canvas.reportFocus(isTyping ? "filter" : "scenes")
    guard selected != nil else {
      pane.draw("No scene matches. Esc clears the filter.", row: 1, column: 2)
      return
    }
    drawRows(pane)
  }

  private func drawRows(_ canvas: Canvas) {
    let line = list.rows.firstIndex { $0 == selected.map { .scene($0) } }
    // The first feature's name is in the row above the first scene.
    let wanted = line == 1 && scroll.top <= 1 ? 0 : line
    let visible = scroll.follow(selected: wanted, count: list.rows.count, rows: canvas.size.rows)
    let nameColumns = scenes.reduce(0) { max($0, DisplayText($1.name).width) } + 2
    for (row, index) in visible.enumerated() {
      switch list.rows[index] {
      case .feature(let name): canvas.draw(DisplayText(name), row: row, style: Style(.bold))
      case .scene(let index):
        let scene = scenes[index]
        let style = SelectionMark.draw(canvas, row: row, isSelected: index == selected, hasFocus: !isTyping)
        let names = scene.states.map(\.name).joined(separator: ", ")
        ColumnLayout([.init(nameColumns), .init(max(1, canvas.size.columns - nameColumns - 3))]).draw(
          canvas, [DisplayText(scene.name), DisplayText("\(scene.states.count): \(names)")], row: row,
          column: SelectionMark.columns, styles: [style, style])
        if index == selected { canvas.reportSelected(DisplayText(scene.name), pane: "scenes") }
      }
    }
  }

  /// The index among the displayed scenes for a line of the screen.
  private func place(line: Int) -> Int? {
    guard list.rows.indices.contains(scroll.top + line), case .scene(let index) = list.rows[scroll.top + line]
    else { return nil }
    return list.scenes.firstIndex(of: index)
  }

  private func runSelected() {
    if let selected { onRun(scenes[selected]) }
  }

  private func edit(_ edit: LineEdit) {
    filter.apply(edit)
    if edit.changesText { applyFilter() }
  }

  private func endFilter() {
    filter = EditableLine(limit: filter.limit)
    isTyping = false
    applyFilter()
  }

  private func applyFilter() {
    list = PickerList(scenes, filter: filter.text)
    if let selected, list.scenes.contains(selected) { return }
    selected = list.scenes.first
  }

  private func select(_ place: Int) {
    let shown = list.scenes
    selected = shown.isEmpty ? nil : shown[min(place, shown.count - 1)]
  }

  private func move(by count: Int) {
    let shown = list.scenes
    guard let selected, let place = shown.firstIndex(of: selected) else { return }
    self.selected = shown[max(0, min(place + count, shown.count - 1))]
  }
}

/// Resolves every route to the same screen.
@LoopActor
final class PickerResolver: Resolver {
  private let screen: PickerScreen

  init(_ screen: PickerScreen) {
    self.screen = screen
  }

  func screen(for route: Route, router: Router) -> any Screen { screen }
}

/// The scenes that match the filter, grouped by feature.
struct PickerList {
  enum Row: Equatable {
    case feature(String)
    /// The scene's index among all scenes.
    case scene(Int)
  }

  let rows: [Row]

  /// - Parameter filter: words that must all occur in the name of a scene, its feature or one of its states.
  init(_ scenes: [LoadedScene], filter: String) {
    let words = filter.lowercased().split(separator: " ")
    var rows: [Row] = []
    var feature: String?
    for (index, scene) in scenes.enumerated() {
      let names = ([scene.name, scene.feature] + scene.states.map(\.name)).map { $0.lowercased() }
      guard words.allSatisfy({ word in names.contains { $0.contains(word) } }) else { continue }
      if scene.feature != feature { rows.append(.feature(scene.feature)) }
      feature = scene.feature
      rows.append(.scene(index))
    }
    self.rows = rows
  }

  /// The indices of the scenes, in the order of the rows.
  var scenes: [Int] {
    rows.compactMap { if case .scene(let index) = $0 { index } else { nil } }
  }
}
