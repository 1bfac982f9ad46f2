public import AppCore
public import EventLoop

/// A desktop that keeps what it was asked for.
@LoopActor
public final class RecordingDesktop: Desktop {
  public private(set) var opened: [String] = []
  public private(set) var copied: [String] = []
  /// Thrown instead of opening anything while it is set.
  public var failure: DesktopError?

  nonisolated init() {}

  public func open(_ url: String) throws {
    if let failure { throw failure }
    opened.append(url)
  }

  public func copy(_ text: String) {
    copied.append(text)
  }
}
