import Console
import EventLoop
import Glibc
import Synchronization

/// Runs tests in child processes, so that a crash or a hang fails one test only. The results are the same
/// with any number of processes.
@LoopActor
final class WorkerPool {
  private let tests: [SelectedTest]
  private let command: @Sendable (String) -> [String]
  private let options: ScriptOptions
  private let folder: RunFolder
  private let loop: EventLoop
  private var report: RunReport
  private var workers: [Worker] = []
  /// The tests not yet given to a worker; the next one is last.
  private var waiting: [Int]
  private var doneCount = 0
  private var workerCount = 0
  private var onEnd: ((Result<Interrupt?, any Error>) -> Void)?

  init(
    _ tests: [SelectedTest], command: @escaping @Sendable (String) -> [String], options: ScriptOptions,
    folder: RunFolder, loop: EventLoop, report: RunReport
  ) {
    self.tests = tests
    waiting = tests.indices.reversed()
    self.command = command
    self.options = options
    self.folder = folder
    self.loop = loop
    self.report = report
  }

  /// Runs all tests, or stops early on a signal.
  /// - Throws: the system's error if a worker cannot be started.
  func run() async throws -> (RunReport, Interrupt?) {
    let signals = options.interrupts.isEmpty ? nil : watchInterrupts()
    defer {
      for worker in workers { worker.end() }
      workers = []
      if let signals {
        loop.unwatch(signals)
        close(signals)
      }
    }
    let interrupt = try await withUnsafeContinuation { continuation in
      onEnd = { continuation.resume(returning: $0) }
      for _ in 0..<min(options.jobs, tests.count) { startWorker() }
    }.get()
    return (report, interrupt)
  }

  private func watchInterrupts() -> Int32 {
    loop.watchSignals(options.interrupts) { [weak self] number in
      guard let self else { return }
      for worker in workers { worker.look() }
      finish(.success(Interrupt(number: number)))
    }
  }

  private func startWorker() {
    do {
      workerCount += 1
      let folder = "\(folder.path)/\(workerCount)"
      guard mkdir(folder, 0o700) == 0 else { throw FileProblem("\(folder) cannot be made", errno) }
      let worker = try Worker(command: command(folder), folder: folder, loop: loop) { [weak self] in
        self?.take($1, from: $0)
      }
      workers.append(worker)
      runNext(on: worker)
    } catch {
      finish(.failure(error))
    }
  }

  private func take(_ event: Worker.Event, from worker: Worker) {
    switch event {
    case .chatter(let text):
      options.errors(text)
    case .answer(let answer):
      finish(answer.test, with: answer.result)
      if !worker.hasEnded { runNext(on: worker) }
    case .end(let end, let test):
      if let end, let test { finish(test, with: crash(of: tests[test], end, in: worker.folder)) }
      workers.removeAll { $0 === worker }
      if !waiting.isEmpty { startWorker() }
    }
  }

  private func runNext(on worker: Worker) {
    if let test = waiting.popLast() { worker.run(test) }
  }

  private func finish(_ test: Int, with result: TestResult) {
    report.add(result, at: test)
    doneCount += 1
    if doneCount == tests.count { finish(.success(nil)) }
  }

  private func finish(_ result: Result<Interrupt?, any Error>) {
    onEnd?(result)
    onEnd = nil
  }

  private func crash(of selected: SelectedTest, _ end: WorkerEnd, in folder: String) -> TestResult {
    let steps = selected.steps
    let step = StepMark.step(in: folder).flatMap { steps.indices.contains($0) ? steps[$0] : nil }
    return TestResult(failures: [Failure(.crash, end.description, at: step, of: selected.test)])
  }
}

/// What stopped a run early: a signal, or the user who watched it (`--visible`, `--step`, `--hand-over`).
struct Interrupt: Sendable, CustomStringConvertible {
  let number: Int32
  private let origin: String

  /// The same as Ctrl+C.
  static let byWatcher = Interrupt(number: SIGINT, origin: "stopped by the user")

  init(number: Int32) {
    let name =
      switch number {
      case SIGINT: "SIGINT"
      case SIGTERM: "SIGTERM"
      case SIGHUP: "SIGHUP"
      default: "signal \(number)"
      }
    self.init(number: number, origin: "interrupted by \(name)")
  }

  private init(number: Int32, origin: String) {
    self.number = number
    self.origin = origin
  }

  var description: String { "\(origin); tests without a result were not finished" }
}
