import AppTestSupport
import Domain
import EventLoop
import Screens
import TestSupport
import Testing

struct RecordVisitTests {
  @Test func `opened repositories and issues are visits, in order`() throws {
    try Self.onApp { app in
      let name = try #require(RepoName("apple/swift"))
      app.router.show(.repoDetail(name, known: nil))
      app.router.show(.issueDetail(name, number: 7, known: nil))
      try await app.world.waitUntilIdle()
      let visits = try await app.world.storedVisits()
      #expect(visits.map(\.visit.title) == ["apple/swift#7", "apple/swift"])
      #expect(visits.map(\.lastAt) == [FakeWorld.start, FakeWorld.start])
    }
  }

  @Test func `editing a todo is no visit`() throws {
    try Self.onApp { app in
      app.router.show(.todoEditor(.existing(Todo(id: 7, title: "milk", createdAt: FakeWorld.start))))
      try await app.world.waitUntilIdle()
      let visits = try await app.world.storedVisits()
      #expect(visits.isEmpty)
    }
  }

  @Test func `going back and switching tabs are not visits, but opening again is`() throws {
    try Self.onApp { app in
      let name = try #require(RepoName("apple/swift"))
      app.router.show(.repoDetail(name, known: nil))
      app.router.show(.todoEditor(.new(title: "", link: nil)))
      app.router.back()
      app.router.switchTo(tab: 1)
      app.router.switchTo(tab: 0)
      try await app.world.waitUntilIdle()
      var visits = try await app.world.storedVisits()
      #expect(visits.map(\.count) == [1])
      app.router.back()
      app.router.show(.repoDetail(name, known: nil))
      try await app.world.waitUntilIdle()
      visits = try await app.world.storedVisits()
      #expect(visits.map(\.count) == [2])
    }
  }

  @Test func `a frame does not wait for the history`() throws {
    try Self.onApp { app in
      app.world.visits.writingTime = .seconds(3)
      app.router.show(.repoDetail(try #require(RepoName("apple/swift")), known: nil))
      try await app.world.waitUntilIdle()
      #expect(app.rows.contains("screen repository-detail"))
      var visits = try await app.world.storedVisits()
      #expect(visits.isEmpty)
      try await app.world.advance(by: .seconds(3))
      visits = try await app.world.storedVisits()
      #expect(visits.count == 1)
    }
  }

  @Test func `a visit that cannot be saved is reported once per run`() throws {
    try Self.onApp { app in
      app.world.visits.failure = .storage(.diskFull)
      let name = try #require(RepoName("apple/swift"))
      app.router.show(.repoDetail(name, known: nil))
      try await app.world.waitUntilIdle()
      #expect(app.status.contains("This visit is not in the history."))
      #expect(app.status.contains("free some space"))
      app.world.notices.clear()
      app.router.show(.repoDetail(name, known: nil))
      try await app.world.waitUntilIdle()
      #expect(app.world.notices.texts.isEmpty)
    }
  }

  private static func onApp(
    _ body: @escaping @LoopActor @Sendable (AppHarness) async throws -> Void
  ) throws {
    try onWorld { world in
      let app = AppHarness(world)
      try await app.start()
      try await body(app)
    }
  }
}
