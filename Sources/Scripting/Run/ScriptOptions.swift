import EventLoop
public import Terminal

/// How scripts are run, and where their reports go.
public struct ScriptOptions: Sendable {
  /// Gives the loop to one test: runs `body` on it from a fresh state, which is what `EventLoop.run` does.
  /// The clock must be left alone: the test makes it virtual, unless it is live.
  public typealias Lease =
    @Sendable (
      _ body: @escaping @LoopActor @Sendable () async throws -> Void
    ) throws -> Void

  /// The embedded demo data answers instead of stubs.
  public var isDemo = false
  /// The screen of a test that does not `set size`.
  public var size = Size(columns: 80, rows: 24)
  /// The locale of a test that does not `set locale`.
  public var locale = "en"
  public var snapshots = SnapshotMode.check
  /// Stored screens that no test compares any more are deleted.
  public var prunesSnapshots = false
  /// A test goes on after a line that does not hold.
  public var keepsGoing = false
  /// What is written where; TAP on standard output where there is none.
  public var reports: [ReportTarget] = []
  /// Where `shot` lines put their pictures: `FOLDER/SCRIPT/TEST/FILE`, SCRIPT being the script's path as given; nil
  /// for none.
  public var shotFolder: String?
  /// Where each test's recording goes: `FOLDER/SCRIPT/TEST.cast`; nil for none.
  public var castFolder: String?
  /// How long a recording stops before each line, in the recording's time.
  public var pace = Duration.zero
  /// Those who watch the tests, in this process.
  public var observers: [any TestObserver] = []
  /// Tests with a cassette ask the real API and record its answers (`--record`).
  public var isRecording = false
  /// Tests may ask the real API (`--live`).
  public var isLive = false
  /// The folder that scripts read and write below (`--root`); nil: what the place of each script says.
  public var root: String?
  /// The person's own folder, which is no root by itself; empty where there is none.
  public var home = ""
  /// Nobody watches: what would hide a failure is refused.
  public var isCI = false
  /// Constants from outside (`--var`).
  public var variables: [String: String] = [:]
  /// Only tests with one of these tags run; empty is all.
  public var tags: Set<String> = []
  /// Tests with one of these tags do not run.
  public var excludedTags: Set<String> = []
  /// How many tests run side by side, where there is a `workerCommand`.
  public var jobs = 1
  /// The command that starts this program again as a worker (`ScriptRunner.work`), whose temporary folder is
  /// the one given. Nil: the tests run in this process, which a crash or a hang of the program then ends.
  public var workerCommand: (@Sendable (_ temporaryFolder: String) -> [String])?
  /// The signals that end a run in order; they must be blocked (`LoopSignals.block`).
  public var interrupts: [Int32] = []
  /// All that a run keeps for a while is in here, each test's data folder too, and removed after it.
  public var temporaryFolder: String
  /// Takes the report, in whole lines.
  public var output: @Sendable (String) -> Void
  /// Takes what is wrong with the scripts or the run, in whole lines.
  public var errors: @Sendable (String) -> Void
  public var onLoop: Lease
  /// Ends the process with a status, where a program cannot be made to stop.
  public var abandon: @Sendable (Int32) -> Never

  /// Told how the test went that ends the process, before `abandon`.
  var onAbandon: @Sendable (TestResult) -> Void = { _ in }
  /// Told the number of each step of a test, from 0, before it is carried out.
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
