extension Verb {
  static let check: [Verb] = [
    Verb("see", .check, "see PATTERN [count N] [REGION]", "it is on the screen") {
      parser throws(SyntaxFault) in
      .see(try parser.see(isNegated: false))
    },
    Verb("not", .check, "not see|style|request ...", "it is not so") { parser throws(SyntaxFault) in
      try parser.negation()
    },
    Verb("row", .check, "row N is TEXT | row N has PATTERN", "a row holds it") { parser throws(SyntaxFault) in
      try parser.row()
    },
    Verb("screen", .check, "screen [REGION] is <<<", "an exact block") { parser throws(SyntaxFault) in
      try parser.screen()
    },
    Verb("style", .check, "style PATTERN|CELL ATTRIBUTE... [REGION]", "how it is drawn") {
      parser throws(SyntaxFault) in .style(try parser.style(isNegated: false))
    },
    Verb("cursor", .check, "cursor CELL|hidden", "where the cursor is") { parser throws(SyntaxFault) in
      .cursor(try parser.cursor())
    },
    Verb("focused", .check, "focused NAME", "what has the focus") { parser throws(SyntaxFault) in
      .focused(try parser.word("the name of what has the focus"))
    },
    Verb("selected", .check, "selected PATTERN [REGION]", "what is selected") { parser throws(SyntaxFault) in
      .selected(try parser.pattern(), in: try parser.region())
    },
    Verb("effect", .check, "effect KIND [PATTERN]", "the next effect on the outside") {
      parser throws(SyntaxFault) in
      .effect(try parser.choice(EffectKind.self, "an effect"), try parser.optionalPattern())
    },
    Verb("capture", .check, "capture NAME REGEX [REGION]", "keeps a value of the screen") {
      parser throws(SyntaxFault) in try parser.capture()
    },
  ]
}
