/// Requests that are answered without a network, and their answers.
public struct Stub: Hashable {
  public let match: RequestMatch
  /// In the order of requests; the last one stays.
  public internal(set) var replies: [StubReply]
  /// It need not be used.
  public let isOptional: Bool
  /// Where it stands in its script, from 1.
  public let line: Int
  /// How it is written there.
  public let source: String

  public init(
    _ match: RequestMatch, reply: StubReply, then: [StubReply] = [], isOptional: Bool = false, line: Int,
    source: String
  ) {
    self.match = match
    replies = [reply] + then
    self.isOptional = isOptional
    self.line = line
    self.source = source
  }
}

/// A stub that was not used as often as it says.
public struct UnusedStub: Hashable, Sendable {
  public let line: Int
  public let source: String
  /// "never used", "used 1 of 2 times".
  public let reason: String
}
