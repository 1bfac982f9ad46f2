import CLinux

extension EventLoop {
  /// Says that much memory is about to be freed. Once the loop is idle, what is free then goes back to the system; the C
  /// library by itself keeps it for the process.
  @LoopActor
  public func giveBackMemory() {
    owesMemory = true
  }

  func giveBackOwedMemory() {
    guard owesMemory else { return }
    owesMemory = false
    octodo_give_back_memory()
  }
}

/// The memory of this process, as others may see it.
public enum ProcessMemory {
  /// From now on a crash leaves no core file, and only root may read the memory or attach a debugger (prctl(2),
  /// PR_SET_DUMPABLE). A program that this one starts is not concerned.
  public static func keepSecret() {
    octodo_deny_dumps()
  }
}
