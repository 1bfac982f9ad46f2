import HTTP
import Stubs

extension TestRun {
  func performNetwork(_ command: Command) throws {
    try requireNoDemo(for: command)
    try requireNetwork(for: command)
    switch command {
    case .cassette(let name): try cassette(name)
    case .stub(let match, let reply): try stub(match, reply)
    case .then(let reply): try then(reply)
    case .forget(let match): try forget(match)
    case .release(let name): try release(name)
    case .request(let check): try request(check)
    case .noRequests: try noRequests()
    default: break
    }
  }

  /// A cassette replaces the demo data, so that a script that was recorded with --demo plays with and without it.
  private func requireNoDemo(for command: Command) throws {
    guard options.isDemo, cassette == nil else { return }
    if case .cassette = command, settings.network == .replay { return }
    throw StepFailure("with --demo the demo data answers; run this script without it")
  }

  private func stub(_ match: WrittenRequest, _ reply: StubReply<WrittenResponse>) throws {
    guard let step else { return }
    let httpMatch = try httpMatch(match)
    try requireNoPort(in: httpMatch.target)
    stubs.add(
      Stub(
        httpMatch, reply: try reply.map(response), file: foreignFile(of: step), line: step.location.line,
        source: step.source))
  }

  /// Nil for the script itself.
  private func foreignFile(of step: Step) -> String? {
    step.location.file == script.name ? nil : step.location.file
  }

  /// A port means the user's own server, and with stubs no request ever reaches one.
  private func requireNoPort(in target: RequestTarget) throws {
    guard !target.text.hasPrefix("/") else { return }
    let url = ScriptString.quoted(target.text)
    guard let origin = target.origin else {
      throw StepFailure("\(url) is no address that the program can ask; write the path below the API")
    }
    guard origin.scheme == "http" || origin.authority != origin.host else { return }
    throw StepFailure(
      "\(url) means a server of yours, and with stubs there are no sockets; write the path alone, or"
        + " `set network live` and --api-url")
  }

  private func then(_ reply: StubReply<WrittenResponse>) throws {
    guard let step else { return }
    var reply = try reply.map(response)
    reply.line = StubLine(file: foreignFile(of: step), line: step.location.line, source: step.source)
    guard stubs.addReply(reply) else { throw StepFailure("there is no stub above this line") }
  }

  private func forget(_ match: WrittenRequest) throws {
    guard stubs.forget(try httpMatch(match)) == 0 else { return }
    throw StepFailure("no stub is written like this; repeat its method, path, query and body")
  }

  private func release(_ name: String) throws {
    let held = stubs.heldReplies
    guard stubs.release(name) > 0 else {
      throw StepFailure(
        "no response is held as \(name)" + (held.isEmpty ? "" : "; held: \(held.joined(separator: ", "))"))
    }
  }

  private func request(_ check: RequestCheck) throws {
    let match = try httpMatch(check.match)
    let count = log.newRequests.count { match.matches($0) }
    let isThere = check.count.map { $0 == count } ?? (count > 0)
    guard isThere == check.isNegated else { return }
    throw StepFailure(
      count == 0
        ? "no such request was sent since \(sinceText)"
        : "this was sent \(Self.times(count)) since \(sinceText)",
      expected: check.count.map { "\(check.isNegated ? "not " : "")\(Self.times($0))" }, actual: sentText)
  }

  private func noRequests() throws {
    guard !log.newRequests.isEmpty else { return }
    throw StepFailure("requests were sent since \(sinceText)", expected: "no requests", actual: sentText)
  }

  private var sentText: String {
    let sent = log.newRequests.map { "\($0)" }
    return sent.isEmpty ? "no requests" : sent.joined(separator: "\n")
  }

  /// - Throws: `StepFailure` if a stub was not used as often as it must be.
  func requireStubsUsed() throws {
    let unused = stubs.unusedStubs
    guard !unused.isEmpty else { return }
    let lines = unused.map { "    \($0.line.location)  \($0.line.source)      \($0.reason)" }
    let head =
      unused.count == 1 ? "a stub was not used as it says" : "\(unused.count) stubs were not used as they say"
    throw StepFailure("\(head)\n\(lines.joined(separator: "\n"))")
  }

  /// - Throws: `StepFailure` if the line has no meaning with the test's network mode.
  private func requireNetwork(for command: Command) throws {
    switch (command, settings.network) {
    case (.cassette, _), (_, .stub): return
    case (.request, .replay), (.request, .record), (.noRequests, .replay), (.noRequests, .record): return
    case (_, .live):
      throw StepFailure("with `set network live` the API answers; there is nothing to stub or to count")
    default: throw StepFailure("with a cassette there is nothing to stub; the recording answers")
    }
  }
}
