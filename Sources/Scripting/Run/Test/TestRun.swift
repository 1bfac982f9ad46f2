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
  let host: any ScriptHost
  let options: ScriptOptions
  let patterns: PatternCache
  let hangGuard: HangGuard
  let loop: EventLoop
  let tracker = RecordingTracker()
  let desktop = ScriptDesktop()
  let stubs: StubHTTPClient
  let data: DataFolder
  var settings: TestSettings

  var session: Session?
  var terminal: GridTerminal?
  /// The shell has the terminal (`signal TSTP`).
  var isSuspended = false
  /// A line has said that the program ended.
  var isEndAsserted = false

  var events = Ledger<TrackingEvent>()
  var effects = Ledger<Effect>()
  var captures: [String: String] = [:]
  /// The line of each snapshot's name.
  var snapshots: [String: Int] = [:]
  var pointer = Point(row: 0, column: 0)
  var remarks: [String] = []

  /// The step that runs, and those after it.
  var step: Step?
  var followingSteps: ArraySlice<Step> = []
  /// The last step that was input.
  var inputStep: Step?
  /// Nil as soon as the program may have drawn another frame.
  var screenText: ScreenText?

  init(
    _ test: ScriptTest, of script: ScriptFile, host: any ScriptHost, options: ScriptOptions,
    patterns: PatternCache,
    hangGuard: HangGuard, loop: EventLoop, api: HTTPAddress
  ) {
    self.test = test
    self.script = script
    self.host = host
    self.options = options
    self.patterns = patterns
    self.hangGuard = hangGuard
    self.loop = loop
    settings = TestSettings(options)
    stubs = StubHTTPClient(loop: loop, base: api)
    data = DataFolder(in: options.temporaryFolder)
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
    if !tracker.events.isEmpty { take(tracker.takeEvents()) }
    effects.add(desktop.takeEffects())
    let failures = stubs.takeFailures()
    guard failures.isEmpty else { throw StepFailure(failures.joined(separator: "\n")) }
  }

  /// To be called before the program gets a turn.
  func expectReturn() {
    // The loop's own watchdog comes first where it can.
    if let step { hangGuard.expectReturn(within: settings.watchdog * 2, in: step) }
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

  func unknownYet(_ what: String) -> StepFailure {
    StepFailure("this octodo does not know `\(what)` yet")
  }
}
