public import EventLoop

/// How a program gives its terminal back to the shell for a while.
@LoopActor
public struct JobControl {
  /// False where nobody could continue a program that stopped.
  public var canSuspend: () -> Bool
  /// Gives the terminal back and stops the process.
  public var suspend: () -> Void
  /// Takes the terminal again.
  public var resume: () -> Void

  public init(canSuspend: @escaping () -> Bool, suspend: @escaping () -> Void, resume: @escaping () -> Void) {
    self.canSuspend = canSuspend
    self.suspend = suspend
    self.resume = resume
  }
}
