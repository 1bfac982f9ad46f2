/// What a worker says of a test that it was asked to run: one line of JSON.
struct WorkerAnswer: Codable {
  /// Of the test in the selection.
  let test: Int
  let result: TestResult
  /// The worker ends now and takes no other test.
  let isLast: Bool
}
