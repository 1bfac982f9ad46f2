import Glibc

/// A file error with a message for the user.
struct FileProblem: Error, CustomStringConvertible {
  let description: String
  /// Without the name of the file, where there is little room.
  let reason: String
  let isMissing: Bool

  init(_ what: String, _ code: Int32) {
    let system = String(cString: strerror(code))
    reason = code == ENOSPC || code == EDQUOT ? "the disk is full" : system
    description = "\(what): \(system)"
    isMissing = code == ENOENT
  }

  init(_ description: String) {
    (self.description, reason) = (description, description)
    isMissing = false
  }

  /// - Parameters:
  ///   - path: the file's name in messages.
  ///   - verb: the failed operation as a participle: "read", "written".
  init(_ path: String, _ fault: FileFault, cannotBe verb: String) {
    let path = ScriptString.printable(path)
    switch fault {
    case .system(let code): self.init("\(path) cannot be \(verb)", code)
    case .link:
      self.init("\(path) cannot be \(verb) through a link; put a plain file or folder in the link's place")
    case .notPlain: self.init("\(path) is no plain file; save what is in it as one, and name that")
    case .outside(let real, _):
      self.init("\(path) cannot be \(verb): it leads to \(ScriptString.printable(real))")
    case .noRoot, .hidden, .noScript: self.init("\(path) cannot be \(verb)")
    }
  }
}

/// Why a file cannot be read or written.
enum FileFault: Error, Equatable {
  /// A system error, as its `errno`.
  case system(Int32)
  /// The file, or a folder in its path, is a symbolic link.
  case link
  /// Not a plain file, but a pipe, device or socket.
  case notPlain
  /// The path that the name resolves to is outside of the folder. `byLink` if a symbolic link leads outside.
  case outside(String, byLink: Bool)
  /// The script's folder is `/`, the home folder or above it, and therefore not used as a root.
  case noRoot
  /// A part of the name begins with a dot.
  case hidden
  /// A file that is read as a script does not have a script's name.
  case noScript

  var isMissing: Bool { self == .system(ENOENT) || self == .system(ENOTDIR) }
}

/// Reads and writes whole files through an open descriptor.
enum FileBytes {
  /// Reads to the end.
  /// - Parameters:
  ///   - size: the file's size, if it is a plain file, so that the buffer is no larger than the file;
  ///     otherwise nil.
  ///   - limit: in bytes.
  /// - Throws: `FileFault`.
  static func read(_ descriptor: Int32, size: Int?, limit: Int) throws(FileFault) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: min((size ?? 64 * 1024) + 1, 64 * 1024))
    while true {
      let count = Glibc.read(descriptor, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .system(errno) }
      bytes += chunk[..<count]
      guard bytes.count <= limit else { throw .system(EFBIG) }
      // A short read from a plain file means that it has ended.
      if count == 0 || size != nil && count < chunk.count { return bytes }
    }
  }

  /// Reads standard input to its end.
  /// - Throws: `FileProblem`.
  static func readStandardInput(limit: Int) throws(FileProblem) -> [UInt8] {
    do {
      return try read(STDIN_FILENO, size: nil, limit: limit)
    } catch {
      throw FileProblem("standard input", error, cannotBe: "read")
    }
  }

  /// - Throws: `FileFault`.
  static func write(_ bytes: [UInt8], to descriptor: Int32) throws(FileFault) {
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw .system(errno) }
      written += count
    }
  }
}
