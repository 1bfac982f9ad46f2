public import EventLoop
public import FoundationEssentials
public import HTTP
public import Screens
public import Stubs
public import Terminal
public import Tracking

/// Builds the program for a script: the same program that runs in a terminal, but with other dependencies.
@LoopActor
public protocol ScriptHost: AnyObject, Sendable {
  /// Builds the program with these dependencies and starts it. The session reports to the script when it has
  /// ended.
  /// - Throws: an error that says why the program could not start.
  func launch(_ dependencies: ScriptDependencies) async throws -> Session

  /// A scene of the program, for `launch scene`.
  /// - Parameter state: nil for the scene's first state.
  /// - Throws: an error that says why there is no such scene, and suggests similar names.
  func scene(_ name: String, state: String?) throws -> ScriptScene

  /// The wall clock at the start of a test with the demo data, since 1970, if the test does not set one.
  /// - Throws: an error that says why the data cannot be read.
  func demoClock() throws -> Duration
}

/// The dependencies of a program that a script drives. The program gets nothing else: without `set network
/// live` there is no real clock and no socket, so a script cannot depend on either.
@LoopActor
public struct ScriptDependencies {
  public let loop: EventLoop
  public let terminal: GridTerminal
  public let network: ScriptNetwork
  public let tracker: any Tracker
  public let desktop: any Desktop
  /// Reads only files that the script may read.
  public let readFile: ReadFile
  public let jobControl: JobControl
  /// The script's wall clock.
  public let now: @Sendable () -> Date
  /// The folder with the program's data during the test; contains `octodo.db`.
  public let dataFolder: String
  public let locale: String
  public let zone: TimeZone
  public let colors: Setting.ColorCount
  public let background: Setting.Background
  /// The seed of the random numbers.
  public let seed: UInt64
  /// The `name=value` pairs of `launch`, in the order of the line.
  public let properties: [LaunchProperty]
  /// Nil means the whole program.
  public let scene: SceneLaunch?
}

/// One `name=value` of a `launch` line. The program defines which names exist.
public struct LaunchProperty: Hashable, Sendable {
  public let name: String
  /// As written, without quotes.
  public let value: String

  public init(name: String, value: String) {
    self.name = name
    self.value = value
  }
}

/// The source of the responses to the program's requests.
public enum ScriptNetwork: Sendable {
  /// The script's stubs, or a recording, below `https://api.github.com`. No socket is used.
  case offline(any HTTPClient)
  /// The embedded demo data (`--demo`), which needs no stubs.
  case demo
  /// Real connections to the API (`set network live` and `record`); the loop then uses the real clock.
  case live(LiveNetwork)
}

/// The API client of a script that sends real requests.
@LoopActor
public struct LiveNetwork: Sendable {
  let log: RequestLog
  let recorder: CassetteRecorder?

  /// Whether requests and responses are recorded in a cassette. If so, the program must run without a token,
  /// as it does when the cassette is played.
  public var isRecording: Bool { recorder != nil }

  /// A client for the program that sends through the given one, and only to the API.
  /// - Parameter base: the API's address.
  public func client(through client: any HTTPClient, base: HTTPAddress) -> any HTTPClient {
    APIOnlyHTTPClient(client, base: base, log: log, recorder: recorder)
  }
}

/// A scene of the sandbox, as used in a test.
public struct ScriptScene {
  public let name: String
  public let state: String
  /// The scene's stubs, which are added to the test's stubs.
  public let stubs: [Stub<HTTPClientResponse>]
  /// The user input that leads to the state.
  public let input: [InputEvent]
  /// The wall clock at the start, since 1970, if the test does not set one.
  public let clock: Duration

  public init(
    name: String, state: String, stubs: [Stub<HTTPClientResponse>], input: [InputEvent], clock: Duration
  ) {
    self.name = name
    self.state = state
    self.stubs = stubs
    self.input = input
    self.clock = clock
  }
}

/// The scene to launch.
public struct SceneLaunch: Hashable, Sendable {
  public let name: String
  public let state: String
  /// False for a `relaunch`, which keeps the data.
  public let isFirst: Bool
}
