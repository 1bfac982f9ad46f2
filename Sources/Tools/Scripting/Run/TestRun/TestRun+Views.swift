import Terminal

extension TestRun {
  func cursor(_ check: CursorCheck) throws {
    let cursor = try screen().frame.cursor.map { "@\($0.row + 1):\($0.column + 1)" } ?? "hidden"
    let expected: String
    switch check {
    case .hidden: expected = "hidden"
    case .at(let cell): expected = "@\(cell.row):\(cell.column)"
    }
    guard cursor != expected else { return }
    throw StepFailure("the cursor is elsewhere", expected: expected, actual: cursor)
  }

  func focused(_ name: String) throws {
    guard let terminal else { throw notLaunched }
    let focus = terminal.frame.focus
    guard focus != name else { return }
    throw StepFailure("\(name) does not have the focus", expected: name, actual: focus ?? "nothing")
  }

  /// The main text of a selected row: a string must match all of it, a regular expression a part.
  func selected(_ pattern: Pattern, in region: Region?) throws {
    guard let terminal else { throw notLaunched }
    var selected = terminal.frame.selected
    var areaName = ""
    switch region {
    case nil: break
    case .pane(let pane):
      selected = selected.filter { $0.key == pane }
      areaName = " in pane \(pane)"
    default: throw StepFailure("what is selected is known by pane; write `in pane NAME`")
    }
    let texts = selected.sorted { $0.key < $1.key }.map(\.value.description)
    guard try !texts.contains(where: { try matches(pattern, $0) }) else { return }
    if case .pane(let pane) = region {
      let frame = try screen().frame
      guard frame.panes[pane] != nil else { throw ScreenArea.unknown(pane: pane, in: frame) }
    }
    throw StepFailure(
      "\(name(of: pattern)) is not selected\(areaName)",
      actual: texts.isEmpty ? "nothing is selected" : texts.joined(separator: ", "))
  }

  /// Whether a value matches: a string must equal all of it, a regular expression may match a part.
  func matches(_ pattern: Pattern, _ value: String) throws -> Bool {
    switch pattern {
    case .text(let template): try text(template) == value
    case .regex(let regex): value.contains(try patterns.regex(regex))
    }
  }
}

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
