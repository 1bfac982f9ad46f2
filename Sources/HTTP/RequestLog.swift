public import EventLoop

/// What a program asked for: all requests in order, those without an answer so far, and what went wrong with
/// them that a test must hear of.
@LoopActor
public final class RequestLog {
  /// All requests so far, in order.
  public private(set) var requests: [SentRequest] = []
  /// Told each request as it is sent.
  public var onRequest: ((SentRequest) -> Void)?
  /// Told each report as it is made.
  public var onFailure: ((String) -> Void)?
  private var failures: [String] = []
  private var mark = 0
  private var open: [Int: (request: SentRequest, state: RequestState)] = [:]
  private let clock: LoopClock

  public init(loop: EventLoop) {
    clock = loop.clock
  }

  /// What was sent since the last mark.
  public var newRequests: [SentRequest] { Array(requests[mark...]) }

  /// Begins a new span of requests.
  public func markRequests() {
    mark = requests.count
  }

  /// The requests without an answer, in the order in which they were sent, each with what it waits for:
  /// `GET /user  on its way`, `GET /user  held as first`, `GET /user  answered in 300ms`.
  public var openRequests: [String] {
    open.sorted { $0.key < $1.key }.map { "\($0.value.request)  \($0.value.state.text(at: clock.now))" }
  }

  /// How long it is until the last of the answers that are on their way by the clock; nil where none is.
  public var untilLastAnswer: Duration? {
    open.values.compactMap { $0.state.end }.max().map { clock.now.duration(to: $0) }
  }

  /// The reports of requests that could not be answered, or not be recorded, since the last call.
  public func takeFailures() -> [String] {
    guard !failures.isEmpty else { return [] }
    defer { failures = [] }
    return failures
  }

  func fail(_ report: String) {
    failures.append(report)
    onFailure?(report)
  }

  /// Keeps a request. Returns its number, from 0.
  func begin(_ request: SentRequest) -> Int {
    requests.append(request)
    open[requests.count - 1] = (request, .onItsWay)
    onRequest?(request)
    return requests.count - 1
  }

  func set(_ state: RequestState, of number: Int) {
    open[number]?.state = state
  }

  /// The request has its answer, or will never get one.
  func end(_ number: Int) {
    open[number] = nil
  }
}
