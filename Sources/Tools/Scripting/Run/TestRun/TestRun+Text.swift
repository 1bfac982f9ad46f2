import Stubs
import Terminal

extension TestRun {
  /// The current screen.
  /// - Throws: `StepFailure` before the launch.
  func screen() throws -> ScreenText {
    if let screenText { return screenText }
    guard let terminal else { throw notLaunched }
    let text = ScreenText(terminal.frame)
    screenText = text
    return text
  }

  func hits(of pattern: Pattern, in area: ScreenArea) throws -> [Hit] {
    let matcher: PatternMatcher =
      switch pattern {
      case .text(let template): .text(try text(template))
      case .regex(let regex): .regex(try patterns.regex(regex))
      }
    _ = try screen()
    return screenText?.hits(matcher, in: area) ?? []
  }

  func see(_ check: SeeCheck) throws {
    let area = try ScreenArea(check.region, of: screen().frame)
    let hits = try hits(of: check.pattern, in: area)
    let isSeen = check.count.map { hits.count == $0 } ?? !hits.isEmpty
    guard isSeen == check.isNegated else { return }
    let text = name(of: check.pattern)
    let positions = hits.map(\.position).joined(separator: ", ")
    if let count = check.count {
      let wanted = check.isNegated ? "any other number" : "\(count)"
      throw StepFailure(
        "\(text) is \(Self.times(hits.count)) on the screen\(area.name)"
          + (hits.isEmpty ? "" : ": \(positions)"),
        expected: wanted, actual: "\(hits.count)")
    }
    if let hit = hits.first {
      throw StepFailure(
        "\(text) is on the screen\(area.name): \(positions)", expected: "not \(text)",
        actual: try line(hit.row, of: area))
    }
    throw StepFailure(
      "\(text) is not on the screen\(area.name)", expected: text,
      actual: try nearestLine(to: check.pattern, in: area))
  }

  /// Nil for a regular expression, and if nothing on the screen is similar.
  private func nearestLine(to pattern: Pattern, in area: ScreenArea) throws -> String? {
    guard case .text(let template) = pattern,
      let index = NearestRow.index(of: try text(template), in: try rows(of: area))
    else { return nil }
    return try line(area.rows.lowerBound + index, of: area)
  }

  /// A line of the screen with its number.
  private func line(_ row: Int, of area: ScreenArea) throws -> String {
    "row \(row + 1): \(RowText(try screen().frame, row: row, columns: area.columns).trimmed)"
  }

  func row(_ number: Int, _ check: RowCheck) throws {
    let area = try ScreenArea(.row(number), of: screen().frame)
    switch check {
    case .has(let pattern):
      guard try hits(of: pattern, in: area).isEmpty else { return }
      throw StepFailure(
        "\(name(of: pattern)) is not in row \(number)", expected: name(of: pattern),
        actual: try rows(of: area).first)
    case .equals(let template):
      let expected = Self.trimmed(try text(template))
      let actual = try rows(of: area).first ?? ""
      guard expected != actual else { return }
      throw StepFailure("row \(number) differs", expected: expected, actual: actual)
    }
  }

  /// Ignores trailing blanks of rows, a common indent, and blank rows at the end.
  func screen(is lines: [String], in region: Region?) throws {
    let area = try ScreenArea(region, of: screen().frame)
    let expected = lines.map(Self.trimmed)
    let actual = Self.unindented(try rows(of: area))
    let count = max(Self.filledCount(expected), Self.filledCount(actual))
    let difference = RowDifference.compare(
      expected: Self.padded(expected, to: count), actual: Self.padded(actual, to: count),
      columns: area.rect.columns, from: area.rect.row)
    guard difference.count > 0 else { return }
    let rows = difference.count == 1 ? "1 row" : "\(difference.count) rows"
    throw StepFailure(
      (["the screen\(area.name) differs in \(rows)          (expected -, actual +)"] + difference.lines)
        .joined(separator: "\n"))
  }

  func capture(_ name: String, _ regex: RegexPattern, in region: Region?) throws {
    let area = try ScreenArea(region, of: screen().frame)
    let pattern = self.name(of: .regex(regex))
    for row in try rows(of: area) {
      guard let match = row.firstMatch(of: try patterns.regex(regex)) else { continue }
      let groups = match.output.dropFirst()
      guard let kept = groups.isEmpty ? row[match.range] : groups.first?.substring else {
        throw StepFailure(
          "the first group of \(pattern) has no part in what it matches; write it so that it always has",
          actual: row)
      }
      captures[name] = String(kept)
      return
    }
    throw StepFailure("\(pattern) is not on the screen\(area.name)")
  }

  /// For a sentence: `once`, `2 times`.
  static func times(_ count: Int) -> String {
    count == 1 ? "once" : "\(count) times"
  }

  /// The form of a pattern in messages.
  func name(of pattern: Pattern) -> String {
    switch pattern {
    case .text(let template): ScriptString.quoted(template.resolved(with: captures) ?? "")
    case .regex(let regex): PropertyText.text(of: regex)
    }
  }

  private func rows(of area: ScreenArea) throws -> [String] {
    let frame = try screen().frame
    return area.rows.map { RowText(frame, row: $0, columns: area.columns).trimmed }
  }

  /// The number of rows up to the last one that is not blank.
  private static func filledCount(_ rows: [String]) -> Int {
    rows.lastIndex { !$0.isEmpty }.map { $0 + 1 } ?? 0
  }

  private static func padded(_ rows: [String], to count: Int) -> [String] {
    Array(rows.prefix(count)) + Array(repeating: "", count: max(0, count - rows.count))
  }

  /// Removes the common indent, which a block in a script has lost in parsing.
  private static func unindented(_ rows: [String]) -> [String] {
    let indents = rows.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }
    return rows.map { String($0.dropFirst(indents.min() ?? 0)) }
  }

  private static func trimmed(_ text: String) -> String {
    var text = text
    while text.last == " " { text.removeLast() }
    return text
  }
}
