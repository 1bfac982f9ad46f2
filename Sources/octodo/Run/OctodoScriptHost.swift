import AllFeatures
import Demo
import Domain
import EventLoop
import FoundationEssentials
import GitHub
import HTTP
import Sandbox
import Screens
import Scripting
import Storage
import Terminal
import Texts
import Tracking

/// Builds octodo for a script: the same composition as in a terminal, with the script's dependencies.
@LoopActor
final class OctodoScriptHost: ScriptHost {
  private let configuration: Configuration
  private let liveSettings: (@Sendable () throws -> Settings)?
  /// Shared by all tests: loading the data takes longer than most tests, and nothing changes it.
  private let demo = DemoHTTPClient()
  /// An empty todo file with its tables, created once.
  private let blank = BlankDatabase()
  private var registry: SceneRegistry?
  private var demoTime: Duration?
  /// That of the last program, which has ended when the next one begins.
  private var database: LocalDatabase?
  // The same for all tests.
  private let facts = ProgramFacts.scripted

  /// - Parameter liveSettings: called only for `set network live` and `record`, so that no other script reads
  ///   the user's files or token. Nil if no script may.
  nonisolated init(configuration: Configuration, liveSettings: (@Sendable () throws -> Settings)?) {
    self.configuration = configuration
    self.liveSettings = liveSettings
  }

  func launch(_ dependencies: ScriptDependencies) async throws -> Session {
    let composition = try composition(dependencies)
    database?.close()
    database = composition.database
    if let scene = dependencies.scene {
      return try await launch(scene, dependencies, on: composition)
    }
    let session = Session(jobControl: dependencies.jobControl) { _ in }
    let firstStep = try ScriptLaunchOptions.start(dependencies.properties)
    session.start(
      showing: firstStep?.route, at: firstStep?.anchor, finding: firstStep?.routeSearch
    ) { onQuit, onSuspend in
      composition.app(onQuit: onQuit, onSuspend: onSuspend)
    }
    if let firstStep { session.receive(firstStep.input) }
    await DatabaseCheck(
      loop: dependencies.loop, database: composition.database, notices: composition.ends.notices,
      texts: composition.ends.preferences.texts
    ).now(session.app?.environment.todoRepository)
    return session
  }

  func scene(_ name: String, state: String?) throws -> ScriptScene {
    let (scene, state) = try scenes().find(name, state: state)
    return ScriptScene(
      name: scene.name, state: state.name, stubs: state.stubs, input: state.input,
      clock: .seconds(state.clock.timeIntervalSince1970))
  }

  func demoClock() throws -> Duration {
    if let demoTime { return demoTime }
    let time = Duration.seconds(try DemoHTTPClient.dayAfterData().timeIntervalSince1970)
    demoTime = time
    return time
  }

  /// Loaded when the first scene is requested, because most scripts use none.
  private func scenes() throws -> SceneRegistry {
    if let registry { return registry }
    let new = try SceneRegistry(Features.scenes, fixtures: .builtIn())
    registry = new
    return new
  }

  /// Builds one scene with the script's dependencies.
  private func launch(
    _ launch: SceneLaunch, _ dependencies: ScriptDependencies, on program: Composition
  ) async throws -> Session {
    let (scene, state) = try scenes().find(launch.name, state: launch.state)
    var ends = program.ends
    if ends.github.token == nil { ends.account = state.account }
    if launch.isFirst { try await state.prepare(program.database) }
    let sceneProgram = SceneProgram(
      scene: scene, environment: Environment(of: state, ends, Repositories(in: program.database)))
    let session = Session(jobControl: dependencies.jobControl) { _ in }
    let firstStep = try ScriptLaunchOptions.start(dependencies.properties)
    session.start(
      showing: firstStep?.route, at: firstStep?.anchor, finding: firstStep?.routeSearch
    ) { onQuit, onSuspend in
      sceneProgram.app(terminal: dependencies.terminal, onQuit: onQuit, onSuspend: onSuspend)
    }
    return session
  }

  private func composition(_ dependencies: ScriptDependencies) throws -> Composition {
    let loop = dependencies.loop
    let run = RunFacts(language: Language(locale: dependencies.locale) ?? .en, api: APIBase.gitHubURL)
    // The settings file is in the test's own folder, so changes are kept when the test relaunches the
    // program.
    let configFile = dependencies.dataFolder + "/config.yml"
    let (configuration, problems) = Settings.configuration(
      at: configFile, isRequired: false,
      defaults: try ScriptLaunchOptions.configuration(dependencies.properties, defaults: configuration))
    let database = LocalDatabase(
      path: dependencies.dataFolder + "/octodo.db", home: dependencies.dataFolder, loop: loop,
      now: dependencies.now, zone: { [zone = dependencies.zone] in zone }, blank: blank, usesThreads: false,
      uids: .numbered)
    var ends = Ends(
      loop: loop, now: dependencies.now,
      // Names a file that no script sees. It must differ after `relaunch`, because otherwise two files would
      // have the same name.
      uuid: { UUID() },
      github: GitHubConnection(http: demo, userAgent: Version.userAgent, cache: database),
      tracker: dependencies.tracker, destination: .scripted, desktop: dependencies.desktop,
      settings: LocalSettingsRepository(path: configFile, loop: loop), program: facts, run: run)
    ends.zone = { [zone = dependencies.zone] in zone }
    ends.readFile = dependencies.readFile
    ends.preferences = Preferences(configuration, in: run)
    let keys = KeyCheck.findings(
      in: configuration, file: "config.yml", language: ends.preferences.language)
    ends.preferences.commands = keys.commands
    ends.preferences.terminal.colorCount = dependencies.terminal.colors
    switch dependencies.background {
    case .unknown: break
    case .dark: ends.preferences.terminal.colors.background = .black
    case .light: ends.preferences.terminal.colors.background = .white
    }
    for problem in problems + keys.problems.map(\.sentence) { ends.notices.say(problem) }
    switch dependencies.network {
    case .offline(let client): ends.github.http = client
    case .demo: ends.account = .demo
    case .live(let network): try connect(&ends, to: network)
    }
    if ScriptLaunchOptions.isDemo(dependencies.properties) { ends.account = .demo }
    if let token = try ScriptLaunchOptions.token(dependencies.properties) {
      ends.github.token = token
      ends.account = Self.tokenAccount
      ends.run.tokenSource = Self.tokenSource
    }
    return Composition(terminal: dependencies.terminal, ends: ends, database: database)
  }

  /// How a program with a token is known in a script.
  nonisolated static let tokenAccount = Account.token(source: tokenSource)
  nonisolated static let tokenSource = "script"

  private func connect(_ ends: inout Ends, to network: LiveNetwork) throws {
    guard let settings = try liveSettings?() else { throw NoLiveNetwork() }
    guard let base = HTTPAddress(url: settings.api.url) else { throw APIBaseError.unreadable }
    ends.github.http = network.client(
      through: CurlClient(
        loop: ends.loop, userAgent: Version.userAgent, certificates: settings.certificates()),
      base: base)
    ends.github.base = settings.api
    ends.github.token = settings.token
    // There is no token when the recording is played, and the screens must be the same.
    ends.account = network.isRecording ? .anonymous : settings.account
  }
}

/// A script uses the real API, but the command line does not allow it.
private struct NoLiveNetwork: Error, CustomStringConvertible {
  let description = "the real API is asked with --live or --record only"
}
