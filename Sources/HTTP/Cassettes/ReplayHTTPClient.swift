public import EventLoop
public import HTTPTypes

/// Answers requests from a recording, each recorded answer once: equal requests are answered in the order in
/// which they were recorded, and at once.
@LoopActor
public final class ReplayHTTPClient: HTTPClient {
  /// Where the API is when a cassette is played, wherever it was recorded.
  public nonisolated static let apiURL = "https://api.github.com"

  private let base: HTTPAddress
  private let log: RequestLog
  private let file: String
  private let exchanges: [CassetteExchange]
  private var isPlayed: [Bool]
  private let held: HeldReplies
  private let redirects = RedirectPolicy()

  /// - Parameters:
  ///   - base: the API's; recorded requests are written relative to it.
  ///   - file: how reports call the cassette.
  ///   - log: gets each request, and the reports of those that are not in the recording.
  public init(
    _ recording: CassetteRecording, file: String, loop: EventLoop, base: HTTPAddress, log: RequestLog
  ) {
    self.base = base
    self.log = log
    self.file = file
    exchanges = recording.exchanges
    isPlayed = exchanges.map { _ in false }
    held = HeldReplies(loop: loop)
  }

  /// - Throws: the recorded fault; `HTTPFailure.refused` where the request is not in the recording, so that the program
  ///   comes to rest, and the report goes to the log.
  public func send(_ request: HTTPRequest, body: [UInt8]) async throws -> HTTPAnswer {
    try await redirects.follow(request, body: body, by: answer)
  }

  /// The recorded requests that were not sent, as reports name them.
  public var unplayed: [String] {
    zip(exchanges, isPlayed).filter { !$0.1 }.map { "    line \($0.0.line)  \($0.0)" }
  }

  private func answer(_ hop: RedirectHop) async throws -> HTTPAnswer {
    try Task.checkCancellation()
    let address = hop.address
    let sent = SentRequest(hop.request, body: hop.body, at: address, base: base)
    let number = log.begin(sent)
    defer { log.end(number) }
    switch try takeReply(to: sent, host: address.origin.host) {
    case .answer(let answer): return answer
    case .fault(let fault): throw fault.failure(host: address.origin.host)
    case .abandoned:
      log.set(.neverAnswered, of: number)
      // Nobody releases it; the program gives it up, as it did when it was recorded.
      try await held.wait(for: "", sent)
      throw CancellationError()
    }
  }

  private func takeReply(to sent: SentRequest, host: String) throws(HTTPFailure) -> CassetteExchange.Reply {
    let next = exchanges.indices.first { !isPlayed[$0] && exchanges[$0].match.matches(sent) }
    if let next {
      isPlayed[next] = true
      return exchanges[next].reply
    }
    let report = CassetteReport.none(sent, in: file, among: zip(exchanges, isPlayed).map { ($0, $1) })
    log.fail(report)
    throw .refused(host: host)
  }
}
