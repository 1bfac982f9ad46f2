public import Domain
public import EventLoop
public import FoundationEssentials

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
  public static func failed(with error: any Error) -> LoadPhase {
    .failed(error as? AppError ?? .other(reason: "\(error)"))
  }
}

/// Runs one load from GitHub at a time: a new one replaces the one that is running. If the rate limit is reached, it
/// counts down and retries.
@LoopActor
public final class Load {
  public private(set) var phase = LoadPhase.resting { didSet { if phase != oldValue { onPhase() } } }
  public private(set) var hasStarted = false
  /// The seconds until GitHub's rate limit ends, while something is shown without what it keeps back; nil at other times.
  public private(set) var pause: Int? { didSet { if pause != oldValue { onPause() } } }
  private var running: Task<Void, Never>?
  private var resuming: Task<Void, Never>?
  private let loop: EventLoop
  private let countDown: CountDown
  /// Called after each change of `phase`.
  public var onPhase: @LoopActor () -> Void = {}
  /// Called after each change of `pause`.
  public var onPause: @LoopActor () -> Void = {}

  public init(on loop: EventLoop, waitingBy countDown: CountDown) {
    (self.loop, self.countDown) = (loop, countDown)
  }

  /// The seconds until GitHub takes requests again; nil while nothing waits for that.
  public var secondsLeft: Int? { if case .waiting(let seconds) = phase { seconds } else { pause } }

  /// Cancels the running load, if any, and runs `load`. An error thrown by `load` becomes the phase `failed`.
  public func start(
    as phase: LoadPhase = .loading, _ load: @escaping @LoopActor @Sendable () async throws -> Void
  ) {
    running?.cancel()
    hasStarted = true
    self.phase = phase
    running = loop.spawn { [weak self] in
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
        try await countDown(to: until) { phase = .waiting(seconds: $0) }
        phase = before
      } catch {
        try Task.checkCancellation()
        throw error
      }
    }
  }

  /// Cancels the running load and discards its response. Returns false if none was running.
  @discardableResult
  public func stop() -> Bool {
    running?.cancel()
    running = nil
    guard phase.isRunning else { return false }
    phase = .resting
    return true
  }

  /// Stops the load and what `resume` began. Returns false if no load was running.
  @discardableResult
  public func close() -> Bool {
    endPause()
    return stop()
  }

  /// Counts down to the end of GitHub's rate limit, if it keeps something back, and then runs `load`. An earlier
  /// countdown ends in any case.
  /// - Parameter end: nil if nothing is kept back.
  public func resume(at end: Date?, _ load: @escaping @LoopActor @Sendable () -> Void) {
    endPause()
    guard let end else { return }
    resuming = loop.spawn { [weak self, countDown] in
      do { try await countDown(to: end) { self?.pause = $0 } } catch { return }
      self?.resuming = nil
      self?.pause = nil
      load()
    }
  }

  /// Ends the countdown that `resume` began.
  public func endPause() {
    resuming?.cancel()
    (resuming, pause) = (nil, nil)
  }
}
