import AppCore
import EventLoop
import Foundation
import Scenes
import Terminal
import TestSupport
import Testing
import Texts

@testable import Sandbox
@testable import Scripting
@testable import octodo

/// Every state of every scene against its stored screen. `Scripts/update-scenes` stores them anew.
struct SceneScreensTests {
  @Test func `every state of every scene looks as it did`() throws {
    let store = SceneScreens()
    let folder = try TemporaryFolder(inMemory: true)
    let screens = try onLoop { loop in
      let registry = try SceneRegistry(AllScenes.all, fixtures: .builtIn())
      var screens: [String: String] = [:]
      for language in Language.allCases {
        let camera = SceneCamera(
          loop: loop, folder: folder.path, preferences: Preferences(language: language))
        for (scene, state) in registry.allStates {
          let frames = try await camera.frames(of: scene, in: state, sizes: SceneScreens.sizes)
          for frame in frames {
            let name = SceneScreens.name(scene.name, state.name, language, frame.size)
            screens[name] = SnapshotText(frame, in: Rect(frame.size), isPlain: false).text
          }
        }
      }
      return screens
    }
    if ProcessInfo.processInfo.environment["OCTODO_UPDATE_SCENES"] == "1" { return try store.write(screens) }
    for problem in try store.problems(of: screens) { Issue.record("\(problem)") }
  }

  @Test func `what the views of a screen say of themselves does not depend on whether it is drawn`() throws {
    let folder = try TemporaryFolder(inMemory: true)
    let differing = try onLoop { loop in
      let registry = try SceneRegistry(AllScenes.all, fixtures: .builtIn())
      let camera = SceneCamera(loop: loop, folder: folder.path, preferences: Preferences())
      var differing: [String] = []
      for (scene, state) in registry.allStates {
        try await camera.show(scene, in: state, sizes: SceneScreens.sizes) { terminal in
          if terminal.report != terminal.frame.report { differing.append("\(scene.name)/\(state.name)") }
        }
      }
      return differing
    }
    #expect(differing == [])
  }

  @Test func `a screen that changed, one that is missing and one without a state are each named`() throws {
    let folder = try TemporaryFolder()
    let store = SceneScreens(folder: URL(filePath: folder.path))
    let screen = "size 3x1\ncursor hidden\n|tea|\n"
    try store.write(["a/same.txt": screen, "a/other.txt": screen, "a/old.txt": screen])
    let problems = try store.problems(of: [
      "a/same.txt": screen, "a/other.txt": "size 3x1\ncursor hidden\n|ten|\n", "b/new.txt": screen,
    ])
    try #require(problems.count == 3)
    #expect(problems[0].contains("a/old.txt belongs to no state"))
    #expect(problems[1].contains("a/other.txt") && problems[1].contains("|ten|"))
    #expect(problems[2].contains("b/new.txt is missing"))
    try store.write(["b/new.txt": screen])
    #expect(try store.problems(of: ["b/new.txt": screen]) == [])
  }
}
