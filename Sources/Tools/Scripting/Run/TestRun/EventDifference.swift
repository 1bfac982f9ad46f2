/// How the sent events differ from the expected ones, as a diff.
struct EventDifference {
  private enum Line {
    case same(FiredEvent)
    case missing(EventExpectation)
    case unexpected(FiredEvent)
  }

  private var lines: [Line] = []
  private let isExpectingNothing: Bool
  /// The envelope names that the expectations use, by event name.
  private var envelope: [String: [String]] = [:]

  init(
    expected: [EventExpectation], pending: [FiredEvent],
    matches: (EventExpectation, FiredEvent) -> Bool
  ) {
    isExpectingNothing = expected.isEmpty
    for expectation in expected {
      let named = expectation.properties.map(\.name).filter(FiredEvent.envelopeNames.contains)
      if !named.isEmpty { envelope[expectation.name] = named }
    }
    var rest = pending[...]
    for expectation in expected {
      if let index = rest.firstIndex(where: { matches(expectation, $0) }) {
        lines += rest[..<index].map { .unexpected($0) } + [.same(rest[index])]
        rest = rest[(index + 1)...]
      } else {
        lines.append(.missing(expectation))
        // An event with the same name is most likely the intended one.
        if let next = rest.first, next.name == expectation.name, !Self.isExpected(next, expected, matches) {
          lines.append(.unexpected(next))
          rest = rest.dropFirst()
        }
      }
    }
    lines += rest.map { .unexpected($0) }
  }

  private static func isExpected(
    _ event: FiredEvent, _ expected: [EventExpectation],
    _ matches: (EventExpectation, FiredEvent) -> Bool
  ) -> Bool {
    expected.contains { matches($0, event) }
  }

  /// The diff, with names in one column, and the lines that would assert the unexpected events.
  func lines(asserted: [FiredEvent], captures: [String: String]) -> [String] {
    let shown = asserted.map { Line.same($0) } + lines
    let rows = shown.map { row($0, captures) }
    let width = rows.map(\.name.count).max() ?? 0
    let diff = rows.map { row in
      let text =
        "\(row.mark) \(row.name)\(String(repeating: " ", count: width - row.name.count))  \(row.properties)"
      return "  " + Self.trimmed(text)
    }
    let accepted = unlisted.map { EventText.line(of: $0) }
    let label = "    to accept:  "
    let acceptedLines = accepted.enumerated().map { index, line in
      (index == 0 ? label : String(repeating: " ", count: label.count)) + line
    }
    return diff + acceptedLines + (isExpectingNothing ? Self.waysToIgnore : [])
  }

  private static let waysToIgnore = [
    "    to drop:    ignore events       (on the line before the one that failed)",
    "    or:         set tracking off    (above launch, if the test is not about events)",
  ]

  private func row(_ line: Line, _ captures: [String: String]) -> (
    mark: String, name: String, properties: String
  ) {
    switch line {
    case .same(let event): (" ", event.name, properties(of: event))
    case .unexpected(let event): ("+", event.name, properties(of: event))
    case .missing(let expected): ("-", expected.name, EventText.properties(of: expected, captures: captures))
    }
  }

  private func properties(of event: FiredEvent) -> String {
    EventText.properties(of: event, envelope: envelope[event.name] ?? [])
  }

  /// Events that no line expects. If every line got an event, those that replaced an expected one.
  private var unlisted: [FiredEvent] {
    var plain: [FiredEvent] = []
    var changed: [FiredEvent] = []
    for (index, line) in lines.enumerated() {
      guard case .unexpected(let event) = line else { continue }
      if index > 0, case .missing(let expected) = lines[index - 1], expected.name == event.name {
        changed.append(event)
      } else {
        plain.append(event)
      }
    }
    return plain.isEmpty ? changed : plain
  }

  private static func trimmed(_ text: String) -> String {
    var text = text
    while text.last == " " { text.removeLast() }
    return text
  }
}
