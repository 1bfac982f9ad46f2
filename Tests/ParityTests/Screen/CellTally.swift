/// The number of compared cells, and the differences.
struct CellTally {
  private var screens = 0
  private var compared = 0
  private var different = 0
  private var lines: [String] = []

  var isClean: Bool { lines.isEmpty }
  var summary: String { "\(screens) screens, \(compared) cells compared, \(different) different" }
  /// The summary, and the first differences.
  var report: String { ([summary] + lines.prefix(200)).joined(separator: "\n") }

  mutating func add(_ difference: ScreenDifference, at step: String) {
    screens += 1
    compared += difference.compared
    different += difference.different
    if !difference.isEmpty { lines += ["after “\(step)”:"] + difference.lines }
  }

  mutating func add(_ other: CellTally) {
    screens += other.screens
    compared += other.compared
    different += other.different
    lines += other.lines
  }
}
