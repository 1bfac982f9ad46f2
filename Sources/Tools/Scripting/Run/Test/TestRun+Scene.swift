import EventLoop
import HTTP
import Stubs

extension TestRun {
  /// Launches one scene. Adds its stubs to those of the test, so that `forget` works on them, and performs
  /// the input that leads to the state.
  func launchScene(_ name: String, state: String?) async throws {
    guard !options.isDemo, cassette == nil, settings.network == .stub else {
      throw StepFailure("a scene brings its own stubs; run it without --demo, `set network` and cassettes")
    }
    guard !hasLaunched else {
      throw StepFailure("a scene begins with its own todos; launch it first in a test of its own")
    }
    let scene = try found(name, state: state)
    self.scene = scene
    for stub in scene.stubs { stubs.add(stub) }
    try await start()
    for event in scene.input {
      try deliver(.event(event))
      try await settle()
    }
  }

  /// Nil if the whole program is launched.
  var sceneLaunch: SceneLaunch? {
    scene.map { SceneLaunch(name: $0.name, state: $0.state, isFirst: !hasLaunched) }
  }

  private func found(_ name: String, state: String?) throws -> ScriptScene {
    do {
      return try host.scene(name, state: state)
    } catch {
      throw StepFailure("\(error)")
    }
  }
}
