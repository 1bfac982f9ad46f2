import Domain
import EventLoop
import FoundationEssentials
import Screens
import Terminal
import Texts

/// The list of all scenes, grouped by feature. Enter runs one.
@LoopActor
enum PickerScreen {
  /// - Parameters:
  ///   - selected: the name of the scene to select first; the first scene if no scene has that name.
  ///   - onRun: called with the scene to run.
  static func make(
    _ scenes: [LoadedScene], selected: String?, onRun: @escaping @LoopActor (LoadedScene) -> Void
  ) -> any Screen {
    let picker = Picker(scenes, selected: selected)
    let run = { @LoopActor in if let scene = picker.selectedScene { onRun(scene) } }
    return RowPane(
      "scenes", input: picker, output: picker, layout: { rows, _, width in layout(rows, width: width) },
      title: \.name, helpEnding: scope,
      actions: [
        Action("run", [Key(.enter)], "run the scene", hint: "run", when: { !scenes.isEmpty }, run: run)
      ]
        + stageKeys.map { Action.remark("stage", $0) })
  }

  /// The keys of the stage, for the help, because a scene's own help does not contain them.
  private static let stageKeys = [
    "in a scene: F5 loads it again, F6 goes to its next state",
    "in a scene: F7 makes the network slower, F8 breaks it",
    "in a scene: F9 shows events and requests, Esc comes back here",
  ]

  private static let scope =
    "A scene sees none of your files, no network and no token: GitHub's responses are declared beside the scene."

  private static func layout(_ scenes: [LoadedScene], width: Int) -> RowLayout {
    let names = scenes.reduce(0) { max($0, DisplayText($1.name).width) }
    let (name, states) = (SelectionMark.columns, SelectionMark.columns + names + 2)
    var lines: [RowLayout.Line] = []
    for (place, scene) in scenes.enumerated() {
      if place == 0 || scenes[place - 1].feature != scene.feature {
        lines.append(.init(of: place, [.init(DisplayText(scene.feature), column: 0)], isHeading: true))
      }
      let list = "\(scene.states.count): \(scene.states.map(\.name).joined(separator: ", "))"
      lines.append(
        .init(
          of: place,
          [
            .init(DisplayText(scene.name), column: name, width: names),
            .init(DisplayText(list), column: states, width: max(1, width - states), role: .secondary),
          ]))
    }
    return RowLayout(lines)
  }
}

/// The scenes of the picker and the selected one.
@LoopActor
private final class Picker {
  let rows: [LoadedScene]
  private var selected: Int
  private let signal = ChangeSignal()

  init(_ scenes: [LoadedScene], selected: String?) {
    rows = scenes
    self.selected = scenes.firstIndex { $0.name == selected } ?? 0
  }

  var selectedScene: LoadedScene? { item(at: selected) }
}

extension Picker: ListInput {
  func appear() {}
  func close() {}
  func moveSelection(by count: Int) { select(selected + count) }

  func select(_ place: Int) {
    selected = max(0, min(place, rows.count - 1))
    signal.raise()
  }
}

extension Picker: RowListOutput {
  var shown: ListShown {
    signal.observe()
    return ListShown(total: rows.count, selected: selected, isLoaded: true)
  }

  var isUpToDate: Bool { true }
  var status: [String] {
    ["\(rows.count) scenes, \(rows.reduce(0) { $0 + $1.states.count }) states"]
  }
  var shortStatus: [String] { ["\(rows.count) scenes"] }
  var rowContext: RowContext { RowContext(texts: Texts(.en), now: Date()) }
  var emptyText: [String] { ["There are no scenes."] }
}

/// Resolves every route to the same screen.
@LoopActor
final class PickerResolver: Resolver {
  private let screen: any Screen

  init(_ screen: any Screen) {
    self.screen = screen
  }

  func screen(for route: Route, router: Router) -> any Screen { screen }
}
