import Synchronization
import Testing

/// The totals of a suite's tests by TERM; the tests run in parallel.
final class CellTotals: Sendable {
  /// The totals of the running suite.
  @TaskLocal static var current: CellTotals?

  private let tallies = Mutex<[String: CellTally]>([:])

  func add(_ tally: CellTally, for terminal: String) {
    tallies.withLock { $0[terminal, default: CellTally()].add(tally) }
  }

  /// A line for each TERM, and one for all.
  var lines: [String] {
    let tallies = tallies.withLock { $0 }
    let all = tallies.values.reduce(into: CellTally()) { $0.add($1) }
    return tallies.sorted { $0.key < $1.key }.map { "\($0): \($1.summary)" } + ["every TERM: \(all.summary)"]
  }
}

/// Prints the totals of a suite at its end.
struct PrintedTotals: SuiteTrait, TestScoping {
  func provideScope(
    for test: Test, testCase: Test.Case?, performing body: @Sendable @concurrent () async throws -> Void
  ) async throws {
    let totals = CellTotals()
    try await CellTotals.$current.withValue(totals, operation: body)
    print(totals.lines.joined(separator: "\n"))
  }
}

extension SuiteTrait where Self == PrintedTotals {
  static var totals: Self { Self() }
}
