import Domain

extension Parser {
  mutating func readMacro() {
    let start = statementIndex
    let isOutermost = openBlocks == 0
    let errors = report.errors.count
    guard
      let head = readHead({ parser throws(SyntaxFault) in try parser.macroHead(isOutermost: isOutermost) })
    else { return rehearseUnderBrokenHead(from: start) }
    let body = stream
    activeMacros.append(head.name)
    rehearse(from: start, naming: head.parameters)
    activeMacros.removeLast()
    macros[head.name] = Macro(
      location: stream.location(of: stream.tokens[start]),
      parameters: head.parameters,
      body: body, isBroken: report.errors.count > errors)
  }

  private mutating func macroHead(
    isOutermost: Bool
  ) throws(SyntaxFault) -> (name: String, parameters: [String]) {
    guard isOutermost else { throw fault("a macro stands outside of blocks", at: verbOffset) }
    let position = offset
    let name = try word("the name of the macro")
    if let other = macros[name] {
      throw fault("there is a macro \"\(name)\" already, at \(other.location)", at: position)
    }
    var parameters: [String] = []
    while !isAtLineEnd {
      let position = offset
      let parameter = try word("the name of a parameter")
      guard !parameters.contains(parameter) else {
        throw fault("there are two parameters \"\(parameter)\"", at: position)
      }
      guard parameters.count < ScriptLimits.maxParameters else {
        throw fault("a macro has \(ScriptLimits.maxParameters) parameters at most", at: position)
      }
      parameters.append(parameter)
    }
    return (name, parameters)
  }

  /// Replaces `run` by the lines of the macro.
  mutating func readRun() throws(SyntaxFault) {
    let start = statementIndex
    let position = offset
    let name = try word("the name of a macro")
    let macro = try macro(named: name, at: position)
    var values: [Template] = []
    while !isAtLineEnd { values.append(try valueText()) }
    guard let macro else { return }
    guard values.count == macro.parameters.count else {
      let parameters =
        macro.parameters.isEmpty ? "no values" : "values for \(macro.parameters.joined(separator: ", "))"
      throw fault(
        "\"\(name)\" takes \(parameters); the number of values here is \(values.count)", at: position)
    }
    guard !macro.isBroken else { return }
    let expansion = Step.Expansion(
      location: stream.source.location(at: verbOffset), text: originText(from: start))
    expand(macro, named: name, values, as: expansion)
  }

  private func macro(named name: String, at position: Int) throws(SyntaxFault) -> Macro? {
    guard !activeMacros.contains(name) else { throw fault("the macro \"\(name)\" runs itself", at: position) }
    if let macro = macros[name] { return macro }
    if acceptsUnknownNames { return nil }
    throw fault(
      "there is no macro \"\(name)\"; define it above this line",
      suggestion: macros.count > ScriptLimits.maxSuggestions
        ? nil : Spelling.nearest(to: name, among: macros.keys.sorted()), at: position)
  }

  private mutating func expand(
    _ macro: Macro, named name: String, _ values: [Template], as expansion: Step.Expansion
  ) {
    let outer = (stream: stream, openBlocks: openBlocks)
    stream = macro.body
    openBlocks = 0
    scope.push(Dictionary(uniqueKeysWithValues: zip(macro.parameters, values)))
    activeMacros.append(name)
    enter(expansion)
    readBody(from: stream.index)
    leave()
    activeMacros.removeLast()
    scope.pop()
    (stream, openBlocks) = outer
  }
}

/// The lines between `macro` and its `end`, parsed again at each `run`.
struct Macro {
  let location: SourceLocation
  let parameters: [String]
  /// Positioned at the first line of the body.
  let body: TokenStream
  /// Its body has errors that were already reported; running it would only repeat them.
  let isBroken: Bool
}
