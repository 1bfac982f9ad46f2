import EventLoop
import FoundationEssentials
import HTTP
import Screens
import Stubs
import Terminal

extension TestRun {
  func launch(_ launch: Launch) async throws {
    guard session == nil || session?.exitStatus != nil else {
      throw StepFailure("the program runs already; `relaunch` ends it and starts it again")
    }
    try requireNothingPending()
    try requireEndAsserted()
    try requireCassette()
    properties = try launch.properties.map(property)
    scene = nil
    guard let name = launch.scene else { return try await start() }
    try await launchScene(name, state: launch.state)
  }

  private func property(_ property: Property) throws -> LaunchProperty {
    guard case .equals(let value) = property.condition else {
      throw StepFailure("the program cannot start with a pattern; write \(property.name)=VALUE")
    }
    return LaunchProperty(name: property.name, value: try text(value))
  }

  func relaunch() async throws {
    guard let session else { throw notLaunched }
    try requireNothingPending()
    if session.exitStatus == nil {
      session.end(0)
      try await waitUntilIdle()
    } else {
      try requireEndAsserted()
    }
    try await start()
  }

  func start() async throws {
    beginSpan()
    let terminal = GridTerminal(size: settings.size, colors: settings.colors.count)
    self.terminal = terminal
    watch(terminal)
    desktop.terminal = terminal
    isSuspended = false
    isEndAsserted = false
    let now = try wallClock()
    tracker.now = now
    let dependencies = try dependencies(terminal, now: now)
    expectReturn()
    do {
      session = try await host.launch(dependencies)
      hasLaunched = true
    } catch {
      throw StepFailure("the program did not start: \(error)")
    }
    try await waitUntilIdle()
  }

  private func dependencies(
    _ terminal: GridTerminal, now: @escaping @Sendable () -> Date
  ) throws -> ScriptDependencies {
    let jobControl = JobControl(
      canSuspend: { true }, suspend: { [weak self] in self?.isSuspended = true },
      resume: { [weak self] in self?.isSuspended = false })
    return ScriptDependencies(
      loop: loop, terminal: terminal, network: network, tracker: tracker, desktop: desktop,
      readFile: readFile, jobControl: jobControl, now: now, dataFolder: try data.path(),
      locale: settings.locale, zone: settings.zone, colors: settings.colors, background: settings.background,
      seed: settings.seed, properties: properties, scene: sceneLaunch)
  }

  /// Reads what a user of the program names, as if the script named it.
  private var readFile: ReadFile {
    let (files, script) = (files, script.name)
    return { path, _ in
      guard !path.hasPrefix("/"), !path.hasPrefix("~") else {
        throw FileError.unreadable(
          path: path, reason: "a script names files from its own folder, not from / or ~")
      }
      do throws(FileProblem) {
        return try files.read(ScriptPath.resolve(path, relativeTo: script), as: .fixture)
      } catch {
        throw error.isMissing
          ? FileError.missing(path: path) : .unreadable(path: path, reason: error.reason)
      }
    }
  }

  private var network: ScriptNetwork {
    switch cassette?.use {
    case .played(let client): return .offline(client)
    case .recorded(let recorder, _): return .live(LiveNetwork(log: log, recorder: recorder))
    case nil where options.isDemo: return .demo
    case nil: return settings.isLive ? .live(LiveNetwork(log: log, recorder: nil)) : .offline(stubs)
    }
  }

  private func wallClock() throws -> @Sendable () -> Date {
    if settings.isLive, settings.clock == nil { return { Date() } }
    let beginning = try settings.clock ?? cassette?.clock ?? scene?.clock ?? usualClock()
    let (clock, startTime) = (loop.clock, startTime)
    return {
      let span = beginning + startTime.duration(to: clock.now)
      return Date(timeIntervalSince1970: span / .seconds(1))
    }
  }

  /// The demo data is from one day, and nothing in it must lie in the future.
  private func usualClock() throws -> Duration {
    options.isDemo && cassette == nil ? try host.demoClock() : TestSettings.usualClock
  }

  func copyFixture(_ source: String, to destination: String) throws {
    guard session == nil || session?.exitStatus != nil else {
      throw StepFailure("a fixture is there before the program starts; move this line above `launch`")
    }
    let target = ScriptPath.normalized(destination)
    guard !target.isEmpty else {
      throw StepFailure("a fixture becomes a file in the data folder; give it a name")
    }
    // A journal can name another journal at any path, which SQLite deletes (pager_delsuper).
    guard !["-journal", "-wal", "-shm"].contains(where: target.hasSuffix) else {
      throw StepFailure("a journal of a database is no fixture; copy the database alone")
    }
    do {
      let bytes = try files.read(path(source), as: .fixture)
      try RootFolder(data.path()).write(bytes, to: target)
    } catch let fault as FileFault {
      throw StepFailure("\(FileProblem(target, fault, cannotBe: "written"))")
    } catch {
      throw StepFailure("\(error)")
    }
  }

  func checkExit(_ status: Int) throws {
    guard let session else { throw notLaunched }
    guard let ended = session.exitStatus else { throw StepFailure("the program still runs") }
    guard Int(ended) == status else {
      throw StepFailure(
        "the program ended with another status", expected: "exit \(status)", actual: "exit \(ended)")
    }
    isEndAsserted = true
  }

  /// - Throws: `StepFailure` if the program has ended and no line asserts it.
  func requireEndAsserted() throws {
    if let unassertedEnd { throw StepFailure(unassertedEnd) }
  }

  /// Says that the program has ended although no line asserts it; nil otherwise.
  var unassertedEnd: String? {
    guard let ended = session?.exitStatus, !isEndAsserted else { return nil }
    return "the program ended with status \(ended) after \(sinceText); write `exit \(ended)` where it does"
  }

  var notLaunched: StepFailure { StepFailure("no program runs; write `launch` first") }

  /// The input that caused what is reported: `line 8 (key Enter)`.
  var sinceText: String {
    guard let inputStep else { return "the start" }
    let file = inputStep.location.file == step?.location.file ? "line " : "\(inputStep.location.file):"
    return "\(file)\(inputStep.location.line) (\(ScriptString.shortened(inputStep.source, to: 40)))"
  }
}

extension TestRun {
  /// Launches one scene. Adds its stubs to those of the test, so that `forget` works on them, and performs
  /// the input that leads to the state.
  func launchScene(_ name: String, state: String?) async throws {
    guard !options.isDemo, cassette == nil, settings.network == .stub else {
      throw StepFailure("a scene brings its own stubs; run it without --demo, `set network` and cassettes")
    }
    guard !hasLaunched else {
      throw StepFailure("a scene begins with its own todos; launch it first in a test of its own")
    }
    let scene = try found(name, state: state)
    self.scene = scene
    for stub in scene.stubs { stubs.add(stub) }
    try await start()
    for event in scene.input {
      session?.userLooked()
      try deliver(.event(event))
      try await waitUntilIdle()
    }
  }

  /// Nil if the whole program is launched.
  var sceneLaunch: SceneLaunch? {
    scene.map { SceneLaunch(name: $0.name, state: $0.state, isFirst: !hasLaunched) }
  }

  private func found(_ name: String, state: String?) throws -> ScriptScene {
    do {
      return try host.scene(name, state: state)
    } catch {
      throw StepFailure("\(error)")
    }
  }
}
