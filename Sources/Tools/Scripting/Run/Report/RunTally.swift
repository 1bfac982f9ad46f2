/// The number of tests per verdict.
struct RunTally: Sendable {
  private var counts: [Verdict: Int] = [:]

  mutating func add(_ verdict: Verdict) {
    counts[verdict, default: 0] += 1
  }

  func count(_ verdict: Verdict) -> Int { counts[verdict] ?? 0 }

  var total: Int { counts.values.reduce(0, +) }

  var status: ExitStatus { counts.keys.map(\.status).max() ?? .passed }

  /// For example `12 passed, 1 failed`; zero counts are left out.
  var text: String {
    let parts: [(Verdict, String)] = [
      (.passed, "passed"), (.failed, "failed"), (.broken, "crashed or hung"), (.skipped, "skipped"),
      (.todo, "todo"), (.todoPassed, count(.todoPassed) == 1 ? "todo that passes" : "todos that pass"),
    ]
    return parts.filter { count($0.0) > 0 }.map { "\(count($0.0)) \($0.1)" }.joined(separator: ", ")
  }
}
