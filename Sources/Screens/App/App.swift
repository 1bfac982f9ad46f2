public import Domain
public import EventLoop
import FoundationEssentials
import Observation
public import Terminal
public import Texts
import Tracking
import UseCases

/// The program: passes input to the current screen, and draws a frame when something shown has changed.
@LoopActor
public final class App {
  public let router: Router
  public let environment: Environment
  let terminal: any Terminal
  var overlay = Overlay.none
  /// The user's commands that are running.
  let runningCommands = RunningCommands()
  /// The palette while it is open.
  var palette: Palette?
  /// The search of the current or last help.
  var helpSearch: BoxSearch
  var typeAhead = TypeAhead()
  /// The screen that the queued input waits for.
  weak var screenWaitedFor: (any Screen)?
  /// The number of failed changes when the first queued event came.
  var failuresBefore = 0
  /// The areas of the open question's answers as last drawn, for clicks.
  var answerAreas: [(answer: Question.Choice, area: Rect)] = []
  /// Whether the help is about the box that was in front when it was opened.
  var isHelpOfBox = false
  /// The area of the help as last drawn; nil before its first frame.
  var helpArea: Rect?
  var keysAfterField = KeysAfterField()
  var keysForRows = KeysForRows()
  var refusal: KeyRefusal?
  /// Whether the last click led elsewhere, so that the second half of a double click has another target.
  private var hasClickedAway = false
  /// The input line in the last frame; nil if there was none.
  var drawnPrompt: (prompt: Prompt, field: DrawnField)?
  private let isDirty = DirtyFlag()
  private let surroundings: [PersistentObservation]
  /// Raised when something that the current frame read has changed. Each frame has its own flag, because changes to
  /// values that only earlier frames read are irrelevant.
  private var screenChange = DirtyFlag(isRaised: false)
  /// The same for what a part read that was drawn alone since then.
  private var partChange = DirtyFlag(isRaised: false)
  private var lastFrame: LastFrame?
  private(set) var isRunning = false
  /// The search for the first screen; nil if there is a screen.
  private(set) var arrival: Arrival?
  /// True while the program is suspended.
  var isPaused: Bool { environment.foreground.isLeft }
  let onQuit: @LoopActor () -> Void
  let onSuspend: @LoopActor () -> Void

  /// - Parameters:
  ///   - onQuit: called when the user quits.
  ///   - onSuspend: called when the user suspends the program (Ctrl+Z).
  public init(
    environment: Environment, terminal: any Terminal, router: Router,
    onQuit: @escaping @LoopActor () -> Void, onSuspend: @escaping @LoopActor () -> Void
  ) {
    self.environment = environment
    self.terminal = terminal
    self.router = router
    self.onQuit = onQuit
    self.onSuspend = onSuspend
    helpSearch = BoxSearch(environment.preferences, kills: environment.kills)
    surroundings = [
      PersistentObservation { [router] in _ = router.top },
      PersistentObservation { [dialogs = environment.dialogs] in
        _ = (dialogs.question, dialogs.menu, dialogs.form)
      },
      PersistentObservation { [environment] in _ = (environment.notices.texts, environment.notices.remark) },
      PersistentObservation { [environment] in _ = environment.preferences.values },
      PersistentObservation { [environment, router] in
        for tab in router.tabs { _ = environment.badges[tab.root] }
      },
    ]
    let recordVisit = RecordVisit(in: environment.visits, on: environment.loop) { error in
      let reason = environment.texts.sentence(for: error)
      environment.notices.say(environment.texts.history.notRecorded(reason: reason))
    }
    router.onShow = { _, visit in if let visit { recordVisit(visit) } }
  }

  /// Shows the first screen, or a route on top of it, and from then on draws whenever the loop becomes idle.
  /// - Parameters:
  ///   - anchor: what to show of the page of the route; nil for its beginning.
  ///   - search: finds the route while a message is shown; nil for a route that is known.
  public func start(
    showing route: Route? = nil, at anchor: String? = nil, finding search: RouteSearch? = nil
  ) {
    isRunning = true
    environment.tracker.track(.launch)
    if let search { arrive(by: search) } else { router.start(showing: route, at: anchor) }
    environment.loop.setOnRest { [weak self] in
      guard let self else { return }
      deliverTypeAhead()
      deliverKeysForRows()
      dropRefusalThatIsOver()
      drawIfNeeded()
    }
  }

  /// The first page view is that of the screen that is found. Keys wait for it; Esc ends the search.
  private func arrive(by search: RouteSearch) {
    let task = environment.loop.spawn { [weak self, environment] in
      let route = await search.find(environment)
      guard let self, isRunning else { return }
      arrival = nil
      isDirty.raise()
      // What was typed meanwhile was meant for the thing that was not found.
      if router.tabs.contains(where: { $0.root == route }) { typeAhead.removeAll() }
      router.start(showing: route, inTab: search.tab)
    }
    arrival = Arrival(message: search.message(environment.texts), task: task)
  }

  /// Ends the program once: cancels the work of the screens, and tracks that the program left the foreground.
  public func stop() {
    guard isRunning else { return }
    isRunning = false
    arrival?.task.cancel()
    arrival = nil
    typeAhead.removeAll()
    keysForRows.removeAll()
    runningCommands.stop()
    router.closeAll()
    environment.dialogs.end()
    closePalette()
    environment.foreground.end()
    // A suspended program has left it already.
    if !isPaused { environment.tracker.track(.background) }
    environment.loop.setOnRest(nil)
  }

  /// Job control is about to suspend the program.
  public func suspend() {
    environment.foreground.leave()
    router.leave()
    environment.tracker.track(.background)
  }

  /// The program is in the foreground again.
  public func resume() {
    environment.tracker.track(.launch)
    environment.foreground.comeBack()
    router.comeBack()
    isDirty.raise()
  }

  /// Handles one event of the user or the terminal.
  public func handle(_ event: InputEvent) {
    guard isRunning else { return }
    isDirty.raise()
    if case .resize = event { return environment.notices.didResize() }
    if case .mouse = event, !environment.preferences.usesMouse { return }
    if case .key(let key) = event, runGlobal(key) { return }
    if let arrival, case .key(let key) = event {
      if key == Key(.escape) { return arrival.task.cancel() }
      if endsArrival(key) { return onQuit() }
    }
    let time = environment.loop.clock.now.sinceStart
    if mustWait {
      if movesAnyway(event) { return take(event, at: time) }
      guard endsAnyway(event) else { return keepWaiting(event, since: time) }
      if !leavesOut(event, at: time) { onQuit() }
      return
    }
    take(event, at: time)
  }

  /// Passes an event to the question, overlay or screen in front.
  /// - Parameter time: when it arrived, by the loop's clock.
  func take(_ event: InputEvent, at time: Duration) {
    isDirty.raise()
    if leavesOut(event, at: time) { return }
    if answersNotices(event) { environment.notices.clear() }
    guard !terminal.size.isTooSmall, !movesCursorOfPrompt(event) else { return }
    if dropKeysForRows(event) { return }
    if event == .key(Key(.escape)) { keysForRows.removeAll() }
    let (isInField, screen, hadBox) = (isFieldOpen, router.top, hasBox)
    let clickedPart = screen?.clickedPart
    let isInForm = isFormInFront
    if case .mouse(let mouse) = event, mouse.kind == .doubleClick, hasClickedAway {
      hasClickedAway = false
      return
    }
    if !handleInOverlay(event) { dispatch(event) }
    if case .mouse(let mouse) = event, mouse.kind == .press(.left) {
      hasClickedAway = router.top?.clickedPart !== clickedPart || hasBox != hadBox
    }
    // Who opens what is selected has looked at the screen.
    if !isInField, event == .key(Key(.enter)), router.top !== screen { userLooked() }
    // A form that is being saved closes later.
    if isInField, case .key(let key) = event, !isFieldOpen || !isTakingInput {
      keysAfterField.fieldClosed(by: key, at: time)
    } else if isInForm, case .key = event {
      keysAfterField.formTook(at: time)
    }
  }

  /// Whether the user goes on with something else, so that what was said about the last thing goes. The second half of a
  /// double click belongs to the first one, and the end of a click is none.
  private func answersNotices(_ event: InputEvent) -> Bool {
    switch event {
    case .key, .paste: true
    case .mouse(let mouse):
      switch mouse.kind {
      case .press, .scrollUp, .scrollDown: true
      case .release, .drag, .doubleClick: false
      }
    default: false
    }
  }

  /// The user has looked at the screen, so the next key is meant for what it shows, however soon it comes.
  func userLooked() {
    keysAfterField = KeysAfterField()
  }

  /// A click in the prompt puts its cursor there.
  private func movesCursorOfPrompt(_ event: InputEvent) -> Bool {
    guard case .mouse(let mouse) = event, mouse.kind == .press(.left), let (prompt, field) = drawnPrompt,
      let position = field.characters(before: mouse.at)
    else { return false }
    prompt.moveCursor(position)
    return true
  }

  /// Redraws the whole screen, whatever the terminal is assumed to show.
  public func setNeedsDraw() {
    isDirty.raise()
  }

  /// Draws the current screen, and schedules the next frame when something that it read changes.
  func observe(_ draw: () -> Void) {
    let change = DirtyFlag(isRaised: false)
    screenChange = change
    withObservationTracking(draw) { change.raise() }
  }

  private func drawIfNeeded() {
    let part = environment.partRedraw.take()
    let hasChanged = [isDirty.take(), screenChange.take(), partChange.take()].contains(true)
    if hasChanged {
      for observation in surroundings { observation.goOn(raising: isDirty) }
      drawFrame()
    } else if let part, !drawFrame(with: part) {
      drawFrame()
    }
  }

  private func drawFrame() {
    let buffer = FrameBuffer(size: terminal.size)
    draw(Canvas(buffer, theme: environment.preferences.look))
    present(buffer.frame)
    router.top?.didPresent()
  }

  /// Draws a part of the screen into the last frame.
  /// - Returns: false if that is not enough.
  private func drawFrame(with part: PartRedraw.Draw) -> Bool {
    // A box or a notice of several lines covers parts of the screen.
    guard let lastFrame, lastFrame.second == second, lastFrame.frame.size == terminal.size, !hasBox,
      lastFrame.frame.panes["status"]?.rows == 1
    else { return false }
    let buffer = FrameBuffer(showing: lastFrame.frame)
    let change = DirtyFlag(isRaised: false)
    partChange = change
    let isEnough = withObservationTracking {
      part(Canvas(buffer, theme: environment.preferences.look))
    } onChange: {
      change.raise()
    }
    if isEnough { present(buffer.frame) }
    return isEnough
  }

  private func present(_ frame: Frame) {
    terminal.useMouse(environment.preferences.chosen.usesMouse)
    lastFrame = LastFrame(frame: frame, second: second)
    terminal.present(environment.preferences.values.needsASCII ? frame.inASCII() : frame)
  }

  /// The time in seconds since 2001: ages on the screen change with it.
  private var second: Int { Int(environment.now().timeIntervalSinceReferenceDate.rounded(.down)) }
}

/// What the terminal shows.
private struct LastFrame {
  let frame: Frame
  /// When it was drawn, in seconds since 2001.
  let second: Int
}

/// How the first screen is found if it takes a request to know it.
public struct RouteSearch: Sendable {
  /// The first screen of the tab that it opens in, to which Esc leads back.
  let tab: Route
  /// Is shown meanwhile.
  let message: @Sendable (Texts) -> String
  /// Returns a route in any case, soon after its task was cancelled.
  let find: @LoopActor @Sendable (Environment) async -> Route

  public init(
    inTab tab: Route, message: @escaping @Sendable (Texts) -> String,
    find: @escaping @LoopActor @Sendable (Environment) async -> Route
  ) {
    (self.tab, self.message, self.find) = (tab, message, find)
  }
}

/// A running search for the first screen.
struct Arrival {
  let message: String
  let task: Task<Void, Never>
}

extension Size {
  /// The smallest terminal that screens are drawn for.
  static let smallestTerminal = Size(columns: 40, rows: 8)

  var isTooSmall: Bool { columns < Self.smallestTerminal.columns || rows < Self.smallestTerminal.rows }
}
