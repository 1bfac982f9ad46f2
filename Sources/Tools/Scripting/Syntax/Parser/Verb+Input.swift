extension Verb {
  static let input: [Verb] = [
    Verb(
      "key", .input, "key CHORD...", "presses keys, one after the other, and settles after each",
      example: #"key Ctrl+R Down*3 "/""#
    ) { parser throws(SyntaxFault) in
      .key(try parser.keyPresses())
    },
    Verb(
      "type", .input, "type STRING", "types a text, one key for each character", example: #"type "swift""#
    ) { parser throws(SyntaxFault) in
      .type(try parser.string())
    },
    Verb(
      "paste", .input, "paste TEXT", "pastes a text at once", example: #"paste "two\nlines""#
    ) { parser throws(SyntaxFault) in
      .paste(try parser.text())
    },
    Verb(
      "resize", .input, "resize COLSxROWS", "gives the window another size", example: "resize 60x20"
    ) { parser throws(SyntaxFault) in
      .resize(try parser.screenSize())
    },
    Verb(
      "focus", .input, "focus in|out", "the window gains or loses the focus", example: "focus out"
    ) { parser throws(SyntaxFault) in
      .focus(isIn: try parser.focus())
    },
    Verb(
      "signal", .input, "signal SIGNAL", "sends a signal to the program", example: "signal TERM"
    ) { parser throws(SyntaxFault) in
      .signal(try parser.choice(Signal.self, "a signal"))
    },
    Verb(
      "click", .input, "click [left|middle|right] TARGET", "clicks a cell, or a text that is there once",
      example: #"click "Star" in pane header"#
    ) { parser throws(SyntaxFault) in
      .mouse(.click(parser.mouseButton(), try parser.mouseTarget()))
    },
    Verb(
      "doubleclick", .input, "doubleclick [left|middle|right] TARGET", "clicks twice",
      example: "doubleclick @3:10"
    ) { parser throws(SyntaxFault) in
      .mouse(.doubleClick(parser.mouseButton(), try parser.mouseTarget()))
    },
    Verb(
      "drag", .input, "drag TARGET to TARGET", "moves the mouse with the left button held",
      example: "drag @3:4 to @9:4"
    ) { parser throws(SyntaxFault) in
      .mouse(try parser.drag())
    },
    Verb(
      "scroll", .input, "scroll up|down [NUMBER] [TARGET]", "turns the wheel by so many notches",
      example: "scroll down 3 @9:4"
    ) { parser throws(SyntaxFault) in
      .mouse(try parser.scroll())
    },
    Verb(
      "burst", .input, "burst / end", "its input lines come all at once: a user faster than the program",
      example: "burst\n  type \"swift\"\n  key Enter\nend", isBlock: true
    ) { parser in
      parser.burst()
    },
  ]
}
