extension Parser {
  /// What follows `set`.
  mutating func setting() throws(SyntaxFault) -> Setting {
    guard case .word(let name) = token, let rule = SettingRule.all.first(where: { $0.name == name }) else {
      throw unknownWord("a setting", among: SettingRule.all.map(\.name))
    }
    advance()
    return try rule.read(&self)
  }

  mutating func colorSupport() throws(SyntaxFault) -> Setting.ColorSupport {
    let written = stream.text(of: stream.current)
    switch token {
    case .integer, .word:
      guard let support = Setting.ColorSupport(rawValue: written) else { break }
      advance()
      return support
    default: break
    }
    throw unexpected("a number of colours (1, 8, 256 or true)")
  }

  mutating func clock() throws(SyntaxFault) -> Duration {
    let place = offset
    let text = try literal("a time such as \"2026-01-01T00:00:00Z\"")
    guard let time = Timestamp.sinceEpoch(text) else {
      throw fault("this is no time; write it like \"2026-01-01T00:00:00Z\"", at: place)
    }
    return time
  }

  mutating func zone() throws(SyntaxFault) -> String {
    let place = offset
    let name = try wordOrText("a time zone such as UTC or \"Europe/Paris\"")
    let isPlausible = name.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { part in
      part.utf8.first?.isLetter == true
        && part.utf8.allSatisfy { $0.isWordByte && $0 != UInt8(ascii: ".") || $0 == UInt8(ascii: "+") }
    }
    guard isPlausible else { throw fault("this is no time zone; write UTC or \"Europe/Paris\"", at: place) }
    return name
  }

  mutating func locale() throws(SyntaxFault) -> String {
    let place = offset
    let name = try wordOrText("a locale such as en or ja_JP")
    let language = name.utf8.prefix { $0.isLetter }
    let rest = name.utf8.dropFirst(language.count)
    let isPlausible =
      (2...8).contains(language.count) && rest.allSatisfy(\.isWordByte)
      && (rest.first.map { !$0.isDigit } ?? true) && rest.last.map { $0.isLetter || $0.isDigit } ?? true
    guard isPlausible else { throw fault("this is no locale; write it like en or ja_JP", at: place) }
    return name
  }

  mutating func watchdog() throws(SyntaxFault) -> Duration {
    let place = offset
    let duration = try duration()
    guard duration > .zero else { throw fault("the watchdog needs some time, such as 5s", at: place) }
    return duration
  }

  mutating func wordOrText(_ what: String) throws(SyntaxFault) -> String {
    if case .word(let word) = token {
      advance()
      return word
    }
    return try literal(what)
  }
}
