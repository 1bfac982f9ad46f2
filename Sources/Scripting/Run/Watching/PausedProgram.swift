public import AppCore
public import EventLoop
public import Terminal

/// The program of a test that has come to a `pause`, for somebody to take over.
@LoopActor
public struct PausedProgram {
  public let session: Session
  public let terminal: GridTerminal
  public let loop: EventLoop
}
