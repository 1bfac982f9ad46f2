public import Domain
public import EventLoop
public import FoundationEssentials
public import GitHubAPI
public import Texts
public import Tracking

/// Everything from outside that a screen may touch. It is made once, in the program's composition, and in a
/// script or a test by their own.
@LoopActor
public struct Environment {
  public var loop: EventLoop
  /// The wall clock.
  public var now: @Sendable () -> Date
  /// The person's time zone. Asked for when a day is shown, for finding it out takes a while.
  public var zone: @Sendable () -> TimeZone
  /// A new random id, different each time.
  public var uuid: @Sendable () -> UUID
  /// What fires an event tells it here; it keeps the events of the run as well.
  public var events: EventLog
  public var github: GitHubRepository
  public var todoRepository: any TodoRepository
  public var unsavedTodos: any UnsavedTodoRepository
  public var queryHistory: any QueryHistoryRepository
  public var visits: any VisitRepository
  public var desktop: any Desktop
  public var dialogs: Dialogs
  public var notices: Notices
  public var account: Account
  public var program: ProgramFacts
  public let preferences: CurrentPreferences
  /// What this run was started with.
  public var run: RunFacts
  public var settingsRepository: any SettingsRepository

  /// Where events go.
  public var tracker: any Tracker { events }

  /// What screens say, in the language that the person wants now.
  public var texts: Texts { preferences.texts }

  public init(
    loop: EventLoop, now: @escaping @Sendable () -> Date,
    zone: @escaping @Sendable () -> TimeZone, uuid: @escaping @Sendable () -> UUID, events: EventLog,
    github: GitHubRepository, todoRepository: any TodoRepository, unsavedTodos: any UnsavedTodoRepository,
    queryHistory: any QueryHistoryRepository, visits: any VisitRepository, desktop: any Desktop,
    dialogs: Dialogs, notices: Notices,
    account: Account, program: ProgramFacts, preferences: CurrentPreferences, run: RunFacts,
    settingsRepository: any SettingsRepository
  ) {
    self.loop = loop
    self.now = now
    self.zone = zone
    self.uuid = uuid
    self.events = events
    self.github = github
    self.todoRepository = todoRepository
    self.unsavedTodos = unsavedTodos
    self.queryHistory = queryHistory
    self.visits = visits
    self.desktop = desktop
    self.dialogs = dialogs
    self.notices = notices
    self.account = account
    self.program = program
    self.preferences = preferences
    self.run = run
    self.settingsRepository = settingsRepository
  }
}
