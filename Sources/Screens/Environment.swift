public import Domain
public import EventLoop
public import FoundationEssentials
public import GitHub
public import Texts
public import Tracking

/// The dependencies of a screen. The program's composition creates one; scripts and tests create their own.
@LoopActor
public struct Environment {
  public var loop: EventLoop
  /// The wall clock.
  public var now: @Sendable () -> Date
  /// The user's time zone. A closure, because finding it out is slow and it is needed only to show a day.
  public var zone: @Sendable () -> TimeZone
  /// A new random id, different each time.
  public var uuid: @Sendable () -> UUID
  /// Receives the events, and also keeps those of this run.
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
  /// The facts about this run.
  public var run: RunFacts
  public var settingsRepository: any SettingsRepository

  /// The receiver of events.
  public var tracker: any Tracker { events }

  /// The texts of the screens in the user's current language.
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
