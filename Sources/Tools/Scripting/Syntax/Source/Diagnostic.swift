/// One thing to say about a script, with the place it is about.
public struct Diagnostic: Sendable, Equatable {
  /// Where an expanded line came from: the `run`, `repeat`, `for` or `include` behind it.
  public typealias Origin = Step.Expansion

  public let location: SourceLocation
  /// A sentence without a full stop.
  public let message: String
  /// The nearest known word, where there is one.
  public let suggestion: String?
  /// The expansions that led here, innermost first.
  public let origins: [Origin]
  let excerpt: SourceExcerpt

  /// `file:line:col: KIND: message`, the line, a caret, the nearest word, and one line for each expansion.
  func rendered(as kind: String) -> String {
    var lines = [ScriptString.printable("\(location): \(kind): \(message)"), excerpt.line, excerpt.caret]
    if let suggestion { lines.append("did you mean \"\(suggestion)\"?") }
    lines += origins.map { ScriptString.printable("\($0.location): note: from here: \($0.text)") }
    return lines.joined(separator: "\n")
  }
}
