/// A step failed or cannot be performed.
struct StepFailure: Error {
  var message: String
  var expected: String?
  var actual: String?
  /// The line within a step of several lines.
  var location: SourceLocation?

  init(_ message: String, expected: String? = nil, actual: String? = nil, at location: SourceLocation? = nil)
  {
    self.message = message
    self.expected = expected
    self.actual = actual
    self.location = location
  }
}
