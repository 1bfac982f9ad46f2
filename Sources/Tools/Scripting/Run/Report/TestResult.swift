/// The result of one test.
struct TestResult: Codable, Hashable, Sendable {
  /// In order; at most one without `--keep-going`.
  var failures: [Failure] = []
  /// Why it was not run; nil if it ran.
  var skipReason: String?
  /// The user stopped it while watching.
  var isCutShort = false
  /// The user took over the program.
  var isTakenOver = false
  /// Notes, dumps and other output for the report, in order.
  var remarks: [String] = []
  /// Time elapsed on the virtual clock, in milliseconds.
  var virtualMilliseconds = 0

  func outcome(of test: ScriptTest) -> TestOutcome {
    if skipReason != nil { return .skipped }
    if failures.contains(where: { $0.kind != .assertion }) { return .broken }
    if case .todo = test.directive { return failures.isEmpty ? .todoPassed : .todo }
    return failures.isEmpty ? .passed : .failed
  }
}

/// The outcome of a test, named as in the JSON report.
enum TestOutcome: String, Codable, Sendable {
  case passed, failed, skipped
  /// A crash, a hang, or an error of the runner.
  case broken
  /// Failed, as its `todo` allows.
  case todo
  /// Passed although it is marked `todo`.
  case todoPassed = "todo-passed"

  var status: ExitStatus {
    switch self {
    case .passed, .skipped, .todo, .todoPassed: .passed
    case .failed: .failed
    case .broken: .broken
    }
  }
}

/// The number of tests per outcome.
struct RunTally: Sendable {
  private var counts: [TestOutcome: Int] = [:]

  mutating func add(_ outcome: TestOutcome) {
    counts[outcome, default: 0] += 1
  }

  func count(_ outcome: TestOutcome) -> Int { counts[outcome] ?? 0 }

  var total: Int { counts.values.reduce(0, +) }

  var status: ExitStatus { counts.keys.map(\.status).max() ?? .passed }

  /// For example `12 passed, 1 failed`; zero counts are left out.
  var text: String {
    let parts: [(TestOutcome, String)] = [
      (.passed, "passed"), (.failed, "failed"), (.broken, "crashed or hung"), (.skipped, "skipped"),
      (.todo, "todo"), (.todoPassed, count(.todoPassed) == 1 ? "todo that passes" : "todos that pass"),
    ]
    return parts.filter { count($0.0) > 0 }.map { "\(count($0.0)) \($0.1)" }.joined(separator: ", ")
  }
}

/// The result of a whole run.
struct RunEnding {
  let tally: RunTally
  /// Why some tests did not run; nil if all did.
  let interruption: String?
  /// Stored screens that no test compares any more.
  let staleSnapshots: [String]
  /// The process's exit status.
  let status: Int32
}

/// The exit status of a run of scripts. The highest one wins.
enum ExitStatus: Int32, Comparable {
  case passed = 0
  case failed = 1
  /// Also when no test was selected.
  case usage = 2
  case syntax = 3
  /// A hang, or a fault of the runner.
  case broken = 4

  static func < (left: ExitStatus, right: ExitStatus) -> Bool {
    left.rawValue < right.rawValue
  }
}
