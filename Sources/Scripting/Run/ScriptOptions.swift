import EventLoop
public import Terminal

/// How scripts are run, and where their reports go.
public struct ScriptOptions: Sendable {
  /// Gives the loop to one test: runs `body` on it from a fresh state, which is what `EventLoop.run` does.
  /// The clock must be left alone: the test makes it virtual, unless it is live.
  public typealias Lease =
    @Sendable (
      _ body: @escaping @LoopActor @Sendable () async throws -> TestResult
    ) throws -> TestResult

  /// The embedded demo data answers instead of stubs.
  public var isDemo = false
  /// The screen of a test that does not `set size`.
  public var size = Size(columns: 80, rows: 24)
  /// The locale of a test that does not `set locale`.
  public var locale = "en"
  public var snapshots = SnapshotMode.check
  /// Nobody watches: what would hide a failure is refused.
  public var isCI = false
  /// Constants from outside (`--var`).
  public var variables: [String: String] = [:]
  /// Only tests with one of these tags run; empty is all.
  public var tags: Set<String> = []
  /// Tests with one of these tags do not run.
  public var excludedTags: Set<String> = []
  /// Each test's data folder is made in here, and removed after it.
  public var temporaryFolder: String
  /// Takes the report, in whole lines.
  public var output: @Sendable (String) -> Void
  /// Takes what is wrong with the scripts or the run, in whole lines.
  public var errors: @Sendable (String) -> Void
  public var onLoop: Lease
  /// Ends the process with a status, where a program cannot be made to stop.
  public var abandon: @Sendable (Int32) -> Never

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
