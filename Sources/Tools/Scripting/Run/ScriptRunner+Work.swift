import Glibc
import HTTP

extension ScriptRunner {
  /// A fresh process takes over after this many tests, so that a leak in the program cannot add up in a long
  /// run.
  private static let testsPerWorker = 2_000

  /// Runs the tests that the parent process requests on standard input, and returns the results to it, until
  /// it sends no more. The files and options must be the same as the parent's.
  /// - Returns: the exit status.
  public func work(_ files: [String]) -> Int32 {
    var options = options
    // The parent has already printed the warnings, and would have printed the errors.
    options.errors = { _ in }
    let loaded = ScriptLoader(options: options).load(files)
    let tests = ScriptSelection(loaded.scripts, options: options).tests
    do {
      let mark = try StepMark(in: options.temporaryFolder)
      let channel = WorkerChannel(descriptor: STDIN_FILENO)
      options.onStep = { mark.set($0) }
      options.onAbandon = { channel.answer($0, isLast: true) }
      let execution = try execution(options) { [options] step in
        channel.answerLast(TestExecution.hang(in: step)) { options.abandon(ExitStatus.broken.rawValue) }
      }
      for count in 1...Self.testsPerWorker {
        guard let index = channel.nextTest(), tests.indices.contains(index) else { break }
        mark.set(StepMark.none)
        channel.answer(execution.result(of: tests[index]), isLast: count == Self.testsPerWorker)
      }
      return ExitStatus.passed.rawValue
    } catch {
      self.options.errors("A worker cannot go on: \(error)\n")
      return ExitStatus.broken.rawValue
    }
  }

  func execution(
    _ options: ScriptOptions, onHang: @escaping @Sendable (Step) -> Void
  ) throws -> TestExecution {
    guard let api = HTTPAddress(url: "https://api.github.com") else { throw NoAPI() }
    return TestExecution(host: host, options: options, api: api, onHang: onHang)
  }

  private struct NoAPI: Error, CustomStringConvertible {
    let description = "the address of the API is none"
  }
}
