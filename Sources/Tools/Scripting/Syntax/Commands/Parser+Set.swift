import Domain
import FoundationEssentials
import Texts
import Tracking

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
    guard let time = RFC3339.sinceEpoch(text) else {
      throw fault("this is no time; write it like \"2026-01-01T00:00:00Z\"", at: place)
    }
    return time
  }

  mutating func zone() throws(SyntaxFault) -> TimeZone {
    let place = offset
    let name = try wordOrText("a time zone such as UTC or \"Europe/Paris\"")
    guard let zone = TimeZone(identifier: name) else {
      throw fault("there is no time zone \(name); write one of IANA's, such as \"Europe/Paris\"", at: place)
    }
    return zone
  }

  mutating func locale() throws(SyntaxFault) -> String {
    let place = offset
    let name = try wordOrText("a locale such as en or ja_JP")
    guard Language(locale: name) != nil else {
      throw fault("octodo has no texts in \(name); there are en and ja", at: place)
    }
    return name
  }

  /// Must be an event of the program, because a mistyped name would ignore nothing.
  mutating func ignoredEvent() throws(SyntaxFault) -> String {
    let place = offset
    let name = try wordOrText("the name of an event")
    let names = TrackingEvent.Name.allCases.map(\.rawValue)
    guard names.contains(name) else {
      throw fault(
        "there is no event \"\(name)\"; there are \(names.joined(separator: ", "))",
        suggestion: Spelling.nearest(to: name, among: names), at: place)
    }
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
