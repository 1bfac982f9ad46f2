/// `repeat` and `for`: their lines are parsed once per iteration.
extension Parser {
  mutating func readRepeat() {
    let start = statementIndex
    let head = readHead { parser throws(SyntaxFault) -> (count: Int, name: String?) in
      let count = try parser.integer("a number of turns from 1 to 100000", in: 1...100_000)
      return (count, parser.accept("as") ? try parser.word("a name") : nil)
    }
    guard let head else { return rehearseUnderBrokenHead(from: start) }
    unroll(from: start, turns: 1...head.count) { turn in
      (head.name.map { [$0: Template(String(turn))] } ?? [:], "turn \(turn) of \(head.count)")
    }
  }

  mutating func readFor() {
    let start = statementIndex
    let head = readHead { parser throws(SyntaxFault) -> (name: String, values: [Template]) in
      let name = try parser.word("a name")
      try parser.expect("in")
      var values = [try parser.valueText()]
      while !parser.isAtLineEnd {
        guard values.count < ScriptLimits.maxValues else {
          throw parser.fault("for takes \(ScriptLimits.maxValues) values at most")
        }
        values.append(try parser.valueText())
      }
      return (name, values)
    }
    guard let head else { return rehearseUnderBrokenHead(from: start) }
    unroll(from: start, turns: 1...head.values.count) { turn in
      let value = head.values[turn - 1]
      let shown =
        value.literal.map { "\"\(ScriptString.shortened($0, to: ScriptLimits.longestOriginValue))\"" }
        ?? "a captured value"
      return ([head.name: value], "\(head.name) is \(shown)")
    }
  }

  /// Stops after an iteration with errors, because the others would have the same errors.
  private mutating func unroll(
    from start: Int, turns: ClosedRange<Int>, _ turn: (Int) -> (names: [String: Template], text: String)
  ) {
    let body = stream.index
    let errors = report.errors.count
    let line = originText(from: start)
    let location = stream.location(of: stream.tokens[start])
    for number in turns {
      let (names, text) = turn(number)
      stream.index = body
      expandedLines += 1
      scope.push(names)
      readBlock(from: start) { parser in
        parser.enter(Step.Expansion(location: location, text: "\(line) (\(text))"))
        parser.readStatements()
        parser.leave()
      }
      scope.pop()
      if hasGivenUp || report.errors.count > errors { return }
    }
  }
}
