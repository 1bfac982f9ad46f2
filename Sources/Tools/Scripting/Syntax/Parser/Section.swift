/// The parsed part of a preamble or test.
struct Section {
  var steps: [Step] = []
  var tags: [String] = []
  var directive: ScriptTest.Directive?
  /// The location of its `only`.
  var only: SourceLocation?
  var isTest = false
  /// Whether there is a stub for a `then`.
  var hasStub = false
}
