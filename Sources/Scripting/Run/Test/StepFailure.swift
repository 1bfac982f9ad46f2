/// A step does not hold, or cannot be carried out.
struct StepFailure: Error {
  var message: String
  var expected: String?
  var actual: String?
  /// Where the step spans several lines, and it is one of them.
  var location: SourceLocation?

  init(_ message: String, expected: String? = nil, actual: String? = nil, at location: SourceLocation? = nil)
  {
    self.message = message
    self.expected = expected
    self.actual = actual
    self.location = location
  }
}
