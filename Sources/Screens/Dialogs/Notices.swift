public import EventLoop
public import Observation

/// Short messages over the status line about what was just done, or why it failed. The next key press clears
/// them.
@LoopActor
@Observable
public final class Notices {
  /// The messages, oldest first.
  public private(set) var texts: [String] = []

  public nonisolated init() {}

  /// Adds a message unless it is already there; keeps only the last few.
  public func say(_ text: String) {
    guard texts.last != text else { return }
    texts = texts.suffix(Self.most - 1) + [text]
  }

  private static let most = 5

  /// Removes all messages.
  public func clear() {
    if !texts.isEmpty { texts = [] }
  }
}
