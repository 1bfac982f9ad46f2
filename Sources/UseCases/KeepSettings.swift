public import Domain
public import EventLoop

/// Writes changed settings to config.yml in the background, one after another. So the last change of a setting is the one
/// that stays, and a setting that is changed again while it waits is written once.
@LoopActor
public final class KeepSettings {
  private struct Pending {
    let change: SettingChange
    let onEnd: @LoopActor (SettingsProblem?) -> Void
  }

  private let settings: any SettingsRepository
  private let loop: EventLoop
  /// One per setting, in the order of the changes.
  private var pending: [Pending] = []
  private var isWriting = false

  public init(in settings: any SettingsRepository, on loop: EventLoop) {
    (self.settings, self.loop) = (settings, loop)
  }

  /// Checks whether changes can be saved.
  /// - Throws: `SettingsProblem` if they cannot.
  public func check() async throws(SettingsProblem) { try await settings.check() }

  /// Writes a change after the earlier ones.
  /// - Parameter onEnd: gets why it could not be written, nil if it was. It is not called for a change that a later one
  ///   of the same setting replaces.
  public func callAsFunction(
    _ change: SettingChange, onEnd: @escaping @LoopActor (SettingsProblem?) -> Void
  ) {
    pending.removeAll { $0.change.key == change.key }
    pending.append(Pending(change: change, onEnd: onEnd))
    guard !isWriting else { return }
    isWriting = true
    loop.spawn { [self] in
      while !pending.isEmpty {
        let next = pending.removeFirst()
        do throws(SettingsProblem) {
          try await settings.keep(next.change)
          next.onEnd(nil)
        } catch {
          next.onEnd(error)
        }
      }
      isWriting = false
    }
  }
}
