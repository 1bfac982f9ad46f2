public import EventLoop
public import Observation

/// What was just done, or why not: short messages over the status line. The next key takes them away.
@LoopActor
@Observable
public final class Notices {
  /// In the order in which they were said.
  public private(set) var texts: [String] = []

  public nonisolated init() {}

  public func say(_ text: String) {
    texts.append(text)
  }

  public func clear() {
    if !texts.isEmpty { texts = [] }
  }
}
