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

  func verdict(of test: ScriptTest) -> Verdict {
    if skipReason != nil { return .skipped }
    if failures.contains(where: { $0.kind != .assertion }) { return .broken }
    if case .todo = test.directive { return failures.isEmpty ? .todoPassed : .todo }
    return failures.isEmpty ? .passed : .failed
  }
}
