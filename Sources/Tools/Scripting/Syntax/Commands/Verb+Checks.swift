extension Verb {
  static let check: [Verb] = [
    Verb(
      "see", .check, "see PATTERN [count NUMBER] [REGION]",
      "the text is on the screen, at least once or exactly NUMBER times",
      example: #"see /\d+ stars?/i count 2 in pane results"#
    ) { parser throws(SyntaxFault) in
      .see(try parser.see(isNegated: false))
    },
    Verb(
      "not", .check, "not see ... | not style ... | not request ...",
      "the opposite of the check that follows",
      example: #"not see "Error""#
    ) { parser throws(SyntaxFault) in
      try parser.negation()
    },
    Verb(
      "row", .check, "row NUMBER is STRING | row NUMBER has PATTERN",
      "a whole row without trailing blanks, or a part of it", example: #"row 4 has "apple/swift""#
    ) { parser throws(SyntaxFault) in
      try parser.row()
    },
    Verb(
      "screen", .check, "screen [REGION] is HEREDOC", "an exact block of rows",
      example: """
        screen in rows 4..5 is <<<
          > apple/swift
            apple/swift-nio
        >>>
        """
    ) { parser throws(SyntaxFault) in
      try parser.screen()
    },
    Verb(
      "style", .check, "style PATTERN|CELL ATTRIBUTE... [REGION]", "the style of every cell of every match",
      example: #"style "apple/swift" bold fg=yellow in pane results"#
    ) { parser throws(SyntaxFault) in
      .style(try parser.style(isNegated: false))
    },
    Verb(
      "cursor", .check, "cursor CELL|hidden", "the position of the cursor, or that it is hidden",
      example: "cursor @1:9"
    ) { parser throws(SyntaxFault) in
      .cursor(try parser.cursor())
    },
    Verb(
      "focused", .check, "focused WORD", "what has the focus, as the screen reports it",
      example: "focused query"
    ) { parser throws(SyntaxFault) in
      .focused(try parser.focusName())
    },
    Verb(
      "selected", .check, "selected PATTERN [in pane NAME]", "what is selected, as the screen reports it",
      example: #"selected "apple/swift" in pane results"#
    ) { parser throws(SyntaxFault) in
      try parser.selected()
    },
    Verb(
      "effect", .check, "effect EFFECT [PATTERN]",
      "the next thing that the program did outside of its screen",
      example: #"effect browser "https://github.com/apple/swift""#
    ) { parser throws(SyntaxFault) in
      .effect(try parser.choice(EffectKind.self, "an effect"), try parser.optionalPattern())
    },
    Verb(
      "capture", .check, "capture NAME REGEX [REGION]",
      "stores what the first group matches on the screen as ${NAME}",
      example: #"capture total /of (\d+)/ in row 2"#
    ) { parser throws(SyntaxFault) in
      try parser.capture()
    },
  ]
}

extension Verb {
  static let picture: [Verb] = [
    Verb(
      "snapshot", .picture, "snapshot STRING [REGION] [plain]",
      "compares the screen with the stored one, with its styles or as text only",
      example: #"snapshot "results" in pane results"#
    ) { parser throws(SyntaxFault) in
      .snapshot(try parser.snapshot())
    },
    Verb(
      "shot", .picture, "shot STRING [REGION]", "writes a picture of the screen, which is never compared",
      example: #"shot "results.svg""#
    ) { parser throws(SyntaxFault) in
      .shot(try parser.shot())
    },
  ]
}

extension Verb {
  static let tracking: [Verb] = [
    Verb(
      "event", .tracking, "event WORD [PROPERTY...] [...]",
      "the next event with all its properties; with ... it may have more than these",
      example: #"event search query="swift" page=1"#
    ) { parser throws(SyntaxFault) in
      .event(try parser.event())
    },
    Verb(
      "events", .tracking, "events [unordered] / end", "the next events, in this order or in any order",
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
      "ignore", .tracking, "ignore events", "discards the pending events", example: "ignore events"
    ) { parser throws(SyntaxFault) in
      try parser.expect("events")
      return .ignoreEvents
    },
  ]
}
