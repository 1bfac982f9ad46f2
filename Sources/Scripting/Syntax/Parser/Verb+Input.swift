extension Verb {
  static let input: [Verb] = [
    Verb("key", .input, "key CHORD[*COUNT]...", "presses keys") { parser throws(SyntaxFault) in
      .key(try parser.keyPresses())
    },
    Verb("type", .input, "type TEXT", "types a text") { parser throws(SyntaxFault) in
      .type(try parser.string())
    },
    Verb("paste", .input, "paste TEXT", "pastes a text at once") { parser throws(SyntaxFault) in
      .paste(try parser.text())
    },
    Verb("resize", .input, "resize COLSxROWS", "changes the window") { parser throws(SyntaxFault) in
      .resize(try parser.screenSize())
    },
    Verb("focus", .input, "focus in|out", "the window gains or loses the focus") {
      parser throws(SyntaxFault) in .focus(isIn: try parser.focus())
    },
    Verb("signal", .input, "signal NAME", "sends a signal") { parser throws(SyntaxFault) in
      .signal(try parser.choice(Signal.self, "a signal"))
    },
    Verb("click", .input, "click [BUTTON] TARGET", "clicks") { parser throws(SyntaxFault) in
      .mouse(.click(parser.mouseButton(), try parser.mouseTarget()))
    },
    Verb("doubleclick", .input, "doubleclick [BUTTON] TARGET", "clicks twice") {
      parser throws(SyntaxFault) in
      .mouse(.doubleClick(parser.mouseButton(), try parser.mouseTarget()))
    },
    Verb("drag", .input, "drag TARGET to TARGET", "moves with the button held") {
      parser throws(SyntaxFault) in .mouse(try parser.drag())
    },
    Verb("scroll", .input, "scroll up|down [COUNT] [TARGET]", "turns the wheel") {
      parser throws(SyntaxFault) in .mouse(try parser.scroll())
    },
    Verb("burst", .input, "burst / end", "queues its input lines together", isBlock: true) { parser in
      parser.burst()
    },
  ]
}
