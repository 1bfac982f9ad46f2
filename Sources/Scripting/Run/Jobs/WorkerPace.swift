/// How fast a worker goes through its tests, and how many it is given ahead because of it: so many that it need not
/// wait while nobody looks at its answers, and none while its tests are slow.
struct WorkerPace {
  /// How long the answers of a worker that has enough to do may lie. To wake up for each costs more than to read it.
  static let look = Duration.milliseconds(4)
  private static let mostAhead = 16

  /// How many tests it goes through between two looks, by the last ones.
  private var testsPerLook = 0.0

  /// - Parameter span: how long the worker took for them.
  mutating func note(answers: Int, in span: Duration) {
    testsPerLook = span > .zero ? Double(answers) * (Self.look / span) : Double(Self.mostAhead)
  }

  /// Whether the worker will still have a test at the next look.
  func isBusy(with count: Int) -> Bool {
    count > 0 && Double(count) > testsPerLook + 1
  }

  /// How many tests a worker has besides the one that runs: at most a quarter of its share of those that are left, so
  /// that all workers end at about the same time.
  func ahead(of left: Int, jobs: Int) -> Int {
    min(Int(min(testsPerLook * 2, Double(Self.mostAhead))), left / (jobs * 4))
  }
}
