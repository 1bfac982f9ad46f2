/// A pattern for requests and the replies to them, without a network.
public struct Stub: Hashable {
  public let match: RequestMatch
  /// Used in this order; the last one repeats.
  public var replies: [StubReply]
  /// It may stay unused.
  public let isOptional: Bool
  public let line: StubLine

  /// - Parameters:
  ///   - file: the included file with the stub; nil for the script itself.
  ///   - line: from 1.
  public init(
    _ match: RequestMatch, reply: StubReply, then: [StubReply] = [], isOptional: Bool = false,
    file: String? = nil, line: Int, source: String
  ) {
    self.match = match
    replies = [reply] + then
    self.isOptional = isOptional
    self.line = StubLine(file: file, line: line, source: source)
  }
}

/// The script line of a stub or a reply.
public struct StubLine: Hashable, Sendable {
  /// `line 3`, or `common.steps:3` in an included file.
  public let place: String
  /// The text of the line.
  public let source: String

  /// - Parameters:
  ///   - file: the included file with the line; nil for the script itself.
  ///   - line: from 1.
  public init(file: String? = nil, line: Int, source: String) {
    place = file.map { "\($0):\(line)" } ?? "line \(line)"
    self.source = source
  }
}

/// A stub, or a later reply of one, that was used too rarely.
public struct UnusedStub: Hashable, Sendable {
  public let line: StubLine
  /// What is wrong and what to do: "used 1 of 2 times: correct its `times`".
  public let reason: String
}
