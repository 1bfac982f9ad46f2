import Console
import EventLoop
import TestSupport
import Testing

@testable import Sandbox

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

  @Test func `if it cannot be saved, that is reported at the end`() throws {
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
