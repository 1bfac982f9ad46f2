import AppCore
import EventLoop
import HTTP
import Terminal

extension TestRun {
  /// Runs the preamble and the test. A test that ends with the program still running is fine: the runner
  /// ends it then, and what that sends out is not compared with anything.
  func run() async -> TestResult {
    if case .skip = test.directive { return TestResult(test: test, outcome: .skipped) }
    let steps = script.preamble + test.steps
    // The clock is virtual from the very start, so that nothing can have looked at the real one.
    settings.isLive = steps.contains { $0.command == .set(.network(.live)) }
    if !settings.isLive { loop.useVirtualTime() }
    let failure = await firstFailure(in: steps)
    let ending = await end()
    hangGuard.relax()
    let outcome = (failure ?? ending).map { TestResult.Outcome.failed($0) } ?? .passed
    return TestResult(test: test, outcome: outcome, remarks: remarks)
  }

  private func firstFailure(in steps: [Step]) async -> Failure? {
    do {
      for index in steps.indices {
        step = steps[index]
        followingSteps = steps[(index + 1)...]
        try await perform(steps[index])
      }
      try requireNothingPending()
      try requireEndAsserted()
      try requireStubsUsed()
      return nil
    } catch {
      return failure(of: error)
    }
  }

  /// Ends a program that still runs, so that the next test finds nothing of it.
  private func end() async -> Failure? {
    expectReturn()
    session?.end(0)
    do {
      try await loop.settle(watchdog: settings.watchdog)
      try data.remove()
      return nil
    } catch let error as StillBusy {
      let failure = failure(of: error)
      // The loop cannot be left while something keeps it running, so neither can this process by the usual
      // way.
      options.errors(FailureText.lines(failure).map { $0 + "\n" }.joined())
      options.output("Bail out! \(ScriptString.printable(failure.message))\n")
      options.abandon(ExitStatus.broken.rawValue)
    } catch {
      return failure(of: error)
    }
  }

  private func failure(of error: any Error) -> Failure {
    let state = state
    let location = (error as? StepFailure)?.location ?? step?.location ?? test.location
    func failure(_ kind: Failure.Kind, _ message: String) -> Failure {
      Failure(
        kind: kind, location: location, command: step?.source ?? "", origins: step?.expansions ?? [],
        message: message, state: state)
    }
    switch error {
    case let error as StepFailure:
      var failure = failure(.assertion, error.message)
      failure.expected = error.expected
      failure.actual = error.actual
      return failure
    case let error as StillBusy:
      let open = error.open.joined(separator: ", ")
      return failure(
        .hang, "the program did not come to rest within \(settings.watchdog.scriptText); still open: \(open)")
    default:
      return failure(.fault, "the runner could not go on: \(error)")
    }
  }

  private var state: ProgramState {
    ProgramState(
      screen: terminal?.frame,
      pending: events.pending.map { EventText.text(of: $0) } + effects.pending.map { "effect \($0.text)" },
      held: stubs.heldReplies, untilNextTimer: loop.untilNextTimer)
  }
}
