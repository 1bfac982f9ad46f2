import Glibc
import Testing

/// A tmux pane with a program in it.
struct TmuxPane {
  let id: String
  let control: ControlConnection

  func send(_ input: FlowInput) throws {
    try control.run(input.tmuxCommand(pane: id))
  }

  /// The current content of the pane.
  func screen() throws -> VisibleScreen {
    control.hasOutput = false
    let state = try ask("#{cursor_flag} #{cursor_y} #{cursor_x} #{pane_width} #{pane_height}")
    let numbers = state.split(separator: " ").compactMap { Int($0) }
    guard numbers.count == 5 else { throw VisibleScreen.Unreadable(what: state) }
    let rows = try control.run("capture-pane -t \(id) -p -e -N")
    var screen = try VisibleScreen(capture: rows, columns: numbers[3], rows: numbers[4])
    screen.cursor = "\(numbers[0] == 1 ? "" : "hidden ")\(numbers[1] + 1):\(numbers[2] + 1)"
    return screen
  }

  /// The content of the pane when `isWanted` accepts it, or else at the deadline. It is checked whenever the
  /// program has written something.
  func screen(by deadline: ContinuousClock.Instant, when isWanted: (VisibleScreen) -> Bool) throws
    -> VisibleScreen
  {
    while true {
      let screen = try screen()
      if isWanted(screen) { return screen }
      guard try control.waitForOutput(until: deadline) else { return screen }
    }
  }

  /// Waits up to half a minute for the text to appear in a row.
  func shows(_ text: String) throws -> Bool {
    try screen(by: .now + .seconds(30)) { $0.contains(text) }.contains(text)
  }

  /// Ends the program with SIGKILL.
  func kill() throws {
    let process = try #require(pid_t(try ask("#{pane_pid}")))
    try #require(process > 1)
    Glibc.kill(process, SIGKILL)
  }

  /// Whether the program has ended.
  func isDead() throws -> Bool {
    try ask("#{pane_dead}") == "1"
  }

  private func ask(_ format: String) throws -> String {
    try control.run("display-message -t \(id) -p '\(format)'").joined()
  }
}
