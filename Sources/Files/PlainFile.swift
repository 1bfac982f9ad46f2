public import Glibc

/// Opens plain files and nothing else. Reading a named pipe waits for a writer that may never come, and a device may
/// have no end; both can stand where octodo looks for a file of its own.
public enum PlainFile {
  /// The file could not be opened, or is no plain one.
  public struct Refusal: Error, Hashable, Sendable, CustomStringConvertible {
    /// The system's error; nil for a pipe, a socket or a device.
    public let errno: Int32?
    /// The end of a sentence, in English as the system's own reasons.
    public let description: String

    init(errno: Int32) {
      self.errno = errno
      description = String(cString: strerror(errno))
    }

    init(kind: String) {
      errno = nil
      description = "it is \(kind), not a plain file"
    }
  }

  /// Opens a file without waiting for anybody; it is closed when another program is started.
  /// - Parameters:
  ///   - flags: as open(2) takes them.
  ///   - mode: of a file that is made.
  /// - Returns: a descriptor that the caller closes.
  /// - Throws: `Refusal`. A folder is refused with EISDIR.
  public static func open(_ path: String, _ flags: Int32, mode: mode_t = 0o600) throws(Refusal) -> Int32 {
    let descriptor = Glibc.open(path, flags | O_CLOEXEC | O_NONBLOCK | O_NOCTTY, mode)
    guard descriptor >= 0 else {
      let code = errno
      // A pipe without a reader, a socket, or a device without a driver.
      if code == ENXIO { try check(path) }
      throw Refusal(errno: code)
    }
    var status = stat()
    let isKnown = fstat(descriptor, &status) == 0
    let code = errno
    guard isKnown, refusal(of: status) == nil else {
      close(descriptor)
      throw isKnown ? refusal(of: status) ?? Refusal(errno: EINVAL) : Refusal(errno: code)
    }
    return descriptor
  }

  /// For a file that a library opens. What is missing passes, since the library makes it or does without.
  /// - Throws: `Refusal` where the path leads to something else than a plain file.
  public static func check(_ path: String) throws(Refusal) {
    var status = stat()
    guard stat(path, &status) == 0, let refusal = refusal(of: status) else { return }
    throw refusal
  }

  private static func refusal(of status: stat) -> Refusal? {
    switch status.st_mode & S_IFMT {
    case S_IFREG: nil
    case S_IFDIR: Refusal(errno: EISDIR)
    case S_IFIFO: Refusal(kind: "a named pipe")
    case S_IFSOCK: Refusal(kind: "a socket")
    default: Refusal(kind: "a device")
    }
  }
}
