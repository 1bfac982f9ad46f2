import EventLoop
import HTTP
import Screens
import Stubs
import Terminal

extension TestRun {
  /// Runs the preamble and the test. If the program still runs at the end of a test, the runner ends it and ignores
  /// its output.
  func run() async -> TestResult {
    if options.isCI, let only = test.only {
      return TestResult(failures: [Failure(.assertion, Self.hidesOthers, at: only, command: "only")])
    }
    if case .skip(let reason) = test.directive { return TestResult(skipReason: reason) }
    let steps = script.preamble + test.steps
    // The clock is virtual from the start, so nothing can have read the real one.
    settings.network = network(of: steps)
    if !settings.isLive {
      loop.useVirtualTime()
      loop.forgoHelpers()
    }
    do {
      try await reportBeginning()
    } catch {
      take(error)
    }
    if canGoOn { await perform(steps) }
    let span = settings.isLive ? Duration.zero : loop.clock.now.sinceStart
    await end()
    hangGuard.relax()
    do {
      try await reportEnd(failures.first.map { FailureText.message($0) })
    } catch {
      take(error)
    }
    var result = result
    result.virtualMilliseconds = Int(span / .milliseconds(1))
    return result
  }

  private var result: TestResult {
    TestResult(
      failures: failures, isCutShort: isCutShort, isTakenOver: isTakenOver, remarks: remarks)
  }

  /// Runs the steps up to the first failure, or all of them with `--keep-going`.
  private func perform(_ steps: [Step]) async {
    if steps.allSatisfy(\.command.isPassive) { return fail(StepFailure(Self.nothingToRun)) }
    for (index, step) in steps.enumerated() {
      self.step = step
      followingSteps = steps[(index + 1)...]
      options.onStep(index)
      expectReturn()
      dropPendingIfKeptGoing(before: step)
      do {
        try await perform(step)
      } catch {
        take(error)
      }
      guard canGoOn else { return }
    }
    remarks += log.openRequests.map { "without a response at the end: \($0)" }
    for check in [
      requireNothingPending, requireEndAsserted, requireStubsUsed, requireCassettePlayed, keepCassette,
    ] {
      do {
        try check()
      } catch {
        take(Self.atEnd(error))
      }
      guard canGoOn else { return }
    }
  }

  /// A failed check at the end concerns the whole test, although it is located at the last line.
  private static func atEnd(_ error: any Error) -> any Error {
    guard var failure = error as? StepFailure else { return error }
    failure.message = "at the end of the test: \(failure.message)"
    return failure
  }

  private static let hidesOthers = "`only` hides the other tests; take it out"

  private static let nothingToRun =
    "there is no step here; write `launch`, and then what must be on the screen."
    + " A file that others include is not named after --script"

  private var canGoOn: Bool {
    guard !isCutShort, !isTakenOver else { return false }
    return failures.isEmpty || options.keepsGoing && failures.allSatisfy { $0.kind == .assertion }
  }

  private func take(_ error: any Error) {
    switch error {
    case is WatchingEnded:
      isCutShort = true
    case is TakenOver:
      isTakenOver = true
      if let location = step?.location {
        remarks.append("\(location.file):\(location.line): taken over by hand")
      }
    default:
      fail(error)
    }
  }

  /// Unasserted output is reported once, and does not block the following input.
  private func dropPendingIfKeptGoing(before step: Step) {
    guard options.keepsGoing, step.command.needsNothingPending else { return }
    do {
      try requireNothingPending()
    } catch {
      fail(error)
      _ = events.drop(before: events.pending.count)
      _ = effects.drop(before: effects.pending.count)
    }
  }

  /// Ends a program that still runs, so that it cannot affect the next test.
  private func end() async {
    expectReturn()
    session?.end(0)
    do {
      try await loop.waitUntilIdle(watchdog: settings.watchdog)
      try data.remove()
    } catch let error as StillBusy {
      if failures.isEmpty { fail(error) }
      // The loop cannot end while something keeps it running, so this process cannot exit in the usual way.
      options.onAbandon(result)
      options.abandon(ExitStatus.broken.rawValue)
    } catch {
      if failures.isEmpty { fail(error) }
    }
  }

  private func fail(_ error: any Error) {
    failures.append(failure(of: error))
  }

  private func failure(of error: any Error) -> Failure {
    switch error {
    case let error as StepFailure:
      let end = step?.command.looksAtScreen == true ? unassertedEnd.map { "\n" + $0 } : nil
      var failure = Failure(.assertion, error.message + (end ?? ""), at: step, of: test, state: state)
      if let location = error.location { failure.location = FailureLocation(location) }
      failure.expected = error.expected.map(Failure.shortened)
      failure.actual = error.actual.map(Failure.shortened)
      return failure
    case let error as StillBusy:
      let open = error.open.joined(separator: ", ")
      let message =
        "the program did not come to rest within \(settings.watchdog.scriptText); still open: \(open)"
      return Failure(.hang, message, at: step, of: test, state: state)
    default:
      return Failure(.fault, "the runner could not continue: \(error)", at: step, of: test, state: state)
    }
  }

  private var state: ProgramState {
    ProgramState(
      screen: terminal.map { ScreenPicture.lines(of: $0.frame) },
      pending: events.pending.map { EventText.text(of: $0) } + effects.pending.map { "effect \($0.text)" },
      openRequests: log.openRequests, timers: loop.pendingTimers.map { "in \($0.scriptText)" })
  }
}
