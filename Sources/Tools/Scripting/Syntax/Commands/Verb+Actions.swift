extension Verb {
  static let program: [Verb] = [
    Verb(
      "launch", .program, "launch [scene WORD [state WORD]] [PROPERTY...]",
      "starts the program, or one scene of the sandbox alone, in its first state or the named one",
      example: "launch scene repo-search state results"
    ) { parser throws(SyntaxFault) in
      .launch(try parser.launch())
    },
    Verb(
      "relaunch", .program, "relaunch", "quits and starts again with the same data and clock",
      example: "relaunch"
    ) { _ in
      .relaunch
    },
    Verb(
      "fixture", .program, "fixture STRING as STRING",
      "copies a file into the test's own data folder, before launch",
      example: #"fixture "todos.db" as "octodo.db""#
    ) { parser throws(SyntaxFault) in
      try parser.fixture()
    },
    Verb(
      "exit", .program, "exit NUMBER", "the program has ended with this status", example: "exit 0"
    ) { parser throws(SyntaxFault) in
      .exit(status: try parser.integer("a status from 0 to 255", in: 0...255))
    },
  ]
}

extension Verb {
  static let input: [Verb] = [
    Verb(
      "key", .input, "key CHORD...", "presses keys in order; the program becomes idle after each",
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
      "resize", .input, "resize COLSxROWS", "resizes the terminal", example: "resize 60x20"
    ) { parser throws(SyntaxFault) in
      .resize(try parser.screenSize())
    },
    Verb(
      "focus", .input, "focus in|out", "the terminal window gains or loses focus", example: "focus out"
    ) { parser throws(SyntaxFault) in
      .focus(isIn: try parser.focus())
    },
    Verb(
      "signal", .input, "signal SIGNAL", "sends a signal to the program", example: "signal TERM"
    ) { parser throws(SyntaxFault) in
      .signal(try parser.choice(Signal.self, "a signal"))
    },
    Verb(
      "click", .input, "click [left|middle|right] TARGET",
      "clicks a cell, or a text that is on the screen once",
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
      "drag", .input, "drag TARGET to TARGET", "drags with the left mouse button",
      example: "drag @3:4 to @9:4"
    ) { parser throws(SyntaxFault) in
      .mouse(try parser.drag())
    },
    Verb(
      "scroll", .input, "scroll up|down [NUMBER] [TARGET]", "scrolls by this number of wheel notches",
      example: "scroll down 3 @9:4"
    ) { parser throws(SyntaxFault) in
      .mouse(try parser.scroll())
    },
    Verb(
      "burst", .input, "burst / end", "its input lines arrive at once: a user who is faster than the program",
      example: "burst\n  type \"swift\"\n  key Enter\nend", isBlock: true
    ) { parser in
      parser.burst()
    },
  ]
}

extension Verb {
  static let time: [Verb] = [
    Verb(
      "settle", .time, "settle", "waits until the program is idle; input and time commands do so too",
      example: "settle"
    ) { _ in
      .settle
    },
    Verb(
      "advance", .time, "advance DURATION|next",
      "moves the virtual clock by a duration, or to the next timer",
      example: "advance 300ms"
    ) { parser throws(SyntaxFault) in
      .advance(try parser.advanceStep())
    },
    Verb(
      "wait", .time, "wait PATTERN [REGION] [max DURATION]",
      "moves the virtual clock timer by timer until the text appears", example: #"wait "30 results" max 10s"#
    ) { parser throws(SyntaxFault) in
      .wait(try parser.wait())
    },
  ]
}

extension Verb {
  static let network: [Verb] = [
    Verb(
      "stub", .network, "stub METHOD STRING [including PROPERTY...] [body TEXT] -> REPLY",
      "responds to matching requests: with the same query, or at least these parameters",
      example: #"stub GET "/user/repos?page=1" -> 200 file "repos.json" delay 300ms"#
    ) { parser throws(SyntaxFault) in
      try parser.stub()
    },
    Verb(
      "then", .network, "then -> REPLY",
      "responds to later requests of the stub above; the last response stays",
      example: #"then -> fail timeout"#
    ) { parser throws(SyntaxFault) in
      try parser.then()
    },
    Verb(
      "forget", .network, "forget METHOD STRING [including PROPERTY...] [body TEXT]",
      "removes a stub with the same method, path, query and body",
      example: #"forget GET "/user/repos?page=1""#
    ) { parser throws(SyntaxFault) in
      .forget(try parser.writtenRequest())
    },
    Verb(
      "release", .network, "release WORD", "releases the responses that are held under this name",
      example: "release first"
    ) { parser throws(SyntaxFault) in
      let position = parser.offset
      let name = try parser.word("the name of a hold")
      try parser.requireHold(name, at: position)
      return .release(name)
    },
    Verb(
      "cassette", .network, "cassette STRING", "replays recorded responses, or records them",
      example: #"cassette "search.cassette""#
    ) { parser throws(SyntaxFault) in
      .cassette(try parser.literal("the name of the file"))
    },
    Verb(
      "request", .network, "request METHOD STRING [including PROPERTY...] [body TEXT] [count NUMBER]",
      "this request was sent since the last input", example: #"request POST "/markdown" body '{"text":"x"}'"#
    ) { parser throws(SyntaxFault) in
      .request(try parser.request(isNegated: false))
    },
  ]
}
