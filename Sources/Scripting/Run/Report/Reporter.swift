/// Tells how a run of scripts goes, while it goes.
protocol Reporter {
  mutating func begin(fileCount: Int)
  mutating func begin(_ file: ScriptFile, testCount: Int)
  mutating func end(_ result: TestResult)
  mutating func endFile()
}
