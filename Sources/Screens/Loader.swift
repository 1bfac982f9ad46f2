public import Domain
public import EventLoop
public import FoundationEssentials
import Terminal
import Texts

/// The state of a load, from GitHub or from the todo file.
public enum LoadPhase: Hashable, Sendable {
  case resting
  case loading
  case loadingMore
  /// GitHub's rate limit was reached. The request is sent again after `seconds`.
  case waiting(seconds: Int)
  case failed(AppError)

  public var isRunning: Bool {
    switch self {
    case .loading, .loadingMore, .waiting: true
    case .resting, .failed: false
    }
  }

  /// Why the load failed; nil if it did not.
  public var error: AppError? { if case .failed(let error) = self { error } else { nil } }

  /// The phase after an error that is not a cancellation.
  static func failed(with error: any Error) -> LoadPhase {
    .failed(error as? AppError ?? .other(reason: "\(error)"))
  }
}

/// Runs one load from GitHub at a time. If the rate limit is reached, it counts down and retries. A load can be
/// stopped and started again.
@LoopActor
public final class Loader {
  public private(set) var phase = LoadPhase.resting {
    didSet { if phase != oldValue { showPhase() } }
  }
  public private(set) var hasStarted = false
  /// The seconds until GitHub's rate limit ends, while a saved copy is shown because of it; nil at other times.
  public private(set) var pause: Int? { didSet { if pause != oldValue { onChange() } } }
  private var resuming: Task<Void, Never>?
  private var running: Task<Void, Never>?
  private var turning: Task<Void, Never>?
  /// The number of steps that the spinner of `status` has turned.
  private var tick = 0
  private let environment: Environment
  /// Called after each change of `phase`.
  public var onChange: @LoopActor () -> Void = {}
  /// Called whenever the spinner turns. No timer runs without it, because only a screen with a status line needs one.
  public var onTurn: (@LoopActor () -> Void)?

  public init(_ environment: Environment) {
    self.environment = environment
  }

  /// Whether everything is loading and that takes long enough to notice, so that what is on view is drawn faint.
  public var isSlow: Bool { phase == .loading && tick >= Self.slowTurns }

  /// The sign in the title of a frame while a load takes long; else empty.
  var sign: String { tick >= Self.slowTurns ? spinner : "" }

  /// Turns of the spinner. A faster load changes only the status line, so that nothing flickers.
  private static let slowTurns = 2

  private var spinner: String { Spinner.frame(tick, reducesMotion: environment.preferences.reducesMotion) }

  /// Cancels the running load, if any, and runs `load`. An error thrown by `load` becomes the phase `failed`.
  public func start(
    as phase: LoadPhase = .loading, _ load: @escaping @LoopActor @Sendable () async throws -> Void
  ) {
    running?.cancel()
    hasStarted = true
    self.phase = phase
    running = environment.loop.spawn { [weak self] in
      let end: LoadPhase
      do {
        try await load()
        end = .resting
      } catch is CancellationError {
        end = .resting
      } catch {
        end = .failed(with: error)
      }
      if !Task.isCancelled { self?.phase = end }
    }
  }

  /// Cancels the running load and discards its response.
  public func stop() {
    running?.cancel()
    running = nil
    if phase.isRunning { phase = .resting }
  }

  /// Stops the load and what `resume` began.
  public func close() {
    stop()
    resume(after: nil) {}
  }

  /// Counts down to the end of GitHub's rate limit, if a saved copy is shown because of it, and then runs `load`. An
  /// earlier countdown ends in any case.
  public func resume(after saved: SavedCopy?, _ load: @escaping @LoopActor @Sendable () -> Void) {
    resuming?.cancel()
    (resuming, pause) = (nil, nil)
    guard let end = saved?.reason.pauseEnd else { return }
    resuming = environment.loop.spawn { [weak self, environment] in
      do { try await environment.countDown(to: end) { self?.pause = $0 } } catch { return }
      self?.resuming = nil
      self?.pause = nil
      load()
    }
  }

  /// The seconds until GitHub takes requests again; nil while nothing waits for that.
  var secondsLeft: Int? { if case .waiting(let seconds) = phase { seconds } else { pause } }

  private func showPhase() {
    turning?.cancel()
    turning = nil
    tick = 0
    if phase == .loading || phase == .loadingMore, let onTurn {
      turning = environment.loop.every(Spinner.interval) { [weak self] in
        self?.tick += 1
        onTurn()
      }
    }
    onChange()
  }

  /// Sends a request from within `start` and returns the response. Retries after the pause if the rate limit was
  /// reached.
  /// - Throws: the error of `send`; `CancellationError` after `stop` or another `start`, even if a response arrived.
  public func response<Value>(_ send: () async throws -> Value) async throws -> Value {
    while true {
      do {
        let response = try await send()
        try Task.checkCancellation()
        return response
      } catch AppError.rateLimited(let until, _) {
        try Task.checkCancellation()
        let before = phase
        try await environment.countDown(to: until) { phase = .waiting(seconds: $0) }
        phase = before
      } catch {
        try Task.checkCancellation()
        throw error
      }
    }
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
  /// The key that loads everything again, or only what failed.
  static func reload(
    _ texts: @escaping @LoopActor () -> Texts, when isEnabled: @escaping @LoopActor () -> Bool = { true },
    run: @escaping @LoopActor () -> Void
  ) -> Action {
    Action("reload", [.char("r")], texts().list.reload, effect: .works, when: isEnabled, run: run)
  }
}

/// The messages and keys of a load, the same on every screen.
extension Loader {
  private var words: ListTexts { environment.texts.list }

  /// The message that the pane shows instead of its content, or below it; nil if there is none.
  public func message(with content: LoadedContent) -> PaneMessage? {
    switch (phase, content) {
    // The status line already says that it is loading.
    case (.loading, .shown), (.loadingMore, _): nil
    case (.loading, _): PaneMessage(text: words.loading)
    // Stopped before the first response: nothing else on the screen says what to do.
    case (.resting, .nothing): hasStarted ? PaneMessage(text: words.stopped) : nil
    case (.resting, _): nil
    case (.waiting(let seconds), _): PaneMessage(text: words.pauseMessage(seconds: "\(seconds)"))
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
    switch phase {
    case .resting: return []
    case .loading: return [words.loadingStatus(spinner: spinner), words.escStops]
    case .loadingMore: return [words.loadingMore(spinner: spinner)]
    case .waiting(let seconds):
      let pause = isShort ? words.pauseShort(seconds: "\(seconds)") : words.pauseStatus(seconds: "\(seconds)")
      return [pause, words.escStops]
    case .failed: return words.failure(with: content)
    }
  }

  /// Stops the running load and shows a notice.
  /// - Returns: false if no load was running.
  @discardableResult
  func stopAndSay() -> Bool {
    guard phase.isRunning else { return false }
    stop()
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
    let environment = environment
    var words: ListTexts { environment.texts.list }
    return [
      .reload({ environment.texts }, when: { [weak self] in self?.hasStarted == true }) { [weak self] in
        // GitHub may ban a client that does not wait.
        guard let seconds = self?.secondsLeft else { return reload() }
        environment.notices.say(words.continues(seconds: "\(seconds)"))
      },
      Action(
        "stop", [Key(.escape)], words.stop, effect: .works,
        when: { [weak self] in self?.phase.isRunning == true }
      ) {
        [weak self] in
        if let stop { stop() } else { self?.stopAndSay() }
      },
    ]
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
