/// What has been read of a preamble or of a test.
struct Section {
  var steps: [Step] = []
  var tags: [String] = []
  var directive: ScriptTest.Directive?
  /// Where its `only` stands.
  var only: SourceLocation?
  var isTest = false
  /// A `then` has a stub to belong to.
  var hasStub = false
}
