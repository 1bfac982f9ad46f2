import AppTestSupport
import Domain
import EventLoop
import FoundationEssentials
import GitHub
import HTTP
import Screens
import Storage
import Stubs
import Terminal
import TestSupport
import Testing
import Texts
import Tracking

@testable import Sandbox

struct SceneEnvironmentTests {
  @Test func `a state's initial data is unchanged`() throws {
    let clock = Date(timeIntervalSince1970: 1_767_225_600)
    var open = Todo(id: 4, title: "open", note: "with a note", createdAt: clock)
    // That of a note.
    open.urgency = 80
    let done = Todo(
      id: 9, title: "done", link: RepoName("octo/kettle").map { .repo($0) }, createdAt: clock, doneAt: clock)
    let todos = [open, done]
    let state = SceneState("start") {
      Todos(todos)
      Queries("newest", "oldest")
    }
    try Self.run(state) { environment in
      let window = try await environment.todoRepository.window(.top, limit: 10)
      #expect(window.todos == todos && window.counts == TodoCounts(open: 1, done: 1))
      let recentQueries = try await environment.queryHistory.recentQueries(limit: 10)
      #expect(recentQueries == ["newest", "oldest"])
      let undone = try await environment.todoRepository.undo()
      #expect(undone == nil)
    }
  }

  @Test func `earlier visits and events are unchanged`() throws {
    let clock = Date(timeIntervalSince1970: 1_767_225_600)
    let group = VisitGroup(id: 3, visit: Visit(.todo(id: 1), title: "tea"), count: 5, lastAt: clock)
    let state = SceneState("start") {
      Visits(group)
      Events(.launch, .background)
    }
    try Self.run(state) { environment in
      let groups = try await environment.visits.all()
      #expect(groups == [group])
      #expect(environment.events.entries.map(\.event) == [.launch, .background])
      #expect(environment.events.entries.map { $0.time.timeIntervalSince(clock) } == [-2, -1])
      #expect(environment.tracker.writtenCount == 0)
    }
  }

  @Test func `settings are as chosen, unless the run overrides them`() throws {
    let state = SceneState("start", account: .token(source: "GH_TOKEN")) {
      Choices(
        .set(.theme, .dark), .set(.pageSize, 50), .set(.confirm, false), .set(.tracking, .local),
        .set(.language, .ja))
      Overrides(language: "--locale", tracking: "DO_NOT_TRACK")
    }
    try Self.run(state) { environment in
      let preferences = environment.preferences.values
      #expect(preferences.theme == .dark && preferences.pageSize == 50 && !preferences.confirms)
      #expect(preferences.tracking == .off && preferences.chosen.tracking == .local)
      #expect(preferences.language == .en && preferences.chosen.language == .ja)
      #expect(environment.run.trackingOverride == "DO_NOT_TRACK")
      #expect(environment.run.tokenSource == "GH_TOKEN")
    }
  }

  @Test func `with a broken config file nothing is saved`() throws {
    try Self.run(SceneState("start") { ConfigFile(.broken(line: 3)) }) { environment in
      environment.remember(.set(.pageSize, 5))
      try await environment.loop.waitUntilIdle()
      let problem = environment.texts.sentence(for: .broken(line: 3), file: environment.run.configFile)
      #expect(environment.notices.texts == [problem])
    }
  }

  @Test func `with an unusable storage every read and write fails`() throws {
    try Self.run(SceneState("start", storage: .unusable)) { environment in
      await #expect(throws: AppError.self) { try await environment.todoRepository.window(.top, limit: 10) }
      await #expect(throws: AppError.self) { try await environment.todoRepository.add(TodoDraft(title: "a")) }
    }
  }

  @Test func `requests to GitHub get the stubs' responses`() throws {
    let state = SceneState("start") {
      SceneStub(to: "/repos/octo/kettle", .json(#"{"id":1,"full_name":"octo/kettle"}"#))
    }
    try Self.run(state) { environment in
      let name = try #require(RepoName("octo/kettle"))
      let repo = try await environment.github.value(of: .repo(name)).value.id
      #expect(repo == 1)
    }
  }

  @Test(arguments: [
    (NetworkFault.offline, AppError.offline), (.timeout, .timedOut),
    (.unauthorized, .unauthorized(isAnonymous: true)),
    (.limit, .rateLimited(until: Date(timeIntervalSince1970: 1_767_225_660), isAnonymous: true)),
    (.notFound, .notFound),
    (.invalid, .refusedRequest(status: 422, reason: "This query cannot be read")),
    (.server, .server(status: 500)), (.garbage, .notJSON),
  ])
  func `each fault is what its name says`(fault: NetworkFault, error: AppError) throws {
    try Self.run(SceneState("start") { SceneStub(to: "/repos/octo/kettle", fault.reply) }) { environment in
      let name = try #require(RepoName("octo/kettle"))
      await #expect(throws: error) { try await environment.github.value(of: .repo(name)) }
    }
  }

  private static func run(
    _ state: SceneState, _ body: @escaping @LoopActor @Sendable (Environment) async throws -> Void
  ) throws {
    let folder = try TemporaryFolder()
    try onWorld { world in
      let loop = world.loop
      let registry = try SceneRegistry([SampleScenes.scene { state }], fixtures: SampleScenes.fixtures)
      let loaded = try registry.find("tea").1
      let base = try #require(HTTPAddress(url: "https://api.github.com"))
      let http = StubHTTPClient(loop: loop, base: base, log: RequestLog(loop: loop))
      for stub in loaded.stubs { http.add(stub) }
      let now: @Sendable () -> Date = { [clock = loaded.clock] in clock }
      let database = LocalDatabase(path: folder.file("octodo.db"), home: folder.path, loop: loop, now: now)
      var ends = world.environment.ends
      ends.now = now
      ends.github = GitHubConnection(http: http, userAgent: "octodo-test", cache: database)
      ends.account = loaded.account
      ends.notices = Notices()
      ends.preferences = Preferences()
      try await loaded.prepare(database)
      try await body(Environment(of: loaded, ends, Repositories(in: database)))
      try await loop.waitUntilIdle()
    }
  }
}
