public import Domain
public import EventLoop
public import FoundationEssentials

/// Keeps typed text outside of the program until it is saved, so that a signal or a crash loses none of it. Writes run in
/// order, so that an earlier text never replaces a later one.
@LoopActor
public final class KeepDraft {
  /// Under which the text is kept until it is saved.
  public private(set) var key: UUID
  /// True if the last write failed, so that closing would lose the text.
  public private(set) var isBroken = false
  private let drafts: any UnsavedTodoRepository
  private let loop: EventLoop
  private let onFailure: OnFailure
  private var waiting: Task<Void, Never>?
  private var lastWrite: Task<Void, Never>?
  private var isKept = false
  private var isEnded = false
  private var writes = 0

  /// How long typed text may be in memory only.
  private static let delay = Duration.milliseconds(500)

  /// What is unsaved now; nil if nothing is. Set by the owner before the first call.
  public var unsaved: @LoopActor (_ key: UUID) -> UnsavedTodo? = { _ in nil }

  /// Called when a text could not be kept.
  /// - Parameter lost: the text, if it is neither on the screen nor stored; nil while it can be saved.
  public typealias OnFailure = @LoopActor (_ error: any Error, _ lost: UnsavedTodo?) -> Void

  public init(
    in drafts: any UnsavedTodoRepository, as key: UUID, on loop: EventLoop, onFailure: @escaping OnFailure
  ) {
    (self.drafts, self.key, self.loop, self.onFailure) = (drafts, key, loop, onFailure)
  }

  /// Keeps the text after a short delay, including what is typed until then.
  public func soon() {
    guard waiting == nil else { return }
    waiting = loop.spawn { [self] in
      do { try await loop.sleep(for: Self.delay) } catch { return }
      waiting = nil
      now()
    }
  }

  /// Keeps the current text, or deletes the kept one if nothing is unsaved.
  public func now() {
    waiting?.cancel()
    waiting = nil
    let unsaved = unsaved(key)
    guard unsaved != nil || isKept else { return }
    isKept = unsaved != nil
    writes += 1
    let number = writes
    write { [self] in
      do {
        if let unsaved { try await drafts.keep(unsaved) } else { try await drafts.discard(key) }
        isBroken = false
      } catch {
        isBroken = true
        onFailure(error, isEnded && number == writes ? unsaved : nil)
      }
    }
  }

  /// Keeps the text, and returns when it is written.
  public func untilWritten() async {
    now()
    await lastWrite?.value
  }

  /// The editor was closed: leaves the draft for the next one. A draft that is already written is not written again.
  public func end() {
    isEnded = true
    if waiting != nil || isBroken || unsaved(key) == nil { now() }
    release([key])
  }

  /// Takes over the newest draft that another editor left, and says how many more there are; nil if there is none.
  /// - Parameter todoID: the todo that is edited; nil for a new one.
  /// - Throws: `AppError.storage`.
  public func takeLeft(for todoID: Int64?) async throws -> (draft: UnsavedTodo, more: Int)? {
    guard let left = try await drafts.takeLeft(for: todoID) else { return nil }
    return (left, try await drafts.leftCount(for: todoID))
  }

  /// From now on the text is kept as that of a draft that was taken over.
  public func goOn(with left: UnsavedTodo) {
    key = left.key
    isKept = true
  }

  /// Deletes a draft that was taken over.
  public func discard(_ left: UnsavedTodo) {
    write { [self] in
      do { try await drafts.discard(left.key) } catch { onFailure(error, nil) }
    }
  }

  /// Leaves drafts for the next editor.
  public func release(_ keys: [UUID]) {
    write { [drafts] in
      for key in keys { await drafts.release(key) }
    }
  }

  private func write(_ body: @escaping @LoopActor @Sendable () async -> Void) {
    let before = lastWrite
    lastWrite = loop.spawn {
      await before?.value
      await body()
    }
  }
}
