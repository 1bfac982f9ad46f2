extension Parser {
  /// Parses the rest of a head line. An error in it is recorded and gives nil; the block is parsed anyway.
  mutating func readHead<Head>(_ read: (inout Parser) throws(SyntaxFault) -> Head) -> Head? {
    do throws(SyntaxFault) {
      let head = try read(&self)
      try expectEndOfLine()
      return head
    } catch {
      record(error)
      skipLine()
      return nil
    }
  }

  /// Parses the lines of a block and its `end`. The token `start` is the first of its head.
  mutating func readBody(from start: Int) {
    readBlock(from: start) { $0.readStatements() }
  }

  /// Like `readBody`, for blocks with their own kind of lines.
  mutating func readBlock(from start: Int, _ readLines: (inout Parser) -> Void) {
    guard depth < ScriptLimits.deepestNesting else {
      let position = stream.tokens[start].range.lowerBound
      return giveUp(
        fault("blocks, macros and files are nested \(ScriptLimits.deepestNesting) deep at most", at: position)
      )
    }
    depth += 1
    openBlocks += 1
    readLines(&self)
    openBlocks -= 1
    depth -= 1
    guard !hasGivenUp else { return }
    guard case .word("end") = token else {
      let head = stream.tokens[start]
      if !stream.isCutShort {
        record(fault("this \(stream.text(of: head)) has no end", at: head.range.lowerBound))
      }
      return
    }
    advance()
    _ = readHead { _ in }
  }

  /// Parses a body only for its errors, with values that are not known yet.
  mutating func rehearse(from start: Int, naming names: [String]) {
    let (section, scope, wasRehearsing) = (section, scope, isRehearsing)
    isRehearsing = true
    self.scope.push(Dictionary(uniqueKeysWithValues: names.map { ($0, Template(parts: [.captured($0)])) }))
    readBody(from: start)
    self.scope = scope
    self.section = section
    isRehearsing = wasRehearsing
  }

  /// Parses the body of a head with errors, whose names are not known.
  mutating func rehearseUnderBrokenHead(from start: Int) {
    let acceptedUnknownNames = acceptsUnknownNames
    acceptsUnknownNames = true
    rehearse(from: start, naming: [])
    acceptsUnknownNames = acceptedUnknownNames
  }

  /// Skips a block that is not allowed here, up to its `end`.
  mutating func skipBlock() {
    var open = 0
    repeat {
      if case .word(let word) = token {
        if word == "end" { open -= 1 }
        if Verb.named(word)?.isBlock == true { open += 1 }
      }
      skipLine()
      guard open > 0 else { return }
      let lineEnd = stream.index
      while token == .newline { advance() }
      if case .endOfFile = token { return }
      if case .word("test") = token {
        stream.index = lineEnd
        return
      }
    } while true
  }
}
