/// A failure as the mapping of a YAML block.
enum YAMLText {
  static func lines(of failure: Failure) -> [String] {
    var lines = value("message", FailureText.message(failure))
    lines.append("at:")
    lines.append("  file: \(quoted(ScriptString.printable(failure.location.file)))")
    lines += ["  line: \(failure.location.line)", "  column: \(failure.location.column)"]
    lines += value("command", failure.command)
    lines += list("from", failure.origins.map { "\($0.location): \($0.text)" })
    if let expected = failure.expected { lines += value("expected", expected) }
    if let actual = failure.actual { lines += value("actual", actual) }
    lines += list("pending", failure.state.pending)
    lines += list("held", failure.state.held)
    if let span = failure.state.untilNextTimer { lines += value("next_timer", span.scriptText) }
    if let screen = failure.state.screen {
      lines += value("screen", ScreenPicture.lines(of: screen).joined(separator: "\n"))
    }
    return lines
  }

  /// Several lines become a literal block, one becomes a quoted string.
  private static func value(_ key: String, _ text: String) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
      ScriptString.printable($0)
    }
    guard lines.count > 1 else { return ["\(key): \(quoted(lines.first ?? ""))"] }
    return ["\(key): |2"] + lines.map { "  " + $0 }
  }

  private static func list(_ key: String, _ items: [String]) -> [String] {
    items.isEmpty ? [] : ["\(key):"] + items.map { "  - \(quoted(ScriptString.printable($0)))" }
  }

  private static func quoted(_ line: String) -> String {
    "\"" + line.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
