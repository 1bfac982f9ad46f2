import Testing

@testable import Scripting

struct WorkerAnswerTests {
  private static let results = [
    TestResult(), TestResult(virtualMilliseconds: 1_500), TestResult(skipReason: "later"),
    TestResult(isCutShort: true), TestResult(isTakenOver: true),
    TestResult(remarks: ["a note\nin two lines"]),
    TestResult(failures: [
      Failure(
        .assertion, "not seen", at: SourceLocation(file: "t.steps", line: 3, column: 1), command: "see \"x\"")
    ]),
  ]

  @Test(arguments: results, [false, true])
  func `an answer survives a round trip through one line`(result: TestResult, isLast: Bool) throws {
    let answer = WorkerAnswer(test: 4_711, result: result, isLast: isLast)
    let line = try answer.line()
    #expect(!line.contains(UInt8(ascii: "\n")))
    #expect(WorkerAnswer.read(line) == answer)
  }

  @Test(arguments: ["", " ", "7", "7 300", "{", "{}", "[]", "seven"])
  func `anything else is not an answer`(line: String) {
    #expect(WorkerAnswer.read(line.utf8) == nil)
  }
}
