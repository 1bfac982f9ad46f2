import Terminal

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
  var location: FailureLocation
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
      kind: kind, location: FailureLocation(location), command: command, origins: [], message: message,
      state: ProgramState())
  }

  init(_ kind: Kind, _ message: String, at step: Step) {
    self.init(kind, message, at: step.location, step, ProgramState())
  }

  private init(
    _ kind: Kind, _ message: String, at location: SourceLocation, _ step: Step?, _ state: ProgramState
  ) {
    self.init(
      kind: kind, location: FailureLocation(location), command: Self.shortened(step?.source ?? ""),
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

/// Where in a script a test failed.
struct FailureLocation: Codable, Hashable, Sendable {
  let file: String
  /// From 1.
  let line: Int
  /// From 1, in Unicode scalars.
  let column: Int

  init(_ location: SourceLocation) {
    file = location.file
    line = location.line
    column = location.column
  }
}

/// The program's state when a test failed.
struct ProgramState: Codable, Hashable, Sendable {
  /// The lines of the screen picture; nil before the launch.
  var screen: [String]?
  /// Events and effects not yet asserted.
  var pending: [String] = []
  /// Requests without a response, each with the reason.
  var openRequests: [String] = []
  /// Pending timers, soonest first, relative to the failure: `in 300ms`.
  var timers: [String] = []
}

/// A failure as lines of plain text.
enum FailureText {
  /// The message after its location: `search.steps:13: …`.
  static func message(_ failure: Failure) -> String {
    "\(failure.location.file):\(failure.location.line): \(failure.message)"
  }

  /// Where expected and actual text start to differ; nil if that is obvious.
  static func difference(_ failure: Failure) -> String? {
    guard let expected = failure.expected, let actual = failure.actual else { return nil }
    return TextDifference.text(expected: expected, actual: actual)
  }

  /// The full report, without control characters.
  static func lines(_ failure: Failure) -> [String] {
    var text = [message(failure)]
    if !failure.command.isEmpty { text.append("  step: \(failure.command)") }
    text += failure.origins.map { "  from: \($0)" }
    text += part("expected", failure.expected) + part("actual", failure.actual)
    text += part("difference", difference(failure))
    text += failure.state.pending.map { "  pending: \($0)" }
    text += failure.state.openRequests.map { "  open request: \($0)" }
    text += failure.state.timers.map { "  timer: \($0)" }
    text += failure.state.screen ?? []
    return text.joined(separator: "\n").split(separator: "\n", omittingEmptySubsequences: false)
      .map { ScriptString.printable($0) }
  }

  private static func part(_ name: String, _ text: String?) -> [String] {
    text.map { ["  \(name): \($0)"] } ?? []
  }
}

/// Describes where two lines of text start to differ.
enum TextDifference {
  private static let shown = 20

  /// `from column 7 on: expected "2", actual "1"`. Nil if the texts have no common start, because then the
  /// difference is obvious, or if one of them has several lines.
  static func text(expected: String, actual: String) -> String? {
    guard !expected.contains("\n"), !actual.contains("\n"), expected != actual else { return nil }
    let common = zip(expected, actual).prefix { $0 == $1 }.count
    guard common > 0 else { return nil }
    let column = DisplayText(String(expected.prefix(common))).width + 1
    return "from column \(column) on: expected \(rest(expected, after: common)),"
      + " actual \(rest(actual, after: common))"
  }

  private static func rest(_ text: String, after count: Int) -> String {
    let rest = String(text.dropFirst(count))
    guard let first = rest.first else { return "the end" }
    let quoted = ScriptString.quoted(ScriptString.shortened(rest, to: shown))
    // Characters that look alike are distinguished by their code points.
    return first.isASCII ? quoted : "\(quoted) (\(numbers(of: first)))"
  }

  private static func numbers(of character: Character) -> String {
    character.unicodeScalars.map { scalar in
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }.joined(separator: " ")
  }
}
