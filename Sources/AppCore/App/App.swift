import Domain
public import EventLoop
import Observation
public import Terminal
import Tracking

/// The program: takes input to the screen in front, and draws a frame when something that was drawn has
/// changed.
@LoopActor
public final class App {
  public let router: Router
  let environment: Environment
  let terminal: any Terminal
  var overlay = Overlay.none
  var typeAhead = TypeAhead()
  /// The screen that the type-ahead waits for.
  weak var screenWaitedFor: (any Screen)?
  /// The question that was open after the last event that was taken.
  private(set) var questionAfterInput: Question?
  private let isDirty = DirtyFlag()
  private let surroundings: [StandingObservation]
  /// Raised when something changes that the screen in front has drawn. Each frame has its own, for what an earlier one
  /// has drawn matters no more.
  private var screenChange = DirtyFlag(isRaised: false)
  private(set) var isRunning = false
  /// True while the shell has the terminal.
  private(set) var isPaused = false
  private let onQuit: @LoopActor () -> Void
  private let onSuspend: @LoopActor () -> Void

  /// - Parameters:
  ///   - onQuit: called when the person quits.
  ///   - onSuspend: called when the person wants the shell for a while (Ctrl+Z).
  public init(
    environment: Environment, terminal: any Terminal, router: Router,
    onQuit: @escaping @LoopActor () -> Void, onSuspend: @escaping @LoopActor () -> Void
  ) {
    self.environment = environment
    self.terminal = terminal
    self.router = router
    self.onQuit = onQuit
    self.onSuspend = onSuspend
    surroundings = [
      StandingObservation { [router] in _ = router.top },
      StandingObservation { [environment] in _ = environment.dialogs.question },
      StandingObservation { [environment] in _ = environment.notices.texts },
      StandingObservation { [environment] in _ = environment.preferences.values },
    ]
    let visits = VisitRecording(environment)
    router.onShow = { visits.record($0) }
  }

  /// Shows the first screen, and draws from now on whenever the loop comes to rest.
  public func start() {
    isRunning = true
    environment.tracker.track(.launch)
    router.start()
    environment.loop.setOnRest { [weak self] in
      guard let self else { return }
      deliverTypeAhead()
      drawIfNeeded()
    }
  }

  /// Ends the program once, by whatever way: stops what screens still do, and says that the program left
  /// the front.
  public func stop() {
    guard isRunning else { return }
    isRunning = false
    typeAhead.removeAll()
    router.closeAll()
    environment.dialogs.dismiss(with: false)
    environment.tracker.track(.background)
    environment.loop.setOnRest(nil)
  }

  /// The program was stopped by job control; it is about to leave the terminal.
  public func suspend() {
    isPaused = true
    environment.tracker.track(.background)
  }

  /// The program is back in the foreground.
  public func resume() {
    isPaused = false
    environment.tracker.track(.launch)
    isDirty.raise()
  }

  /// Takes one thing that the person or the terminal did.
  public func handle(_ event: InputEvent) {
    guard isRunning else { return }
    isDirty.raise()
    if case .resize = event { return }
    if case .key(let key) = event, runGlobal(key) { return }
    if mustWait { return keepWaiting(event) }
    take(event)
  }

  /// Does what an event asks of what is in front now.
  func take(_ event: InputEvent) {
    isDirty.raise()
    if case .key = event { environment.notices.clear() }
    guard !terminal.size.isTooSmall else { return }
    if !handleInOverlay(event) { dispatch(event) }
    questionAfterInput = environment.dialogs.question
  }

  /// Draws the whole screen again, whatever the terminal is thought to show.
  public func setNeedsDraw() {
    isDirty.raise()
  }

  func quit() {
    onQuit()
  }

  func suspendProgram() {
    onSuspend()
  }

  /// Draws what belongs to the screen in front. When something that it has read changes, the next frame is drawn.
  func observe(_ draw: () -> Void) {
    let change = DirtyFlag(isRaised: false)
    screenChange = change
    withObservationTracking(draw) { change.raise() }
  }

  private func drawIfNeeded() {
    let hasScreenChanged = screenChange.take()
    guard isDirty.take() || hasScreenChanged else { return }
    for observation in surroundings { observation.goOn(raising: isDirty) }
    drawFrame()
  }

  private func drawFrame() {
    let buffer = FrameBuffer(size: terminal.size)
    draw(Canvas(buffer, theme: environment.preferences.values.theme))
    terminal.present(buffer.frame)
  }
}

extension Size {
  var isTooSmall: Bool {
    columns < TerminalLimits.smallest.columns || rows < TerminalLimits.smallest.rows
  }
}
