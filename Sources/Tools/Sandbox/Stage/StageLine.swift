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
    let fewKeys = "F5 F6 state F7 delay F8 fault F9 events Esc"
    return [
      [
        cutText, name, place, "stubbed: " + (stubs.isEmpty ? "nothing" : stubs.joined(separator: ", ")),
        network,
        keys,
      ],
      [cutText, name, place, stubCount, network, keys],
      [cutText, name, stubCount, network, denseKeys],
      [cutText, name, stubCount, network, fewKeys],
      [cutText, name, network, fewKeys],
      [cutText, name, network, "F5-F9 Esc"],
      [name, network, "F5-F9"],
      [state, network, "F5-F9"],
      [state, "F5-F9"],
    ]
  }

  private var name: String { "\(scene) \(state)" }
  private var place: String { "state \(stateNumber) of \(stateCount)" }

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
