import EventLoop
import HTTP
import Screens
import Stubs
import Terminal
import Texts

/// A scene on the user's terminal: its screen, the sandbox's own line in the last row, and the keys that
/// change its state and its network.
@LoopActor
final class SceneStage {
  let scene: LoadedScene
  private let terminal: any Terminal
  private let setting: StageSetting
  private let loop: EventLoop
  private let onLeave: @LoopActor () -> Void
  private var stateIndex: Int
  private var conditions = StageConditions()
  private(set) var notes = StageNotes()
  private var showsEvents = false
  private var part: PartTerminal?
  private var run: SceneRun?
  private var isShowing = false
  private var isOver = false

  /// - Parameter onLeave: called when the user goes back.
  init(
    _ scene: LoadedScene, state: LoadedState, on terminal: any Terminal, setting: StageSetting,
    loop: EventLoop,
    onLeave: @escaping @LoopActor () -> Void
  ) {
    self.scene = scene
    self.terminal = terminal
    self.setting = setting
    self.loop = loop
    self.onLeave = onLeave
    stateIndex = scene.states.firstIndex { $0.name == state.name } ?? 0
  }

  /// Restarts the state with the current network conditions.
  func load() {
    run?.stop()
    let state = scene.states[stateIndex]
    setting.onLoad(ShownScene(scene: scene.name, state: state.name))
    notes.dismissProblem()
    notes.add("-- \(scene.name) \(state.name)")
    for stub in state.stubs { notes.add("stub \(stub.line.source)") }
    let part = PartTerminal(of: terminal, size: setting.size) { [weak self] in self?.setNeedsShow() }
    self.part = part
    let reports = SceneReports(
      note: { [weak self] in self?.note($0) },
      problem: { [weak self] in self?.note(problem: $0) },
      end: { [weak self] in self?.leave() })
    let run = SceneRun(
      scene, state, on: part, preferences: Preferences(language: setting.language, theme: .auto), loop: loop,
      reports: reports)
    self.run = run
    do {
      run.start(conditions, folder: try setting.makeFolder(), jobControl: setting.jobControl)
    } catch {
      note(problem: "No folder for the scene could be made: \(error)")
    }
    setNeedsShow()
  }

  /// Ends the scene and stops drawing.
  func stop() {
    isOver = true
    run?.stop()
  }

  func receive(_ event: InputEvent) {
    switch event {
    case .key(let key): if !take(key) { run?.receive([event]) }
    case .mouse(let mouse):
      if let part, Rect(part.size).contains(mouse.at) { run?.receive([event]) }
    case .resize: resize()
    case .paste, .focus: run?.receive([event])
    }
  }

  func receive(_ signal: TerminalSignal) {
    if signal == .resize { resize() } else { run?.receive(signal) }
  }

  private func resize() {
    if let part { run?.receive([.resize(part.size)]) }
    run?.receive(.resize)
    setNeedsShow()
  }

  /// Handles the sandbox's own keys. Returns false for other keys.
  private func take(_ key: Key) -> Bool {
    switch key {
    case Key(.function(5)): load()
    case Key(.function(6)):
      stateIndex = (stateIndex + 1) % scene.states.count
      load()
    case Key(.function(7)):
      conditions.delay = conditions.delay.next
      load()
    case Key(.function(8)):
      conditions.goToNextFault()
      load()
    case Key(.function(9)):
      if notes.problem == nil { showsEvents.toggle() } else { showsEvents = true }
      notes.dismissProblem()
      setNeedsShow()
    case Key(.escape): return takeEscape()
    default: return false
    }
    return true
  }

  /// Esc first closes the panel over the scene, then goes to the scene, and leaves the scene if that does not
  /// use it.
  private func takeEscape() -> Bool {
    if notes.problem != nil {
      notes.dismissProblem()
      setNeedsShow()
      return true
    }
    guard run?.app?.usesEscape != true else { return false }
    if showsEvents {
      showsEvents = false
      setNeedsShow()
    } else {
      leave()
    }
    return true
  }

  private func leave() {
    guard !isOver else { return }
    stop()
    onLeave()
  }

  private func note(_ line: String) {
    notes.add(line)
    if showsEvents { setNeedsShow() }
  }

  private func note(problem report: String) {
    notes.add(problem: report, in: "\(scene.name) \(scene.states[stateIndex].name)")
    setNeedsShow()
  }

  /// Draws everything once in this turn of the loop, however much has changed.
  private func setNeedsShow() {
    guard !isShowing else { return }
    isShowing = true
    loop.spawn { [weak self] in
      self?.isShowing = false
      self?.show()
    }
  }

  private func show() {
    guard !isOver else { return }
    let size = terminal.size
    let state = scene.states[stateIndex]
    let isCut = setting.size.map { $0.columns > size.columns || $0.rows > size.rows - 1 } ?? false
    let line = StageLine(
      scene: scene.name, state: state.name, stateNumber: stateIndex + 1, stateCount: scene.states.count,
      stubs: state.stubs.map(\.line.source), conditions: conditions,
      cut: isCut ? setting.size.map { ($0, size) } : nil)
    let panel = notes.problem.map(StagePanel.problem) ?? (showsEvents ? .events(notes) : nil)
    let whole = StageFrame(scene: part?.frame, line: line, panel: panel, isTail: notes.problem == nil)
    terminal.present(whole.drawn(on: size))
  }
}

/// What all scenes of a sandbox run have in common.
@LoopActor
struct StageSetting {
  /// The size of the scene's screen; nil for the terminal's size.
  let size: Size?
  let language: Language
  let jobControl: JobControl
  /// Creates an empty folder for one start of a scene.
  let makeFolder: @LoopActor () throws -> String
  /// Called with each loaded state.
  let onLoad: @LoopActor (ShownScene) -> Void
}
