/// The verdict on a test, named as in the JSON report.
enum Verdict: String, Codable, Sendable {
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
