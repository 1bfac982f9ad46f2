extension Verb {
  static let tracking: [Verb] = [
    Verb(
      "event", .tracking, "event WORD [PROPERTY...] [...]",
      "the next event that fired, with all its properties, or with ... the named ones at least",
      example: #"event search query="swift" page=1"#
    ) { parser throws(SyntaxFault) in
      .event(try parser.event())
    },
    Verb(
      "events", .tracking, "events [unordered] / end", "the next events, in this order or in any",
      example: "events unordered\n  event launch\n  event page-view ...\nend", isBlock: true
    ) { parser in
      parser.events()
    },
    Verb(
      "no", .tracking, "no events | no requests", "no event is pending, or no request was sent",
      example: "no events"
    ) { parser throws(SyntaxFault) in
      try parser.absence()
    },
    Verb(
      "ignore", .tracking, "ignore events", "drops the pending events, on purpose", example: "ignore events"
    ) { parser throws(SyntaxFault) in
      try parser.expect("events")
      return .ignoreEvents
    },
  ]
}
