extension Verb {
  static let network: [Verb] = [
    Verb("stub", .network, "stub METHOD PATH [including ...] [body TEXT] -> REPLY", "answers requests") {
      parser throws(SyntaxFault) in try parser.stub()
    },
    Verb("then", .network, "then -> REPLY", "the next answer of the stub above") {
      parser throws(SyntaxFault) in
      try parser.then()
    },
    Verb("forget", .network, "forget METHOD PATH ...", "takes back a stub") { parser throws(SyntaxFault) in
      .forget(try parser.requestMatch())
    },
    Verb("release", .network, "release NAME", "lets a held answer go") { parser throws(SyntaxFault) in
      .release(try parser.word("the name of a hold"))
    },
    Verb("cassette", .network, "cassette FILE", "answers from a recording") { parser throws(SyntaxFault) in
      .cassette(try parser.literal("the name of the file"))
    },
    Verb("request", .network, "request METHOD PATH ... [count N]", "what was sent") {
      parser throws(SyntaxFault) in .request(try parser.request(isNegated: false))
    },
  ]
}
