public import Domain
public import EventLoop

/// Records the changes that would be written to config.yml, and can fail like the file.
@LoopActor
public final class RecordingSettings: SettingsRepository {
  /// The saved changes, in order.
  public private(set) var kept: [SettingChange] = []
  /// Thrown by every call while it is set.
  public var problem: SettingsProblem?

  public nonisolated init() {}

  @LoopActor public func check() async throws(SettingsProblem) {
    if let problem { throw problem }
  }

  @LoopActor public func keep(_ change: SettingChange) async throws(SettingsProblem) {
    if let problem { throw problem }
    kept.append(change)
  }
}
