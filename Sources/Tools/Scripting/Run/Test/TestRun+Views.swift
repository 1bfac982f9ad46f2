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
    var place = ""
    switch region {
    case nil: break
    case .pane(let pane):
      selected = selected.filter { $0.key == pane }
      place = " in pane \(pane)"
    default: throw StepFailure("what is selected is known by pane; write `in pane NAME`")
    }
    let texts = selected.sorted { $0.key < $1.key }.map(\.value.description)
    guard try !texts.contains(where: { try matches(pattern, $0) }) else { return }
    if case .pane(let pane) = region {
      let frame = try screen().frame
      guard frame.panes[pane] != nil else { throw ScreenArea.unknown(pane: pane, in: frame) }
    }
    throw StepFailure(
      "\(name(of: pattern)) is not selected\(place)",
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
