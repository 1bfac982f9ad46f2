public import Domain
public import EventLoop
public import FoundationEssentials
import Terminal
import Texts

/// What a screen that loads from GitHub does at the moment.
public enum LoadPhase: Hashable, Sendable {
  case resting
  case loading
  case loadingMore
  /// GitHub asks for a pause; it goes on by itself after `seconds`.
  case waiting(seconds: Int)
  case failed(AppError)

  public var isRunning: Bool {
    switch self {
    case .loading, .loadingMore, .waiting: true
    case .resting, .failed: false
    }
  }
}

/// Loads something from GitHub, one thing at a time: waits as long as GitHub asks, counts down meanwhile, and can be
/// stopped and started again.
@LoopActor
public final class Loader {
  public private(set) var phase = LoadPhase.resting {
    didSet { if phase != oldValue { showPhase() } }
  }
  public private(set) var hasStarted = false
  private var running: Task<Void, Never>?
  private var turning: Task<Void, Never>?
  /// How far the spinner of `status` has turned.
  private var tick = 0
  private let environment: Environment
  /// Called after each change of `phase`.
  public var onChange: @LoopActor () -> Void = {}
  /// Called whenever the spinner turns. No timer runs without it, because only a screen with a status line needs one.
  public var onTurn: (@LoopActor () -> Void)?

  public init(_ environment: Environment) {
    self.environment = environment
  }

  /// Runs `load`, and ends what is under way. What `load` throws is the phase then.
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
        end = .failed(error as? AppError ?? .other(reason: "\(error)"))
      }
      if !Task.isCancelled { self?.phase = end }
    }
  }

  /// Ends what is under way; nothing of it is shown any more.
  public func stop() {
    running?.cancel()
    running = nil
    if phase.isRunning { phase = .resting }
  }

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

  /// The answer to a request of `start`'s. The request is sent again after the pause that GitHub asks for.
  /// - Throws: `AppError`; `CancellationError` after `stop` or another `start`, also if the answer came all the same.
  public func answer<Value>(_ send: () async throws -> Value) async throws -> Value {
    while true {
      do {
        let answer = try await send()
        try Task.checkCancellation()
        return answer
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

/// What is on view of the thing that a loader loads.
public enum LoadedContent: Hashable, Sendable {
  /// No response was shown yet.
  case nothing
  /// The response had nothing to show.
  case empty
  /// - Parameter date: when it was loaded, if a failed reload makes it old; else nil.
  case shown(date: Date?)

  public var isShown: Bool { if case .shown = self { true } else { false } }
}

/// The words and keys of a load, which are the same on every screen.
extension Loader {
  private var words: ListTexts { environment.texts.list }

  /// What the pane says in the place of its content, or below it; nil if there is nothing to say.
  public func message(with content: LoadedContent) -> PaneMessage? {
    switch (phase, content) {
    // The status line says it.
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
    words.older(age: AgeText(environment.texts).short(date, now: environment.now()))
  }

  /// What the status line says before anything else; empty at rest.
  /// - Parameter isShort: in few words, for a narrow terminal.
  public func status(with content: LoadedContent, isShort: Bool) -> [String] {
    let spinner = Spinner.frame(tick, reducesMotion: environment.preferences.reducesMotion)
    switch phase {
    case .resting: return []
    case .loading: return [words.loadingStatus(spinner: spinner), words.escStops]
    case .loadingMore: return [words.loadingMore(spinner: spinner)]
    case .waiting(let seconds):
      let pause = isShort ? words.pauseShort(seconds: "\(seconds)") : words.pauseStatus(seconds: "\(seconds)")
      return [pause, words.escStops]
    case .failed: return (content.isShown ? [] : [words.failed]) + [words.triesAgain]
    }
  }

  /// Stops what is under way, and says so.
  /// - Returns: whether something was under way.
  @discardableResult
  func stopAndSay() -> Bool {
    guard phase.isRunning else { return false }
    stop()
    environment.notices.say(words.stopped)
    return true
  }

  /// The keys that reload and stop.
  /// - Parameters:
  ///   - reload: loads all of it again, or what failed.
  ///   - stop: `stopAndSay`, and what the caller has to do beside it.
  public func actions(
    reload: @escaping @LoopActor () -> Void, stop: (@LoopActor () -> Void)? = nil
  ) -> [Action] {
    let environment = environment
    var words: ListTexts { environment.texts.list }
    return [
      Action(
        "reload", [.char("r")], words.reload, when: { [weak self] in self?.hasStarted == true }, run: reload),
      Action("stop", [Key(.escape)], words.stop, when: { [weak self] in self?.phase.isRunning == true }) {
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

  public static func frame(_ tick: Int, reducesMotion: Bool = false) -> String {
    reducesMotion ? still : frames[tick % frames.count]
  }
}
