extension Verb {
  static let tracking: [Verb] = [
    Verb("event", .tracking, "event NAME [PROPERTY...] [...]", "the next event that fired") {
      parser throws(SyntaxFault) in .event(try parser.event())
    },
    Verb("events", .tracking, "events [unordered] / end", "the next events", isBlock: true) { parser in
      parser.events()
    },
    Verb("no", .tracking, "no events|requests", "none is left, or none was sent") {
      parser throws(SyntaxFault) in try parser.absence()
    },
    Verb("ignore", .tracking, "ignore events", "drops the pending events") { parser throws(SyntaxFault) in
      try parser.expect("events")
      return .ignoreEvents
    },
  ]
}
