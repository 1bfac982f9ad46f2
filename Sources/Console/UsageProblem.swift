/// A command line that cannot be followed, and why.
public struct UsageProblem: Error {
  /// Says what to do instead.
  public let sentence: String

  public init(_ sentence: String) {
    self.sentence = sentence
  }
}
