extension TestRun {
  /// Performs one step.
  /// - Throws: `StepFailure` if it fails, `StillBusy` if the program does not become idle.
  func perform(_ step: Step) async throws {
    try await reportStep(step)
    switch step.command {
    case .key, .type, .paste, .resize, .focus, .signal, .mouse, .burst:
      try beginInput()
      try await performInput(step.command)
    case .settle:
      try await waitUntilIdle()
    case .advance(let span):
      try await advance(span)
    case .wait(let wait):
      try await self.wait(wait)
    case .launch(let launch):
      try await self.launch(launch)
    case .relaunch:
      try await relaunch()
    case .fixture(let source, let destination):
      try copyFixture(source, to: destination)
    case .exit(let status):
      try checkExit(status)
    case .stub, .then, .forget, .cassette, .request, .noRequests:
      try performNetwork(step.command)
    case .release:
      try performNetwork(step.command)
      try await waitUntilIdle()
    case .event, .events, .noEvents, .ignoreEvents, .effect:
      try performTracking(step.command)
    case .see, .row, .screen, .style, .cursor, .focused, .selected, .capture:
      try performCheck(step.command)
    case .snapshot(let snapshot):
      try check(snapshot)
    case .shot(let shot):
      try shoot(shot)
    case .set(let setting):
      try set(setting)
    case .note(let text):
      let label = try self.text(text)
      remarks.append("\(step.location.file):\(step.location.line): \(label)")
      reportNote(label)
    case .dump:
      remarks.append("\(step.location.file):\(step.location.line): dump")
      remarks += ScreenPicture.lines(of: try screen().frame)
    case .pause:
      try await reportPause(step)
    }
  }

  private func performCheck(_ command: Command) throws {
    switch command {
    case .see(let check): try see(check)
    case .row(let row, let check): try self.row(row, check)
    case .screen(let lines, let region): try screen(is: lines, in: region)
    case .style(let check): try style(check)
    case .cursor(let check): try cursor(check)
    case .focused(let name): try focused(name)
    case .selected(let pattern, let region): try selected(pattern, in: region)
    case .capture(let name, let regex, let region): try capture(name, regex, in: region)
    default: break
    }
  }
}

extension Command {
  /// True if it neither changes nor reads the program.
  var isPassive: Bool {
    switch self {
    case .set, .note, .pause: true
    default: false
    }
  }

  /// True if it checks the content of the screen.
  var looksAtScreen: Bool {
    switch self {
    case .see, .row, .screen, .style, .cursor, .focused, .selected, .capture, .wait, .snapshot: true
    default: false
    }
  }

  /// True if all events and effects must have been asserted before it.
  var needsNothingPending: Bool {
    switch self {
    case .key, .type, .paste, .resize, .focus, .signal, .mouse, .burst, .advance, .launch, .relaunch: true
    default: false
    }
  }
}
