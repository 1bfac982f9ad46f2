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
  let dependencies: ProgramDependencies

  /// Builds the program; `Session.start` shows it.
  func app(
    onQuit: @escaping @LoopActor () -> Void, onSuspend: @escaping @LoopActor () -> Void
  ) -> App {
    let environment = environment()
    let resolver = Features(environment: environment)
    let router = Router(
      tabs: Features.tabs, resolver: resolver, tracker: environment.tracker, web: dependencies.api.webURL)
    return App(
      environment: environment, terminal: dependencies.terminal, router: router, onQuit: onQuit,
      onSuspend: onSuspend)
  }

  /// The dependencies of the screens.
  func environment() -> Environment {
    let notices = dependencies.notices
    var values = dependencies.preferences
    values.isDemo = dependencies.account == .demo
    let preferences = CurrentPreferences(values)
    let texts = preferences.texts
    let database = dependencies.database
    let github = GitHubRepository(
      http: dependencies.http, base: dependencies.api, token: dependencies.token,
      userAgent: Version.userAgent,
      cache: ResponseCache(database: database) { notices.say(texts.sentence(for: $0)) },
      loop: loop, now: dependencies.now)
    let tracker = ModeTracker(
      local: dependencies.tracker, collector: dependencies.collectorConnection?.tracker
    ) {
      preferences.values.tracking
    }
    dependencies.collectorConnection?.sender.allow { preferences.values.tracking == .collector }
    dependencies.collectorConnection?.sender.start()
    let events = EventLog(passingTo: tracker, destination: dependencies.destination, now: dependencies.now) {
      preferences.values.tracking != .off
    }
    let todos = LocalTodoRepository(database: database)
    if dependencies.account == .demo { fill(todos) }
    return Environment(
      loop: loop, now: dependencies.now, zone: dependencies.zone, uuid: dependencies.uuid, events: events,
      github: github, todoRepository: todos,
      unsavedTodos: LocalUnsavedTodoRepository(beside: database),
      queryHistory: LocalQueryHistoryRepository(database: database),
      visits: LocalVisitRepository(database: database),
      bookmarks: LocalBookmarkRepository(database: database), desktop: dependencies.desktop,
      dialogs: Dialogs(preferences), notices: dependencies.notices, account: dependencies.account,
      program: dependencies.facts,
      preferences: preferences, run: dependencies.run, settingsRepository: dependencies.settings)
  }
  /// Gives the demo its todos at the first start. The list itself says what is wrong with a file that cannot be written.
  private func fill(_ todos: LocalTodoRepository) {
    let demo = DemoTodos(now: dependencies.now(), zone: dependencies.zone())
    loop.spawn { try? await todos.insertIfNew { demo.todos } }
  }
}
