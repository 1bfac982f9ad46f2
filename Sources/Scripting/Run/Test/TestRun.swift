import AppCore
import EventLoop
import HTTP
import Terminal
import Tracking

/// One test while it runs: the program it drives, and what the script has not asserted yet. The commands are
/// in the extensions, a family to a file.
@LoopActor
final class TestRun {
  let script: ScriptFile
  let test: ScriptTest
  /// What the script may read and write.
  let files: ScriptFiles
  let host: any ScriptHost
  let options: ScriptOptions
  let patterns: PatternCache
  let hangGuard: HangGuard
  let loop: EventLoop
  /// Where stubs and recordings stand for the API.
  let api: HTTPAddress
  let tracker: ScriptTracker
  let desktop = ScriptDesktop()
  /// All that was asked of the network, whatever answers.
  let log: RequestLog
  let stubs: StubHTTPClient
  let data: DataFolder
  /// Those who watch; most of the time nobody does.
  let observers: [any TestObserver]
  /// Who watches has had enough.
  var isCutShort = false
  /// Somebody has gone on with the program by hand.
  var isTakenOver = false
  /// By the test's own clock.
  var startTime = LoopClock.Instant(sinceStart: .zero)
  var settings: TestSettings
  /// What a `cassette` line has put in the place of the stubs.
  var cassette: TestCassette?
  /// What the program was launched with.
  var properties: [LaunchProperty] = []
  /// The scene that the program is; nil where it is whole.
  var scene: ScriptScene?
  /// A program has run in this test's folder.
  var hasLaunched = false

  var session: Session?
  var terminal: GridTerminal?
  /// The shell has the terminal (`signal TSTP`).
  var isSuspended = false
  /// A line has said that the program ended.
  var isEndAsserted = false

  var events = Ledger<FiredEvent>()
  var effects = Ledger<Effect>()
  var captures: [String: String] = [:]
  /// The line of each snapshot's name.
  var snapshots: [String: Int] = [:]
  /// The line of each shot's file.
  var shots: [String: Int] = [:]
  var pointer = Point(row: 0, column: 0)
  var remarks: [String] = []
  var failures: [Failure] = []

  /// The step that runs, and those after it.
  var step: Step?
  var followingSteps: ArraySlice<Step> = []
  /// The last step that was input.
  var inputStep: Step?
  /// Nil as soon as the program may have drawn another frame.
  var screenText: ScreenText?

  init(
    _ test: ScriptTest, of script: ScriptFile, files: ScriptFiles, host: any ScriptHost,
    options: ScriptOptions,
    patterns: PatternCache,
    hangGuard: HangGuard, loop: EventLoop, api: HTTPAddress
  ) {
    self.test = test
    self.script = script
    self.files = files
    self.host = host
    self.options = options
    self.patterns = patterns
    self.hangGuard = hangGuard
    self.loop = loop
    self.api = api
    settings = TestSettings(options)
    tracker = ScriptTracker()
    log = RequestLog(loop: loop)
    stubs = StubHTTPClient(loop: loop, base: api, log: log)
    data = DataFolder(in: options.temporaryFolder)
    let casts = options.castFolder.map { CastRecorder(folder: $0, pace: options.pace) }
    observers = (casts.map { [$0] } ?? []) + options.observers
  }

  /// Goes idle, and takes what the program sent out meanwhile.
  /// - Throws: `StillBusy`; `StepFailure` for a request that not exactly one stub could answer.
  func settle() async throws {
    screenText = nil
    expectReturn()
    try await loop.settle(watchdog: settings.watchdog)
    try collect()
  }

  /// Takes what the program sent out.
  /// - Throws: `StepFailure` for a request that not exactly one stub could answer.
  func collect() throws {
    take(tracker.takeEvents())
    effects.add(desktop.takeEffects())
    let failures = log.takeFailures()
    guard failures.isEmpty else { throw StepFailure(failures.joined(separator: "\n")) }
  }

  /// To be called before the program gets a turn.
  func expectReturn() {
    // The loop's own watchdog comes first where it can.
    if let step { hangGuard.expectReturn(within: settings.watchdog + .milliseconds(250), in: step) }
  }

  /// The text of a template.
  /// - Throws: `StepFailure` where it needs a value that was not captured.
  func text(_ template: Template) throws -> String {
    if let text = template.resolved(with: captures) { return text }
    let missing = template.parts.compactMap { part in
      if case .captured(let name) = part, captures[name] == nil { name } else { nil }
    }
    throw StepFailure("${\(missing.first ?? "")} was not captured yet")
  }

  /// A path that a line names, relative to the file that the line stands in.
  func path(_ name: String) -> String {
    ScriptPath.resolve(name, relativeTo: step?.location.file ?? script.name)
  }
}
