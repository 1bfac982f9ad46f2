import Terminal

extension TestRun {
  /// Checks that every cell of every match has all the attributes, or, if negated, that none has.
  func style(_ check: StyleCheck) throws {
    let frame = try screen().frame
    for hit in try hits(of: check, in: frame) {
      for column in hit.columns {
        let style = frame[hit.row, column].style
        let has = try check.attributes.allSatisfy { try style.has($0) }
        guard has == check.isNegated else { continue }
        let words = style.words
        throw StepFailure(
          "the cell @\(hit.row + 1):\(column + 1) \(has ? "looks like this" : "looks otherwise")",
          expected: ((check.isNegated ? ["not"] : []) + check.attributes.map(\.word)).joined(separator: " "),
          actual: words.isEmpty ? "plain" : words.joined(separator: " "))
      }
    }
  }

  private func hits(of check: StyleCheck, in frame: Frame) throws -> [Hit] {
    let area = try ScreenArea(check.region, of: frame)
    switch check.subject {
    case .cell(let cell):
      try ScreenArea.require(row: cell.row, in: frame.size)
      try ScreenArea.require(column: cell.column, in: frame.size)
      return [Hit(row: cell.row - 1, columns: cell.column - 1..<cell.column)]
    case .pattern(let pattern):
      let hits = try hits(of: pattern, in: area)
      guard hits.isEmpty else { return hits }
      throw StepFailure("\(name(of: pattern)) is not on the screen\(area.name)")
    }
  }
}
