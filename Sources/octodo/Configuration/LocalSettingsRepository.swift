import Domain
import EventLoop
import Screens

/// config.yml, read again before each change, because another octodo or an editor may have changed it.
final class LocalSettingsRepository: SettingsRepository {
  private let path: String
  private let loop: EventLoop
  /// A helper thread, because disk access can block.
  private let thread = HelperThread()

  /// - Parameter path: the file's path; the first change creates the file.
  init(path: String, loop: EventLoop) {
    self.path = path
    self.loop = loop
  }

  @LoopActor func check() async throws(SettingsProblem) {
    try await loop.offload("reading the settings", to: thread) { [path] () throws(SettingsProblem) in
      try SettingsFile(path: path).check()
    }
  }

  @LoopActor func keep(_ change: SettingChange) async throws(SettingsProblem) {
    try await loop.offload("writing the settings", to: thread) { [path] () throws(SettingsProblem) in
      try SettingsFile(path: path).set(change.key, to: change.text)
    }
  }
}
