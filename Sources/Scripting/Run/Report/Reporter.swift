/// Tells how a run of scripts goes, while it goes: files and tests in order, whatever the order in which
/// tests end.
protocol Reporter: Sendable {
  mutating func begin(fileCount: Int)
  mutating func begin(_ file: ScriptFile, testCount: Int)
  /// - Parameter number: the test's place in its file, from 1; some are left out where a run is interrupted.
  mutating func add(_ result: TestResult, of test: ScriptTest, number: Int)
  mutating func endFile()
  mutating func end(_ ending: RunEnding)
}
