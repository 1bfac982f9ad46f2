import FoundationEssentials
import Glibc

/// The random id of this installation, made at its first use and kept in a file.
public enum UserIdentity {
  /// - Throws: what the system says where the file can be neither read nor made.
  public static func load(from file: String, makeID: () -> String) throws -> String {
    if access(file, F_OK) == 0 {
      // One that cannot be read is no reason to take another's place: the error is told.
      let bytes = try Data(contentsOf: URL(filePath: file))
      let known = String(decoding: bytes, as: UTF8.self).filter { !$0.isWhitespace }
      if UUID(uuidString: known) != nil { return known }
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
