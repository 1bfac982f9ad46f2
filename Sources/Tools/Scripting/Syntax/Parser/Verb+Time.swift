extension Verb {
  static let time: [Verb] = [
    Verb(
      "settle", .time, "settle", "lets the program come to rest; input and time do so by themselves",
      example: "settle"
    ) { _ in
      .settle
    },
    Verb(
      "advance", .time, "advance DURATION|next", "moves the virtual clock by a span, or to the next timer",
      example: "advance 300ms"
    ) { parser throws(SyntaxFault) in
      .advance(try parser.advanceStep())
    },
    Verb(
      "wait", .time, "wait PATTERN [REGION] [max DURATION]",
      "moves the virtual clock timer by timer until the text shows", example: #"wait "30 results" max 10s"#
    ) { parser throws(SyntaxFault) in
      .wait(try parser.wait())
    },
  ]
}
