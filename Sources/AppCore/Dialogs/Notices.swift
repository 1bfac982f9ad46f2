public import EventLoop
public import Observation

/// What was just done, or why not: short messages over the status line. The next key takes them away.
@LoopActor
@Observable
public final class Notices {
  /// In the order in which they were said.
  public private(set) var texts: [String] = []

  public nonisolated init() {}

  /// Says something once; of many messages the last few are kept.
  public func say(_ text: String) {
    guard texts.last != text else { return }
    texts = texts.suffix(Self.most - 1) + [text]
  }

  private static let most = 5

  /// Takes all messages away.
  public func clear() {
    if !texts.isEmpty { texts = [] }
  }
}
