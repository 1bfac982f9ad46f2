public import Domain
public import EventLoop
public import Terminal
import Texts

/// One run of the program, from its start to its exit status, with the user's input and the system's signals.
@LoopActor
public final class Session {
  public private(set) var app: App?
  /// The exit status; nil while the program runs. 0 if the user quit, 128 plus the signal's number after a
  /// signal.
  public private(set) var exitStatus: Int32?
  private let jobControl: JobControl
  private let onEnd: @LoopActor (Int32) -> Void
  private var isSuspended = false

  /// - Parameter onEnd: called once, with the exit status.
  public init(jobControl: JobControl, onEnd: @escaping @LoopActor (Int32) -> Void) {
    self.jobControl = jobControl
    self.onEnd = onEnd
  }

  /// Builds the program and shows its first screen.
  /// - Parameters:
  ///   - route: is shown on top of the first screen; nil for none.
  ///   - anchor: what to show of its page; nil for its beginning.
  ///   - search: finds that route; nil if it is known.
  public func start(
    showing route: Route? = nil, at anchor: String? = nil, finding search: RouteSearch? = nil,
    _ makeApp: (_ onQuit: @escaping @LoopActor () -> Void, _ onSuspend: @escaping @LoopActor () -> Void) ->
      App
  ) {
    let app = makeApp({ [weak self] in self?.end(0) }, { [weak self] in self?.suspend() })
    self.app = app
    app.start(showing: route, at: anchor, finding: search)
  }

  /// Handles the input of one read; ignores it while the program is suspended or after its end.
  public func receive(_ events: [InputEvent]) {
    for event in gathered(events) where exitStatus == nil && !isSuspended { app?.handle(event) }
  }

  /// The events of one read, with text of several lines that came into a field as one paste.
  public func gathered(_ events: [InputEvent]) -> [InputEvent] {
    app?.gathered(events) ?? events
  }

  /// The user has looked at the screen: the next key is meant for what it shows, and not typed on after a field has
  /// closed. In a terminal the time between two keys tells that; where no time passes, it has to be said.
  public func userLooked() {
    app?.userLooked()
  }

  /// Handles a signal.
  public func receive(_ signal: TerminalSignal) {
    switch signal {
    case .resize: app?.setNeedsDraw()
    case .suspend: suspend()
    case .resume: resume()
    case .end(let number): end(128 + number)
    }
  }

  /// Ends the program, once.
  public func end(_ status: Int32) {
    guard exitStatus == nil else { return }
    exitStatus = status
    app?.stop()
    onEnd(status)
  }

  /// Shows an error that does not belong to a screen.
  public func say(_ error: any Error) {
    guard let environment = app?.environment else { return }
    environment.notices.say(environment.texts.sentence(for: error))
  }

  private func suspend() {
    guard exitStatus == nil, !isSuspended else { return }
    guard jobControl.canSuspend() else {
      if let environment = app?.environment { environment.notices.say(environment.texts.app.noShell) }
      return
    }
    isSuspended = true
    app?.suspend()
    jobControl.suspend()
  }

  private func resume() {
    guard exitStatus == nil else { return }
    jobControl.resume()
    guard isSuspended else {
      app?.setNeedsDraw()
      return
    }
    isSuspended = false
    app?.resume()
  }
}

/// How a program returns the terminal to the shell while it is suspended.
@LoopActor
public struct JobControl {
  /// False if nothing could resume a stopped program.
  public var canSuspend: () -> Bool
  /// Releases the terminal and stops the process.
  public var suspend: () -> Void
  /// Takes over the terminal again.
  public var resume: () -> Void

  public init(canSuspend: @escaping () -> Bool, suspend: @escaping () -> Void, resume: @escaping () -> Void) {
    self.canSuspend = canSuspend
    self.suspend = suspend
    self.resume = resume
  }
}
