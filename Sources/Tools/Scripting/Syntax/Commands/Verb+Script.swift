extension Verb {
  static let script: [Verb] = [
    Verb(
      "set", .script, "set SETTING VALUE", "changes a setting", example: "set size 100x30"
    ) { parser throws(SyntaxFault) in
      .set(try parser.setting())
    },
    Verb(
      "let", .script, "let NAME = VALUE", "defines a constant, ${NAME} in strings",
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
      "macro", .script, "macro WORD [NAME...] / end",
      "names a group of lines; its parameters are ${NAME} in them",
      example: "macro look-for text\n  type \"${text}\"\n  key Enter\nend", isBlock: true
    ) { parser in
      parser.readMacro()
      return nil
    },
    Verb(
      "run", .script, "run WORD [VALUE...]", "inserts the lines of a macro",
      example: "macro look-for text\n  type \"${text}\"\nend\nrun look-for \"nio\""
    ) { parser throws(SyntaxFault) in
      try parser.readRun()
      return nil
    },
    Verb(
      "repeat", .script, "repeat NUMBER [as NAME] / end", "repeats its lines this number of times",
      example: "repeat 3 as i\n  key \"${i}\"\nend", isBlock: true
    ) { parser in
      parser.readRepeat()
      return nil
    },
    Verb(
      "for", .script, "for NAME in VALUE... / end", "repeats its lines for each value",
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
      "only", .script, "only", "runs only this test; fails it if CI=true", example: "only"
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
      "pause", .script, "pause", "stops with --visible, --step and --hand-over", example: "pause"
    ) { _ in
      .pause
    },
    Verb(
      "dump", .script, "dump", "writes the screen to the report", example: "dump"
    ) { _ in
      .dump
    },
  ]
}
