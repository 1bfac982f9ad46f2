import Domain
import Stubs

extension Parser {
  /// A string with its names replaced.
  mutating func string(_ what: String = "a text") throws(SyntaxFault) -> Template {
    guard case .string(let literal) = token else { throw unexpected(what) }
    let template = try resolve(literal)
    advance()
    return template
  }

  /// A string or a heredoc.
  mutating func text() throws(SyntaxFault) -> Template {
    if case .heredoc(let text) = token {
      advance()
      return Template(text)
    }
    expected.append(.thing("a text"))
    return try string("<<<")
  }

  /// A nonempty string that is known before the script runs.
  mutating func literal(_ what: String) throws(SyntaxFault) -> String {
    let start = offset
    let text = try known(try string(what), what, at: start)
    guard !text.isEmpty else { throw fault("\(what) must not be empty", at: start) }
    return text
  }

  func known(_ template: Template, _ what: String, at offset: Int) throws(SyntaxFault) -> String {
    if let text = template.literal { return text }
    var fault = fault("\(what) is needed before the script runs; a captured value comes too late", at: offset)
    fault.isUnknowable = isRehearsing
    throw fault
  }

  /// A string or a regular expression.
  mutating func pattern() throws(SyntaxFault) -> Pattern {
    if case .regex = token { return .regex(try searchedRegex()) }
    let start = offset
    expected.append(.thing("a text"))
    let template = try string("a pattern /…/")
    guard template.literal != "" else {
      throw fault("an empty text is everywhere; write what should be there", at: start)
    }
    return .text(template)
  }

  /// A regular expression to search for, which must not match everywhere.
  mutating func searchedRegex() throws(SyntaxFault) -> RegexPattern {
    let start = offset
    let regex = try regex()
    guard !regex.fitsEveryText else {
      throw fault("this pattern fits every text, the empty one too; write what must be there", at: start)
    }
    return regex
  }

  /// A pattern, if the line continues with one.
  mutating func optionalPattern() throws(SyntaxFault) -> Pattern? {
    switch token {
    case .regex, .string: return try pattern()
    default:
      expected += [.thing("a text"), .thing("a pattern /…/")]
      return nil
    }
  }

  mutating func resolve(_ literal: StringLiteral) throws(SyntaxFault) -> Template {
    if case .text(let text)? = literal.segments.first, literal.segments.count == 1 { return Template(text) }
    var parts: [Template.Part] = []
    for segment in literal.segments {
      switch segment {
      case .text(let text):
        try spend(text.utf8.count)
        parts.append(.text(text))
      case .variable(let name, let offset):
        let value = try value(of: name, at: offset)
        // Checked before the text is built, because a line can contain many names.
        try spend(value.byteCount)
        parts += value.parts
      }
    }
    return Template(merging: parts)
  }

  private func value(of name: String, at offset: Int) throws(SyntaxFault) -> Template {
    if let value = scope[name] { return value }
    if acceptsUnknownNames { return Template(parts: [.captured(name)]) }
    throw fault(
      "there is no ${\(name)} here; define it above with let or capture",
      suggestion: Spelling.nearest(to: name, among: scope.names), at: offset)
  }
}
