extension Verb {
  static let script: [Verb] = [
    Verb(
      "set", .script, "set SETTING VALUE", "changes a setting", example: "set size 100x30"
    ) { parser throws(SyntaxFault) in
      .set(try parser.setting())
    },
    Verb(
      "let", .script, "let NAME = VALUE", "names a constant, which is ${NAME} in a string",
      example: #"let repo = "apple/swift""#
    ) { parser throws(SyntaxFault) in
      try parser.readLet()
      return nil
    },
    Verb(
      "tags", .script, "tags WORD...", "tags all tests of the file", example: "tags smoke search"
    ) { parser throws(SyntaxFault) in
      try parser.readTags()
      return nil
    },
    Verb(
      "include", .script, "include STRING", "reads the macros and settings of another file",
      example: #"include "common.steps""#
    ) { parser throws(SyntaxFault) in
      try parser.readInclude()
      return nil
    },
    Verb(
      "macro", .script, "macro WORD [NAME...] / end", "names some lines; its parameters are ${NAME} in them",
      example: "macro look-for text\n  type \"${text}\"\n  key Enter\nend", isBlock: true
    ) { parser in
      parser.readMacro()
      return nil
    },
    Verb(
      "run", .script, "run WORD [VALUE...]", "puts a macro's lines here",
      example: "macro look-for text\n  type \"${text}\"\nend\nrun look-for \"nio\""
    ) { parser throws(SyntaxFault) in
      try parser.readRun()
      return nil
    },
    Verb(
      "repeat", .script, "repeat NUMBER [as NAME] / end", "its lines so many times",
      example: "repeat 3 as i\n  key \"${i}\"\nend", isBlock: true
    ) { parser in
      parser.readRepeat()
      return nil
    },
    Verb(
      "for", .script, "for NAME in VALUE... / end", "its lines once for each value",
      example: "for word in \"swift\" \"nio\"\n  type \"${word}\"\nend", isBlock: true
    ) { parser in
      parser.readFor()
      return nil
    },
    Verb(
      "skip", .script, "skip STRING", "does not run the test, and says why", example: #"skip "needs a token""#
    ) { parser throws(SyntaxFault) in
      try parser.direct { .skip(reason: $0) }
      return nil
    },
    Verb(
      "todo", .script, "todo STRING", "lets the test fail for now, and says why",
      example: #"todo "paging bug""#
    ) { parser throws(SyntaxFault) in
      try parser.direct { .todo(reason: $0) }
      return nil
    },
    Verb(
      "only", .script, "only", "runs this test and no other one; a run with CI=true fails", example: "only"
    ) { parser in
      parser.readOnly()
      return nil
    },
    Verb(
      "note", .script, "note STRING", "a label in reports and a marker in recordings",
      example: #"note "second page""#
    ) { parser throws(SyntaxFault) in
      .note(try parser.string())
    },
    Verb(
      "pause", .script, "pause", "a breakpoint where somebody watches, else nothing", example: "pause"
    ) { _ in
      .pause
    },
    Verb(
      "dump", .script, "dump", "puts the screen into the report", example: "dump"
    ) { _ in
      .dump
    },
  ]
}
