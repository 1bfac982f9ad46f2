import Domain

extension Parser {
  /// Parses lines up to the end of the file, a `test`, or, inside a block, its `end`; does not consume that.
  mutating func readStatements() {
    while !hasGivenUp {
      switch token {
      case .newline: advance()
      case .endOfFile: return
      case .word("test"): return
      case .word("end") where openBlocks > 0: return
      default: readStatement()
      }
    }
  }

  private mutating func readStatement() {
    let isExpanded = !expansions.isEmpty || isRehearsing
    if isExpanded {
      expandedLines += 1
      guard expandedLines <= ScriptLimits.maxExpandedLines else {
        return giveUp(fault("this script unrolls to more than \(ScriptLimits.maxExpandedLines) lines"))
      }
    }
    let start = stream.index
    statementIndex = start
    do throws(SyntaxFault) {
      if isExpanded {
        let origins = max(0, expansions.count - ScriptLimits.usualOrigins) * ScriptLimits.originBytes
        try spend(stream.source.content(ofLine: stream.current.line).count + origins)
      }
      let verb = try verb()
      try checkPosition(of: verb)
      advance()
      let command = try verb.read(&self)
      if !verb.isBlock { try expectEndOfLine() }
      if let command { emit(command, from: start) }
    } catch {
      record(error)
      skipLine()
    }
  }

  /// Counts bytes that this script expands to.
  mutating func spend(_ count: Int) throws(SyntaxFault) {
    expandedBytes += count
    guard expandedBytes > ScriptLimits.maxExpandedBytes else { return }
    throw givingUp(
      "this script unrolls to more than \(ScriptLimits.maxExpandedBytes / 1_048_576) MiB of text")
  }

  private func verb() throws(SyntaxFault) -> Verb {
    guard case .word(let word) = token else {
      if case .invalid = token { throw unexpected() }
      throw fault("\(quotedToken) is no command; a line begins with a command such as key or see")
    }
    if word == "end" { throw fault("this end closes nothing; remove it") }
    guard let verb = Verb.named(word) else {
      throw fault("\(quotedToken) is no command", suggestion: Verb.suggestion(for: word))
    }
    return verb
  }

  private mutating func checkPosition(of verb: Verb) throws(SyntaxFault) {
    guard isInBurst, !verb.mayStandInBurst else { return }
    let fault = fault("only input stands between burst and end, such as key and type")
    if verb.isBlock { skipBlock() }
    throw fault
  }

  private mutating func emit(_ command: Command, from start: Int) {
    section.steps.append(
      Step(
        location: stream.location(of: stream.tokens[start]), source: stream.line(from: start),
        command: command,
        expansions: expansions))
  }
}
