/// The Test Anything Protocol, version 14 (testanything.org): a subtest for each file, a point for each
/// test, and what went wrong as YAML. All that comes from the program is quoted, so the report is valid
/// whatever the program does.
struct TAPReporter: Reporter {
  private let write: (String) -> Void
  private var fileNumber = 0
  private var fileName = ""
  private var testNumber = 0
  private var hasFailed = false

  private static let indent = "    "

  init(write: @escaping (String) -> Void) {
    self.write = write
  }

  mutating func begin(fileCount: Int) {
    write("TAP version 14\n1..\(fileCount)\n")
  }

  mutating func begin(_ file: ScriptFile, testCount: Int) {
    fileName = file.name
    testNumber = 0
    hasFailed = false
    write("# Subtest: \(Self.description(fileName))\n\(Self.indent)1..\(testCount)\n")
  }

  mutating func end(_ result: TestResult) {
    testNumber += 1
    var lines = result.remarks.map { "# \(ScriptString.printable($0))" }
    if case .todo = result.test.directive, case .passed = result.outcome {
      lines.append("# this todo passes: take `todo` out")
    }
    lines.append(point(result))
    if case .failed(let failure) = result.outcome { lines += Self.block(failure) }
    if result.status != .passed { hasFailed = true }
    write(lines.map { Self.indent + $0 + "\n" }.joined())
  }

  mutating func endFile() {
    fileNumber += 1
    write("\(hasFailed ? "not ok" : "ok") \(fileNumber) - \(Self.description(fileName))\n")
  }

  private func point(_ result: TestResult) -> String {
    let isOK = if case .failed = result.outcome { false } else { true }
    let directive =
      switch result.test.directive {
      case .skip(let reason): " # SKIP \(ScriptString.printable(reason))"
      case .todo(let reason): " # TODO \(ScriptString.printable(reason))"
      case nil: ""
      }
    return "\(isOK ? "ok" : "not ok") \(testNumber) - \(Self.description(result.test.name))\(directive)"
  }

  private static func block(_ failure: Failure) -> [String] {
    ["  ---"] + YAMLText.lines(of: failure).map { "  " + $0 } + ["  ..."]
  }

  /// A name in a point: `#` would begin a directive, `\` is its escape.
  private static func description(_ name: String) -> String {
    ScriptString.printable(name).replacing("\\", with: "\\\\").replacing("#", with: "\\#")
  }
}
