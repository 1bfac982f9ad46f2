import HTTP

extension TestRun {
  func performNetwork(_ command: Command) async throws {
    if case .cassette = command { throw unknownYet("cassette") }
    try requireStubbedNetwork()
    switch command {
    case .stub(let match, let reply): try stub(match, reply)
    case .then(let reply): try then(reply)
    case .forget(let match): try forget(match)
    case .release(let name): try await release(name)
    case .request(let check): try request(check)
    case .noRequests: try noRequests()
    default: break
    }
  }

  private func stub(_ match: RequestMatch, _ reply: Reply) throws {
    guard let step else { return }
    stubs.add(
      Stub(
        try httpMatch(match), reply: try stubReply(reply), isOptional: reply.isOptional,
        line: step.location.line,
        source: step.source))
  }

  private func then(_ reply: Reply) throws {
    guard !reply.isOptional else { throw StepFailure("`optional` belongs to the line of the stub") }
    guard stubs.addReply(try stubReply(reply)) else { throw StepFailure("there is no stub above this line") }
  }

  private func forget(_ match: RequestMatch) throws {
    guard stubs.forget(try httpMatch(match)) == 0 else { return }
    throw StepFailure("no stub is written like this; repeat its method, path, query and body")
  }

  private func release(_ name: String) async throws {
    let held = stubs.heldReplies
    guard stubs.release(name) > 0 else {
      throw StepFailure(
        "no answer is held as \(name)" + (held.isEmpty ? "" : "; held: \(held.joined(separator: ", "))"))
    }
    try await settle()
  }

  private func request(_ check: RequestCheck) throws {
    let match = try httpMatch(check.match)
    let count = stubs.newRequests.count { match.matches($0) }
    let isThere = check.count.map { $0 == count } ?? (count > 0)
    guard isThere == check.isNegated else { return }
    let times = count == 1 ? "once" : "\(count) times"
    throw StepFailure(
      count == 0
        ? "no such request was sent since \(sinceText)" : "this was sent \(times) since \(sinceText)",
      expected: check.count.map { "\(check.isNegated ? "not " : "")\($0) times" }, actual: sentText)
  }

  private func noRequests() throws {
    guard !stubs.newRequests.isEmpty else { return }
    throw StepFailure("requests were sent since \(sinceText)", expected: "no requests", actual: sentText)
  }

  private var sentText: String {
    let sent = stubs.newRequests.map { "\($0)" }
    return sent.isEmpty ? "no requests" : sent.joined(separator: "\n")
  }

  /// - Throws: `StepFailure` where a stub was not used as it says.
  func requireStubsUsed() throws {
    let unused = stubs.unusedStubs
    guard !unused.isEmpty else { return }
    let lines = unused.map { "    line \($0.line)  \($0.source)      \($0.reason)" }
    let head =
      unused.count == 1 ? "a stub was not used as it says" : "\(unused.count) stubs were not used as they say"
    throw StepFailure("\(head); take it out, or mark it `optional`\n\(lines.joined(separator: "\n"))")
  }

  private func requireStubbedNetwork() throws {
    if options.isDemo { throw StepFailure("with --demo the demo data answers; run this script without it") }
    if settings.isLive {
      throw StepFailure("with `set network live` the API answers; there is nothing to stub or to count")
    }
  }
}
