/// `let`, `tags`, `skip`, `todo` and `only`: lines that change the meaning of other lines.
extension Parser {
  mutating func readLet() throws(SyntaxFault) {
    let position = offset
    let name = try word("a name")
    try expect(.equals)
    let value: Template
    do throws(SyntaxFault) {
      value = try valueText()
      try requireRoom(for: value, at: position)
    } catch {
      // The name is defined although its value is missing, so that its uses are not reported too.
      scope.define(name, as: Template(parts: [.captured(name)]))
      throw error
    }
    guard !scope.defines(name) else {
      throw fault("there is a \"\(name)\" already; a constant gets its value once", at: position)
    }
    if !scope.isGiven(name) { scope.define(name, as: value) }
  }

  private func requireRoom(for value: Template, at position: Int) throws(SyntaxFault) {
    guard value.byteCount <= ScriptLimits.longestConstant else {
      throw fault("a constant holds \(ScriptLimits.longestConstant / 1_024) KiB at most", at: position)
    }
    guard scope.byteCount + value.byteCount <= ScriptLimits.maxConstantBytes else {
      throw fault(
        "all constants together hold \(ScriptLimits.maxConstantBytes / 1_048_576) MiB at most", at: position)
    }
  }

  mutating func readTags() throws(SyntaxFault) {
    guard !section.isTest else {
      throw fault("the tags of one test follow its name: test \"...\" smoke", at: verbOffset)
    }
    guard case .word = token else { throw unexpected("a tag") }
    section.tags += try tags(after: section.tags.count)
  }

  /// Words up to the end of the line.
  /// - Parameter count: the number of existing tags.
  mutating func tags(after count: Int = 0) throws(SyntaxFault) -> [String] {
    var tags: [String] = []
    while !isAtLineEnd {
      guard count + tags.count < ScriptLimits.maxTags else {
        throw fault("there are \(ScriptLimits.maxTags) tags at most")
      }
      tags.append(try word("a tag"))
    }
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

  /// The offset of the line's first word.
  var verbOffset: Int { stream.tokens[statementIndex].range.lowerBound }
}
