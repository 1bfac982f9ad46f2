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
    let states = scenes.reduce(0) { $0 + $1.states.count }
    let sections = sections(scenes)
    let list = FixedList(
      { sections }, selected: sections.flatMap(\.rows).firstIndex { $0.name == selected } ?? 0,
      context: { RowContext(texts: Texts(.en), now: Date()) }, text: { "\($0.name) \(stateNames(of: $0))" },
      status: { ["\(scenes.count) scenes, \(states) states"] })
    let names = scenes.map(\.name)
    return ListPane(
      "scenes", list,
      columns: { width, _ in
        Table(
          width: width,
          [TableColumn("", .fitting(names), role: .name), TableColumn("", .rest, role: .secondary)]
        ) { [$0.name, " \(stateNames(of: $0))"] }
      },
      title: \.name, helpEnding: scope,
      actions: [
        Action("run", [Key(.enter)], "run the scene", hint: "run", when: { list.selectedItem != nil }) {
          if let scene = list.selectedItem { onRun(scene) }
        }
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

  /// The scenes under the names of their features.
  private static func sections(_ scenes: [LoadedScene]) -> [FixedSection<LoadedScene>] {
    let features = scenes.reduce(into: [String]()) { if !$0.contains($1.feature) { $0.append($1.feature) } }
    return features.map { feature in FixedSection(scenes.filter { $0.feature == feature }, under: feature) }
  }

  private static func stateNames(of scene: LoadedScene) -> String {
    "\(scene.states.count): \(scene.states.map(\.name).joined(separator: ", "))"
  }
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
