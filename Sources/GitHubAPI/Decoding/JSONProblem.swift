/// Why bytes could not be read as JSON.
enum JSONProblem: Error {
  case notJSON
  /// Longer than 2 GiB, or than there is memory for.
  case tooLong
}
