import Domain
public import EventLoop
import FoundationEssentials
import HTTP
public import Screens
import Storage
import Stubs
public import Terminal
public import Texts
import Tracking

/// The sandbox on a terminal: the picker and the running scene.
@LoopActor
public final class SandboxProgram {
  private let registry: SceneRegistry
  private let terminal: any Terminal
  private let settings: SandboxSettings
  private let loop: EventLoop
  private let onEnd: @LoopActor (Int32) -> Void
  private var stage: SceneStage?
  private var picker: Session?
  private var folders = 0
  private var isOver = false
  /// The scene that is selected when the picker opens.
  private var lastScene: String?
  /// Reports of unanswered requests with their scenes, printed to standard error at the end.
  public private(set) var problems: [String] = []

  /// - Parameter onEnd: called once, with the exit status.
  public init(
    _ registry: SceneRegistry, terminal: any Terminal, settings: SandboxSettings, loop: EventLoop,
    onEnd: @escaping @LoopActor (Int32) -> Void
  ) {
    self.registry = registry
    self.terminal = terminal
    self.settings = settings
    self.loop = loop
    self.onEnd = onEnd
    lastScene = settings.lastScene
  }

  /// Opens the list of scenes.
  public func start() {
    showPicker()
  }

  /// Opens one scene directly.
  public func start(_ scene: LoadedScene, _ state: LoadedState) {
    lastScene = scene.name
    show(scene, state)
  }

  /// Takes input, in order. Ctrl+C ends the program.
  public func receive(_ events: [InputEvent]) {
    for event in events where !isOver {
      if event == .key(.ctrl("c")) { return end(0) }
      if let stage { stage.receive(event) } else { picker?.receive([event]) }
    }
  }

  /// Takes a signal of the terminal; one that ends programs ends this one.
  public func receive(_ signal: TerminalSignal) {
    if case .end(let number) = signal { return end(128 + number) }
    if let stage { stage.receive(signal) } else { picker?.receive(signal) }
  }

  private func end(_ status: Int32) {
    guard !isOver else { return }
    isOver = true
    closeStage()
    picker?.end(0)
    onEnd(status)
  }

  private func show(_ scene: LoadedScene, _ state: LoadedState) {
    let setting = StageSetting(
      size: settings.size, language: settings.language, jobControl: settings.jobControl,
      makeFolder: { [weak self] in
        guard let self else { throw CancellationError() }
        return try makeFolder()
      },
      onLoad: settings.onShow)
    let stage = SceneStage(scene, state: state, on: terminal, setting: setting, loop: loop) { [weak self] in
      self?.later { $0.showPicker() }
    }
    self.stage = stage
    stage.load()
  }

  private func closeStage() {
    stage?.stop()
    problems += stage?.notes.problems ?? []
    stage = nil
  }

  /// Ends a program only after the key press that requested it has been handled.
  private func later(_ action: @escaping @LoopActor @Sendable (SandboxProgram) -> Void) {
    loop.spawn { [weak self] in
      guard let self, !isOver else { return }
      action(self)
    }
  }

  private func run(_ scene: LoadedScene) {
    guard let state = scene.states.first else { return }
    lastScene = scene.name
    settings.remember(scene.name)
    let picker = picker
    self.picker = nil
    picker?.end(0)
    show(scene, state)
  }

  private func showPicker() {
    closeStage()
    settings.onShow(nil)
    let session = Session(jobControl: settings.jobControl) { [weak self] _ in
      if self?.picker != nil { self?.end(0) }
    }
    let screen = PickerScreen.make(registry.scenes, selected: lastScene) { [weak self] scene in
      // A scene is not Sendable, so pass its name.
      let name = scene.name
      self?.later { program in
        if let scene = program.registry.scenes.first(where: { $0.name == name }) { program.run(scene) }
      }
    }
    picker = session
    do {
      let environment = try pickerEnvironment()
      session.start { [terminal] onQuit, onSuspend in
        // The picker's resolver ignores the route.
        let router = Router(
          tabs: [Tab(root: .repoSearch) { _ in "Sandbox" }], resolver: PickerResolver(screen),
          tracker: environment.tracker)
        return App(
          environment: environment, terminal: terminal, router: router, onQuit: onQuit, onSuspend: onSuspend)
      }
    } catch {
      problems.append("The list of scenes cannot be shown: \(error)")
      end(4)
    }
  }

  /// The picker sends no requests. It is in English, like all of the sandbox except the scenes.
  private func pickerEnvironment() throws -> Environment {
    guard let base = HTTPAddress(url: ReplayHTTPClient.apiURL) else {
      throw SceneResponseError(sentence: "\(ReplayHTTPClient.apiURL) cannot be read.")
    }
    let now: @Sendable () -> Date = { SceneState.usualTime }
    let path = settings.folder + "/picker.db"
    let database = LocalDatabase(path: path, home: settings.folder, loop: loop, now: now)
    var ends = Ends.sandbox(
      loop: loop, now: now, http: StubHTTPClient(loop: loop, base: base, log: RequestLog(loop: loop)),
      database: database, preferences: Preferences(language: .en, theme: .auto)
    ) { _ in }
    ends.account = .demo
    return Environment(ends, Repositories(in: database))
  }

  private func makeFolder() throws -> String {
    folders += 1
    let path = "\(settings.folder)/\(folders)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    return path
  }
}

/// The sandbox's options, and the few things outside of its scenes that it uses.
@LoopActor
public struct SandboxSettings {
  /// The size of each scene's screen; nil for the terminal's size.
  public var size: Size?
  public var language: Language
  public var jobControl: JobControl
  /// The folder for the scenes' own files. Its creator deletes it after the end.
  public var folder: String
  /// The last scene run from the picker in an earlier run.
  public var lastScene: String?
  /// Saves the name of a scene that is run from the picker.
  public var remember: @LoopActor (String) -> Void
  /// Called with what is now shown; nil for the list of scenes.
  public var onShow: @LoopActor (ShownScene?) -> Void

  public init(
    size: Size?, language: Language, jobControl: JobControl, folder: String, lastScene: String?,
    remember: @escaping @LoopActor (String) -> Void,
    onShow: @escaping @LoopActor (ShownScene?) -> Void = { _ in }
  ) {
    self.size = size
    self.language = language
    self.jobControl = jobControl
    self.folder = folder
    self.lastScene = lastScene
    self.remember = remember
    self.onShow = onShow
  }
}
