/// A failure as plain lines, for people.
enum FailureText {
  /// What went wrong, after its place: `search.steps:13: …`.
  static func message(_ failure: Failure) -> String {
    "\(failure.location.file):\(failure.location.line): \(failure.message)"
  }

  static func lines(_ failure: Failure) -> [String] {
    var text = message(failure)
    if let expected = failure.expected { text += "\n  expected: \(expected)" }
    if let actual = failure.actual { text += "\n  actual: \(actual)" }
    if let screen = failure.state.screen {
      text += "\n" + ScreenPicture.lines(of: screen).joined(separator: "\n")
    }
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { ScriptString.printable($0) }
  }
}
