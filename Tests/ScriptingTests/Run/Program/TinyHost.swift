import Domain
import EventLoop
import FoundationEssentials
import GitHub
import HTTP
import HTTPTypes
import Screens
import Scripting
import Storage
import Stubs
import Synchronization
import Terminal
import Testing
import Tracking

/// Builds a small program on the real App: a counter and, behind it and in the second tab, a list.
@LoopActor
final class TinyHost: ScriptHost {
  struct Unwilling: Error, CustomStringConvertible {
    let description = "the disk is full"
  }

  let isUnwilling: Bool
  /// The address of the real API; nil if live requests get a fixed response.
  let apiURL: String?
  /// The properties of each launch, in order.
  let launches = Mutex<[[LaunchProperty]]>([])
  /// What the program's wall clock said before and after the start at each launch, in seconds since 1970.
  let launchTimes = Mutex<[Double]>([])
  /// The launched scenes, in order.
  let scenes = Mutex<[SceneLaunch?]>([])
  private let blank = BlankDatabase()

  nonisolated init(isUnwilling: Bool = false, apiURL: String? = nil) {
    self.isUnwilling = isUnwilling
    self.apiURL = apiURL
  }

  func launch(_ dependencies: ScriptDependencies) async throws -> Session {
    if isUnwilling { throw Unwilling() }
    launches.withLock { $0.append(dependencies.properties) }
    launchTimes.withLock { $0.append(dependencies.now().timeIntervalSince1970) }
    scenes.withLock { $0.append(dependencies.scene) }
    let environment = environment(dependencies)
    let base = try #require(HTTPAddress(url: apiURL ?? ReplayHTTPClient.apiURL))
    let resolver = TinyResolver(
      environment, dependencies, http: http(dependencies, base: base), base: isLive(dependencies) ? base : nil
    )
    let tabs = [Tab(root: .repoSearch) { _ in "Counter" }, Tab(root: .todoList) { _ in "List" }]
    let router = Router(tabs: tabs, resolver: resolver, tracker: dependencies.tracker)
    let session = Session(jobControl: dependencies.jobControl) { _ in }
    session.start { onQuit, onSuspend in
      App(
        environment: environment, terminal: dependencies.terminal, router: router, onQuit: onQuit,
        onSuspend: onSuspend)
    }
    launchTimes.withLock { $0.append(dependencies.now().timeIntervalSince1970) }
    return session
  }

  /// The only scene is the whole program with one stub and two keys.
  func scene(_ name: String, state: String?) throws -> ScriptScene {
    guard name == "counter" else { throw NoScene() }
    let match = RequestMatch(method: .get, target: "/items?page=1")
    let response = try HTTPClientResponse(status: 200, body: Array("scene".utf8))
    return ScriptScene(
      name: name, state: state ?? "start",
      stubs: [
        Stub(
          match, reply: StubReply(.response(response), isOptional: true), file: "Scenes.swift", line: 3,
          source: "GET /items?page=1")
      ], input: [.key(.char("+")), .key(.char("+"))], clock: .seconds(86_400))
  }

  func demoClock() -> Duration { .seconds(172_800) }

  struct NoScene: Error, CustomStringConvertible {
    let description = "There is no scene of that name. Did you mean counter?"
  }

  private func environment(_ dependencies: ScriptDependencies) -> Environment {
    let database = LocalDatabase(
      path: "\(dependencies.dataFolder)/octodo.db", home: dependencies.dataFolder, loop: dependencies.loop,
      now: dependencies.now,
      blank: blank, usesThreads: false)
    var ends = Ends(
      loop: dependencies.loop, now: dependencies.now, uuid: { UUID() },
      github: GitHubConnection(http: FixedClient(text: ""), userAgent: "octodo-test"),
      tracker: dependencies.tracker, destination: TrackingDestination(file: nil) { "" },
      desktop: dependencies.desktop, settings: NoSettings(),
      program: ProgramFacts(
        version: "", swiftVersion: "", libraries: { [] }, files: [], dependencies: { [] }),
      run: RunFacts(api: "", configFile: "", databaseFile: ""))
    ends.zone = { [zone = dependencies.zone] in zone }
    return Environment(ends, Repositories(in: database))
  }

  private func http(_ dependencies: ScriptDependencies, base: HTTPAddress) -> any HTTPClient {
    switch dependencies.network {
    case .offline(let client): return client
    case .demo: return FixedClient(text: "demo")
    case .live(let network):
      let live: any HTTPClient =
        apiURL == nil
        ? FixedClient(text: "live", loop: dependencies.loop)
        : CurlClient(loop: dependencies.loop, userAgent: "octodo-test")
      return network.client(through: live, base: base)
    }
  }

  private func isLive(_ dependencies: ScriptDependencies) -> Bool {
    if case .live = dependencies.network { true } else { false }
  }
}

/// The settings of a program without a settings file.
private struct NoSettings: SettingsRepository {
  func check() async throws(SettingsProblem) {}
  func keep(_ change: SettingChange) async throws(SettingsProblem) {}
}
