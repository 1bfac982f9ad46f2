/// Why bytes could not be read as JSON.
enum JSONProblem: Error {
  /// The bytes are not JSON, or more than 2 GiB.
  case notJSON
  /// The bytes exceed `JSONBounds`.
  case tooMuch
}
