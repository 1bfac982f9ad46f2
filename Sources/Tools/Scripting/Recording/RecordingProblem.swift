/// Why a script cannot be recorded.
public struct RecordingProblem: Error, Hashable, Sendable {
  /// A sentence that says what to do next.
  public let sentence: String

  init(_ sentence: String) {
    self.sentence = sentence
  }
}
