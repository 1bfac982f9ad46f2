public import Domain
public import EventLoop
import HTTP
import HTTPTypes

/// Records requests and responses for a cassette. If it finds a token, it stops permanently and nothing is written.
@LoopActor
public final class CassetteRecorder {
  private struct Slot {
    let request: SentRequest
    /// Nil while there is no response.
    var reply: CassetteExchange.Reply?
  }

  private let log: RequestLog
  private var slots: [Slot] = []
  private var secrets = SecretSearch()
  private var isStopped = false
  /// The numbers of the requests that have ended since `takeEnded`.
  private var ended: [Int] = []

  /// - Parameter log: receives the reason if the recording stops.
  public init(log: RequestLog) {
    self.log = log
  }

  /// The recording; a request without a response counts as abandoned. Nil after a stop.
  /// - Parameters:
  ///   - test: the name of the recorded test; nil for any.
  ///   - clock: the wall clock when the recording began, as `2026-01-31T12:00:00Z`.
  public func recording(of test: String?, clock: String?) -> CassetteRecording? {
    guard !isStopped else { return nil }
    return CassetteRecording(test: test, clock: clock, exchanges: slots.map(Self.exchange))
  }

  /// The requests that have ended since the last call, in the order of their ends. None after a stop.
  public func takeEnded() -> [CassetteExchange] {
    defer { ended = [] }
    return isStopped ? [] : ended.map { Self.exchange(slots[$0]) }
  }

  private static func exchange(_ slot: Slot) -> CassetteExchange {
    CassetteExchange(
      method: slot.request.method, target: slot.request.target, body: slot.request.body,
      reply: slot.reply ?? .abandoned)
  }

  /// Records a request. Returns its number.
  func begin(_ sent: SentRequest, _ request: HTTPRequest) -> Int {
    secrets.learn(from: request)
    slots.append(Slot(request: sent))
    if secrets.finds(in: sent.target.text) || secrets.finds(in: sent.body) {
      // The report omits the path, because it may contain the token.
      stop("a \(sent.method) request holds a token")
    }
    return slots.count - 1
  }

  /// Records the outcome of a request.
  /// - Parameter base: the API's base address, written as `https://api.github.com` in the cassette.
  func end(_ number: Int, with result: Result<HTTPClientResponse, any Error>, base: HTTPAddress) {
    let request = slots[number].request
    ended.append(number)
    switch result {
    case .success(let response):
      let kept = Self.kept(response, base: base)
      let headers = kept.head.headerFields
      guard !secrets.finds(in: response.body), !headers.contains(where: { secrets.finds(in: $0.value) })
      else {
        return stop("the response to \(request) holds a token")
      }
      slots[number].reply = .response(kept)
    case .failure(is CancellationError): slots[number].reply = .abandoned
    case .failure(let error):
      guard let failure = error as? AppError, let fault = StubFault(failure) else {
        return stop("\(request) failed in a way that no cassette can repeat (\(error))")
      }
      slots[number].reply = .fault(fault)
    }
  }

  private func stop(_ reason: String) {
    guard !isStopped else { return }
    isStopped = true
    log.fail("\(reason), so the recording was stopped and nothing was written. Record without it.")
  }

  private static func kept(_ response: HTTPClientResponse, base: HTTPAddress) -> HTTPClientResponse {
    var fields = HTTPFields()
    let folder = base.path.hasSuffix("/") ? base.path.dropLast() : base.path[...]
    for var field in CassetteHeaders.keep(response.head.headerFields) {
      // A replayed link must lead to the address that the program uses then.
      field.value = field.value.replacing("\(base.origin)\(folder)/", with: "\(ReplayHTTPClient.apiURL)/")
      fields.append(field)
    }
    return HTTPClientResponse(
      head: HTTPResponse(status: response.head.status, headerFields: fields), body: response.body)
  }
}

extension StubFault {
  /// Nil if no stub can simulate the failure.
  init?(_ failure: AppError) {
    switch failure {
    case .timedOut: self = .timeout
    case .refused: self = .refused
    case .connectionLost: self = .reset
    case .unknownHost: self = .dns
    case .insecure, .wrongHost, .certificateExpired, .certificateNotYetValid, .unknownIssuer: self = .tls
    case .offline: self = .offline
    default: return nil
    }
  }
}

extension AppError {
  /// The failure as a cassette repeats it: of a request to GitHub's API. Unchanged if no cassette can repeat it.
  public var replayed: AppError {
    let host = ReplayHTTPClient.apiURL.dropFirst("https://".count)
    return StubFault(self)?.failure(host: String(host)) ?? self
  }
}

/// The response headers that a cassette keeps: those that the program uses, none that identify the user.
enum CassetteHeaders {
  private static let names = [
    "content-type", "date", "etag", "last-modified", "link", "location", "retry-after", "x-ratelimit-limit",
    "x-ratelimit-remaining", "x-ratelimit-reset", "x-ratelimit-resource",
  ]
  private static let kept = Set(names.compactMap { HTTPField.Name($0) })

  static let list = names.joined(separator: ", ")

  static func mayKeep(_ name: HTTPField.Name) -> Bool {
    kept.contains(name)
  }

  /// The kept headers in their order, without values that do not fit on one plain line.
  static func keep(_ fields: HTTPFields) -> HTTPFields {
    var result = HTTPFields()
    for field in fields where mayKeep(field.name) && PlainText.isPlain(field.value) {
      result.append(field)
    }
    return result
  }
}
