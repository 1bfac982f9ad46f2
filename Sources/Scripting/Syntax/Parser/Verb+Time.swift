extension Verb {
  static let time: [Verb] = [
    Verb("settle", .time, "settle", "goes to idle") { _ in .settle },
    Verb("advance", .time, "advance DURATION|next", "moves the virtual clock") { parser throws(SyntaxFault) in
      .advance(try parser.advanceStep())
    },
    Verb("wait", .time, "wait PATTERN [REGION] [max DURATION]", "moves the clock until it shows") {
      parser throws(SyntaxFault) in .wait(try parser.wait())
    },
  ]
}
