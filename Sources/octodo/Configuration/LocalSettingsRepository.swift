import AppCore
import EventLoop

/// config.yml, read anew before each change, for another octodo or an editor may have written it meanwhile.
final class LocalSettingsRepository: SettingsRepository {
  private let path: String
  private let loop: EventLoop
  /// A disk may take its time.
  private let thread = HelperThread()

  /// - Parameter path: where the file is, or is to be made at the first change.
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
