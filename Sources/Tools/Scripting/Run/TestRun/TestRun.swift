import EventLoop
import HTTP
import Screens
import Stubs
import Terminal
import Tracking

/// A running test: the program that it drives, and the output that it has not asserted yet. The commands are
/// in the extensions, one family per file.
@LoopActor
final class TestRun {
  let script: ScriptFile
  let test: ScriptTest
  /// The files that the script may read and write.
  let files: ScriptFiles
  let host: any ScriptHost
  let options: ScriptOptions
  let patterns: PatternCache
  let hangGuard: HangGuard
  let loop: EventLoop
  /// The API's address, for stubs and recordings.
  let api: HTTPAddress
  let tracker: ScriptTracker
  let desktop = ScriptDesktop()
  /// All network requests, however they are answered.
  let log: RequestLog
  let stubs: StubHTTPClient
  let data: DataFolder
  /// Observers, usually none.
  let observers: [any TestObserver]
  /// The user stopped the test while watching.
  var isCutShort = false
  /// The user took over the program.
  var isTakenOver = false
  /// On the test's own clock.
  var startTime = LoopClock.Instant(sinceStart: .zero)
  var settings: TestSettings
  /// The cassette of a `cassette` line, which replaces the stubs.
  var cassette: TestCassette?
  /// The properties of the launch.
  var properties: [LaunchProperty] = []
  /// The launched scene; nil for the whole program.
  var scene: ScriptScene?
  /// A program has run with this test's data folder.
  var hasLaunched = false

  var session: Session?
  var terminal: GridTerminal?
  /// The program is suspended (`signal TSTP`).
  var isSuspended = false
  /// A line has asserted that the program ended.
  var isEndAsserted = false

  var events = AssertionQueue<FiredEvent>()
  var effects = AssertionQueue<Effect>()
  var captures: [String: String] = [:]
  /// The line of each snapshot, by name.
  var snapshots: [String: Int] = [:]
  /// The line of each shot, by file.
  var shots: [String: Int] = [:]
  var pointer = Point(row: 0, column: 0)
  var remarks: [String] = []
  var failures: [Failure] = []

  /// The current step, and those after it.
  var step: Step?
  var followingSteps: ArraySlice<Step> = []
  /// The last input step.
  var inputStep: Step?
  /// Nil once the program may have drawn another frame.
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
    stubs = StubHTTPClient(loop: loop, base: api, log: log) { StubAdvice.lines(for: $0) }
    data = DataFolder(in: options.temporaryFolder)
    let casts = options.castFolder.map { CastRecorder(folder: $0, pace: options.pace) }
    observers = (casts.map { [$0] } ?? []) + options.observers
  }

  /// Waits until idle, and collects what the program sent meanwhile.
  /// - Throws: `StillBusy`; `StepFailure` for a request that no stub or several stubs match.
  func waitUntilIdle() async throws {
    screenText = nil
    expectReturn()
    try await loop.waitUntilIdle(watchdog: settings.watchdog)
    try collect()
  }

  /// Collects what the program sent.
  /// - Throws: `StepFailure` for a request that no stub or several stubs match.
  func collect() throws {
    take(tracker.takeEvents())
    effects.add(desktop.takeEffects())
    let failures = log.takeFailures()
    guard failures.isEmpty else { throw StepFailure(failures.joined(separator: "\n")) }
  }

  /// Call it before the program runs.
  func expectReturn() {
    // The loop's own watchdog fires first if it can.
    if let step { hangGuard.expectReturn(within: settings.watchdog + .milliseconds(250), in: step) }
  }

  /// The text of a template.
  /// - Throws: `StepFailure` if it needs a value that was not captured.
  func text(_ template: Template) throws -> String {
    if let text = template.resolved(with: captures) { return text }
    let missing = template.parts.compactMap { part in
      if case .captured(let name) = part, captures[name] == nil { name } else { nil }
    }
    throw StepFailure("${\(missing.first ?? "")} was not captured yet")
  }

  /// A path in a line, relative to the file that contains the line.
  func path(_ name: String) -> String {
    ScriptPath.resolve(name, relativeTo: step?.location.file ?? script.name)
  }
}

/// The program's output of one kind, and how much of it the script has asserted. Everything must be asserted,
/// in order.
struct AssertionQueue<Entry> {
  /// Asserted since the last input.
  private(set) var asserted: [Entry] = []
  private(set) var pending: [Entry] = []

  mutating func add(_ entries: [Entry]) {
    if !entries.isEmpty { pending += entries }
  }

  /// Marks the entry at an index of `pending` as asserted.
  mutating func assert(at index: Int) {
    asserted.append(pending.remove(at: index))
  }

  /// Removes and returns the pending entries before an index.
  mutating func drop(before index: Int) -> [Entry] {
    defer { pending.removeFirst(index) }
    return Array(pending[..<index])
  }

  /// Starts the next input.
  mutating func beginSpan() {
    if !asserted.isEmpty { asserted = [] }
  }
}

/// A step failed or cannot be performed.
struct StepFailure: Error {
  var message: String
  var expected: String?
  var actual: String?
  /// The line within a step of several lines.
  var location: SourceLocation?

  init(_ message: String, expected: String? = nil, actual: String? = nil, at location: SourceLocation? = nil)
  {
    self.message = message
    self.expected = expected
    self.actual = actual
    self.location = location
  }
}
