extension Parser {
  /// Parses the lines of another file as if they were written here.
  mutating func readInclude() throws(SyntaxFault) {
    let position = offset
    let path = try literal("the name of the file")
    try expectEndOfLine()
    let file = ScriptPath.resolve(path, relativeTo: files.last ?? "")
    let included = Lexer.tokens(of: try include(file, at: position))
    patternBytes += included.patternBytes
    guard patternBytes <= ScriptLimits.maxPatternBytes else {
      throw givingUp(Lexer.manyPatterns, at: position)
    }
    let outer = (stream: stream, openBlocks: openBlocks)
    enter(
      Step.Expansion(
        location: stream.source.location(at: verbOffset), text: originText(from: statementIndex)))
    files.append(file)
    stream = included
    usedNames.formUnion(stream.usedNames)
    openBlocks = 0
    depth += 1
    readStatements()
    depth -= 1
    if case .word("test") = token, !hasGivenUp {
      record(fault("an included file holds macros and settings; move this test to a script of its own"))
    }
    (stream, openBlocks) = outer
    files.removeLast()
    leave()
  }

  private mutating func include(_ file: String, at position: Int) throws(SyntaxFault) -> ScriptSource {
    if files.contains(file) {
      let chain = (files.drop { $0 != file } + [file]).joined(separator: " → ")
      throw fault("these files include each other: \(chain)", at: position)
    }
    guard depth < ScriptLimits.deepestNesting else {
      throw fault("files include each other \(ScriptLimits.deepestNesting) deep at most", at: position)
    }
    includedFiles += 1
    guard includedFiles <= ScriptLimits.maxIncludes else {
      throw givingUp("this script includes more than \(ScriptLimits.maxIncludes) files", at: position)
    }
    let bytes: [UInt8]
    do {
      bytes = try load(file)
    } catch {
      acceptsUnknownNames = true
      throw fault("\(error)", at: position)
    }
    includedBytes += bytes.count
    guard includedBytes <= ScriptLimits.maxIncludedBytes else {
      let size = ScriptLimits.maxIncludedBytes / 1_048_576
      throw givingUp("the files that this script includes come to more than \(size) MiB", at: position)
    }
    return ScriptSource(name: file, bytes: bytes)
  }

  /// An unrolled line as shown in messages.
  func originText(from index: Int) -> String {
    ScriptString.shortened(stream.line(from: index), to: ScriptLimits.longestOrigin)
  }

  mutating func enter(_ expansion: Step.Expansion) {
    expansions.insert(expansion, at: 0)
  }

  mutating func leave() {
    expansions.removeFirst()
  }
}
