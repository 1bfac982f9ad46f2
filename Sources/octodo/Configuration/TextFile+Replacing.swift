import Console
import Glibc

extension TextFile {
  /// Replaces a file's content atomically. A symbolic link is kept, and so are the file's permissions; a new
  /// file and its new folders are accessible to this user only.
  /// - Parameters:
  ///   - path: of the file, or of a link to it.
  ///   - write: writes a text to a descriptor, and returns the system's error if not everything was written.
  ///   - isStillMeant: called just before the file is replaced; if it returns false, the file is unchanged.
  /// - Returns: the result of `isStillMeant`.
  /// - Throws: `Problem` with the system's error.
  static func replace(
    _ path: String, by text: String,
    writing write: (_ text: String, _ descriptor: Int32) -> Int32? = {
      StandardOutput.write($0, to: $1)
    }, ifStill isStillMeant: () throws -> Bool
  ) throws -> Bool {
    let target = try linkTarget(of: path)
    let folder = folder(of: target)
    let mode = try mode(of: target)
    try makeFolder(folder)
    var template = Array("\(folder)/.octodo-XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0, fcntl(descriptor, F_SETFD, FD_CLOEXEC) == 0 else { throw Problem(code: errno) }
    var isMoved = false
    defer {
      close(descriptor)
      if !isMoved { unlink(template) }
    }
    if let mode { fchmod(descriptor, mode) }
    if let code = write(text, descriptor) { throw Problem(code: code) }
    guard fsync(descriptor) == 0 else { throw Problem(code: errno) }
    guard try isStillMeant() else { return false }
    guard rename(template, target) == 0 else { throw Problem(code: errno) }
    isMoved = true
    syncFolder(folder)
    return true
  }

  /// Creates the folder of a file, for this user only, where it is missing.
  /// - Throws: `Problem` with the system's error.
  static func makeFolder(of path: String) throws {
    try makeFolder(folder(of: path))
  }

  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
  }

  /// The end of a chain of symbolic links, whether or not a file exists there.
  private static func linkTarget(of path: String) throws -> String {
    var path = path
    for _ in 0..<40 {
      var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
      let length = readlink(path, &buffer, buffer.count - 1)
      guard length >= 0 else { return path }
      let target = String(decoding: buffer[..<length].map { UInt8(bitPattern: $0) }, as: UTF8.self)
      let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
      path = target.hasPrefix("/") ? target : folder + target
    }
    throw Problem(code: ELOOP)
  }

  /// The permissions of a file; nil if it does not exist.
  private static func mode(of path: String) throws -> mode_t? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    guard status.st_mode & S_IFMT == S_IFREG else { throw Problem(description: "it is no ordinary file") }
    return status.st_mode & 0o7777
  }

  private static func makeFolder(_ folder: String) throws {
    guard !folder.isEmpty, access(folder, F_OK) != 0 else { return }
    if let slash = folder.lastIndex(of: "/") { try makeFolder(String(folder[..<slash])) }
    guard mkdir(folder, 0o700) == 0 || errno == EEXIST else { throw Problem(code: errno) }
  }

  /// Makes the new name survive a power failure. The text itself is already on disk, so an error here is
  /// ignored.
  private static func syncFolder(_ folder: String) {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }
}
