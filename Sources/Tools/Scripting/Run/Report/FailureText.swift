/// A failure as lines of plain text.
enum FailureText {
  /// The message after its location: `search.steps:13: …`.
  static func message(_ failure: Failure) -> String {
    "\(failure.place.file):\(failure.place.line): \(failure.message)"
  }

  /// Where expected and actual text start to differ; nil if that is obvious.
  static func difference(_ failure: Failure) -> String? {
    guard let expected = failure.expected, let actual = failure.actual else { return nil }
    return TextDifference.text(expected: expected, actual: actual)
  }

  /// The full report, without control characters.
  static func lines(_ failure: Failure) -> [String] {
    var text = [message(failure)]
    if !failure.command.isEmpty { text.append("  step: \(failure.command)") }
    text += failure.origins.map { "  from: \($0)" }
    text += part("expected", failure.expected) + part("actual", failure.actual)
    text += part("difference", difference(failure))
    text += failure.state.pending.map { "  pending: \($0)" }
    text += failure.state.openRequests.map { "  open request: \($0)" }
    text += failure.state.timers.map { "  timer: \($0)" }
    text += failure.state.screen ?? []
    return text.joined(separator: "\n").split(separator: "\n", omittingEmptySubsequences: false)
      .map { ScriptString.printable($0) }
  }

  private static func part(_ name: String, _ text: String?) -> [String] {
    text.map { ["  \(name): \($0)"] } ?? []
  }
}
