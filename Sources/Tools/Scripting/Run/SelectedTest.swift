/// A test to run, and its position in the run.
struct SelectedTest: Sendable {
  let script: ScriptFile
  /// The script's index among the scripts with selected tests.
  let fileIndex: Int
  let test: ScriptTest
  /// The position among the script's selected tests, from 1.
  let number: Int

  /// The preamble's steps, then the test's.
  var steps: [Step] { script.preamble + test.steps }
}
