import Domain
import EventLoop
import FoundationEssentials
import HTTP
import Screens
import Storage
import Stubs
import Terminal

/// One running state of a scene, from loading to its end.
@LoopActor
final class SceneRun {
  let scene: LoadedScene
  let state: LoadedState
  /// False until all of the state's input has been handled.
  private(set) var isReady = false
  private(set) var app: App?
  private let loop: EventLoop
  private let terminal: any Terminal
  private let preferences: Preferences
  private let tabs: SceneTabs?
  private let makeDatabase: MakeDatabase
  private let log: RequestLog
  private let reports: SceneReports
  private var session: Session?
  private var isOver = false

  /// Creates a database from its path, the scene's folder and the clock.
  typealias MakeDatabase = @LoopActor (String, String, @escaping @Sendable () -> Date) -> LocalDatabase

  /// - Parameters:
  ///   - tabs: nil for one tab with the scene's name.
  ///   - makeDatabase: nil for a database that runs on its own thread.
  ///   - reports: receives the scene's reports.
  init(
    _ scene: LoadedScene, _ state: LoadedState, on terminal: any Terminal, preferences: Preferences,
    tabs: SceneTabs? = nil, loop: EventLoop, makeDatabase: MakeDatabase? = nil,
    reports: SceneReports
  ) {
    self.scene = scene
    self.state = state
    self.terminal = terminal
    self.preferences = preferences
    self.tabs = tabs
    self.loop = loop
    self.makeDatabase = makeDatabase ?? { LocalDatabase(path: $0, home: $1, loop: loop, now: $2) }
    self.reports = reports
    log = RequestLog(loop: loop)
    log.onRequest = { reports.note("request \($0)") }
    log.onFailure = { reports.problem($0) }
  }

  /// - Parameter folder: for the scene's own files.
  func start(_ conditions: StageConditions, folder: String, jobControl: JobControl) {
    loop.spawn { [self] in
      do {
        try await reachState(conditions, folder: folder, jobControl: jobControl) { [loop] span in
          try await loop.sleep(for: span)
        }
      } catch {
        reports.problem(
          "The scene cannot be shown: \((error as? SceneResponseError)?.sentence ?? "\(error)")")
      }
    }
  }

  /// Starts the scene, and returns after all of the state's input has been handled.
  /// - Parameters:
  ///   - folder: for the scene's own files.
  ///   - pass: lets time pass.
  func reachState(
    _ conditions: StageConditions, folder: String, jobControl: JobControl,
    pass: @LoopActor (Duration) async throws -> Void
  ) async throws {
    let now = wallClock
    let database = makeDatabase(folder + "/octodo.db", folder, now)
    let ends = try ends(conditions, database, now: now)
    try await state.prepare(database)
    guard !isOver else { return }
    begin(Environment(of: state, ends, Repositories(in: database)), jobControl: jobControl)
    for event in state.input {
      try await rest(pass)
      guard !isOver else { return }
      session?.userLooked()
      session?.receive([event])
    }
    isReady = true
  }

  /// Waits until nothing is pending.
  func rest(_ pass: @LoopActor (Duration) async throws -> Void) async throws {
    try await loop.waitUntilIdle()
    while let span = log.untilLastResponse {
      try await pass(span)
      try await loop.waitUntilIdle()
    }
  }

  /// Ends the scene, which reports nothing from then on.
  func stop() {
    isOver = true
    session?.end(0)
  }

  /// Input before the state is ready would only disturb it, so it is ignored.
  func receive(_ events: [InputEvent]) {
    if isReady { session?.receive(events) }
  }

  /// The next key is meant for what the screen shows, and not typed on after a field has closed.
  func userLooked() {
    session?.userLooked()
  }

  func receive(_ signal: TerminalSignal) {
    session?.receive(signal)
  }

  /// The state's clock, which goes on from now.
  private var wallClock: @Sendable () -> Date {
    let (clock, beginning, loopClock) = (state.clock, loop.clock.now, loop.clock)
    return { clock.addingTimeInterval(beginning.duration(to: loopClock.now) / .seconds(1)) }
  }

  private func ends(
    _ conditions: StageConditions, _ database: LocalDatabase, now: @escaping @Sendable () -> Date
  ) throws -> Ends {
    guard let base = HTTPAddress(url: ReplayHTTPClient.apiURL) else {
      throw SceneResponseError(sentence: "\(ReplayHTTPClient.apiURL) cannot be read.")
    }
    let http = StubHTTPClient(loop: loop, base: base, log: log)
    try conditions.apply(state, to: http)
    var ends = Ends.sandbox(
      loop: loop, now: now, http: http, database: database, preferences: preferences, report: reports.note)
    ends.account = state.account
    return ends
  }

  private func begin(_ environment: Environment, jobControl: JobControl) {
    let program = SceneProgram(scene: scene, environment: environment, tabs: tabs)
    let session = Session(jobControl: jobControl) { [weak self] _ in
      guard let self, !isOver else { return }
      isOver = true
      reports.end()
    }
    self.session = session
    session.start { [terminal] onQuit, onSuspend in
      program.app(terminal: terminal, onQuit: onQuit, onSuspend: onSuspend)
    }
    app = session.app
  }
}

/// The receivers of a scene's reports.
@LoopActor
struct SceneReports {
  /// An event, a request, or a call to the desktop.
  let note: @LoopActor (String) -> Void
  /// A request that no stub matched.
  let problem: @LoopActor (String) -> Void
  /// The user left the scene with the scene's own key.
  let end: @LoopActor () -> Void
}
