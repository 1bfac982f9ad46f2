/// How one test went.
public struct TestResult: Sendable {
  enum Outcome: Sendable {
    case passed
    case failed(Failure)
    case skipped
  }

  let test: ScriptTest
  let outcome: Outcome
  /// Notes, dumps and what else is to be told, in order.
  var remarks: [String] = []

  var status: ExitStatus {
    guard case .failed(let failure) = outcome else { return .passed }
    switch failure.kind {
    case .hang, .fault: return .broken
    case .assertion:
      if case .todo = test.directive { return .passed }
      return .failed
    }
  }
}
