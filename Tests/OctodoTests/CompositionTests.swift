import EventLoop
import Screens
import Terminal
import TestSupport
import Testing

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
