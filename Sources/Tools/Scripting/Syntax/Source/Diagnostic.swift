/// A message about a script, with its location.
public struct Diagnostic: Sendable, Equatable {
  /// The origin of an expanded line: a `run`, `repeat`, `for` or `include`.
  public typealias Origin = Step.Expansion

  public let location: SourceLocation
  /// A sentence without a full stop.
  public let message: String
  /// The nearest known word; nil if there is none.
  public let suggestion: String?
  /// The expansions that led here, innermost first.
  public let origins: [Origin]
  let excerpt: SourceExcerpt

  /// `file:line:col: KIND: message`, the line, a caret, the nearest word, and one line per expansion.
  func rendered(as kind: String) -> String {
    var lines = [ScriptString.printable("\(location): \(kind): \(message)"), excerpt.line, excerpt.caret]
    if let suggestion { lines.append("did you mean \"\(suggestion)\"?") }
    lines += origins.map { ScriptString.printable("\($0.location): note: from here: \($0.text)") }
    return lines.joined(separator: "\n")
  }
}

/// An error in a script: text that is not part of the language.
public struct SyntaxError: Error, Sendable, Equatable, CustomStringConvertible {
  public let diagnostic: Diagnostic

  public var location: SourceLocation { diagnostic.location }
  public var message: String { diagnostic.message }
  public var suggestion: String? { diagnostic.suggestion }
  public var description: String { diagnostic.rendered(as: "error") }
}

/// All errors of a script, in the order of its lines; never empty.
public struct SyntaxErrors: Error, Sendable, Equatable, CustomStringConvertible {
  public let errors: [SyntaxError]

  public var description: String { errors.map(\.description).joined(separator: "\n") }
}

/// A construct that is allowed but probably a mistake.
public struct SyntaxWarning: Sendable, Equatable, CustomStringConvertible {
  public let diagnostic: Diagnostic

  public var location: SourceLocation { diagnostic.location }
  public var message: String { diagnostic.message }
  public var description: String { diagnostic.rendered(as: "warning") }
}

/// An error of the lexer or parser at one position, before it becomes a `SyntaxError`.
struct SyntaxFault: Error, Equatable {
  let offset: Int
  let message: String
  var suggestion: String?
  /// The value is only known when the macro runs, so nothing is reported while its body is checked first.
  var isUnknowable = false
}
