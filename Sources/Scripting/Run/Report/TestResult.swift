/// How one test went.
struct TestResult: Codable, Hashable, Sendable {
  /// In order; one at most without `--keep-going`.
  var failures: [Failure] = []
  var isSkipped = false
  /// Who watched has ended it.
  var isCutShort = false
  /// Notes, dumps and what else is to be told, in order.
  var remarks: [String] = []
  /// How far the test moved the virtual clock, in milliseconds.
  var virtualMilliseconds = 0

  func verdict(of test: ScriptTest) -> Verdict {
    if isSkipped { return .skipped }
    if failures.contains(where: { $0.kind != .assertion }) { return .broken }
    if case .todo = test.directive { return failures.isEmpty ? .todoPassed : .todo }
    return failures.isEmpty ? .passed : .failed
  }
}
