import FoundationEssentials
import Glibc
import TestSupport
import Testing

@testable import Scripting

struct WorkerChannelTests {
  @Test func `each test has one answer`() throws {
    let (ours, channel) = try pair()
    defer { close(ours) }
    #expect(send(ours, "3\n4\n", 4, 0) == 4)
    #expect(channel.nextTest() == 3)
    channel.answer(TestResult(remarks: ["a"]))
    channel.answer(TestResult(remarks: ["again"]))
    var hasEnded = false
    channel.answerLast(TestResult(remarks: ["late"])) { hasEnded = true }
    #expect(!hasEnded)
    #expect(channel.nextTest() == 4)
    channel.answerLast(TestResult(remarks: ["b"])) { hasEnded = true }
    #expect(hasEnded)
    shutdown(ours, Int32(SHUT_WR))
    #expect(channel.nextTest() == nil)
    let oursAnswers = try answers(ours)
    #expect(oursAnswers == [3: ["a"], 4: ["b"]])
  }

  private func pair() throws -> (Int32, WorkerChannel) {
    var sockets: [Int32] = [0, 0]
    try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &sockets) == 0)
    return (sockets[0], WorkerChannel(descriptor: sockets[1]))
  }

  private func answers(_ socket: Int32) throws -> [Int: [String]] {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(socket, &bytes, bytes.count)
    let lines = String(decoding: bytes[..<max(0, count)], as: UTF8.self).split(separator: "\n")
    return try lines.reduce(into: [:]) { result, line in
      let answer = try #require(WorkerAnswer.read(line.utf8))
      result[answer.test] = answer.result.remarks
    }
  }
}

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

struct StepMarkTests {
  @Test func `another process can read the last step`() throws {
    let folder = try TemporaryFolder()
    #expect(StepMark.step(in: folder.path) == nil)
    let mark = try StepMark(in: folder.path)
    mark.set(0)
    #expect(StepMark.step(in: folder.path) == 0)
    mark.set(1_000_000)
    #expect(StepMark.step(in: folder.path) == 1_000_000)
    mark.set(StepMark.none)
    #expect(StepMark.step(in: folder.path) == nil)
  }
}
