/// How one test went.
struct TestResult: Codable, Hashable, Sendable {
  /// In order; one at most without `--keep-going`.
  var failures: [Failure] = []
  /// Why it was not run; nil where it was.
  var skipReason: String?
  /// Who watched has ended it.
  var isCutShort = false
  /// Somebody went on with its program by hand.
  var isTakenOver = false
  /// Notes, dumps and what else is to be told, in order.
  var remarks: [String] = []
  /// How far the test moved the virtual clock, in milliseconds.
  var virtualMilliseconds = 0

  func verdict(of test: ScriptTest) -> Verdict {
    if skipReason != nil { return .skipped }
    if failures.contains(where: { $0.kind != .assertion }) { return .broken }
    if case .todo = test.directive { return failures.isEmpty ? .todoPassed : .todo }
    return failures.isEmpty ? .passed : .failed
  }
}
