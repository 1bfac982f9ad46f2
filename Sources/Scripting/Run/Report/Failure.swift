/// Why a test failed, with all that helps to see it.
struct Failure: Sendable {
  enum Kind: Sendable {
    case assertion
    /// The program did not come to rest.
    case hang
    /// The runner could not do its work.
    case fault
  }

  let kind: Kind
  let location: SourceLocation
  /// The line as written.
  let command: String
  /// What put the line there, innermost first.
  let origins: [Step.Expansion]
  let message: String
  var expected: String?
  var actual: String?
  let state: ProgramState
}
