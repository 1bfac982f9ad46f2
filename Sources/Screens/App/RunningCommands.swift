import EventLoop
import Texts

/// The commands that run beside octodo, for the status line. Several may, because keys work meanwhile.
@LoopActor
final class RunningCommands {
  private var names: [String] = []
  private var tick = 0
  private var turning: Task<Void, Never>?
  private let signal = ChangeSignal()

  /// - Parameter name: what it is called in config.yml.
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

  /// What runs, for the status line; nil if nothing does.
  func status(_ environment: Environment) -> String? {
    guard let name = names.last else { return nil }
    // A key begins it, which draws a frame anyway; without a command nothing is observed.
    signal.observe()
    let spinner = Spinner.frame(tick, reducesMotion: environment.preferences.reducesMotion)
    return environment.texts.commands.running(name: name, spinner: spinner)
  }
}
