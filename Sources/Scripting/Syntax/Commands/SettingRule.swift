/// How the value of one setting is read.
struct SettingRule: Sendable {
  let name: String
  /// The form of the value.
  let usage: String
  let read: @Sendable (inout Parser) throws(SyntaxFault) -> Setting

  static let all: [SettingRule] = [
    SettingRule(name: "size", usage: "COLSxROWS") { parser throws(SyntaxFault) in
      .size(try parser.screenSize())
    },
    SettingRule(name: "colors", usage: "1|8|256|true") { parser throws(SyntaxFault) in
      .colors(try parser.colorSupport())
    },
    SettingRule(name: "clock", usage: "\"2026-01-01T00:00:00Z\"") { parser throws(SyntaxFault) in
      .clock(try parser.clock())
    },
    SettingRule(name: "zone", usage: "UTC or \"Europe/Paris\"") { parser throws(SyntaxFault) in
      .zone(try parser.zone())
    },
    SettingRule(name: "locale", usage: "LOCALE") { parser throws(SyntaxFault) in
      .locale(try parser.locale())
    },
    SettingRule(name: "seed", usage: "NUMBER") { parser throws(SyntaxFault) in
      .seed(UInt64(try parser.integer("a whole number from 0", in: 0...)))
    },
    SettingRule(name: "tracking", usage: "exhaustive|listed|off") { parser throws(SyntaxFault) in
      .tracking(try parser.choice(Setting.TrackingMode.self, "a way of tracking"))
    },
    SettingRule(name: "network", usage: "stub|replay|record|live") { parser throws(SyntaxFault) in
      .network(try parser.choice(Setting.NetworkMode.self, "a kind of network"))
    },
    SettingRule(name: "ignore", usage: "EVENT") { parser throws(SyntaxFault) in
      .ignore(try parser.wordOrText("the name of an event"))
    },
    SettingRule(name: "watchdog", usage: "DURATION") { parser throws(SyntaxFault) in
      .watchdog(try parser.watchdog())
    },
  ]
}
