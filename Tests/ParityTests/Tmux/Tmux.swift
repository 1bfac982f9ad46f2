import Foundation
import TestSupport

/// A test's own tmux, without the user's configuration, and the programs in its panes.
final class Tmux {
  let control: ControlConnection

  /// Starts it with one pane.
  /// - Parameters:
  ///   - display: the terminal for the programs in the panes.
  ///   - command: the first pane's program, as a line of sh(1).
  init(in home: Home, display: Display, command: String) throws {
    // A client in control mode has no size, so the default one is used. Panes stay after their programs' end.
    let settings = [
      "set -g default-terminal \(display.terminal)", "set -g default-size \(display.columns)x\(display.rows)",
      "set -g remain-on-exit on", "set -g status off",
    ]
    let configuration = home.file("tmux.conf")
    try settings.map { $0 + "\n" }.joined().write(toFile: configuration, atomically: true, encoding: .utf8)
    control = try ControlConnection(
      ["-S", home.file("tmux"), "-f", configuration, "new-session", command], environment: home.environment)
  }

  /// The command line that starts octodo with its demo data.
  static func octodo() throws -> String {
    "exec '\(try BuiltProgram.octodo())' --demo"
  }

  var firstPane: TmuxPane { TmuxPane(id: "%0", control: control) }

  /// Adds a pane of the same size as the first, in its own window.
  func addPane(_ command: String) throws -> TmuxPane {
    let quoted = command.replacing("'", with: #"'\''"#)
    let reply = try control.run("new-window -d -P -F '#{pane_id}' '\(quoted)'")
    return TmuxPane(id: reply.joined(), control: control)
  }
}
