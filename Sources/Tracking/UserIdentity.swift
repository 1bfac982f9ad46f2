import FoundationEssentials
import Glibc

/// The random id of this installation, made at its first use and kept in a file.
public enum UserIdentity {
  /// - Throws: what the system says where the file can be neither read nor made.
  public static func load(from file: String, makeID: () -> String) throws -> String {
    if let known = try? String(contentsOfFile: file, encoding: .utf8) {
      let id = known.filter { !$0.isWhitespace }
      if UUID(uuidString: id) != nil { return id }
    }
    try makeFolders(of: file)
    let id = makeID()
    let descriptor = open(file, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw TrackingFileError(errno) }
    defer { close(descriptor) }
    let bytes = Array((id + "\n").utf8)
    guard write(descriptor, bytes, bytes.count) == bytes.count else { throw TrackingFileError(errno) }
    return id
  }
}
