/// Requests that are answered without a network, and their answers.
public struct Stub: Hashable {
  public let match: RequestMatch
  /// In the order of requests; the last one stays.
  public internal(set) var replies: [StubReply]
  /// It need not be used.
  public let isOptional: Bool
  /// Where it stands: `line 3`, or `common.steps:3` in a file that the script includes.
  public let place: String
  /// How it is written there.
  public let source: String

  /// - Parameters:
  ///   - file: the one that it stands in; nil for the script itself.
  ///   - line: from 1.
  public init(
    _ match: RequestMatch, reply: StubReply, then: [StubReply] = [], isOptional: Bool = false,
    file: String? = nil, line: Int, source: String
  ) {
    self.match = match
    replies = [reply] + then
    self.isOptional = isOptional
    place = file.map { "\($0):\(line)" } ?? "line \(line)"
    self.source = source
  }
}

/// A stub that was not used as often as it says.
public struct UnusedStub: Hashable, Sendable {
  /// `line 3`, or `common.steps:3`.
  public let place: String
  public let source: String
  /// "never used", "used 1 of 2 times".
  public let reason: String
}
