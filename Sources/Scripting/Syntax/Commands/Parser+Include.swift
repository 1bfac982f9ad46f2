extension Parser {
  /// Reads the lines of another file as if they stood here.
  mutating func readInclude() throws(SyntaxFault) {
    let place = offset
    let path = try literal("the name of the file")
    try expectEndOfLine()
    let file = ScriptPath.resolve(path, relativeTo: files.last ?? "")
    let source = try include(file, at: place)
    let outer = (stream: stream, openBlocks: openBlocks)
    enter(
      Step.Expansion(
        location: stream.source.location(at: verbOffset), text: stream.line(from: statementIndex)))
    files.append(file)
    stream = Lexer.tokens(of: source)
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

  private mutating func include(_ file: String, at place: Int) throws(SyntaxFault) -> SourceText {
    if files.contains(file) {
      let chain = (files.drop { $0 != file } + [file]).joined(separator: " → ")
      throw fault("these files include each other: \(chain)", at: place)
    }
    guard depth < Limits.deepestNesting else {
      throw fault("files include each other \(Limits.deepestNesting) deep at most", at: place)
    }
    do {
      return SourceText(name: file, bytes: try load(file))
    } catch {
      acceptsUnknownNames = true
      throw fault("\(error)", at: place)
    }
  }

  mutating func enter(_ expansion: Step.Expansion) {
    expansions.insert(expansion, at: 0)
  }

  mutating func leave() {
    expansions.removeFirst()
  }
}
