import Domain

/// One JSON document with a line for each test. Its format is stable: fields may be added, but none is
/// changed or removed.
///
///     {"format":"octodo-run","version":1,"files":[
///     {"name":"search.steps","tests":[
///     {"name":"opens","line":3,"tags":[],"verdict":"passed","virtualMilliseconds":0,"remarks":[],…}
///     ]}
///     ],"exitStatus":0,"staleSnapshots":[]}
///
/// `verdict` is a value of `TestOutcome`; `reason` is the reason of `skip` or `todo`; `interruption` says why
/// some tests did not run.
struct JSONReporter: Reporter {
  private let write: @Sendable (String) -> Void
  private var fileCount = 0
  private var testCount = 0

  init(write: @escaping @Sendable (String) -> Void) {
    self.write = write
  }

  mutating func begin(fileCount: Int) {
    write("{\"format\":\"octodo-run\",\"version\":1,\"files\":[\n")
  }

  mutating func begin(_ file: ScriptFile, testCount: Int) {
    write("\(fileCount > 0 ? "," : ""){\"name\":\(JSONText.string(file.name).text),\"tests\":[\n")
    fileCount += 1
    self.testCount = 0
  }

  mutating func add(_ result: TestResult, of test: ScriptTest, number: Int) {
    write("\(testCount > 0 ? "," : "")\(Self.test(result, test).text)\n")
    testCount += 1
  }

  mutating func endFile() {
    write("]}\n")
  }

  mutating func end(_ ending: RunEnding) {
    let fields: [(String, JSONText?)] = [
      ("exitStatus", .number(Int(ending.status))),
      ("interruption", ending.interruption.map { .string($0) }),
      ("staleSnapshots", .strings(ending.staleSnapshots)),
    ]
    write("],\(JSONText.object(fields).text.dropFirst())\n")
  }

  private static func test(_ result: TestResult, _ test: ScriptTest) -> JSONText {
    var reason = result.skipReason
    if case .todo(let todo) = test.directive { reason = reason ?? todo }
    return .object([
      ("name", .string(test.name)), ("line", .number(test.location.line)), ("tags", .strings(test.tags)),
      ("verdict", .string(result.outcome(of: test).rawValue)), ("reason", reason.map { .string($0) }),
      ("virtualMilliseconds", .number(result.virtualMilliseconds)), ("remarks", .strings(result.remarks)),
      ("failures", .array(result.failures.map(failure))),
    ])
  }

  private static func failure(_ failure: Failure) -> JSONText {
    .object([
      ("kind", .string(failure.kind.rawValue)), ("message", .string(failure.message)),
      ("file", .string(failure.location.file)), ("line", .number(failure.location.line)),
      ("column", .number(failure.location.column)), ("command", .string(failure.command)),
      ("from", .strings(failure.origins)), ("expected", failure.expected.map { .string($0) }),
      ("actual", failure.actual.map { .string($0) }),
      ("difference", FailureText.difference(failure).map { .string($0) }),
      ("pending", .strings(failure.state.pending)), ("openRequests", .strings(failure.state.openRequests)),
      ("timers", .strings(failure.state.timers)),
      ("screen", failure.state.screen.map { .strings($0) }),
    ])
  }
}

/// A JSON document that keeps its fields in the given order. Source: RFC 8259.
indirect enum JSONText: ExpressibleByStringLiteral {
  case string(String)
  case number(Int)
  case array([JSONText])
  /// Fields that are nil are left out.
  case object([(String, JSONText?)])

  init(stringLiteral text: String) {
    self = .string(text)
  }

  static func strings(_ texts: [String]) -> JSONText {
    .array(texts.map { .string($0) })
  }

  /// Compact, without blanks and line breaks.
  var text: String {
    switch self {
    case .string(let text): Self.quoted(text)
    case .number(let number): String(number)
    case .array(let items): "[" + items.map(\.text).joined(separator: ",") + "]"
    case .object(let fields):
      "{"
        + fields.compactMap { name, value in value.map { "\(Self.quoted(name)):\($0.text)" } }
        .joined(separator: ",") + "}"
    }
  }

  /// Also escapes terminal control characters, because reports are read in terminals.
  private static func quoted(_ text: String) -> String {
    JSONString.quoted(text) { !$0.isPrintable }
  }
}
