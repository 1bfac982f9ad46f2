import CLinux
import Glibc

extension EventLoop {
  /// Calls `handler` once the child process has ended, with its exit status, or 128 plus the signal number if
  /// a signal ended it. Never called if the system has no process descriptors (Linux before 5.3).
  ///
  /// No other code may wait for the process, and SIGCHLD must not be ignored.
  @LoopActor
  public func watchEnd(of process: Int32, _ handler: @escaping @LoopActor (Int32) -> Void) {
    let descriptor = octodo_process_descriptor(process)
    guard descriptor >= 0 else { return }
    watch(descriptor, for: .readable) { [self] _ in
      unwatch(descriptor)
      close(descriptor)
      var status: Int32 = 0
      guard waitpid(process, &status, 0) == process else { return }
      handler(status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F)
    }
  }
}
