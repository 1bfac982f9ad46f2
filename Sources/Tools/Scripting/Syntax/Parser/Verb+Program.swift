extension Verb {
  static let program: [Verb] = [
    Verb(
      "launch", .program, "launch [scene WORD [state WORD]] [PROPERTY...]",
      "starts the program, or one scene of the sandbox alone, in its first state or in the one named",
      example: "launch scene repo-search state results"
    ) { parser throws(SyntaxFault) in
      .launch(try parser.launch())
    },
    Verb(
      "relaunch", .program, "relaunch", "quits and starts again on the same data and clock",
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
