import Stubs

extension Lexer {
  /// `/…/` with the flags `i` and `s`; `\/` is a slash, and every other escape belongs to the pattern.
  mutating func readRegex() throws(SyntaxFault) -> LexerToken.Kind {
    let start = index
    index += 1
    var pattern: [UInt8] = []
    var runStart = index
    while index < end, bytes[index] != UInt8(ascii: "/") {
      if bytes[index] == UInt8(ascii: "\\"), let next = byte(after: 1) {
        if next == UInt8(ascii: "/") {
          pattern += bytes[runStart..<index]
          runStart = index + 1
        }
        index += 1
      }
      index += 1
    }
    guard index < end else {
      throw SyntaxFault(
        offset: start, message: "this pattern has no closing /; a text or a key with / in it goes in quotes")
    }
    pattern += bytes[runStart..<index]
    index += 1
    guard !pattern.isEmpty else {
      throw SyntaxFault(offset: start, message: "this pattern is empty; a comment starts with #")
    }
    let flags = try readFlags()
    let regex = RegexPattern(
      source: String(decoding: pattern, as: UTF8.self),
      ignoresCase: flags.ignoresCase, dotMatchesNewlines: flags.dotMatchesNewlines)
    try check(regex, at: start)
    return .regex(regex)
  }

  private mutating func readFlags() throws(SyntaxFault) -> (ignoresCase: Bool, dotMatchesNewlines: Bool) {
    var flags = (ignoresCase: false, dotMatchesNewlines: false)
    while let flag = byte(after: 0), flag.isLetter || flag.isDigit {
      switch flag {
      case UInt8(ascii: "i"): flags.ignoresCase = true
      case UInt8(ascii: "s"): flags.dotMatchesNewlines = true
      default:
        throw SyntaxFault(
          offset: index,
          message: "\"\(Unicode.Scalar(flag))\" is no flag of a pattern; the flags are i and s")
      }
      index += 1
    }
    return flags
  }

  static let manyPatterns =
    "the patterns of a script come to \(ScriptLimits.maxPatternBytes / 1_024) KiB at most"

  /// Large nested character classes take Swift's pattern parser a long time and overflow its stack, so both
  /// are limited.
  private mutating func check(_ regex: RegexPattern, at start: Int) throws(SyntaxFault) {
    guard !checkedPatterns.contains(regex) else { return }
    let classes = regex.source.utf8.count { $0 == UInt8(ascii: "[") }
    guard regex.source.utf8.count <= ScriptLimits.longestPattern, classes <= ScriptLimits.maxClasses else {
      throw SyntaxFault(
        offset: start,
        message:
          "a pattern has \(ScriptLimits.longestPattern) bytes and \(ScriptLimits.maxClasses) [ at most")
    }
    patternBytes += regex.source.utf8.count
    guard patternBytes <= ScriptLimits.maxPatternBytes else {
      throw SyntaxFault(offset: start, message: Self.manyPatterns)
    }
    do {
      _ = try regex.compiled()
    } catch {
      throw SyntaxFault(offset: start, message: "this pattern cannot be used: \(error)")
    }
    checkedPatterns.insert(regex)
  }
}
