import Glibc

/// Whole files, read and written at once.
enum ScriptBytes {
  /// So that a mistaken name, of a disk's image for example, does not fill the memory.
  private static let longestFile = 100_000_000

  /// Reads a plain file. What gives its bytes only once, or waits for somebody to write them, is refused.
  /// - Throws: `FileProblem`.
  static func read(_ path: String) throws(FileProblem) -> [UInt8] {
    try read(path, orRefuse: "save what is in it as one, and name that")
  }

  /// Reads a script, which every process of a run does.
  /// - Throws: `FileProblem`.
  static func readScript(_ path: String) throws(FileProblem) -> [UInt8] {
    try read(path, orRefuse: "a script is read more than once; save it as one")
  }

  /// Reads standard input to its end.
  /// - Throws: `FileProblem`.
  static func readStandardInput() throws(FileProblem) -> [UInt8] {
    try bytes(of: STDIN_FILENO, "standard input", size: nil)
  }

  private static func read(_ path: String, orRefuse advice: String) throws(FileProblem) -> [UInt8] {
    // Without waiting, for a pipe would wait for somebody who writes.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else { throw FileProblem("\(path) cannot be read", errno) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileProblem("\(path) cannot be read", errno) }
    let kind = status.st_mode & S_IFMT
    guard kind != S_IFDIR else { throw FileProblem("\(path) cannot be read", EISDIR) }
    guard kind == S_IFREG else { throw FileProblem("\(path) is no plain file; \(advice)") }
    return try bytes(of: descriptor, path, size: Int(status.st_size))
  }

  /// - Parameter size: that of a plain file, so that a short one costs no more than it holds; nil where it is none.
  private static func bytes(
    of descriptor: Int32, _ path: String, size: Int?
  ) throws(FileProblem) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: min((size ?? 64 * 1024) + 1, 64 * 1024))
    while true {
      let count = Glibc.read(descriptor, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw FileProblem("\(path) cannot be read", errno) }
      bytes += chunk[..<count]
      guard bytes.count <= longestFile else { throw FileProblem("\(path) cannot be read", EFBIG) }
      // A plain file that does not fill it has ended.
      if count == 0 || size != nil && count < chunk.count { return bytes }
    }
  }

  /// Writes beside the file first, so that nobody ever sees half of it. Makes the folders on the way.
  /// - Throws: `FileProblem`.
  static func write(_ bytes: [UInt8], to path: String) throws(FileProblem) {
    try makeFolder(above: path)
    let draft = "\(path).new"
    let descriptor = open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw FileProblem("\(path) cannot be written", errno) }
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        let code = errno
        close(descriptor)
        throw FileProblem("\(path) cannot be written", code)
      }
      written += count
    }
    guard close(descriptor) == 0, rename(draft, path) == 0 else {
      throw FileProblem("\(path) cannot be written", errno)
    }
  }

  /// Makes the folders on the way to a file.
  /// - Throws: `FileProblem`.
  static func makeFolder(above path: String) throws(FileProblem) {
    guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return }
    let folder = String(path[..<slash])
    guard access(folder, F_OK) != 0 else { return }
    try makeFolder(above: folder)
    guard mkdir(folder, 0o777) == 0 || errno == EEXIST else {
      throw FileProblem("\(folder) cannot be made", errno)
    }
  }
}
