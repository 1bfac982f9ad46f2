import Domain
import FoundationEssentials
import Texts
import Tracking

extension Parser {
  /// What follows `launch`.
  mutating func launch() throws(SyntaxFault) -> Launch {
    guard accept("scene") else {
      return Launch(scene: nil, state: nil, properties: try launchProperties())
    }
    let scenePosition = offset
    let scene = try word("the name of a scene")
    try requireScene(scene, at: scenePosition)
    section.hasScene = true
    var state: String?
    if accept("state") {
      let position = offset
      let name = try word("the name of a state")
      try requireState(name, of: scene, at: position)
      state = name
    }
    return Launch(scene: scene, state: state, properties: try launchProperties())
  }

  private mutating func launchProperties() throws(SyntaxFault) -> [Property] {
    // A misspelt `scene` or `state` would be read as the name of a property.
    if case .word = token, case .word = stream.next.kind { throw unexpected("name=value") }
    return try distinctProperties { parser, property, offsets throws(SyntaxFault) in
      try parser.requireLaunchOption(property, at: offsets)
    }
  }

  /// What follows `fixture`.
  mutating func fixture() throws(SyntaxFault) -> Command {
    let source = try literal("the name of a file")
    try expect("as")
    let position = offset
    let destination = try literal("a name in the data folder")
    let leavesFolder = destination.hasPrefix("/") || destination.split(separator: "/").contains("..")
    guard !leavesFolder else {
      throw fault("a fixture goes into the data folder; write a name in it", at: position)
    }
    return .fixture(source: source, destination: destination)
  }
}

extension Parser {
  /// What follows `advance`.
  mutating func advanceStep() throws(SyntaxFault) -> Advance {
    accept("next") ? .toNextTimer : .by(try duration())
  }

  /// What follows `wait`.
  mutating func wait() throws(SyntaxFault) -> Wait {
    if case .duration = token {
      let written = stream.text(of: stream.current)
      throw fault("wait is for a text; to let time pass, write advance \(written)")
    }
    let pattern = try pattern()
    let region = try region()
    return Wait(pattern: pattern, region: region, limit: accept("max") ? try duration() : nil)
  }
}

extension Parser {
  /// What follows `set`.
  mutating func setting() throws(SyntaxFault) -> Setting {
    guard case .word(let name) = token, let rule = SettingRule.all.first(where: { $0.name == name }) else {
      throw unknownWord("a setting", among: SettingRule.all.map(\.name))
    }
    advance()
    return try rule.read(&self)
  }

  mutating func colorSupport() throws(SyntaxFault) -> Setting.ColorCount {
    let written = stream.text(of: stream.current)
    switch token {
    case .integer, .word:
      guard let support = Setting.ColorCount(rawValue: written) else { break }
      advance()
      return support
    default: break
    }
    throw unexpected("a number of colours (1, 8, 16, 256 or true)")
  }

  mutating func clock() throws(SyntaxFault) -> Duration {
    let position = offset
    let text = try literal("a time such as \"2026-01-01T00:00:00Z\"")
    guard let time = RFC3339.sinceEpoch(text) else {
      throw fault("this is not a time; write it like \"2026-01-01T00:00:00Z\"", at: position)
    }
    return time
  }

  mutating func zone() throws(SyntaxFault) -> TimeZone {
    let position = offset
    let name = try wordOrText("a time zone such as UTC or \"Europe/Paris\"")
    guard let zone = TimeZone(identifier: name) else {
      throw fault(
        "there is no time zone \(name); write one of IANA's, such as \"Europe/Paris\"", at: position)
    }
    return zone
  }

  mutating func locale() throws(SyntaxFault) -> String {
    let position = offset
    let name = try wordOrText("a locale such as en or ja_JP")
    guard Language(locale: name) != nil else {
      throw fault("octodo has no texts in \(name); there are en and ja", at: position)
    }
    return name
  }

  /// Must be an event of the program, because a mistyped name would ignore nothing.
  mutating func ignoredEvent() throws(SyntaxFault) -> String {
    let position = offset
    let name = try wordOrText("the name of an event")
    let names = TrackingEvent.Name.allCases.map(\.rawValue)
    guard names.contains(name) else {
      throw fault(
        "there is no event \"\(name)\"; there are \(names.joined(separator: ", "))",
        suggestion: Spelling.nearest(to: name, among: names), at: position)
    }
    return name
  }

  mutating func watchdog() throws(SyntaxFault) -> Duration {
    let position = offset
    let duration = try duration()
    guard duration > .zero else { throw fault("the watchdog needs some time, such as 5s", at: position) }
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

/// Parses RFC 3339 timestamps.
enum RFC3339 {
  /// The time since 1970-01-01T00:00:00Z, or nil if the text is not a valid timestamp.
  static func sinceEpoch(_ text: String) -> Duration? {
    guard
      let match = text.wholeMatch(
        of: /(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?(?:Z|([+-])(\d\d):(\d\d))/.asciiOnlyDigits()),
      case let local = match.1 + "Z", let date = try? Date(String(local), strategy: .iso8601),
      // Foundation accepts 30 February as a day in March.
      date.formatted(.iso8601) == local
    else { return nil }
    var seconds = Int(date.timeIntervalSince1970)
    if let sign = match.3, let hours = match.4.flatMap({ Int($0) }),
      let minutes = match.5.flatMap({ Int($0) })
    {
      guard hours < 24, minutes < 60 else { return nil }
      seconds += (sign == "+" ? -1 : 1) * (hours * 3_600 + minutes * 60)
    }
    let fraction = (match.2 ?? "") + String(repeating: "0", count: 9 - (match.2?.count ?? 0))
    return .seconds(seconds) + .nanoseconds(Int(fraction) ?? 0)
  }
}
