/// The Test Anything Protocol, version 14 (testanything.org): a subtest for each file, a point for each
/// test, and what went wrong as YAML. All that comes from the program is quoted, so the report is valid
/// whatever the program does.
struct TAPReporter: Reporter {
  private let write: @Sendable (String) -> Void
  private var fileNumber = 0
  private var fileName = ""
  private var hasFailed = false
  /// Tests of the file that have no result so far.
  private var missing = 0

  private static let indent = "    "

  init(write: @escaping @Sendable (String) -> Void) {
    self.write = write
  }

  /// What a run that ends early says last.
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
    let verdict = result.verdict(of: test)
    var lines = result.remarks.map { "# \(ScriptString.printable($0))" }
    if verdict == .todoPassed { lines.append("# this todo passes: take `todo` out") }
    let point = result.failures.isEmpty ? "ok" : "not ok"
    lines.append("\(point) \(number) - \(Self.description(test.name))\(Self.directive(of: test, result))")
    if !result.failures.isEmpty {
      lines += ["  ---"] + YAMLText.lines(of: result.failures).map { "  " + $0 } + ["  ..."]
    }
    if verdict.status != .passed { hasFailed = true }
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

  /// A name in a point: `#` would begin a directive, `\` is its escape.
  private static func description(_ name: String) -> String {
    let name = ScriptString.printable(name)
    // Most names have neither, and looking for it twice by `replacing` is most of what a point costs.
    guard name.utf8.contains(where: { $0 == UInt8(ascii: "\\") || $0 == UInt8(ascii: "#") }) else {
      return name
    }
    return name.replacing("\\", with: "\\\\").replacing("#", with: "\\#")
  }
}
