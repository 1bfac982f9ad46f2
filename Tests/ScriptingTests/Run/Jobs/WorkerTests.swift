import EventLoop
import FoundationEssentials
import Glibc
import TestSupport
import Testing

@testable import Scripting

/// Workers that are shell scripts, with several tests ahead from the start.
struct WorkerTests {
  @Test func `what was answered before a crash counts, and the test that ran is its only victim`() throws {
    let told = try told(by: "echo '0 0' >&0; echo '1 0' >&0; kill -ABRT $$")
    #expect(told.answered == [0, 1])
    #expect(told.end == "the program crashed: signal 6, Aborted")
    #expect(told.victim == 2)
    #expect(told.left == [3])
  }

  @Test func `an answer to a test that is not yet its turn is nonsense`() throws {
    for line in ["1 0", "0 0\\n0 0", "0 0\\n7 0", "0 0\\nwhat?"] {
      let told = try told(by: "printf '\(line)\\n' >&0; read never")
      #expect(told.answered == (line == "1 0" ? [] : [0]), "\(line)")
      #expect(told.end == "the program crashed: signal 9, Killed")
      #expect(told.victim == (line == "1 0" ? 0 : 1), "\(line)")
      #expect(told.left == (line == "1 0" ? [1, 2, 3] : [2, 3]), "\(line)")
    }
  }

  @Test func `a process that says that it ends leaves what it had ahead, and nobody is to blame`() throws {
    let last = WorkerAnswer(test: 1, result: TestResult(), isLast: true)
    let line = String(decoding: try last.line(), as: UTF8.self)
    let told = try told(by: "echo '0 0' >&0; echo '\(line)' >&0; read never")
    #expect(told.answered == [0, 1])
    #expect(told.end == nil)
    #expect(told.victim == nil)
    #expect(told.left == [2, 3])
  }

  @Test func `half an answer at the end is none`() throws {
    let told = try told(by: "printf '0 0\\n1' >&0; exit 7")
    #expect(told.answered == [0])
    #expect(told.end == "the program ended the whole process, with status 7")
    #expect(told.victim == 1)
    #expect(told.left == [2, 3])
  }

  @Test(arguments: ["printf 'what?\\n' >&0; read never", "kill -ABRT $$"])
  func `last words are told, although their line has no end`(end: String) throws {
    #expect(try told(by: "printf 'the last words' >&2; \(end)").chatter == "the last words\n")
  }

  @Test func `answers that lie there can be taken before the loop comes to them`() throws {
    let folder = try TemporaryFolder()
    let pipe = folder.path + "/pipe"
    try #require(mkfifo(pipe, 0o600) == 0)
    let script = "read a; read b; printf '0 0\\n1 0\\n' >&0; echo >\(pipe); read never"
    let answered = try onRealLoop { loop in
      var answered: [Int] = []
      let worker = try Worker(command: ["/bin/sh", "-c", script], folder: "", loop: loop) { _, event in
        if case .answers(let answers) = event { answered += answers.map(\.test) }
      }
      worker.give([0, 1])
      close(open(pipe, O_RDONLY))
      worker.look()
      worker.end()
      return answered
    }
    withExtendedLifetime(folder) { #expect(answered == [0, 1]) }
  }

  private struct Told {
    var chatter = ""
    var answered: [Int] = []
    var end: String?
    var victim: Int?
    var left: [Int] = []
  }

  /// What a script has told when it has read all its tests and has ended.
  private func told(by script: String) throws -> Told {
    try onRealLoop { loop in
      var told = Told()
      var worker: Worker?
      try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
        do {
          worker = try Worker(
            command: ["/bin/sh", "-c", "read a; read b; read c; read d; \(script)"], folder: "", loop: loop
          ) { worker, event in
            switch event {
            case .chatter(let text): told.chatter += text
            case .answers(let answers): told.answered += answers.map(\.test)
            case .end(let end, let test):
              (told.end, told.victim, told.left) = (end?.description, test, worker.tests)
              continuation.resume()
            }
          }
          worker?.give([0, 1, 2, 3])
        } catch {
          continuation.resume(throwing: error)
        }
      }
      return told
    }
  }
}
