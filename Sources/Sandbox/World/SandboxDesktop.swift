import AppCore
import EventLoop

/// A desktop that opens and copies nothing, and tells what it was asked for.
@LoopActor
final class SandboxDesktop: Desktop {
  private let tell: @LoopActor (String) -> Void

  init(_ tell: @escaping @LoopActor (String) -> Void) {
    self.tell = tell
  }

  func open(_ url: String) { tell("browser \(url)") }
  func copy(_ text: String) { tell("clipboard \(text)") }
}
