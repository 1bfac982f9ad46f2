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

  /// What is missing; nil where it was used as it says.
  var complaint: String? {
    let total = uses.reduce(0, +)
    if total == 0 { return stub.isOptional ? nil : "never used" }
    let wanted = stub.replies.reduce(0) { $0 + ($1.times ?? 0) }
    let missing = zip(stub.replies, uses).contains { reply, used in used < reply.times ?? 0 }
    return missing ? "used \(total) of \(wanted) times" : nil
  }

  private var nextReply: Int? {
    stub.replies.indices.first { index in
      let isLast = index == stub.replies.count - 1
      return uses[index] < stub.replies[index].times ?? (isLast ? .max : 1)
    }
  }
}
