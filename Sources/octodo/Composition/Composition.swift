import AllFeatures
import Collector
import Domain
import EventLoop
import FoundationEssentials
import GitHub
import HTTP
import Screens
import Storage
import Terminal
import Texts
import Tracking

/// Builds the program from its dependencies. The only place that creates the live values that the program is built
/// from.
@LoopActor
struct Composition {
  let loop: EventLoop
  let ends: ProgramDependencies

  /// Builds the program; `Session.start` shows it.
  func app(
    onQuit: @escaping @LoopActor () -> Void, onSuspend: @escaping @LoopActor () -> Void
  ) -> App {
    let environment = environment()
    let resolver = Features(environment: environment)
    let router = Router(
      tabs: Features.tabs, resolver: resolver, tracker: environment.tracker, web: ends.api.webURL)
    return App(
      environment: environment, terminal: ends.terminal, router: router, onQuit: onQuit, onSuspend: onSuspend)
  }

  /// The dependencies of the screens.
  func environment() -> Environment {
    let notices = ends.notices
    let texts = ends.preferences.texts
    let database = ends.database
    let github = GitHubRepository(
      http: ends.http, base: ends.api, token: ends.token, userAgent: Version.userAgent,
      cache: ResponseCache(database: database) { notices.say(texts.sentence(for: $0)) },
      loop: loop, now: ends.now)
    let preferences = CurrentPreferences(ends.preferences)
    let tracker = ModeTracker(local: ends.tracker, collector: ends.collecting?.tracker) {
      preferences.values.tracking
    }
    ends.collecting?.sender.allow { preferences.values.tracking == .collector }
    ends.collecting?.sender.start()
    let events = EventLog(passingTo: tracker, destination: ends.destination, now: ends.now) {
      preferences.values.tracking != .off
    }
    return Environment(
      loop: loop, now: ends.now, zone: ends.zone, uuid: ends.uuid, events: events,
      github: github, todoRepository: LocalTodoRepository(database: database),
      unsavedTodos: LocalUnsavedTodoRepository(beside: database),
      queryHistory: LocalQueryHistoryRepository(database: database),
      visits: LocalVisitRepository(database: database), desktop: ends.desktop,
      dialogs: Dialogs(preferences), notices: ends.notices, account: ends.account, program: ends.facts,
      preferences: preferences, run: ends.run, settingsRepository: ends.settings)
  }
}
