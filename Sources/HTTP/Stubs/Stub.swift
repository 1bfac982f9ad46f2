/// Requests that are answered without a network, and their answers.
public struct Stub: Hashable {
  public let match: RequestMatch
  /// In the order of requests; the last one stays.
  public var replies: [StubReply]
  /// It need not be used.
  public let isOptional: Bool
  public let line: StubLine

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
    self.line = StubLine(file: file, line: line, source: source)
  }
}

/// A line of a script that a stub or one of its replies was made from.
public struct StubLine: Hashable, Sendable {
  /// Where it stands: `line 3`, or `common.steps:3` in a file that the script includes.
  public let place: String
  /// How it is written there.
  public let source: String

  /// - Parameters:
  ///   - file: the one that it stands in; nil for the script itself.
  ///   - line: from 1.
  public init(file: String? = nil, line: Int, source: String) {
    place = file.map { "\($0):\(line)" } ?? "line \(line)"
    self.source = source
  }
}

/// A stub, or a later reply of one, that was not used as often as it says.
public struct UnusedStub: Hashable, Sendable {
  public let line: StubLine
  /// What is wrong and what to do: "used 1 of 2 times: correct its `times`".
  public let reason: String
}
