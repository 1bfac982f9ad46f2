extension Verb {
  static let picture: [Verb] = [
    Verb("snapshot", .picture, "snapshot NAME [REGION] [plain]", "compares with the stored screen") {
      parser throws(SyntaxFault) in .snapshot(try parser.snapshot())
    },
    Verb("shot", .picture, "shot FILE [REGION]", "writes the screen as an artifact") {
      parser throws(SyntaxFault) in .shot(try parser.shot())
    },
  ]
}
