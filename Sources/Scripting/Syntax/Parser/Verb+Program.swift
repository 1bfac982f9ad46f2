extension Verb {
  static let program: [Verb] = [
    Verb("launch", .program, "launch [scene NAME] [NAME=VALUE...]", "starts the program") {
      parser throws(SyntaxFault) in .launch(try parser.launch())
    },
    Verb("relaunch", .program, "relaunch", "quits and starts again on the same data") { _ in .relaunch },
    Verb("fixture", .program, "fixture FILE as NAME", "copies a file into the data folder") {
      parser throws(SyntaxFault) in try parser.fixture()
    },
    Verb("exit", .program, "exit STATUS", "the program has ended") { parser throws(SyntaxFault) in
      .exit(status: try parser.integer("a status from 0 to 255", in: 0...255))
    },
  ]
}
