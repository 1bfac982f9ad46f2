import FoundationEssentials
import Testing

@testable import Scripting

/// The pool with shell scripts as workers, which answer their tests as each script says.
struct WorkerPoolTests {
  private let script = (0..<6).map { "test \"\($0)\"\nlaunch" }.joined(separator: "\n")
  private let crashed = "the program crashed: signal 6, Aborted"

  @Test(arguments: [1, 2, 5, 50])
  func `results are in the order of the file`(jobs: Int) throws {
    let trial = try trial(jobs: jobs)
    #expect(trial.status == 0)
    let points = (0..<6).map { "    ok \($0 + 1) - \($0)\n" }.joined()
    #expect(
      trial.output
        == "TAP version 14\n1..1\n# Subtest: t.steps\n    1..6\n\(points)ok 1 - t.steps\n# 6 passed\n")
  }

  private let longScript = (0..<200).map { "test \"\($0)\"\nlaunch" }.joined(separator: "\n")

  @Test(arguments: [1, 2, 5])
  func `results of many tests are in the order of the file`(jobs: Int) throws {
    let trial = try trial(longScript, jobs: jobs)
    let points = (0..<200).map { "    ok \($0 + 1) - \($0)\n" }.joined()
    #expect(trial.output.hasSuffix("    1..200\n\(points)ok 1 - t.steps\n# 200 passed\n"))
  }

  @Test func `a slow test does not keep the last ones from an idle worker`() throws {
    // It ends when another worker has started the last test, or else fails.
    let wait = "i=0; while [ ! -e $folder/../last ]; do i=$((i+1)); [ $i -lt 1000000 ] || exit 1; done"
    let trial = try trial(
      longScript, jobs: 2,
      "if [ $n = 99 ]; then \(wait); fi; if [ $n = 199 ]; then echo >$folder/../last; fi")
    #expect(trial.status == 0)
    #expect(trial.output.hasSuffix("# 200 passed\n"))
  }

  @Test(arguments: [1, 3])
  func `a crash fails one test only`(jobs: Int) throws {
    let trial = try trial(jobs: jobs, "if [ $n = 2 ]; then kill -ABRT $$; fi")
    #expect(trial.status == 4)
    #expect(trial.message == "t.steps:5: \(crashed)")
    #expect(trial.value(of: "kind") == "crash")
    #expect(trial.output.hasSuffix("# 5 passed, 1 crashed or hung\n"))
  }

  @Test func `a crash is reported with its line`() throws {
    // The mark is the step's index in eight bytes.
    let trial = try trial(
      jobs: 1, "if [ $n = 5 ]; then printf '\\0\\0\\0\\0\\0\\0\\0\\0' > $folder/step; kill -ABRT $$; fi")
    #expect(trial.message == "t.steps:12: \(crashed)")
    #expect(trial.value(of: "command") == "launch")
  }

  @Test(arguments: ["echo", "printf"])
  func `the program's last message about its own error is reported, with or without a line end`(
    say: String
  ) throws {
    let trial = try trial(
      jobs: 1, "if [ $n = 0 ]; then \(say) 'x.swift:3: Fatal error: out of range' >&2; kill -ABRT $$; fi")
    #expect(trial.message == "t.steps:1: \(crashed)\nx.swift:3: Fatal error: out of range")
    #expect(trial.errors == "x.swift:3: Fatal error: out of range\n")
  }

  @Test func `a process that exits or sends invalid output has crashed`() throws {
    let ended = try trial(jobs: 2, "if [ $n = 3 ]; then exit 7; fi")
    #expect(ended.message == "t.steps:7: the program ended the whole process, with status 7")
    let nonsense = try trial(jobs: 2, "if [ $n = 3 ]; then echo '{}' >&0; read never; fi")
    #expect(nonsense.message == "t.steps:7: the program crashed: signal 9, Killed")
    #expect(nonsense.status == 4)
  }

  @Test(arguments: [1, 3])
  func `a worker that announces its end gets no more tests`(jobs: Int) throws {
    let answer = WorkerAnswer(test: 4711, result: TestResult(), isLast: true)
    let text = String(decoding: try JSONEncoder().encode(answer), as: UTF8.self)
    let worker = "read n; echo '\(text.replacing("4711", with: "'$n'"))' >&0; read never"
    let trial = try Trial(script, isReal: true) {
      $0.jobs = jobs
      $0.workerCommand = { _ in ["/bin/sh", "-c", worker] }
    }
    #expect(trial.status == 0)
    #expect(trial.output.hasSuffix("# 6 passed\n"))
  }

  @Test func `a worker that never starts fails each test, and the run ends`() throws {
    let trial = try Trial(script) { $0.workerCommand = { _ in ["/bin/sh", "-c", "exit 1"] } }
    #expect(trial.status == 4)
    #expect(trial.output.hasSuffix("# 6 crashed or hung\n"))
    let absent = try Trial(script) { $0.workerCommand = { _ in ["/nowhere/octodo"] } }
    #expect(absent.status == 4)
    #expect(
      absent.errors
        == "The run cannot continue: /nowhere/octodo cannot be started: No such file or directory.\n"
    )
  }

  private func trial(_ script: String? = nil, jobs: Int, _ mischief: String = "") throws -> Trial {
    let answer = WorkerAnswer(test: 4711, result: TestResult(), isLast: false)
    let text = String(decoding: try JSONEncoder().encode(answer), as: UTF8.self)
    let parts = text.replacing("4711", with: "'$n'")
    let worker = "folder=$0; while read n; do \(mischief)\necho '\(parts)' >&0; done"
    return try Trial(script ?? self.script, isReal: true) {
      $0.jobs = jobs
      $0.workerCommand = { folder in ["/bin/sh", "-c", worker, folder] }
    }
  }
}
