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
