import Domain
import Files
import Glibc

/// The database file in the file system.
struct DatabaseFile: Sendable {
  let path: String

  var folder: String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  var name: String { path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path }

  /// The file that a symbolic link at this path leads to, whether or not it exists; this one if it is no link.
  /// - Throws: `StorageError` if links lead in a circle, or to a folder that is missing: its disk may not be there.
  func atEndOfLinks() throws(StorageError) -> DatabaseFile {
    var file = self
    for _ in 0..<Self.mostLinks {
      var target = [UInt8](repeating: 0, count: Int(PATH_MAX))
      let count = readlink(file.path, &target, target.count)
      guard count > 0 else {
        if file.path != path, access(file.folder, F_OK) != 0 {
          throw StorageError(errno: errno, path: file.path)
        }
        return file
      }
      let name = String(decoding: target[..<count], as: UTF8.self)
      file = DatabaseFile(path: name.hasPrefix("/") ? name : "\(file.folder)/\(name)")
    }
    throw StorageError(errno: ELOOP, path: path)
  }

  /// As many as Linux follows (path_resolution(7)).
  private static let mostLinks = 40

  /// Creates the folder and missing parents, private to the owner, as the XDG base directory specification
  /// requires.
  func createFolder() throws(StorageError) {
    try Self.createFolder(folder)
  }

  private static func createFolder(_ path: String) throws(StorageError) {
    if mkdir(path, 0o700) == 0 || errno == EEXIST { return }
    guard errno == ENOENT, path != "/", path != "." else { throw StorageError(errno: errno, path: path) }
    try createFolder(DatabaseFile(path: path).folder)
    // Another process may have created it meanwhile.
    guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw StorageError(errno: errno, path: path) }
  }

  /// Creates a file that only the owner may read, because SQLite would create one that all users may read. SQLite
  /// gives the journal the mode of the file.
  /// - Parameter content: at most what one write(2) takes. If the file system allows, the file appears with all of
  ///   it, so that a kill leaves no empty file.
  /// - Returns: false if the file exists already.
  func create(with content: [UInt8] = []) throws(StorageError) -> Bool {
    // Before anything is written, because a full disk must not hide a file that is there.
    if access(path, F_OK) == 0 { return false }
    if !content.isEmpty, let isNew = try createWhole(with: content) { return isNew }
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      if errno == EEXIST { return false }
      throw StorageError(errno: errno, path: path)
    }
    defer { close(descriptor) }
    do throws(StorageError) {
      try write(content, to: descriptor)
    } catch {
      discard()
      throw error
    }
    return true
  }

  /// Nil if the file system does not support unnamed files, or /proc is missing.
  private func createWhole(with content: [UInt8]) throws(StorageError) -> Bool? {
    // `O_TMPFILE` of fcntl.h, which is missing in Swift's Glibc module.
    let unnamed = 0o20_000_000 | O_DIRECTORY
    let descriptor = open(folder, unnamed | O_WRONLY | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    try write(content, to: descriptor)
    // Unlike rename(2) it does not replace an existing file (open(2), O_TMPFILE).
    if linkat(AT_FDCWD, "/proc/self/fd/\(descriptor)", AT_FDCWD, path, AT_SYMLINK_FOLLOW) == 0 { return true }
    return errno == EEXIST ? false : nil
  }

  private func write(_ content: [UInt8], to descriptor: Int32) throws(StorageError) {
    guard !content.isEmpty else { return }
    let count = Glibc.write(descriptor, content, content.count)
    guard count >= 0 else { throw StorageError(errno: errno, path: path) }
    // A short write sets no errno; its only cause is a full disk.
    guard count == content.count else { throw .diskFull }
  }

  /// The content, at most the first `limit` bytes of it.
  func bytes(atMost limit: Int = .max) throws(StorageError) -> [UInt8] {
    try withDescriptor(O_RDONLY) { descriptor throws(StorageError) in
      var status = stat()
      guard fstat(descriptor, &status) == 0 else { throw StorageError(errno: errno, path: path) }
      var bytes = [UInt8](repeating: 0, count: min(Int(status.st_size), limit))
      guard pread(descriptor, &bytes, bytes.count, 0) == bytes.count else {
        throw StorageError(errno: errno, path: path)
      }
      return bytes
    }
  }

  /// Moves to the next byte that is stored (SEEK_DATA of lseek(2), which Swift's Glibc module does not have).
  static let seekData: Int32 = 3

  /// Reads the whole file to distinguish a failing disk from a damaged file, because SQLite reports EIO of a
  /// read as damage (`SQLITE_IOERR_CORRUPTFS` becomes `SQLITE_CORRUPT` in its vdbe.c).
  /// - Parameter read: reads like pread(2).
  /// - Throws: `StorageError.diskFault`.
  func requireReadable(
    read: (Int32, UnsafeMutableRawPointer?, Int, off_t) -> Int = { pread($0, $1, $2, $3) }
  ) throws(StorageError) {
    try withDescriptor(O_RDONLY) { descriptor throws(StorageError) in
      var chunk = [UInt8](repeating: 0, count: 1 << 16)
      var offset: off_t = 0
      while true {
        // The holes of a sparse file are on no disk.
        let data = lseek(descriptor, offset, Self.seekData)
        if data < 0, errno == ENXIO { return }
        offset = max(offset, data)
        let count = read(descriptor, &chunk, chunk.count, offset)
        if count < 0, errno == EINTR { continue }
        guard count >= 0 else { throw .diskFault }
        guard count > 0 else { return }
        offset += off_t(count)
      }
    }
  }

  /// Opens the file while `body` runs. Closing drops all POSIX locks of this process on it
  /// (sqlite.org/howtocorrupt.html, 2.2), so do not use it while a transaction is open on the file.
  func withDescriptor<Value>(
    _ mode: Int32, _ body: (Int32) throws(StorageError) -> Value
  ) throws(StorageError) -> Value {
    let descriptor: Int32
    do throws(PlainFile.Refusal) {
      descriptor = try PlainFile.open(path, mode)
    } catch {
      throw StorageError(error, path: path)
    }
    defer { close(descriptor) }
    return try body(descriptor)
  }

  /// Waits until the file's content is on the disk.
  func sync() throws(StorageError) {
    try withDescriptor(O_RDONLY) { descriptor throws(StorageError) in
      guard fsync(descriptor) == 0 else { throw StorageError(errno: errno, path: path) }
    }
  }

  /// Deletes a file that this program created but could not write in full.
  func discard() {
    unlink(path)
  }

  /// The same for a database, which may have a journal.
  func discardWithJournal() {
    discard()
    unlink(path + "-journal")
  }

  var exists: Bool { access(path, F_OK) == 0 || errno != ENOENT }

  /// Whether there is a file of this name, whatever it leads to.
  /// - Throws: `StorageError` if that cannot be found out, or if it is a folder.
  func isThere() throws(StorageError) -> Bool {
    var status = stat()
    guard lstat(path, &status) == 0 else {
      if errno == ENOENT { return false }
      throw StorageError(errno: errno, path: path)
    }
    if status.st_mode & S_IFMT == S_IFDIR { throw StorageError(errno: EISDIR, path: path) }
    return true
  }

  /// Whether this process may write the file and its folder, which has to hold the journal.
  var isWritable: Bool {
    faccessat(AT_FDCWD, path, W_OK, AT_EACCESS) == 0 && faccessat(AT_FDCWD, folder, W_OK, AT_EACCESS) == 0
  }

  var isEmpty: Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_size == 0
  }

  /// When the content was changed last, since 1970; nil if there is no file.
  var changed: Duration? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return .seconds(status.st_mtim.tv_sec) + .nanoseconds(status.st_mtim.tv_nsec)
  }

  var isPlain: Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// SQLite opens these companion files by itself and would block on a named pipe.
  func checkCompanions() throws(StorageError) {
    for suffix in ["", "-journal", "-wal", "-shm"] {
      do throws(PlainFile.Refusal) {
        try PlainFile.check(path + suffix)
      } catch {
        throw StorageError(error, path: path + suffix)
      }
    }
  }

  /// Whether a crash, or a running writer, left a journal that SQLite has to process first.
  var hasJournal: Bool {
    var status = stat()
    return stat(path + "-journal", &status) == 0 && status.st_size > 0
  }
}
