extension Verb {
  static let network: [Verb] = [
    Verb(
      "stub", .network, "stub METHOD STRING [including PROPERTY...] [body TEXT] -> REPLY",
      "answers the requests that match: the whole query, or the named parameters at least",
      example: #"stub GET "/user/repos?page=1" -> 200 file "repos.json" delay 300ms"#
    ) { parser throws(SyntaxFault) in
      try parser.stub()
    },
    Verb(
      "then", .network, "then -> REPLY", "answers the next requests of the stub above; the last answer stays",
      example: #"then -> fail timeout"#
    ) { parser throws(SyntaxFault) in
      try parser.then()
    },
    Verb(
      "forget", .network, "forget METHOD STRING [including PROPERTY...] [body TEXT]",
      "takes back a stub that was written with the same words", example: #"forget GET "/user/repos?page=1""#
    ) { parser throws(SyntaxFault) in
      .forget(try parser.requestMatch())
    },
    Verb(
      "release", .network, "release WORD", "lets the answers go that hold under this name",
      example: "release first"
    ) { parser throws(SyntaxFault) in
      .release(try parser.word("the name of a hold"))
    },
    Verb(
      "cassette", .network, "cassette STRING", "answers from a recording, or records one",
      example: #"cassette "search.cassette""#
    ) { parser throws(SyntaxFault) in
      .cassette(try parser.literal("the name of the file"))
    },
    Verb(
      "request", .network, "request METHOD STRING [including PROPERTY...] [body TEXT] [count NUMBER]",
      "it was sent since the last input", example: #"request POST "/markdown" body '{"text":"x"}'"#
    ) { parser throws(SyntaxFault) in
      .request(try parser.request(isNegated: false))
    },
  ]
}
