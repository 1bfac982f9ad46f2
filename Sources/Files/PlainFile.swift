public import Glibc

/// Opens plain files only. Opening a named pipe can block until a writer opens it, and reading a device may never
/// end; both could be at the path of an octodo file.
public enum PlainFile {
  /// The file could not be opened, or is not a plain file.
  public struct Refusal: Error, Hashable, Sendable, CustomStringConvertible {
    /// The `errno` of the failed call; nil for a pipe, a socket or a device.
    public let errno: Int32?
    /// The end of a sentence, in English like the system's error texts.
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

  /// Opens a file without blocking. Programs that octodo starts do not inherit the descriptor.
  /// - Parameters:
  ///   - flags: the flags of open(2).
  ///   - mode: the mode of a file that is created.
  /// - Returns: a descriptor that the caller closes.
  /// - Throws: `Refusal`. A folder is refused with EISDIR.
  public static func open(_ path: String, _ flags: Int32, mode: mode_t = 0o600) throws(Refusal) -> Int32 {
    let descriptor = Glibc.open(path, flags | O_CLOEXEC | O_NONBLOCK | O_NOCTTY, mode)
    guard descriptor >= 0 else {
      let code = errno
      // ENXIO: a pipe without a reader, a socket, or a device without a driver.
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

  /// Checks a file that a library will open. A missing file passes, because the library creates it or works
  /// without it.
  /// - Throws: `Refusal` if the path is something other than a plain file.
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
