public import EventLoop
import Terminal

/// Asks for a frame in which only one part of the screen is drawn again, because nothing else has changed.
@LoopActor
public final class PartRedraw {
  /// Draws the part on a canvas of the whole terminal that shows the last frame. Returns false if more has changed, so that
  /// the whole frame must be drawn.
  typealias Draw = @LoopActor (Canvas) -> Bool

  private var draw: Draw?

  nonisolated init() {}

  /// The next frame draws this part. Only the last one that asked is drawn.
  func ask(_ draw: @escaping Draw) { self.draw = draw }

  /// Returns the part that asked, once.
  func take() -> Draw? {
    defer { draw = nil }
    return draw
  }
}
