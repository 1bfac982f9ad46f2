import Screens
import Terminal

/// The sandbox's own line, in the last row of the terminal: the current scene and the keys that change it.
struct StageLine {
  let scene: String
  let state: String
  /// From 1.
  let stateNumber: Int
  let stateCount: Int
  /// The stubs, in the syntax of scripts.
  let stubs: [String]
  let conditions: StageConditions
  /// The sizes of the scene's screen and the terminal, if it does not fit.
  let cut: (screen: Size, terminal: Size)?

  /// The longest form that fits into `columns`.
  func fit(columns: Int) -> DisplayText {
    let texts = candidates.map { DisplayText($0.filter { !$0.isEmpty }.joined(separator: "  ")) }
    return texts.first { $0.width <= columns } ?? (texts.last ?? .empty).truncated(to: columns)
  }

  private var candidates: [[String]] {
    let keys = "F5 reload  F6 state  F7 delay  F8 fault  F9 events  Esc back"
    let denseKeys = "F5 reload F6 state F7 delay F8 fault F9 events Esc back"
    let fewKeys = "F5-F8  F9 events  Esc back"
    return [
      [
        cutText, name, position, "stubbed: " + (stubs.isEmpty ? "nothing" : stubs.joined(separator: ", ")),
        network,
        keys,
      ],
      [cutText, name, position, stubCount, network, keys],
      [cutText, name, stubCount, network, denseKeys],
      [cutText, name, network, denseKeys],
      [cutText, name, network, fewKeys],
      [cutText, name, network, "F5-F9 Esc"],
      [name, network, "F5-F9"],
      [state, network, "F5-F9"],
      [state, "F5-F9"],
    ]
  }

  private var name: String { "\(scene) \(state)" }
  private var position: String { "state \(stateNumber) of \(stateCount)" }

  private var stubCount: String {
    stubs.count == 1 ? "1 stub" : "\(stubs.count) stubs"
  }

  /// The network conditions that the user changed.
  private var network: String {
    let delay = conditions.delay == .none ? "" : "delay \(conditions.delay.rawValue)"
    let fault = conditions.fault.map { "fault \($0.rawValue)" } ?? ""
    return [delay, fault].filter { !$0.isEmpty }.joined(separator: "  ")
  }

  private var cutText: String {
    guard let cut else { return "" }
    return "\(cut.screen.columns)x\(cut.screen.rows) on \(cut.terminal.columns)x\(cut.terminal.rows)"
  }
}

/// A box over the lower part of the scene: the log, or a request that no stub matched.
struct StagePanel {
  let title: DisplayText
  let lines: [DisplayText]
  let footer: DisplayText

  private static let columns = 76

  /// Shows the last lines that fit, because they are the newest.
  static func events(_ notes: StageNotes) -> StagePanel {
    StagePanel(
      title: "Events",
      lines: (notes.lines.isEmpty ? ["Nothing happened yet."] : notes.lines).map { DisplayText($0) },
      footer: "F9 closes")
  }

  static func problem(_ report: String) -> StagePanel {
    StagePanel(
      title: "A request without a response",
      lines: report.split(separator: "\n").map { DisplayText(String($0)) },
      footer: "Esc closes, F9 all events")
  }

  /// - Parameter isTail: if not all lines fit, shows the last ones instead of the first.
  func draw(_ canvas: Canvas, isTail: Bool) {
    let width = min(canvas.size.columns, Self.columns)
    let wrapped = lines.flatMap { $0.wrapped(to: max(1, width - 4)) }
    let height = min(wrapped.count + 2, max(4, canvas.size.rows / 2))
    let rect = Rect(
      row: canvas.size.rows - height, column: canvas.size.columns - width, rows: height, columns: width)
    let box = canvas.pane("panel", rect)
    BoxFrame.draw(box, title: title, footer: footer)
    let shown = isTail ? wrapped.suffix(height - 2) : wrapped.prefix(height - 2)
    for (row, line) in shown.enumerated() { box.draw(line, row: row + 1, column: 2, width: width - 4) }
  }
}

/// A log of what happened on the stage, newest last.
struct StageNotes {
  private(set) var lines: [String] = []
  /// The report of a request that no stub matched, until the user has seen it.
  private(set) var problem: String?
  /// All such reports, with their scenes.
  private(set) var problems: [String] = []

  private static let maxLines = 500

  mutating func add(_ line: String) {
    lines = lines.suffix(Self.maxLines - 1) + [line]
  }

  mutating func add(problem report: String, in scene: String) {
    for line in report.split(separator: "\n") { add("! \(line)") }
    problem = report
    problems.append("\(scene): \(report)")
  }

  mutating func dismissProblem() {
    problem = nil
  }
}
