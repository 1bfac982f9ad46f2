import Domain
public import EventLoop
public import HTTP
public import HTTPTypes

/// Answers requests from a recording, immediately. Each recorded response is used once; equal requests get theirs in
/// the order of the recording.
@LoopActor
public final class ReplayHTTPClient: HTTPClient {
  /// The API's address during replay, regardless of where it was recorded.
  public nonisolated static let apiURL = "https://api.github.com"

  private let base: HTTPAddress
  private let log: RequestLog
  private let file: String
  private let advice: String
  private let exchanges: [CassetteExchange]
  private var isPlayed: [Bool]
  private let held: HeldReplies
  private let redirects = RedirectPolicy()

  /// - Parameters:
  ///   - base: the API's base address; recorded requests are relative to it.
  ///   - file: the cassette's name in reports.
  ///   - advice: how to record it again, for reports.
  ///   - log: receives each request, and a report of each one that is missing in the recording.
  public init(
    _ recording: CassetteRecording, file: String, advice: String = "run with --record", loop: EventLoop,
    base: HTTPAddress, log: RequestLog
  ) {
    self.base = base
    self.advice = advice
    self.log = log
    self.file = file
    exchanges = recording.exchanges
    isPlayed = exchanges.map { _ in false }
    held = HeldReplies(loop: loop)
  }

  /// - Throws: the recorded fault; `AppError.refused` if the request is not in the recording. It throws so
  ///   that the program becomes idle; the log receives the report.
  public func send(_ request: HTTPRequest, body: [UInt8]) async throws -> HTTPClientResponse {
    try await redirects.follow(request, body: body, by: response)
  }

  /// The recorded requests that were not sent, worded for reports.
  public var unplayed: [String] {
    zip(exchanges, isPlayed).filter { !$0.1 }.map { "    line \($0.0.line)  \($0.0)" }
  }

  private func response(_ hop: RedirectHop) async throws -> HTTPClientResponse {
    try Task.checkCancellation()
    let address = hop.address
    let sent = SentRequest(hop.request, body: hop.body, at: address, base: base)
    let number = log.begin(sent)
    defer { log.end(number) }
    switch try takeReply(to: sent, host: address.origin.host) {
    case .response(let response): return response
    case .fault(let fault): throw fault.failure(host: address.origin.host)
    case .abandoned:
      log.set(.neverAnswered, of: number)
      // Nothing releases it: the program cancels the request as it did during the recording.
      try await held.wait(for: "", sent)
      throw CancellationError()
    }
  }

  private func takeReply(to sent: SentRequest, host: String) throws(AppError) -> CassetteExchange.Reply {
    let next = exchanges.indices.first { !isPlayed[$0] && exchanges[$0].match.matches(sent) }
    if let next {
      isPlayed[next] = true
      return exchanges[next].reply
    }
    let report = CassetteReport.none(
      sent, in: file, among: zip(exchanges, isPlayed).map { ($0, $1) }, advice: advice)
    log.fail(report)
    throw .other(reason: "the cassette has no response to it")
  }
}

/// The report about a request that is missing in a recording.
enum CassetteReport {
  private static let nearestShown = 3

  static func none(
    _ sent: SentRequest, in file: String, among exchanges: [(exchange: CassetteExchange, isPlayed: Bool)],
    advice: String
  ) -> String {
    let nearest = exchanges.map { entry in (entry, differences(entry, sent)) }
      .sorted { weight($0.1) < weight($1.1) }
      .prefix(nearestShown)
      .map { entry, differences in
        "    line \(entry.exchange.line)  \(entry.exchange)      "
          + differences.map(\.text).joined(separator: "; ")
      }
    let lines = nearest.isEmpty ? ["    there are no requests in it"] : nearest
    return (["\(file) has no response to  \(sent)"] + lines + ["    to record again:  \(advice)"])
      .joined(separator: "\n")
  }

  private static func differences(
    _ entry: (exchange: CassetteExchange, isPlayed: Bool), _ sent: SentRequest
  ) -> [RequestDifference] {
    let differences = entry.exchange.match.differences(from: sent, called: "recording")
    guard differences.isEmpty else { return differences }
    return [RequestDifference(weight: 0, text: "was played already")]
  }

  private static func weight(_ differences: [RequestDifference]) -> Int {
    differences.reduce(0) { $0 + $1.weight }
  }
}
