public import EventLoop

/// The requests of a program: all in order, those without a response, and failures that a test must report.
@LoopActor
public final class RequestLog {
  /// All requests so far, in order.
  public private(set) var requests: [SentRequest] = []
  /// Called with each request as it is sent.
  public var onRequest: ((SentRequest) -> Void)?
  /// Called with each report.
  public var onFailure: ((String) -> Void)?
  private var failures: [String] = []
  private var mark = 0
  private var open: [Int: (request: SentRequest, state: RequestState)] = [:]
  private let clock: LoopClock

  public init(loop: EventLoop) {
    clock = loop.clock
  }

  /// The requests since the last mark.
  public var newRequests: [SentRequest] { Array(requests[mark...]) }

  /// Sets the mark: `newRequests` starts here.
  public func markRequests() {
    mark = requests.count
  }

  /// The requests without a response in the order of sending, each with what it waits for: `GET /user on its
  /// way`, `GET /user held as first`, `GET /user answered in 300ms`.
  public var openRequests: [String] {
    open.sorted { $0.key < $1.key }.map { "\($0.value.request)  \($0.value.state.text(at: clock.now))" }
  }

  /// The time until the last of the delayed responses; nil if there is none.
  public var untilLastAnswer: Duration? {
    open.values.compactMap { $0.state.end }.max().map { clock.now.duration(to: $0) }
  }

  /// Returns and clears the reports of requests that could not be answered or recorded.
  public func takeFailures() -> [String] {
    guard !failures.isEmpty else { return [] }
    defer { failures = [] }
    return failures
  }

  func fail(_ report: String) {
    failures.append(report)
    onFailure?(report)
  }

  /// Adds a request. Returns its number, from 0.
  func begin(_ request: SentRequest) -> Int {
    requests.append(request)
    open[requests.count - 1] = (request, .onItsWay)
    onRequest?(request)
    return requests.count - 1
  }

  func set(_ state: RequestState, of number: Int) {
    open[number]?.state = state
  }

  /// Marks a request as answered, or as one that will never be.
  func end(_ number: Int) {
    open[number] = nil
  }
}
