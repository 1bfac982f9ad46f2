/// `events … end`.
public struct EventGroup: Sendable, Equatable {
  /// One `event` line of the block.
  public struct Line: Sendable, Equatable {
    public let location: SourceLocation
    public let source: String
    public let expectation: EventExpectation
  }

  public let isUnordered: Bool
  public let lines: [Line]
}
