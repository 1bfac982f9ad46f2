import Domain
public import EventLoop
public import FoundationEssentials
import GitHub
public import Screens
public import Storage
import TestSupport
public import Tracking

/// All dependencies of a screen, on the loop's virtual clock: real repositories on the test's own database, and stubs
/// of everything outside of the program.
@LoopActor
public final class FakeWorld {
  /// The wall clock at the start of every test: noon of 31 January 2026, UTC.
  public nonisolated static let start = Date(timeIntervalSince1970: 1_769_860_800)

  public let loop: EventLoop
  public let tracker = RecordingTracker()
  public let github: StubGitHub
  /// The folder of the database.
  let folder: String
  let database: LocalDatabase
  /// Ends the program that runs in this world.
  var endProgram: @LoopActor () -> Void = {}
  public let todos: FaultyRepository<LocalTodoRepository>
  public let unsavedTodos: FaultyRepository<LocalUnsavedTodoRepository>
  public let history: FaultyRepository<LocalQueryHistoryRepository>
  public let visits: FaultyRepository<LocalVisitRepository>
  public let desktop = RecordingDesktop()
  public let settings = RecordingSettings()
  public var account = Account.anonymous
  /// Without previews, because most tests look at a list alone.
  public var preferences = Preferences.withoutPreviews
  public var run = RunFacts(
    api: "https://api.github.com", configFile: "~/config.yml",
    databaseFile: "~/octodo.db", eventsFile: "~/events.jsonl")
  public var facts = ProgramFacts(
    version: "1.2.3", swiftVersion: "6.9", libraries: { [] }, files: [], dependencies: { [] })
  let now: @Sendable () -> Date

  init(loop: EventLoop, folder: String) {
    self.folder = folder
    self.loop = loop
    now = { Self.start.addingTimeInterval(loop.clock.now.sinceStart.inSeconds) }
    github = StubGitHub(loop: loop)
    database = LocalDatabase(in: folder, on: loop, now: now)
    todos = FaultyRepository(LocalTodoRepository(database: database), on: loop)
    unsavedTodos = FaultyRepository(LocalUnsavedTodoRepository(beside: database), on: loop)
    history = FaultyRepository(LocalQueryHistoryRepository(database: database), on: loop)
    visits = FaultyRepository(LocalVisitRepository(database: database), on: loop)
  }

  /// The contents of the files that a user can name, by their paths. Set them before the environment is used.
  public var files: [String: String] = [:]

  /// Made at its first use. Set the account, the preferences and the facts before.
  public private(set) lazy var environment = makeEnvironment()

  private func makeEnvironment() -> Environment {
    var ends = Ends(
      loop: loop, now: now, uuid: { UUID() },
      github: GitHubConnection(http: github, userAgent: "octodo-test"), tracker: tracker,
      destination: TrackingDestination(file: "~/events.jsonl") { "some-id" }, desktop: desktop,
      settings: settings, program: facts, run: run)
    ends.account = account
    ends.readFile = { [files] path, _ in
      guard let file = files[path] else { throw FileError.missing(path: path) }
      return Array(file.utf8)
    }
    ends.preferences = preferences
    var repositories = Repositories(in: database)
    repositories.todos = todos
    repositories.unsavedTodos = unsavedTodos
    repositories.queryHistory = history
    repositories.visits = visits
    return Environment(ends, repositories)
  }

  public var dialogs: Dialogs { environment.dialogs }
  public var notices: Notices { environment.notices }
  /// The events so far, which are also sent to the tracker.
  public var events: EventLog { environment.events }

  /// The last notice; nil after a key press cleared it.
  public var lastNotice: String? { notices.texts.last }

  /// Waits until idle without advancing the clock.
  /// - Throws: `StillBusy`.
  public func waitUntilIdle() async throws {
    try await loop.waitUntilIdle(watchdog: .seconds(30))
  }

  /// Advances the clock.
  /// - Throws: `StillBusy`.
  public func advance(by span: Duration) async throws {
    try await loop.advance(by: span, watchdog: .seconds(30))
  }
}

/// Runs `body` with its own world, in virtual time, and ends the program afterwards, because screens and their router
/// retain each other, and with them the database.
/// - Throws: what `body` throws.
@discardableResult
public func onWorld<T: Sendable>(
  _ body: @escaping @LoopActor @Sendable (FakeWorld) async throws -> T
) throws -> T {
  let folder = try TemporaryFolder(inMemory: true)
  return try onLoop { loop in
    let world = FakeWorld(loop: loop, folder: folder.path)
    do {
      let value = try await body(world)
      world.end()
      try await world.waitUntilIdle()
      return value
    } catch {
      world.end()
      throw error
    }
  }
}

extension FakeWorld {
  fileprivate func end() {
    endProgram()
    endProgram = {}
  }
}

extension Duration {
  fileprivate var inSeconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}

extension Preferences {
  fileprivate static var withoutPreviews: Preferences {
    var preferences = Preferences()
    preferences.preview = false
    return preferences
  }
}
