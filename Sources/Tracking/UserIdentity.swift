import Files
import FoundationEssentials
import Glibc

/// The random id of this installation, created at its first use and kept in a file.
public enum UserIdentity {
  /// Returns the id in the file, or creates one.
  /// - Throws: the system's error if the file can neither be read nor created.
  public static func load(from file: String, makeID: () -> String) throws -> String {
    if let known = try known(in: file) { return known }
    try makeFolders(of: file)
    let id = makeID()
    // Written under another name first, so that two octodos that start at the same time get the same id.
    let new = "\(file).\(id)"
    defer { unlink(new) }
    try write(id, to: new)
    if link(new, file) == 0 { return id }
    if errno == EEXIST, let known = try known(in: file) { return known }
    // The existing file has no valid id.
    guard rename(new, file) == 0 else { throw TrackingFileError(errno, file) }
    return id
  }

  private static func write(_ id: String, to file: String) throws {
    let descriptor = try openPlainFile(file, O_WRONLY | O_CREAT | O_TRUNC)
    defer { close(descriptor) }
    let bytes = Array((id + "\n").utf8)
    guard Glibc.write(descriptor, bytes, bytes.count) == bytes.count else {
      throw TrackingFileError(errno, file)
    }
  }

  /// The id in the file; nil if there is none yet.
  /// - Throws: the system's error if the file exists but cannot be read.
  public static func known(in file: String) throws -> String? {
    let descriptor: Int32
    do throws(TrackingFileError) {
      descriptor = try openPlainFile(file, O_RDONLY)
    } catch {
      if error.code == ENOENT || error.code == ENOTDIR { return nil }
      throw error
    }
    defer { close(descriptor) }
    // An id has 36 characters; the beginning of longer content is enough to see that it is not an id.
    var bytes = [UInt8](repeating: 0, count: 128)
    let count = read(descriptor, &bytes, bytes.count)
    guard count >= 0 else { throw TrackingFileError(errno, file) }
    let known = String(decoding: bytes[..<count], as: UTF8.self).filter { !$0.isWhitespace }
    return UUID(uuidString: known) != nil ? known : nil
  }

  /// The nil UUID (RFC 9562, section 5.9), used where no id may be created.
  public static let none = "00000000-0000-0000-0000-000000000000"
}
