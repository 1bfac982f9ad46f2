import AllFeatures
import EventLoop
import Screens
import Terminal
import TestSupport
import Testing
import Texts

@testable import Sandbox
@testable import octodo

struct CompositionTests {
  @Test func `a program leaves no object behind after its end`() throws {
    let folder = try TemporaryFolder()
    try onLoop { loop in
      weak var app: App?
      try await Self.runOnce(loop, in: folder.path) { app = $0 }
      try await loop.waitUntilIdle()
      #expect(app == nil)
    }
  }

  @Test func `no screen stays in memory after it was left`() throws {
    let folder = try TemporaryFolder(inMemory: true)
    try onLoop { loop in
      let camera = SceneCamera(loop: loop, folder: folder.path, preferences: Preferences(language: .en))
      var kept: [String] = []
      for (scene, state) in try SceneRegistry(Features.scenes, fixtures: .builtIn()).allStates {
        weak var screen: (any Screen)?
        weak var content: (any Screen)?
        _ = try await camera.visit(scene, in: state, size: Size(columns: 120, rows: 30)) { run, _, pass in
          try await run.rest(pass)
          screen = run.app?.router.top
          var inner = screen
          while let container = inner as? any ContainerScreen { inner = container.content }
          content = inner
        }
        try await loop.waitUntilIdle()
        if screen != nil || content != nil { kept.append("\(scene.name) \(state.name)") }
      }
      #expect(kept == [])
    }
  }

  /// Starts the program, opens a repository, leaves an editor open in the other tab, and ends it.
  @LoopActor
  private static func runOnce(
    _ loop: EventLoop, in folder: String, _ look: @LoopActor (App?) -> Void
  ) async throws {
    let program = try WholeProgram(loop, in: folder)
    for key: Key in [.char("x"), Key(.enter), Key(.enter), .char("2"), .char("a")] {
      try await program.press(key)
    }
    look(program.session.app)
    try await program.end()
  }
}
