/// How the value of a setting is parsed.
struct SettingRule: Sendable {
  let name: String
  /// The form of the value.
  let usage: String
  let summary: String
  /// The default, as written in a script; empty if there is none.
  let preset: String
  let read: @Sendable (inout Parser) throws(SyntaxFault) -> Setting

  init(
    _ name: String, _ usage: String, _ summary: String, preset: String,
    read: @escaping @Sendable (inout Parser) throws(SyntaxFault) -> Setting
  ) {
    self.name = name
    self.usage = usage
    self.summary = summary
    self.preset = preset
    self.read = read
  }

  static let all: [SettingRule] = [
    SettingRule("size", "COLSxROWS", "the size of the screen in cells", preset: "80x24") {
      parser throws(SyntaxFault) in .size(try parser.screenSize())
    },
    SettingRule("colors", "1|8|16|256|true", "how many colours the terminal has", preset: "256") {
      parser throws(SyntaxFault) in .colors(try parser.colorSupport())
    },
    SettingRule(
      "background", "unknown|dark|light", "what the terminal tells of its background", preset: "unknown"
    ) { parser throws(SyntaxFault) in
      .background(try parser.choice(Setting.Background.self, "a background"))
    },
    SettingRule(
      "clock", "STRING", "the wall clock at launch, in RFC 3339", preset: "\"2026-01-01T00:00:00Z\""
    ) { parser throws(SyntaxFault) in
      .clock(try parser.clock())
    },
    SettingRule("zone", "WORD|STRING", "the time zone, such as \"Europe/Paris\"", preset: "UTC") {
      parser throws(SyntaxFault) in .zone(try parser.zone())
    },
    SettingRule("locale", "WORD|STRING", "the language of the program's texts", preset: "en") {
      parser throws(SyntaxFault) in .locale(try parser.locale())
    },
    SettingRule("seed", "NUMBER", "the seed of random numbers", preset: "0") {
      parser throws(SyntaxFault) in
      .seed(UInt64(try parser.integer("a whole number from 0", in: 0...)))
    },
    SettingRule(
      "tracking", "exhaustive|listed|off", "whether each event must be asserted, only those named, or none",
      preset: "listed"
    ) { parser throws(SyntaxFault) in
      .tracking(try parser.choice(Setting.EventChecking.self, "a way of tracking"))
    },
    SettingRule(
      "network", "stub|replay|record|live",
      "what answers requests: stubs, a cassette, or GitHub itself, with --record or --live",
      preset: "stub"
    ) { parser throws(SyntaxFault) in
      .network(try parser.choice(Setting.NetworkMode.self, "a kind of network"))
    },
    SettingRule("ignore", "WORD|STRING", "the name of an event to ignore; one line for each", preset: "") {
      parser throws(SyntaxFault) in .ignore(try parser.ignoredEvent())
    },
    SettingRule(
      "watchdog", "DURATION", "how long the program may take to become idle, in real time", preset: "5s"
    ) {
      parser throws(SyntaxFault) in .watchdog(try parser.watchdog())
    },
  ]
}

/// What can follow `in`: a part of the screen.
enum RegionForm: String, Sendable, CaseIterable {
  case row, rows
  case columns = "cols"
  case box, pane

  var usage: String {
    switch self {
    case .row: "in row NUMBER"
    case .rows: "in rows NUMBER..NUMBER"
    case .columns: "in cols NUMBER..NUMBER"
    case .box: "in box CELL CELL"
    case .pane: "in pane WORD"
    }
  }

  var summary: String {
    switch self {
    case .row: "one row, from 1"
    case .rows: "the rows from the first to the last"
    case .columns: "the columns from the first to the last"
    case .box: "from the top left cell to the bottom right one"
    case .pane: "a pane of the screen, such as status"
    }
  }
}

/// The options after a stub's reply, in any order.
enum ReplyOption: String, Sendable, CaseIterable {
  case header, delay, hold, truncate, times, optional

  var usage: String {
    switch self {
    case .header: "header STRING STRING"
    case .delay: "delay DURATION"
    case .hold: "hold WORD"
    case .truncate: "truncate NUMBER"
    case .times: "times NUMBER"
    case .optional: "optional"
    }
  }

  var summary: String {
    switch self {
    case .header: "an additional response header: its name and value"
    case .delay: "the response arrives after this duration of virtual time"
    case .hold: "the response waits for a release of this name"
    case .truncate: "the connection ends after this number of body bytes"
    case .times: "exactly this number of requests gets the response"
    case .optional: "it need not be used"
    }
  }
}
