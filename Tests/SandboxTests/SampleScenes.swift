import AppTestSupport
import Domain
import Sandbox
import Screens

/// Scenes of a screen that shows one line.
enum SampleScenes {
  static let fixtures = SceneFixtures([
    "Tea/kettle": Array("{\"id\": 1}".utf8), "Tea/broken": Array("{\"id\": ".utf8),
  ])

  static func scene(
    _ name: String = "tea", of feature: String = "Tea", route: Route = .repoSearch, line: Int = 7,
    @SceneStatesBuilder states: () -> [SceneState] = { [SceneState("start")] }
  ) -> Scene {
    Scene(name, of: feature, route: route, file: "Tea/TeaScenes.swift", line: line, states: states) { _, _ in
      StubScreen(page: .repoSearch)
    }
  }

  /// The errors of a state, without its location.
  static func problems(@ScenePartsBuilder _ parts: () -> [ScenePart]) -> [String] {
    let state = SceneState("start", parts)
    return problems([scene { state }])
  }

  static func problems(_ scenes: [Scene]) -> [String] {
    do throws(SceneProblems) {
      _ = try SceneRegistry(scenes, fixtures: fixtures)
      return []
    } catch {
      return error.all.map(\.sentence)
    }
  }
}
