/// The Test Anything Protocol, version 14 (testanything.org): a subtest per file, a test point per test, and
/// failures as YAML. All text from the program is quoted, so the report is always valid.
struct TAPReporter: Reporter {
  private let write: @Sendable (String) -> Void
  private var fileNumber = 0
  private var fileName = ""
  private var hasFailed = false
  /// Tests of the file without a result.
  private var missing = 0

  private static let indent = "    "

  init(write: @escaping @Sendable (String) -> Void) {
    self.write = write
  }

  /// The last line of a run that ends early.
  static func bailOut(_ reason: String) -> String {
    "Bail out! \(ScriptString.printable(reason))\n"
  }

  mutating func begin(fileCount: Int) {
    write("TAP version 14\n1..\(fileCount)\n")
  }

  mutating func begin(_ file: ScriptFile, testCount: Int) {
    fileName = file.name
    hasFailed = false
    missing = testCount
    write("# Subtest: \(Self.description(fileName))\n\(Self.indent)1..\(testCount)\n")
  }

  mutating func add(_ result: TestResult, of test: ScriptTest, number: Int) {
    let outcome = result.outcome(of: test)
    var lines = result.remarks.map { "# \(ScriptString.printable($0))" }
    if outcome == .todoPassed { lines.append("# this todo passes: take `todo` out") }
    let point = result.failures.isEmpty ? "ok" : "not ok"
    lines.append("\(point) \(number) - \(Self.description(test.name))\(Self.directive(of: test, result))")
    if !result.failures.isEmpty {
      lines += ["  ---"] + YAMLText.lines(of: result.failures).map { "  " + $0 } + ["  ..."]
    }
    if outcome.status != .passed { hasFailed = true }
    missing -= 1
    write(lines.map { Self.indent + $0 + "\n" }.joined())
  }

  mutating func endFile() {
    fileNumber += 1
    write("\(hasFailed || missing > 0 ? "not ok" : "ok") \(fileNumber) - \(Self.description(fileName))\n")
  }

  mutating func end(_ ending: RunEnding) {
    if let reason = ending.interruption { return write(Self.bailOut(reason)) }
    write("# \(ending.tally.text)\n")
  }

  private static func directive(of test: ScriptTest, _ result: TestResult) -> String {
    if let reason = result.skipReason { return " # SKIP \(ScriptString.printable(reason))" }
    guard case .todo(let reason) = test.directive else { return "" }
    return " # TODO \(ScriptString.printable(reason))"
  }

  /// A name in a test point: `#` would start a directive, and `\` escapes it.
  private static func description(_ name: String) -> String {
    ScriptString.printable(name).replacing("\\", with: "\\\\").replacing("#", with: "\\#")
  }
}

/// Failures as a YAML mapping.
enum YAMLText {
  /// The first failure's fields, and the other failures as a list.
  static func lines(of failures: [Failure]) -> [String] {
    guard let first = failures.first else { return [] }
    guard failures.count > 1 else { return lines(of: first) }
    let others = failures.dropFirst().flatMap { failure in
      lines(of: failure).enumerated().map { ($0 == 0 ? "  - " : "    ") + $1 }
    }
    return lines(of: first) + ["more:"] + others
  }

  private static func lines(of failure: Failure) -> [String] {
    var lines = value("message", FailureText.message(failure))
    if failure.kind != .assertion { lines += value("kind", failure.kind.rawValue) }
    lines.append("at:")
    lines.append("  file: \(quoted(ScriptString.printable(failure.location.file)))")
    lines += ["  line: \(failure.location.line)", "  column: \(failure.location.column)"]
    lines += value("command", failure.command)
    lines += list("from", failure.origins)
    if let expected = failure.expected { lines += value("expected", expected) }
    if let actual = failure.actual { lines += value("actual", actual) }
    if let difference = FailureText.difference(failure) { lines += value("difference", difference) }
    lines += list("pending", failure.state.pending)
    lines += list("open_requests", failure.state.openRequests)
    lines += list("timers", failure.state.timers)
    if let screen = failure.state.screen {
      lines += value("screen", ScreenPicture.joiningEmptyRows(screen).joined(separator: "\n"))
    }
    return lines
  }

  /// Several lines become a literal block, a single line becomes a quoted string.
  private static func value(_ key: String, _ text: String) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
      ScriptString.printable($0)
    }
    guard lines.count > 1 else { return ["\(key): \(quoted(lines.first ?? ""))"] }
    return ["\(key): |2"] + lines.map { "  " + $0 }
  }

  private static func list(_ key: String, _ items: [String]) -> [String] {
    items.isEmpty ? [] : ["\(key):"] + items.map { "  - \(quoted(ScriptString.printable($0)))" }
  }

  private static func quoted(_ line: String) -> String {
    "\"" + line.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
