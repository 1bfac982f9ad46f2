import Console
import EventLoop
import Screens
import TestSupport
import Testing

@testable import Sandbox

struct SceneBookmarkTests {
  @Test func `what was shown last is shown again`() throws {
    try withBookmark { bookmark, registry in
      let choice = try bookmark.choice(in: registry, first: nil)
      #expect(choice == nil)
      bookmark.keep(ShownScene(scene: "cup", state: "full"))
      let (scene, state) = try #require(try bookmark.choice(in: registry, first: nil))
      #expect(scene.name == "cup" && state.name == "full")
      #expect(bookmark.problems == [])
    }
  }

  @Test func `the requested scene applies only until another one was shown`() throws {
    try withBookmark { bookmark, registry in
      let asked = try registry.find("tea")
      let scene = try bookmark.choice(in: registry, first: asked)?.0
      #expect(scene?.name == "tea")
      bookmark.keep(nil)
      let choice = try bookmark.choice(in: registry, first: asked)
      #expect(choice == nil)
    }
  }

  @Test func `the scene requested at the start may later be removed`() throws {
    try withBookmark { bookmark, registry in
      #expect(throws: UnknownScene.self) {
        _ = try bookmark.choice(in: registry, first: registry.find("tea", state: "gone"))
      }
      bookmark.keep(ShownScene(scene: "tea", state: "gone"))
      let kept = try bookmark.choice(in: registry, first: registry.find("tea", state: "gone"))
      #expect(kept?.0.name == "tea")
    }
  }

  @Test func `a removed state shows its scene, a removed scene shows the list`() throws {
    try withBookmark { bookmark, registry in
      bookmark.keep(ShownScene(scene: "cup", state: "broken"))
      let kept = try #require(try bookmark.choice(in: registry, first: nil))
      #expect(kept.1.name == "start")
      bookmark.keep(ShownScene(scene: "saucer", state: "start"))
      let choice = try bookmark.choice(in: registry, first: nil)
      #expect(choice == nil)
    }
  }

  @Test func `a bookmark that cannot be saved is reported at the end`() throws {
    let folder = try TemporaryFolder()
    try onLoop { _ in
      let bookmark = SceneBookmark(path: folder.path + "/none/bookmark")
      bookmark.keep(nil)
      #expect(bookmark.problems.count == 1 && bookmark.problems.first?.contains("none/bookmark") == true)
    }
  }

  private func withBookmark(
    _ test: @escaping @LoopActor @Sendable (SceneBookmark, SceneRegistry) throws -> Void
  ) throws {
    let folder = try TemporaryFolder()
    try onLoop { _ in
      let cup = SampleScenes.scene("cup", line: 9) {
        SceneState("start")
        SceneState("full")
      }
      let registry = try SceneRegistry([SampleScenes.scene(), cup], fixtures: SampleScenes.fixtures)
      try test(SceneBookmark(path: folder.path + "/bookmark"), registry)
    }
  }
}

struct SceneMemoryTests {
  @Test func `the last scene is kept for the next run`() throws {
    let home = try TemporaryFolder()
    try onLoop { _ in
      let memory = SceneMemory(folders: Folders(environment: ["HOME": home.path]))
      #expect(memory.read() == nil)
      memory.write("todo-list")
      memory.write("repo-search")
      #expect(SceneMemory(folders: Folders(environment: ["HOME": home.path])).read() == "repo-search")
      #expect(memory.problems == [])
    }
  }

  @Test func `a last scene that cannot be saved is reported at the end`() throws {
    let home = try TemporaryFolder()
    try home.write("a file", to: ".local")
    try onLoop { _ in
      let memory = SceneMemory(folders: Folders(environment: ["HOME": home.path]))
      memory.write("todo-list")
      #expect(memory.read() == nil)
      #expect(memory.problems.count == 1 && memory.problems.first?.contains("sandbox-scene") == true)
    }
  }
}
