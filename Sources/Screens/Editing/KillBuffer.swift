public import EventLoop

/// The text that the last cuts of a field took, such as Ctrl+U, for Ctrl+Y in the same or another field. Cuts in a row
/// add up, as in readline.
@LoopActor
public final class KillBuffer {
  public private(set) var text = ""

  public nonisolated init() {}

  /// Takes what a cut removed.
  /// - Parameter continues: whether nothing else was done in the field since the cut before.
  func take(_ removed: RemovedText, continues: Bool) {
    guard !removed.text.isEmpty else { return }
    let before = continues ? text : ""
    text = removed.isBeforeCursor ? removed.text + before : before + removed.text
  }
}

/// What a cut took out of a line.
public struct RemovedText: Hashable, Sendable {
  public let text: String
  /// Whether it was before the cursor, so that it comes before what an earlier cut took.
  public let isBeforeCursor: Bool
}

extension EditableLine {
  /// Moves the cursor, deletes, or brings back what was deleted.
  /// - Parameter kills: keeps what is cut.
  @LoopActor
  public mutating func apply(_ edit: LineEdit, _ kills: KillBuffer) {
    guard edit != .yank else { return _ = insert(kills.text) }
    let continues = endsWithCut
    if let removed = apply(edit) { kills.take(removed, continues: continues) }
  }
}
