public import AppCore
public import EventLoop

/// Settings that are kept in memory.
@LoopActor
public final class FakeSettingsRepository: SettingsRepository {
  /// What was kept, in order.
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
