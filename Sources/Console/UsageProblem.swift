/// An invalid command line, and why.
public struct UsageProblem: Error, CustomStringConvertible {
  /// Says what to do instead.
  public let sentence: String

  public init(_ sentence: String) {
    self.sentence = sentence
  }

  public var description: String { sentence }
}
