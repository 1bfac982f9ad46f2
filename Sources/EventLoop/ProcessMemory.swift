import CLinux

/// The memory of this process, as others may see it.
public enum ProcessMemory {
  /// From now on a crash leaves no core file, and only root may read the memory or attach a debugger (prctl(2),
  /// PR_SET_DUMPABLE). A program that this one starts is not concerned.
  public static func keepSecret() {
    octodo_deny_dumps()
  }
}
