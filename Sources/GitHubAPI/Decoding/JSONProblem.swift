/// Why bytes could not be read as JSON.
enum JSONProblem: Error {
  /// They are none, or more than 2 GiB of it.
  case notJSON
  /// They are more than `JSONBounds` allows.
  case tooMuch
}
