import EventLoop
import Texts

/// The user's commands that are running, for the status line. Several can run at once, because the user can start
/// another one before the first has ended.
@LoopActor
final class RunningCommands {
  private var names: [String] = []
  private var tick = 0
  private var turning: Task<Void, Never>?
  private let signal = ChangeSignal()

  /// - Parameter name: the command's name in config.yml.
  func begin(_ name: String, _ environment: Environment) {
    names.append(name)
    turning = turning ?? environment.loop.every(Spinner.interval) { [weak self] in self?.turn() }
    signal.raise()
  }

  func end(_ name: String) {
    if let index = names.firstIndex(of: name) { names.remove(at: index) }
    if names.isEmpty { stop() }
    signal.raise()
  }

  /// Stops the spinner.
  func stop() {
    turning?.cancel()
    turning = nil
  }

  private func turn() {
    tick += 1
    signal.raise()
  }

  /// The name of the newest running command with a spinner; nil if none is running.
  func status(_ environment: Environment) -> String? {
    guard let name = names.last else { return nil }
    // Not observed without a command, because a command starts with a key press, which causes a frame anyway.
    signal.observe()
    let spinner = Spinner.frame(tick, reducesMotion: environment.preferences.reducesMotion)
    return environment.texts.commands.running(name: name, spinner: spinner)
  }
}
