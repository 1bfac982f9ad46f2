import Glibc

/// The folder for temporary files of a run.
public enum TemporaryPlace {
  /// In memory if there is such a folder: the data need not survive a power failure, and waiting for a disk
  /// is most of the cost of a durable write.
  public static func path(_ environment: [String: String]) -> String {
    if let folder = environment["TMPDIR"], !folder.isEmpty { return folder }
    return access("/dev/shm", W_OK) == 0 ? "/dev/shm" : "/tmp"
  }
}
