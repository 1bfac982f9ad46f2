extension Parser {
  /// Reads the whole file: the preamble, then the tests.
  mutating func parseFile() -> (preamble: [Step], tests: [ScriptTest]) {
    readStatements()
    let preamble = section
    guard case .word("test") = token, !hasGivenUp else {
      let name = ScriptPath.baseName(stream.source.name)
      let location = stream.source.location(at: 0)
      return ([], [test(name, tags: [], at: location, after: Section())])
    }
    var tests: [ScriptTest] = []
    var lines: [String: Int] = [:]
    while case .word("test") = token, !hasGivenUp {
      let start = offset
      guard tests.count < ScriptLimits.maxTests else {
        giveUp(fault("a script has \(ScriptLimits.maxTests) tests at most; write a second file"))
        break
      }
      let location = stream.location(of: stream.current)
      let head = readHead { parser throws(SyntaxFault) in try parser.testHead() }
      if let name = head?.name {
        if let line = lines[name] {
          record(
            fault(
              "there is a test \"\(name)\" already, on line \(line); give this one its own name", at: start))
        }
        lines[name] = lines[name] ?? location.line
      }
      section = Section(isTest: true, holds: preamble.holds, hasScene: preamble.hasScene)
      scope.push()
      readStatements()
      scope.pop()
      tests.append(test(head?.name ?? "", tags: head?.tags ?? [], at: location, after: preamble))
    }
    return (preamble.steps, tests)
  }

  private mutating func testHead() throws(SyntaxFault) -> (name: String, tags: [String]) {
    try expect("test")
    let name = try literal("the name of the test")
    return (name, try tags())
  }

  private func test(
    _ name: String, tags: [String], at location: SourceLocation, after preamble: Section
  ) -> ScriptTest {
    ScriptTest(
      name: name, tags: preamble.tags + section.tags + tags, location: location,
      directive: section.directive ?? preamble.directive, only: section.only ?? preamble.only,
      steps: section.steps)
  }
}

/// The parsed part of a preamble or test.
struct Section {
  var steps: [Step] = []
  var tags: [String] = []
  var directive: ScriptTest.Directive?
  /// The location of its `only`.
  var only: SourceLocation?
  var isTest = false
  /// Whether there is a stub for a `then`.
  var hasStub = false
  /// The names under which stubs hold their responses, with those of the preamble.
  var holds: Set<String> = []
  /// Whether it launches a scene, or the preamble does.
  var hasScene = false
}
