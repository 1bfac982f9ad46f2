public import EventLoop

/// How a program returns the terminal to the shell while it is suspended.
@LoopActor
public struct JobControl {
  /// False if nothing could resume a stopped program.
  public var canSuspend: () -> Bool
  /// Releases the terminal and stops the process.
  public var suspend: () -> Void
  /// Takes over the terminal again.
  public var resume: () -> Void

  public init(canSuspend: @escaping () -> Bool, suspend: @escaping () -> Void, resume: @escaping () -> Void) {
    self.canSuspend = canSuspend
    self.suspend = suspend
    self.resume = resume
  }
}
