public import EventLoop
import HTTPTypes

/// Keeps requests and their answers for a cassette. When it comes upon a token it stops for good, and there
/// is nothing to write.
@LoopActor
public final class CassetteRecorder {
  private struct Slot {
    let request: SentRequest
    /// Nil while there is no answer.
    var reply: CassetteExchange.Reply?
  }

  private let log: RequestLog
  private var slots: [Slot] = []
  private var secrets = SecretSearch()
  private var isStopped = false

  /// - Parameter log: gets the reason where the recording stops.
  public init(log: RequestLog) {
    self.log = log
  }

  /// What was recorded; a request that has no answer by now was given up. Nil after a stop.
  /// - Parameters:
  ///   - test: the name of the test that it belongs to.
  ///   - clock: the wall clock at its beginning, as `2026-01-31T12:00:00Z`.
  public func recording(of test: String?, clock: String?) -> CassetteRecording? {
    guard !isStopped else { return nil }
    let exchanges = slots.map { slot in
      CassetteExchange(
        method: slot.request.method, target: slot.request.target, body: slot.request.body,
        reply: slot.reply ?? .abandoned)
    }
    return CassetteRecording(test: test, clock: clock, exchanges: exchanges)
  }

  /// Keeps a request. Returns its number.
  func begin(_ sent: SentRequest, _ request: HTTPRequest) -> Int {
    secrets.learn(from: request)
    slots.append(Slot(request: sent))
    if secrets.finds(in: sent.target.text) || secrets.finds(in: sent.body) {
      // Without its path, which may be what holds it.
      stop("a \(sent.method) request holds a token")
    }
    return slots.count - 1
  }

  /// Keeps what came of a request.
  /// - Parameter base: where the API is, which in a cassette is always `https://api.github.com`.
  func end(_ number: Int, with result: Result<HTTPAnswer, any Error>, base: HTTPAddress) {
    let request = slots[number].request
    switch result {
    case .success(let answer):
      let kept = Self.kept(answer, base: base)
      let headers = kept.response.headerFields
      guard !secrets.finds(in: answer.body), !headers.contains(where: { secrets.finds(in: $0.value) }) else {
        return stop("the answer to \(request) holds a token")
      }
      slots[number].reply = .answer(kept)
    case .failure(is CancellationError): slots[number].reply = .abandoned
    case .failure(let error):
      guard let failure = error as? HTTPFailure, let fault = StubFault(failure) else {
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

  private static func kept(_ answer: HTTPAnswer, base: HTTPAddress) -> HTTPAnswer {
    var fields = HTTPFields()
    let folder = base.path.hasSuffix("/") ? base.path.dropLast() : base.path[...]
    for var field in CassetteHeaders.keep(answer.response.headerFields) {
      // Links must lead to where the program asks when the cassette is played.
      field.value = field.value.replacing("\(base.origin)\(folder)/", with: "\(ReplayHTTPClient.apiURL)/")
      fields.append(field)
    }
    return HTTPAnswer(
      response: HTTPResponse(status: answer.response.status, headerFields: fields), body: answer.body)
  }
}

extension StubFault {
  /// Nil where the failure is none that a stub can have.
  init?(_ failure: HTTPFailure) {
    switch failure {
    case .timedOut: self = .timeout
    case .refused: self = .refused
    case .connectionLost: self = .reset
    case .unknownHost: self = .dns
    case .insecure, .certificate: self = .tls
    case .offline: self = .offline
    default: return nil
    }
  }
}
