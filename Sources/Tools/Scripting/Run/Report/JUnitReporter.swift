/// JUnit XML for continuous integration: a suite per file, a case per test. Times are from the virtual clock,
/// so equal runs give equal bytes.
struct JUnitReporter: Reporter {
  private let write: @Sendable (String) -> Void
  private var suite: (name: String, cases: String, tally: RunTally)?

  init(write: @escaping @Sendable (String) -> Void) {
    self.write = write
  }

  mutating func begin(fileCount: Int) {
    write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"octodo\">\n")
  }

  mutating func begin(_ file: ScriptFile, testCount: Int) {
    suite = (file.name, "", RunTally())
  }

  mutating func add(_ result: TestResult, of test: ScriptTest, number: Int) {
    let name = XMLText.attribute(test.name)
    let className = XMLText.attribute(suite?.name ?? "")
    let children = Self.children(of: result, test)
    let head = "    <testcase name=\(name) classname=\(className) time=\"\(Self.seconds(of: result))\""
    suite?.cases +=
      children.isEmpty ? head + "/>\n" : head + ">\n" + children.joined() + "    </testcase>\n"
    suite?.tally.add(result.outcome(of: test))
  }

  mutating func endFile() {
    guard let suite else { return }
    let tally = suite.tally
    write(
      """
        <testsuite name=\(XMLText.attribute(suite.name)) tests="\(tally.total)" \
      failures="\(tally.count(.failed))" errors="\(tally.count(.broken))" \
      skipped="\(tally.count(.skipped) + tally.count(.todo))">
      \(suite.cases)  </testsuite>\n
      """)
    self.suite = nil
  }

  mutating func end(_ ending: RunEnding) {
    if let reason = ending.interruption {
      write("  <system-err>\(XMLText.content([reason]))</system-err>\n")
    }
    write("</testsuites>\n")
  }

  private static func children(of result: TestResult, _ test: ScriptTest) -> [String] {
    var children: [String] = []
    var output = result.remarks
    switch (result.outcome(of: test), test.directive) {
    case (.skipped, _): children.append(element("skipped", message: result.skipReason ?? "", []))
    case (.todo, .todo(let reason)):
      children.append(
        element("skipped", message: "TODO \(reason)", result.failures.flatMap { FailureText.lines($0) }))
    case (.todoPassed, _): output.append("this todo passes: take `todo` out")
    default: children += result.failures.map { failure($0) }
    }
    if !output.isEmpty { children.append("      <system-out>\(XMLText.content(output))</system-out>\n") }
    return children
  }

  private static func failure(_ failure: Failure) -> String {
    let message = FailureText.message(failure).split(separator: "\n").first.map(String.init) ?? ""
    let name = failure.kind == .assertion ? "failure" : "error"
    return element(name, message: message, type: failure.kind.rawValue, FailureText.lines(failure))
  }

  private static func element(
    _ name: String, message: String, type: String? = nil, _ lines: [String]
  ) -> String {
    let type = type.map { " type=\(XMLText.attribute($0))" } ?? ""
    let head = "      <\(name) message=\(XMLText.attribute(message))\(type)"
    return lines.isEmpty ? head + "/>\n" : "\(head)>\(XMLText.content(lines))</\(name)>\n"
  }

  private static func seconds(of result: TestResult) -> String {
    let digits = String(result.virtualMilliseconds % 1000)
    let fraction = String(repeating: "0", count: 3 - digits.count) + digits
    return "\(result.virtualMilliseconds / 1000).\(fraction)"
  }
}

/// Text in an XML document. Source: XML 1.0, sections 2.2 and 2.4. Characters that XML does not allow are
/// escaped as in scripts.
enum XMLText {
  /// A quoted attribute value.
  static func attribute(_ text: String) -> String {
    "\"" + escaped(ScriptString.printable(text)).replacing("\"", with: "&quot;") + "\""
  }

  /// The content of an element; line breaks are kept.
  static func content(_ lines: [String]) -> String {
    lines.map { escaped(ScriptString.printable($0)) }.joined(separator: "\n")
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
