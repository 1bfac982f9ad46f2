import EventLoop
public import Terminal

/// The options of a run, including the destinations of its reports.
public struct ScriptOptions: Sendable {
  /// Runs `body` on the loop from a fresh state, as `EventLoop.run` does. It must not change the clock: the
  /// test makes it virtual unless it is live.
  public typealias Lease =
    @Sendable (
      _ body: @escaping @LoopActor @Sendable () async throws -> Void
    ) throws -> Void

  /// Uses the embedded demo data instead of stubs.
  public var isDemo = false
  /// The screen size of a test without `set size`.
  public var size = Size(columns: 80, rows: 24)
  /// The locale of a test without `set locale`.
  public var locale = "en"
  public var snapshots = SnapshotMode.check
  /// Deletes stored screens that no test compares any more.
  public var prunesSnapshots = false
  /// Continues a test after a line that fails.
  public var keepsGoing = false
  /// The reports to write; TAP on standard output if there are none.
  public var reports: [ReportTarget] = []
  /// The folder for pictures of `shot` lines: `FOLDER/SCRIPT/TEST/FILE`, where SCRIPT is the script's path as
  /// given; nil to write none.
  public var shotFolder: String?
  /// The folder for recordings: `FOLDER/SCRIPT/TEST.cast`; nil to write none.
  public var castFolder: String?
  /// The pause before each line in a recording, in the recording's time.
  public var pace = Duration.zero
  /// Observers of the tests, in this process.
  public var observers: [any TestObserver] = []
  /// Tests with a cassette send requests to the real API and record the responses (`--record`).
  public var isRecording = false
  /// Tests may send requests to the real API (`--live`).
  public var isLive = false
  /// The folder in which scripts may read and write (`--root`); nil to choose it by each script's path.
  public var root: String?
  /// The user's home folder, which is not used as a root by default; empty if unknown.
  public var home = ""
  /// Refuses options that would hide a failure, because a CI run is unattended.
  public var isCI = false
  /// Constants from the command line (`--var`).
  public var variables: [String: String] = [:]
  /// The program's names, against which scripts are checked; nil to skip the check.
  public var names: ScriptNames?
  /// Runs only tests with one of these tags; empty means all tests.
  public var tags: Set<String> = []
  /// Skips tests with one of these tags.
  public var excludedTags: Set<String> = []
  /// The number of tests that run in parallel if there is a `workerCommand`.
  public var jobs = 1
  /// The command that starts this program as a worker (`ScriptRunner.work`) with the given temporary folder.
  /// Nil: tests run in this process, and a crash or hang of the program ends the run.
  public var workerCommand: (@Sendable (_ temporaryFolder: String) -> [String])?
  /// The signals that stop a run cleanly; they must be blocked (`LoopSignals.block`).
  public var interrupts: [Int32] = []
  /// The folder for all temporary files of a run, including each test's data folder, which are deleted after
  /// it.
  public var temporaryFolder: String
  /// Receives the report, in whole lines.
  public var output: @Sendable (String) -> Void
  /// Receives errors in the scripts or the run, in whole lines.
  public var errors: @Sendable (String) -> Void
  public var onLoop: Lease
  /// Exits the process with a status if a program cannot be stopped.
  public var abandon: @Sendable (Int32) -> Never

  /// Receives the result of the test that ends the process, before `abandon`.
  var onAbandon: @Sendable (TestResult) -> Void = { _ in }
  /// Receives the index of each step of a test, from 0, before it runs.
  var onStep: @LoopActor @Sendable (Int) -> Void = { _ in }

  public init(
    temporaryFolder: String, output: @escaping @Sendable (String) -> Void,
    errors: @escaping @Sendable (String) -> Void, onLoop: @escaping Lease,
    abandon: @escaping @Sendable (Int32) -> Never
  ) {
    self.temporaryFolder = temporaryFolder
    self.output = output
    self.errors = errors
    self.onLoop = onLoop
    self.abandon = abandon
  }
}

/// How stored screens are compared and updated.
public enum SnapshotMode: String, Sendable, CaseIterable {
  /// Compares them; a missing one fails.
  case check
  /// Writes missing ones and compares the others.
  case missing
  /// Writes missing ones and those that differ.
  case failed
  /// Writes all.
  case all

  func writes(isMissing: Bool) -> Bool {
    switch self {
    case .check: false
    case .missing: isMissing
    case .failed, .all: true
    }
  }
}
