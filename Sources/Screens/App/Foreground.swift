public import EventLoop

/// Whether the program is in front of the user, for what works by itself from time to time.
@LoopActor
public final class Foreground {
  /// Whether the user has suspended the program.
  public internal(set) var isLeft = false

  nonisolated init() {}
}
