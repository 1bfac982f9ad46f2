/// A registered stub and its use counts.
struct StubUse {
  private(set) var stub: Stub
  /// One count per reply.
  private var uses: [Int]

  init(_ stub: Stub) {
    self.stub = stub
    uses = stub.replies.map { _ in 0 }
  }

  /// True if it may not answer any more.
  var isSpent: Bool { nextReply == nil }

  /// Adds a reply for the requests after those that the stub answers already.
  mutating func append(_ reply: StubReply) {
    stub.replies.append(reply)
    uses.append(0)
  }

  mutating func takeReply() -> StubReply? {
    guard let next = nextReply else { return nil }
    uses[next] += 1
    return stub.replies[next]
  }

  /// What was used too rarely; empty if nothing was.
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

  private func complaint(of reply: StubReply, used: Int) -> String? {
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
