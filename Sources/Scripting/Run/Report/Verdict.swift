/// What a test's result comes to, by the words of the JSON report.
enum Verdict: String, Codable, Sendable {
  case passed, failed, skipped
  /// A crash, a hang, or a fault of the runner.
  case broken
  /// It failed, as its `todo` allows.
  case todo
  /// Its `todo` is no longer true.
  case todoPassed = "todo-passed"

  var status: ExitStatus {
    switch self {
    case .passed, .skipped, .todo, .todoPassed: .passed
    case .failed: .failed
    case .broken: .broken
    }
  }
}
