import AppCore
import EventLoop
import FoundationEssentials
import Terminal

extension TestRun {
  func performProgram(_ command: Command) async throws {
    switch command {
    case .launch(let launch): try await self.launch(launch)
    case .relaunch: try await relaunch()
    case .fixture(let source, let destination): try copyFixture(source, to: destination)
    case .exit(let status): try checkExit(status)
    default: break
    }
  }

  private func launch(_ launch: Launch) async throws {
    if launch.scene != nil { throw unknownYet("launch scene") }
    if let property = launch.properties.first { throw unknownYet("launch \(property.name)=") }
    guard session == nil || session?.exitStatus != nil else {
      throw StepFailure("the program runs already; `relaunch` ends it and starts it again")
    }
    try requireNothingPending()
    try requireEndAsserted()
    try await start()
  }

  private func relaunch() async throws {
    guard let session else { throw notLaunched }
    try requireNothingPending()
    if session.exitStatus == nil {
      session.end(0)
      try await settle()
    } else {
      try requireEndAsserted()
    }
    try await start()
  }

  private func start() async throws {
    beginSpan()
    let terminal = GridTerminal(size: settings.size)
    self.terminal = terminal
    desktop.terminal = terminal
    isSuspended = false
    isEndAsserted = false
    let ends = try ends(terminal)
    expectReturn()
    do {
      session = try await host.launch(ends)
    } catch {
      throw StepFailure("the program did not start: \(error)")
    }
    try await settle()
  }

  private func ends(_ terminal: GridTerminal) throws -> ScriptEnds {
    let jobControl = JobControl(
      canSuspend: { true }, suspend: { [weak self] in self?.isSuspended = true },
      resume: { [weak self] in self?.isSuspended = false })
    return ScriptEnds(
      loop: loop, terminal: terminal, network: network, tracker: tracker, desktop: desktop,
      jobControl: jobControl,
      now: now, dataFolder: try data.path(), locale: settings.locale, zone: settings.zone,
      colors: settings.colors,
      seed: settings.seed)
  }

  private var network: ScriptNetwork {
    if options.isDemo { return .demo }
    return settings.isLive ? .live : .stubs(stubs)
  }

  private var now: @Sendable () -> Date {
    if settings.isLive { return { Date() } }
    let start = Date(timeIntervalSince1970: settings.clock / .seconds(1))
    let clock = loop.clock
    return { start.addingTimeInterval(clock.now.sinceStart / .seconds(1)) }
  }

  private func copyFixture(_ source: String, to destination: String) throws {
    guard session == nil || session?.exitStatus != nil else {
      throw StepFailure("a fixture is there before the program starts; move this line above `launch`")
    }
    let target = ScriptPath.normalized(destination)
    guard !target.isEmpty else {
      throw StepFailure("a fixture becomes a file in the data folder; give it a name")
    }
    do {
      try ScriptBytes.write(ScriptBytes.read(path(source)), to: "\(data.path())/\(target)")
    } catch {
      throw StepFailure("\(error)")
    }
  }

  private func checkExit(_ status: Int) throws {
    guard let session else { throw notLaunched }
    guard let ended = session.exitStatus else { throw StepFailure("the program still runs") }
    guard Int(ended) == status else {
      throw StepFailure(
        "the program ended with another status", expected: "exit \(status)", actual: "exit \(ended)")
    }
    isEndAsserted = true
  }

  /// - Throws: `StepFailure` where the program has ended and no line says so.
  func requireEndAsserted() throws {
    guard let ended = session?.exitStatus, !isEndAsserted else { return }
    throw StepFailure(
      "the program ended with status \(ended) after \(sinceText); write `exit \(ended)` where it does")
  }

  var notLaunched: StepFailure { StepFailure("no program runs; write `launch` first") }

  /// The input that what is reported follows from: `line 8 (key Enter)`.
  var sinceText: String {
    guard let inputStep else { return "the start" }
    let file = inputStep.location.file == step?.location.file ? "line " : "\(inputStep.location.file):"
    return "\(file)\(inputStep.location.line) (\(ScriptString.shortened(inputStep.source, to: 40)))"
  }
}
