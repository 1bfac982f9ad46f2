/// Reports a run of scripts while it runs. Files and tests arrive in their order in the selection, no matter
/// in which order the tests end.
protocol Reporter: Sendable {
  mutating func begin(fileCount: Int)
  mutating func begin(_ file: ScriptFile, testCount: Int)
  /// - Parameter number: the test's position in its file, from 1; numbers are missing if a run is
  ///   interrupted.
  mutating func add(_ result: TestResult, of test: ScriptTest, number: Int)
  mutating func endFile()
  mutating func end(_ ending: RunEnding)
}
