/// Why a test failed, with the details for a report. Contains only texts, because it may come from another
/// process.
struct Failure: Codable, Hashable, Sendable {
  enum Kind: String, Codable, Sendable {
    case assertion
    /// The program did not become idle.
    case hang
    /// The process crashed with the program.
    case crash
    /// The runner itself failed.
    case fault
  }

  let kind: Kind
  var place: FailurePlace
  /// The line as written.
  let command: String
  /// The `run`, `repeat`, `for` or `include` lines that produced the line, innermost first.
  let origins: [String]
  let message: String
  var expected: String?
  var actual: String?
  let state: ProgramState
}

extension Failure {
  /// A failure at a step, or at the test's own line if no step has run.
  init(
    _ kind: Kind, _ message: String, at step: Step?, of test: ScriptTest, state: ProgramState = ProgramState()
  ) {
    self.init(kind, message, at: step?.location ?? test.location, step, state)
  }

  /// A failure at a line that is not a step.
  init(_ kind: Kind, _ message: String, at location: SourceLocation, command: String) {
    self.init(
      kind: kind, place: FailurePlace(location), command: command, origins: [], message: message,
      state: ProgramState())
  }

  init(_ kind: Kind, _ message: String, at step: Step) {
    self.init(kind, message, at: step.location, step, ProgramState())
  }

  private init(
    _ kind: Kind, _ message: String, at location: SourceLocation, _ step: Step?, _ state: ProgramState
  ) {
    self.init(
      kind: kind, place: FailurePlace(location), command: Self.shortened(step?.source ?? ""),
      origins: step?.expansions.map { Self.shortened("\($0.location): \($0.text)") } ?? [],
      message: Self.shortened(message), state: state)
  }

  /// Cuts very long lines, because a pattern can have megabytes.
  static func shortened(_ text: String) -> String {
    guard text.utf8.count > longestLine else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { ScriptString.shortened(String($0), to: longestLine) }.joined(separator: "\n")
  }

  /// In characters; no screen is wider.
  private static let longestLine = 1_200
}
