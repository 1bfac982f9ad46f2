public import EventLoop
public import Screens
public import Terminal

/// The program of a test at a `pause`, which the user can take over.
@LoopActor
public struct PausedProgram {
  public let session: Session
  public let terminal: GridTerminal
  public let loop: EventLoop
}
