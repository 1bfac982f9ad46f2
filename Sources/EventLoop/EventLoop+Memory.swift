import CLinux

extension EventLoop {
  /// Announces that much memory is about to be freed. Once the loop is idle, free memory is returned to the
  /// system; the C library would keep it for the process.
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

/// Protection of this process's memory.
public enum ProcessMemory {
  /// From now on a crash leaves no core file, and only root may read the memory or attach a debugger
  /// (prctl(2), PR_SET_DUMPABLE). Child programs are not affected.
  public static func keepSecret() {
    octodo_deny_dumps()
  }
}
