import Terminal

/// A log of what happened on the stage, newest last.
struct StageNotes {
  private(set) var lines: [String] = []
  /// The report of a request that no stub matched, until the user has seen it.
  private(set) var problem: String?
  /// All such reports, with their scenes.
  private(set) var problems: [String] = []

  private static let most = 500

  mutating func add(_ line: String) {
    lines = lines.suffix(Self.most - 1) + [line]
  }

  mutating func add(problem report: String, in scene: String) {
    for line in report.split(separator: "\n") { add("! \(line)") }
    problem = report
    problems.append("\(scene): \(report)")
  }

  mutating func dismissProblem() {
    problem = nil
  }
}
