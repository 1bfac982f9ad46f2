import Domain
public import EventLoop
public import HTTP
public import HTTPTypes

/// Answers requests from stubs, with their delays, and logs the requests. Redirects are followed as by the
/// live client.
@LoopActor
public final class StubHTTPClient: HTTPClient {
  private let loop: EventLoop
  private let base: HTTPAddress
  private let redirects: RedirectPolicy
  private let held: HeldReplies
  /// The requests, and the reports of those that could not be answered.
  public let log: RequestLog
  /// Overrides all stubs while it is set.
  public var onlyReply: StubReply<HTTPClientResponse>?
  private var stubs: [StubUse] = []
  private let advice: (SentRequest) -> [String]

  /// - Parameters:
  ///   - base: the API's base address; stubs are relative to it.
  ///   - log: receives each request, and a report of each one that cannot be answered.
  ///   - advice: lines for the end of a report of a request that no stub matches.
  public init(
    loop: EventLoop, base: HTTPAddress, redirectOrigins: Set<HTTPOrigin> = [], log: RequestLog,
    advice: @escaping (SentRequest) -> [String] = { _ in [] }
  ) {
    self.loop = loop
    self.advice = advice
    self.base = base
    self.log = log
    redirects = RedirectPolicy(allowedOrigins: redirectOrigins)
    held = HeldReplies(loop: loop)
  }

  /// - Throws: the stub's fault; `AppError.other` unless exactly one stub matches. It throws so that the
  ///   program becomes idle; the log receives the report.
  public func send(_ request: HTTPRequest, body: [UInt8]) async throws -> HTTPClientResponse {
    try await redirects.follow(request, body: body, by: response)
  }

  private func response(_ hop: RedirectHop) async throws -> HTTPClientResponse {
    try Task.checkCancellation()
    let address = hop.address
    let sent = SentRequest(hop.request, body: hop.body, at: address, base: base)
    let number = log.begin(sent)
    defer { log.end(number) }
    let reply = try takeReply(to: sent, host: address.origin.host)
    // Neither wait counts as open work, because the program may be idle while it is loading.
    if let name = reply.hold {
      log.set(.held(name), of: number)
      try await held.wait(for: name, sent)
    }
    if let delay = reply.delay {
      log.set(.delayed(until: loop.clock.now.advanced(by: delay)), of: number)
      try await loop.sleep(for: delay)
    }
    return try reply.result(host: address.origin.host)
  }

  private func takeReply(to sent: SentRequest, host: String) throws(AppError) -> StubReply<
    HTTPClientResponse
  > {
    if let onlyReply { return onlyReply }
    let matching = stubs.indices.filter { !stubs[$0].isSpent && stubs[$0].stub.match.matches(sent) }
    if matching.count == 1, let reply = stubs[matching[0]].takeReply() { return reply }
    let report =
      matching.isEmpty
      ? ([StubReport.none(sent, among: stubs)] + advice(sent)).joined(separator: "\n")
      : StubReport.several(sent, matching.map { stubs[$0].stub })
    log.fail(report)
    // Not the words of a failed connection, because the screen would then blame the network.
    throw .other(reason: matching.isEmpty ? "no stub of the script matches it" : "several stubs match it")
  }
}

extension StubHTTPClient {
  public func add(_ stub: Stub<HTTPClientResponse>) {
    stubs.append(StubUse(stub))
  }

  /// Adds a reply to the stub that was added last, for the requests after those that it answers already.
  /// Returns false if there is no stub.
  public func addReply(_ reply: StubReply<HTTPClientResponse>) -> Bool {
    guard !stubs.isEmpty else { return false }
    stubs[stubs.count - 1].append(reply)
    return true
  }

  /// Removes all stubs with an equal match. Returns their number.
  public func forget(_ match: RequestMatch) -> Int {
    let before = stubs.count
    stubs.removeAll { $0.stub.match == match }
    return before - stubs.count
  }

  /// Releases the responses held under this name. Returns their number.
  public func release(_ name: String) -> Int {
    held.release(name)
  }

  /// Name and request of each held response, in request order.
  public var heldReplies: [String] { held.descriptions }

  /// Stubs and later replies that were used too rarely.
  public var unusedStubs: [UnusedStub] { stubs.flatMap(\.complaints) }
}

/// A registered stub and its use counts.
struct StubUse {
  private(set) var stub: Stub<HTTPClientResponse>
  /// One count per reply.
  private var uses: [Int]

  init(_ stub: Stub<HTTPClientResponse>) {
    self.stub = stub
    uses = stub.replies.map { _ in 0 }
  }

  /// True if it may not answer any more.
  var isSpent: Bool { nextReply == nil }

  /// Adds a reply for the requests after those that the stub answers already.
  mutating func append(_ reply: StubReply<HTTPClientResponse>) {
    stub.replies.append(reply)
    uses.append(0)
  }

  mutating func takeReply() -> StubReply<HTTPClientResponse>? {
    guard let next = nextReply else { return nil }
    uses[next] += 1
    return stub.replies[next]
  }

  /// The replies that were used too rarely; empty if there are none.
  var complaints: [UnusedStub] {
    guard uses.contains(where: { $0 > 0 }) else {
      return stub.isOptional ? [] : [UnusedStub(line: stub.line, reason: Self.neverUsed)]
    }
    return stub.replies.indices.compactMap { index in
      complaint(of: stub.replies[index], used: uses[index]).map {
        UnusedStub(line: stub.replies[index].line ?? stub.line, reason: $0)
      }
    }
  }

  private func complaint(of reply: StubReply<HTTPClientResponse>, used: Int) -> String? {
    if used == 0 { return reply.isOptional || stub.isOptional ? nil : Self.neverUsed }
    guard let times = reply.times, used < times else { return nil }
    return "used \(used) of \(times) times: correct its `times`"
  }

  private static let neverUsed = "never used: take it out, or mark it `optional`"

  private var nextReply: Int? {
    stub.replies.indices.first { index in
      let isLast = index == stub.replies.count - 1
      return uses[index] < stub.replies[index].times ?? (isLast ? .max : 1)
    }
  }
}

/// The reports about a request that no stub, or more than one, matches.
enum StubReport {
  private static let nearestShown = 3

  static func none(_ sent: SentRequest, among stubs: [StubUse]) -> String {
    let nearest = stubs.map { use in (use.stub, reasons(use, sent)) }
      .sorted { weight($0.1) < weight($1.1) }
      .prefix(nearestShown)
      .map { stub, reasons in "\(line(stub))      \(reasons.map(\.text).joined(separator: "; "))" }
    let lines = nearest.isEmpty ? ["    there are no stubs"] : nearest
    return (["no stub matches  \(sent)"] + lines).joined(separator: "\n")
  }

  static func several(_ sent: SentRequest, _ stubs: [Stub<HTTPClientResponse>]) -> String {
    let lines = ["\(stubs.count) stubs match  \(sent)"] + stubs.map(line)
    return lines.joined(separator: "\n") + "      narrow one, or `forget` it"
  }

  private static func line(_ stub: Stub<HTTPClientResponse>) -> String {
    "    \(stub.line.location)  \(stub.line.source)"
  }

  private static func reasons(_ use: StubUse, _ sent: SentRequest) -> [RequestDifference] {
    let differences = use.stub.match.differences(from: sent)
    guard differences.isEmpty else { return differences }
    return [RequestDifference(weight: 0, text: "has answered as often as it says")]
  }

  private static func weight(_ differences: [RequestDifference]) -> Int {
    differences.reduce(0) { $0 + $1.weight }
  }
}
