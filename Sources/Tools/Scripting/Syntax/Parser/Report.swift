/// Collects errors and warnings. A line that is parsed several times reports each place once.
struct Report {
  private(set) var errors: [SyntaxError] = []
  private(set) var warnings: [SyntaxWarning] = []
  private var places: Set<SourceLocation> = []

  /// The errors in the order of the lines that contain or caused them.
  var sortedErrors: [SyntaxError] {
    let places = errors.enumerated().map { number, error in
      (number: number, place: error.diagnostic.origins.last?.location ?? error.location)
    }
    let order = places.sorted { first, second in
      (first.place.line, first.place.column, first.number) < (
        second.place.line, second.place.column, second.number
      )
    }
    return order.map { errors[$0.number] }
  }

  mutating func add(_ fault: SyntaxFault, in source: SourceText, origins: [Step.Expansion]) {
    guard !fault.isUnknowable else { return }
    let diagnostic = diagnostic(fault, in: source, origins: origins)
    guard places.insert(diagnostic.location).inserted else { return }
    errors.append(SyntaxError(diagnostic: diagnostic))
  }

  mutating func warn(_ fault: SyntaxFault, in source: SourceText, origins: [Step.Expansion]) {
    let diagnostic = diagnostic(fault, in: source, origins: origins)
    guard places.insert(diagnostic.location).inserted else { return }
    warnings.append(SyntaxWarning(diagnostic: diagnostic))
  }

  private func diagnostic(
    _ fault: SyntaxFault, in source: SourceText, origins: [Step.Expansion]
  ) -> Diagnostic {
    Diagnostic(
      location: source.location(at: fault.offset), message: fault.message, suggestion: fault.suggestion,
      origins: origins, excerpt: SourceExcerpt(of: source, at: fault.offset))
  }
}
