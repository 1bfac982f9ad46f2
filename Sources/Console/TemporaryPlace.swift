import Glibc

/// Where files go that nobody needs after the run.
public enum TemporaryPlace {
  /// In memory where there is such a folder: the data need not outlive a power cut, and waiting for a disk is most
  /// of what a durable write costs.
  public static func path(_ environment: [String: String]) -> String {
    if let folder = environment["TMPDIR"], !folder.isEmpty { return folder }
    return access("/dev/shm", W_OK) == 0 ? "/dev/shm" : "/tmp"
  }
}
