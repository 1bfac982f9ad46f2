public import EventLoop
import HTTP
public import HTTPTypes

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
  public var untilLastResponse: Duration? {
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

  /// Marks a request as answered, or as never to be answered.
  func end(_ number: Int) {
    open[number] = nil
  }
}

/// What an open request waits for.
enum RequestState {
  case onItsWay
  /// Until the name is released.
  case held(String)
  /// Until the loop's clock reaches this time.
  case delayed(until: LoopClock.Instant)
  /// The recorded request had no response either.
  case neverAnswered

  /// The time of the response; nil if it does not depend on the clock.
  var end: LoopClock.Instant? {
    if case .delayed(let end) = self { end } else { nil }
  }

  func text(at now: LoopClock.Instant) -> String {
    switch self {
    case .onItsWay: "on its way"
    case .held(let name): "held as \(name)"
    case .delayed(let end): "answered in \(Int(now.duration(to: end) / .milliseconds(1)))ms"
    case .neverAnswered: "never answered in the recording"
    }
  }
}

/// A request that the program sent.
public struct SentRequest: Hashable, Sendable {
  public let method: HTTPRequest.Method
  /// Relative to the API's base if it was below it.
  public let target: RequestTarget
  public let headers: HTTPFields
  public let body: [UInt8]

  init(_ request: HTTPRequest, body: [UInt8], at address: HTTPAddress, base: HTTPAddress) {
    method = request.method
    target = RequestTarget(address.text(below: base))
    headers = request.headerFields
    self.body = body
  }
}

extension SentRequest: CustomStringConvertible {
  /// Without headers, because one may hold a token.
  public var description: String { "\(method) \(target.text)" }
}

extension HTTPAddress {
  /// The target without the base's path, or the whole URL if it is not below the base.
  fileprivate func text(below base: HTTPAddress) -> String {
    let (target, path, slash) = (target.utf8, base.path.utf8, UInt8(ascii: "/"))
    let folder = path.last == slash ? path.dropLast() : path[...]
    guard origin == base.origin, target.starts(with: folder) else { return url }
    let rest = target.dropFirst(folder.count)
    return rest.first == slash ? String(Substring(rest)) : url
  }
}
