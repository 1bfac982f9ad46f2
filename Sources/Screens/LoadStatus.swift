import Domain
public import EventLoop
public import FoundationEssentials
import Terminal
import Texts
public import UseCases

/// Shows a load: its spinner, its messages and its keys, the same on every screen.
@LoopActor
public final class LoadStatus {
  private let load: Load
  private let environment: Environment
  private var turning: Task<Void, Never>?
  /// The number of steps that the spinner has turned.
  private var tick = 0
  /// Changes with the load, and not when the spinner turns.
  public private(set) var version = 0
  private let onChange: @LoopActor () -> Void
  private let onTurn: (@LoopActor () -> Void)?

  /// - Parameters:
  ///   - onChange: called after each change of the load.
  ///   - onTurn: called whenever the spinner turns. No timer runs without it, because only a screen with a status line
  ///     needs one.
  public init(
    of load: Load, _ environment: Environment, onTurn: (@LoopActor () -> Void)? = nil,
    onChange: @escaping @LoopActor () -> Void
  ) {
    (self.load, self.environment, self.onTurn, self.onChange) = (load, environment, onTurn, onChange)
    load.onPhase = { [weak self] in self?.showPhase() }
    load.onPause = { [weak self] in self?.change() }
  }

  /// Whether everything is loading and that takes long enough to notice, so that what is on view is drawn faint.
  public var isSlow: Bool { load.phase == .loading && tick >= Self.slowTurns }

  /// The sign in the title of a frame while a load takes long; else empty.
  var sign: String { tick >= Self.slowTurns ? spinner : "" }

  /// Turns of the spinner. A faster load changes only the status line, so that nothing flickers.
  private static let slowTurns = 2

  private var spinner: String { Spinner.frame(tick, reducesMotion: environment.preferences.reducesMotion) }

  private func showPhase() {
    turning?.cancel()
    turning = nil
    tick = 0
    if load.phase == .loading || load.phase == .loadingMore, let onTurn {
      turning = environment.loop.every(Spinner.interval) { [weak self] in
        self?.tick += 1
        onTurn()
      }
    }
    change()
  }

  private func change() {
    version += 1
    onChange()
  }

  private var words: ListTexts { environment.texts.list }

  /// The message that the pane shows instead of its content, or below it; nil if there is none.
  public func message(with content: LoadedContent) -> PaneMessage? {
    switch (load.phase, content) {
    // The status line already says that it is loading.
    case (.loading, .shown), (.loadingMore, _): nil
    case (.loading, _): PaneMessage(text: words.loading)
    // Stopped before the first response: nothing else on the screen says what to do.
    case (.resting, .nothing): load.hasStarted ? PaneMessage(text: words.stopped) : nil
    case (.resting, _): nil
    case (.waiting(let seconds), _):
      PaneMessage(text: words.pauseMessage(time: environment.texts.wait(of: seconds)))
    case (.failed(let error), .shown(let date?)):
      PaneMessage(problem: "\(environment.texts.sentence(for: error)) \(older(date))")
    case (.failed(let error), _): PaneMessage(problem: environment.texts.sentence(for: error))
    }
  }

  private func older(_ date: Date) -> String {
    words.older(age: AgeText(environment.texts).phrase(date, now: environment.now()))
  }

  /// The first parts of the status line; empty at rest.
  /// - Parameter isShort: in few words, for a narrow terminal.
  public func status(with content: LoadedContent, isShort: Bool) -> [String] {
    switch load.phase {
    case .resting: return []
    case .loading: return [words.loadingStatus(spinner: spinner), words.escStops]
    case .loadingMore: return [words.loadingMore(spinner: spinner)]
    case .waiting(let seconds):
      let time = environment.texts.wait(of: seconds)
      let pause = isShort ? words.pauseShort(time: time) : words.pauseStatus(time: time)
      return [pause, words.escStops]
    case .failed: return words.failure(with: content)
    }
  }

  /// Stops the running load and shows a notice.
  /// - Returns: false if no load was running.
  @discardableResult
  func stopAndSay() -> Bool {
    guard load.stop() else { return false }
    environment.notices.say(words.stopped)
    return true
  }

  /// The keys that reload and stop.
  /// - Parameters:
  ///   - reload: loads everything again, or only what failed.
  ///   - stop: replaces `stopAndSay`. It must call `stopAndSay` itself; nil if the caller needs nothing else.
  public func actions(
    reload: @escaping @LoopActor () -> Void, stop: (@LoopActor () -> Void)? = nil
  ) -> [Action] {
    let (environment, load) = (environment, load)
    var words: ListTexts { environment.texts.list }
    return [
      .reload({ environment.texts }, when: { load.hasStarted }) {
        // GitHub may ban a client that does not wait.
        guard let seconds = load.secondsLeft else { return reload() }
        environment.notices.say(words.continues(time: environment.texts.wait(of: seconds)))
      },
      Action(
        "stop", [Key(.escape)], words.stop, effect: .works,
        when: { load.phase.isRunning }
      ) {
        [weak self] in
        if let stop { stop() } else { self?.stopAndSay() }
      },
    ]
  }
}

/// The content that the screen shows from earlier responses of a loader.
public enum LoadedContent: Hashable, Sendable {
  /// No response was shown yet.
  case nothing
  /// The response had nothing to show.
  case empty
  /// - Parameter date: when the content was loaded, if it may be out of date after a failed reload; otherwise nil.
  case shown(date: Date?)

  public var isShown: Bool { if case .shown = self { true } else { false } }
}

extension ListTexts {
  /// The first parts of the status line after a failed load.
  func failure(with content: LoadedContent) -> [String] {
    (content.isShown ? [] : [failed]) + [triesAgain]
  }
}

extension Action {
  static let reloadID = "reload"

  /// The key that loads everything again, or only what failed.
  static func reload(
    _ texts: @escaping @LoopActor () -> Texts, when isEnabled: @escaping @LoopActor () -> Bool = { true },
    run: @escaping @LoopActor () -> Void
  ) -> Action {
    Action(reloadID, [.char("r")], texts().list.reload, effect: .works, when: isEnabled, run: run)
  }
}

/// A turning bar for work in progress, in ASCII. It stands still if motion is reduced.
public enum Spinner {
  public static let interval = Duration.milliseconds(100)
  private static let frames = ["|", "/", "-", "\\"]
  private static let still = "*"

  /// The sign after a number of intervals.
  public static func frame(_ tick: Int, reducesMotion: Bool = false) -> String {
    reducesMotion ? still : frames[tick % frames.count]
  }
}

extension Load {
  /// A load on the loop and by the clock of a screen.
  public convenience init(_ environment: Environment) {
    self.init(on: environment.loop, waitingBy: CountDown(on: environment.loop, now: environment.now))
  }
}
