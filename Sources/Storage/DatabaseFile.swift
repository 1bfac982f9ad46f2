import Glibc

/// The database file as the file system sees it.
struct DatabaseFile: Sendable {
  let path: String

  var folder: String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  var name: String { path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path }

  /// Makes the folder and what is missing above it, for the owner alone, as the XDG base directory
  /// specification asks.
  func createFolder() throws(StorageError) {
    try Self.createFolder(folder)
  }

  private static func createFolder(_ path: String) throws(StorageError) {
    if mkdir(path, 0o700) == 0 || errno == EEXIST { return }
    guard errno == ENOENT, path != "/", path != "." else { throw StorageError(errno: errno, path: path) }
    try createFolder(DatabaseFile(path: path).folder)
    // Somebody else may have made it in between.
    guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw StorageError(errno: errno, path: path) }
  }

  /// Makes an empty file that only the owner may read, for SQLite would make one that everybody may.
  /// SQLite gives the journal the mode of the file.
  func createIfMissing() throws(StorageError) {
    let descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    if descriptor >= 0 {
      close(descriptor)
    } else if errno != EEXIST {
      throw StorageError(errno: errno, path: path)
    }
  }

  /// Waits until the file's content is on the disk.
  func sync() throws(StorageError) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw StorageError(errno: errno, path: path) }
    defer { close(descriptor) }
    guard fsync(descriptor) == 0 else { throw StorageError(errno: errno, path: path) }
  }

  /// Removes a file that this program made and could not fill, so that it is not taken for a whole one.
  func discard() {
    unlink(path)
  }

  /// Whether this process may write the file, and its folder, where the journal has to be.
  var isWritable: Bool {
    faccessat(AT_FDCWD, path, W_OK, AT_EACCESS) == 0 && faccessat(AT_FDCWD, folder, W_OK, AT_EACCESS) == 0
  }

  /// Whether a crash, or a writer at this moment, left a journal that SQLite has to look at first.
  var hasJournal: Bool {
    var status = stat()
    return stat(path + "-journal", &status) == 0 && status.st_size > 0
  }
}
