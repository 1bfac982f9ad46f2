extension Verb {
  static let script: [Verb] = [
    Verb("set", .script, "set NAME VALUE", "changes a setting") { parser throws(SyntaxFault) in
      .set(try parser.setting())
    },
    Verb("let", .script, "let NAME = VALUE", "names a constant") { parser throws(SyntaxFault) in
      try parser.readLet()
      return nil
    },
    Verb("tags", .script, "tags WORD...", "tags all tests of the file") { parser throws(SyntaxFault) in
      try parser.readTags()
      return nil
    },
    Verb("include", .script, "include FILE", "reads macros and settings") { parser throws(SyntaxFault) in
      try parser.readInclude()
      return nil
    },
    Verb("macro", .script, "macro NAME PARAMETER... / end", "names some lines", isBlock: true) { parser in
      parser.readMacro()
      return nil
    },
    Verb("run", .script, "run MACRO VALUE...", "puts in a macro's lines") { parser throws(SyntaxFault) in
      try parser.readRun()
      return nil
    },
    Verb("repeat", .script, "repeat COUNT [as NAME] / end", "unrolls its lines", isBlock: true) { parser in
      parser.readRepeat()
      return nil
    },
    Verb("for", .script, "for NAME in VALUE... / end", "unrolls its lines", isBlock: true) { parser in
      parser.readFor()
      return nil
    },
    Verb("skip", .script, "skip REASON", "does not run the test") { parser throws(SyntaxFault) in
      try parser.direct { .skip(reason: $0) }
      return nil
    },
    Verb("todo", .script, "todo REASON", "lets the test fail") { parser throws(SyntaxFault) in
      try parser.direct { .todo(reason: $0) }
      return nil
    },
    Verb("only", .script, "only", "narrows the run to this test") { parser in
      parser.section.isOnly = true
      return nil
    },
    Verb("note", .script, "note TEXT", "puts a label into reports") { parser throws(SyntaxFault) in
      .note(try parser.string())
    },
    Verb("pause", .script, "pause", "stops when somebody watches") { _ in .pause },
    Verb("dump", .script, "dump", "puts the screen into the report") { _ in .dump },
  ]
}
