/// Failures as a YAML mapping.
enum YAMLText {
  /// The first failure's fields, and the other failures as a list.
  static func lines(of failures: [Failure]) -> [String] {
    guard let first = failures.first else { return [] }
    guard failures.count > 1 else { return lines(of: first) }
    let others = failures.dropFirst().flatMap { failure in
      lines(of: failure).enumerated().map { ($0 == 0 ? "  - " : "    ") + $1 }
    }
    return lines(of: first) + ["more:"] + others
  }

  private static func lines(of failure: Failure) -> [String] {
    var lines = value("message", FailureText.message(failure))
    if failure.kind != .assertion { lines += value("kind", failure.kind.rawValue) }
    lines.append("at:")
    lines.append("  file: \(quoted(ScriptString.printable(failure.place.file)))")
    lines += ["  line: \(failure.place.line)", "  column: \(failure.place.column)"]
    lines += value("command", failure.command)
    lines += list("from", failure.origins)
    if let expected = failure.expected { lines += value("expected", expected) }
    if let actual = failure.actual { lines += value("actual", actual) }
    if let difference = FailureText.difference(failure) { lines += value("difference", difference) }
    lines += list("pending", failure.state.pending)
    lines += list("open_requests", failure.state.openRequests)
    lines += list("timers", failure.state.timers)
    if let screen = failure.state.screen { lines += value("screen", screen.joined(separator: "\n")) }
    return lines
  }

  /// Several lines become a literal block, a single line becomes a quoted string.
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
