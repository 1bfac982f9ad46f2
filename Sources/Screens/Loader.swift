public import Domain
public import EventLoop

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
    didSet { if phase != oldValue { onChange() } }
  }
  public private(set) var hasStarted = false
  private var running: Task<Void, Never>?
  private let environment: Environment
  /// Called after each change of `phase`.
  public var onChange: @LoopActor () -> Void = {}

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
