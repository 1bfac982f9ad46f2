public import EventLoop
public import Observation

/// One short message in the status line: what was just done, or why not. The next input takes it away.
@LoopActor
@Observable
public final class Notices {
  public private(set) var text: String?

  public nonisolated init() {}

  public func say(_ text: String) {
    self.text = text
  }

  public func clear() {
    if text != nil { text = nil }
  }
}
