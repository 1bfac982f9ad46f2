/// A registered stub, and how often it has answered.
struct StubUse {
  private(set) var stub: Stub
  /// For each reply.
  private var uses: [Int]

  init(_ stub: Stub) {
    self.stub = stub
    uses = stub.replies.map { _ in 0 }
  }

  /// True when it has answered as often as it may.
  var isSpent: Bool { nextReply == nil }

  /// A reply to the requests after those that the stub has answered so far.
  mutating func append(_ reply: StubReply) {
    stub.replies.append(reply)
    uses.append(0)
  }

  mutating func takeReply() -> StubReply? {
    guard let next = nextReply else { return nil }
    uses[next] += 1
    return stub.replies[next]
  }

  /// What is missing; empty where it was used as it says.
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
