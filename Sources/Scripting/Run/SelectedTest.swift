/// A test that runs, and its place in the run.
struct SelectedTest: Sendable {
  let script: ScriptFile
  /// Of the script among those with a test that runs.
  let fileIndex: Int
  let test: ScriptTest
  /// Its place among the tests of the script that run, from 1.
  let number: Int

  /// The lines of the preamble, then those of the test.
  var steps: [Step] { script.preamble + test.steps }
}
