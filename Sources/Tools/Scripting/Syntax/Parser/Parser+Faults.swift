import Domain

extension Parser {
  /// The current token as written, shortened.
  var quotedToken: String {
    let text = stream.source.shortText(stream.current.range)
    return text.hasPrefix("\"") || text.hasPrefix("'") ? text : "\"\(text)\""
  }

  /// An error at the current token, or at an offset.
  func fault(_ message: String, suggestion: String? = nil, at offset: Int? = nil) -> SyntaxFault {
    SyntaxFault(offset: offset ?? self.offset, message: message, suggestion: suggestion)
  }

  /// The error for a token that matches nothing that was tried here.
  func unexpected(_ thing: String? = nil) -> SyntaxFault {
    var candidates = expected
    if let thing { candidates.append(.thing(thing)) }
    let list = Expectation.list(candidates)
    switch token {
    case .invalid(let number): return stream.faults[number]
    case .newline, .endOfFile: return fault("\(list) is missing at the end of the line")
    case .word(let word):
      let keywords = candidates.compactMap { if case .keyword(let word) = $0 { word } else { nil } }
      let suggestion = Spelling.nearest(to: word, among: keywords)
      let isUnquoted = suggestion == nil && candidates.contains(.thing("a text"))
      let hint = isUnquoted ? "; a text goes in quotes" : ""
      return fault("\(quotedToken) does not fit here; expected \(list)\(hint)", suggestion: suggestion)
    default: return fault("\(quotedToken) does not fit here; expected \(list)")
    }
  }

  /// The error for a token that is not one of the allowed words.
  func unknownWord(_ what: String, among names: [String]) -> SyntaxFault {
    let list = names.joined(separator: ", ")
    guard case .word(let word) = token else { return unexpected("\(what) (\(list))") }
    return fault(
      "\(quotedToken) is not \(what); known are \(list)", suggestion: Spelling.nearest(to: word, among: names)
    )
  }

  mutating func record(_ fault: SyntaxFault) {
    guard report.errors.count < ScriptLimits.maxErrors else { return giveUp(at: fault) }
    report.add(fault, in: stream.source, origins: expansions)
  }

  private mutating func giveUp(at fault: SyntaxFault) {
    guard !hasGivenUp else { return }
    hasGivenUp = true
    isRehearsing = false
    let last = self.fault(
      "there are more than \(ScriptLimits.maxErrors) errors; nothing below this line was read",
      at: fault.offset)
    report.add(last, in: stream.source, origins: expansions)
  }

  mutating func warn(_ message: String, at offset: Int) {
    guard report.warnings.count < ScriptLimits.maxWarnings else { return }
    report.warn(fault(message, at: offset), in: stream.source, origins: expansions)
  }

  /// The error to throw when a limit is exceeded; parsing stops after it.
  mutating func givingUp(_ message: String, at offset: Int? = nil) -> SyntaxFault {
    let fault = fault(message, at: offset)
    giveUp(fault)
    return fault
  }

  /// Reports that a limit is exceeded, and stops parsing.
  mutating func giveUp(_ fault: SyntaxFault) {
    if !hasGivenUp { record(fault) }
    hasGivenUp = true
    isRehearsing = false
  }
}

/// What could be at a position.
enum Expectation: Equatable {
  /// A literal word or sign.
  case keyword(String)
  /// A kind of thing, such as "a text".
  case thing(String)

  var phrase: String {
    switch self {
    case .keyword(let word): "\"\(word)\""
    case .thing(let thing): thing
    }
  }

  /// `a, b or c`
  static func list(_ expectations: [Expectation]) -> String {
    var phrases: [String] = []
    for expectation in expectations where !phrases.contains(expectation.phrase) {
      phrases.append(expectation.phrase)
    }
    guard let last = phrases.popLast() else { return "" }
    return phrases.isEmpty ? last : phrases.joined(separator: ", ") + " or " + last
  }
}

/// Collects errors and warnings. A line that is parsed several times reports each location once.
struct Report {
  private(set) var errors: [SyntaxError] = []
  private(set) var warnings: [SyntaxWarning] = []
  private var locations: Set<SourceLocation> = []

  /// The errors in the order of the lines that contain or caused them.
  var sortedErrors: [SyntaxError] {
    let locations = errors.enumerated().map { number, error in
      (number: number, location: error.diagnostic.origins.last?.location ?? error.location)
    }
    let order = locations.sorted { first, second in
      (first.location.line, first.location.column, first.number) < (
        second.location.line, second.location.column, second.number
      )
    }
    return order.map { errors[$0.number] }
  }

  mutating func add(_ fault: SyntaxFault, in source: ScriptSource, origins: [Step.Expansion]) {
    guard !fault.isUnknowable else { return }
    let diagnostic = diagnostic(fault, in: source, origins: origins)
    guard locations.insert(diagnostic.location).inserted else { return }
    errors.append(SyntaxError(diagnostic: diagnostic))
  }

  mutating func warn(_ fault: SyntaxFault, in source: ScriptSource, origins: [Step.Expansion]) {
    let diagnostic = diagnostic(fault, in: source, origins: origins)
    guard locations.insert(diagnostic.location).inserted else { return }
    warnings.append(SyntaxWarning(diagnostic: diagnostic))
  }

  private func diagnostic(
    _ fault: SyntaxFault, in source: ScriptSource, origins: [Step.Expansion]
  ) -> Diagnostic {
    Diagnostic(
      location: source.location(at: fault.offset), message: fault.message, suggestion: fault.suggestion,
      origins: origins, excerpt: SourceExcerpt(of: source, at: fault.offset))
  }
}
