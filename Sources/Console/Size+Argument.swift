public import Terminal

extension Size {
  /// Parses a size of the command line, for example 100x30.
  /// - Throws: `UsageProblem`.
  public init(argument text: String) throws(UsageProblem) {
    let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard sides.count == 2, let columns = sides[0], let rows = sides[1], (1...1000).contains(columns),
      (1...1000).contains(rows)
    else { throw UsageProblem("--size takes COLSxROWS, 100x30 for example, not \(text).") }
    self.init(columns: columns, rows: rows)
  }
}
