/// The exit status of a run of scripts. The highest one wins.
enum ExitStatus: Int32, Comparable {
  case passed = 0
  case failed = 1
  /// Also when no test was selected.
  case usage = 2
  case syntax = 3
  /// A hang, or a fault of the runner.
  case broken = 4

  static func < (left: ExitStatus, right: ExitStatus) -> Bool {
    left.rawValue < right.rawValue
  }
}
