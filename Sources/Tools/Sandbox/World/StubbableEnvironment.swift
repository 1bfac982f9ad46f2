public import Domain
public import EventLoop
public import FoundationEssentials
public import GitHub
public import HTTP
public import Screens
public import Storage
import Texts
public import Tracking

/// A scene's dependencies, which the runner of the scene provides: stubs in the sandbox, the script's own
/// dependencies in a flow. None of the user's data is accessible.
@LoopActor
public struct StubbableEnvironment {
  public var loop: EventLoop
  public var http: any HTTPClient
  public var account: Account
  public var token: Token?
  /// In the scene's own folder.
  public var database: LocalDatabase
  public var tracker: any Tracker
  /// Browser and clipboard.
  public var desktop: any Desktop
  public var notices: Notices
  public var preferences: Preferences
  public var settings: any SettingsRepository
  public var facts: SceneFacts
  public var uuid: @Sendable () -> UUID
  public var now: @Sendable () -> Date
  public var zone: @Sendable () -> TimeZone

  public init(
    loop: EventLoop, http: any HTTPClient, account: Account, token: Token? = nil, database: LocalDatabase,
    tracker: any Tracker, desktop: any Desktop, notices: Notices = Notices(), preferences: Preferences,
    settings: any SettingsRepository, facts: SceneFacts, uuid: @escaping @Sendable () -> UUID,
    now: @escaping @Sendable () -> Date, zone: @escaping @Sendable () -> TimeZone = { .gmt }
  ) {
    self.loop = loop
    self.http = http
    self.account = account
    self.token = token
    self.database = database
    self.tracker = tracker
    self.desktop = desktop
    self.notices = notices
    self.preferences = preferences
    self.settings = settings
    self.facts = facts
    self.uuid = uuid
    self.now = now
    self.zone = zone
  }

  /// Creates the data that a state starts with.
  /// - Throws: `AppError.storage`, or the system's error.
  public func prepare(_ state: LoadedState) async throws {
    switch state.storage {
    case .usable:
      guard !state.todos.isEmpty || !state.queries.isEmpty || !state.visits.isEmpty else { return }
      try await database.fill(todos: state.todos, queries: state.queries, visits: state.visits)
    case .unusable:
      try FileManager.default.createDirectory(atPath: database.path, withIntermediateDirectories: true)
    }
  }

  /// The id of no real user.
  private nonisolated static let userID = "00000000-0000-0000-0000-000000000000"

  /// - Parameter state: its settings and events apply from the start.
  /// - Throws: `APIBaseError`.
  public func environment(of state: LoadedState? = nil) throws -> Environment {
    let (run, preferences) = started(in: state)
    let texts = preferences.texts
    let cache = ResponseCache(database: database) { [notices] in notices.say(texts.sentence(for: $0)) }
    let github = GitHubRepository(
      http: http, base: .gitHub, token: token, userAgent: "octodo-sandbox", cache: cache, loop: loop, now: now
    )
    let current = CurrentPreferences(preferences)
    let events = EventLog(
      passingTo: tracker, destination: TrackingDestination(file: run.eventsFile) { Self.userID }, now: now
    ) {
      current.tracking != .off
    }
    for (index, event) in (state?.events ?? []).reversed().enumerated().reversed() {
      events.keep(event, at: now().addingTimeInterval(Double(-index - 1)))
    }
    return Environment(
      loop: loop, now: now, zone: zone, uuid: uuid, events: events, github: github,
      todoRepository: LocalTodoRepository(database: database),
      unsavedTodos: LocalUnsavedTodoRepository(beside: database),
      queryHistory: LocalQueryHistoryRepository(database: database),
      visits: LocalVisitRepository(database: database),
      bookmarks: LocalBookmarkRepository(database: database), desktop: desktop, dialogs: Dialogs(current),
      notices: notices, account: account,
      program: facts.program, preferences: current, run: run,
      settingsRepository: state?.configProblem.map { SceneSettingsRepository(problem: $0) } ?? settings)
  }

  /// The run's facts and preferences with the state's settings and overrides.
  private func started(in state: LoadedState?) -> (RunFacts, Preferences) {
    var (run, preferences) = (facts.run, preferences)
    guard let state else { return (run, preferences) }
    if let cause = state.overrides.language { run.languageOverride = cause }
    run.collector = state.overrides.collector
    if let cause = state.overrides.tracking {
      run.trackingOverride = cause
      run.maxTracking = .off
      preferences.tracking = .off
    }
    if case .token(let source) = state.account { run.tokenSource = source }
    for choice in state.choices { preferences.apply(choice, in: run) }
    return (run, preferences)
  }
}
