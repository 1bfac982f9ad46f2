import EventLoop
import FoundationEssentials
import Glibc
import TestSupport
import Testing

@testable import Scripting

/// Shell scripts as workers, each with one test to run.
struct WorkerTests {
  private static let test = 3

  @Test func `a crash is reported with the test that was running`() throws {
    let run = try run("kill -ABRT $$")
    #expect(run.answered == [])
    #expect(run.end == "the program crashed: signal 6, Aborted")
    #expect(run.interrupted == Self.test)
  }

  @Test(arguments: ["what?", "{}", "7", ""])
  func `anything but the answer to its test ends the process`(line: String) throws {
    let run = try run("printf '\(line)\\n' >&0; read never")
    #expect(run.answered == [])
    #expect(run.end == "the program crashed: signal 9, Killed")
    #expect(run.interrupted == Self.test)
  }

  @Test func `the answer to another test ends the process`() throws {
    let line = try Self.line(test: 4, isLast: false)
    let run = try run("echo '\(line)' >&0; read never")
    #expect(run.answered == [])
    #expect(run.interrupted == Self.test)
  }

  @Test func `an announced end is not a crash`() throws {
    let line = try Self.line(test: Self.test, isLast: true)
    let run = try run("echo '\(line)' >&0; read never")
    #expect(run.answered == [Self.test])
    #expect(run.end == nil)
    #expect(run.interrupted == nil)
  }

  @Test func `no test is running in a process that exits after its answer`() throws {
    let line = try Self.line(test: Self.test, isLast: false)
    let run = try run("echo '\(line)' >&0; exit 7")
    #expect(run.answered == [Self.test])
    #expect(run.end == "the program ended the whole process, with status 7")
    #expect(run.interrupted == nil)
  }

  @Test func `an incomplete answer at the end is ignored`() throws {
    let line = try Self.line(test: Self.test, isLast: false).dropLast()
    let run = try run("printf '%s' '\(line)' >&0; exit 7")
    #expect(run.answered == [])
    #expect(run.end == "the program ended the whole process, with status 7")
    #expect(run.interrupted == Self.test)
  }

  @Test(arguments: ["printf 'what?\\n' >&0; read never", "kill -ABRT $$"])
  func `the last line of output needs no line end`(end: String) throws {
    let chatter = try run("printf 'the last words' >&2; \(end)").chatter
    #expect(chatter == "the last words\n")
  }

  @Test func `an answer that has arrived can be read before the loop reports it`() throws {
    let folder = try TemporaryFolder()
    let pipe = folder.path + "/pipe"
    try #require(mkfifo(pipe, 0o600) == 0)
    let line = try Self.line(test: Self.test, isLast: false)
    let script = "read a; echo '\(line)' >&0; echo >\(pipe); read never"
    let answered = try onRealLoop { loop in
      var answered: [Int] = []
      let worker = try Worker(command: ["/bin/sh", "-c", script], folder: "", loop: loop) { _, event in
        if case .answer(let answer) = event { answered.append(answer.test) }
      }
      worker.run(Self.test)
      close(open(pipe, O_RDONLY))
      worker.look()
      worker.end()
      return answered
    }
    withExtendedLifetime(folder) { #expect(answered == [Self.test]) }
  }

  private static func line(test: Int, isLast: Bool) throws -> String {
    let answer = WorkerAnswer(test: test, result: TestResult(), isLast: isLast)
    return String(decoding: try answer.line(), as: UTF8.self)
  }

  private struct Run {
    var chatter = ""
    var answered: [Int] = []
    var end: String?
    var interrupted: Int?
  }

  /// The reports of a worker until its end. The script runs after it has read the number of its test.
  private func run(_ script: String) throws -> Run {
    try onRealLoop { loop in
      var run = Run()
      var worker: Worker?
      try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
        do {
          worker = try Worker(
            command: ["/bin/sh", "-c", "read test; \(script)"], folder: "", loop: loop
          ) { _, event in
            switch event {
            case .chatter(let text): run.chatter += text
            case .answer(let answer): run.answered.append(answer.test)
            case .end(let end, let test):
              (run.end, run.interrupted) = (end?.description, test)
              continuation.resume()
            }
          }
          worker?.run(Self.test)
        } catch {
          continuation.resume(throwing: error)
        }
      }
      return run
    }
  }
}
