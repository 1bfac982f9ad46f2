/// `let`, `tags`, `skip`, `todo` and `only`: lines that change what other lines mean.
extension Parser {
  mutating func readLet() throws(SyntaxFault) {
    let place = offset
    let name = try word("a name")
    try expect(.equals)
    let value: Template
    do throws(SyntaxFault) {
      value = try valueText()
    } catch {
      // The name is there; that it has no value is one error, not one for each use.
      scope.define(name, as: Template(parts: [.captured(name)]))
      throw error
    }
    guard !scope.defines(name) else {
      throw fault("there is a \"\(name)\" already; a constant gets its value once", at: place)
    }
    if !scope.isGiven(name) { scope.define(name, as: value) }
  }

  mutating func readTags() throws(SyntaxFault) {
    guard !section.isTest else {
      throw fault("the tags of one test follow its name: test \"...\" smoke", at: verbOffset)
    }
    guard case .word = token else { throw unexpected("a tag") }
    section.tags += try tags()
  }

  /// Words up to the line end.
  mutating func tags() throws(SyntaxFault) -> [String] {
    var tags: [String] = []
    while !isAtLineEnd { tags.append(try word("a tag")) }
    return tags
  }

  mutating func direct(_ make: (String) -> ScriptTest.Directive) throws(SyntaxFault) {
    let directive = make(try literal("a reason"))
    guard section.directive == nil else {
      throw fault("a test has one skip or todo; remove this one", at: verbOffset)
    }
    section.directive = directive
  }

  mutating func readOnly() {
    section.only = section.only ?? stream.source.location(at: verbOffset)
  }

  /// The place of the line's first word.
  var verbOffset: Int { stream.tokens[statementIndex].range.lowerBound }
}
