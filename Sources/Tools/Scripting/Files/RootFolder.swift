import Glibc

/// A folder and everything below it. Nothing outside of it is ever opened, created or deleted through this
/// type.
///
/// Paths are opened one folder at a time (openat(2) with O_NOFOLLOW), each relative to the previous one, so a
/// folder that is replaced by a link meanwhile does no harm. openat2(2) does the same in one call, but
/// containers refuse it, so this walk would be needed anyway.
final class RootFolder: Sendable {
  /// One entry of a folder.
  struct Entry: Equatable {
    let name: String
    let isFolder: Bool
  }

  /// A file's name and its open folder.
  private struct Location {
    let folder: Int32
    let leaf: String
  }

  /// Absolute, without links.
  let path: String
  private let descriptor: Int32

  /// - Parameter path: an existing folder; links in its path are followed.
  /// - Throws: `FileFault`.
  init(_ path: String) throws(FileFault) {
    guard let resolved = realpath(path, nil) else { throw .system(errno) }
    defer { free(resolved) }
    let folder = open(resolved, Self.folderFlags)
    guard folder >= 0 else { throw .system(errno) }
    self.path = String(cString: resolved)
    descriptor = folder
  }

  deinit {
    close(descriptor)
  }

  /// Opens a folder that the user named, and creates it and its parents if they are missing.
  /// - Throws: `FileFault`.
  static func making(_ path: String) throws(FileFault) -> RootFolder {
    try makeFolders(path[...])
    return try RootFolder(path)
  }

  /// Reads a plain file. A name with a link in it is refused; use `resolved` first.
  /// - Parameters:
  ///   - name: relative to the folder, without `.` and `..`.
  ///   - limit: in bytes.
  /// - Throws: `FileFault`.
  func read(_ name: String, limit: Int) throws(FileFault) -> [UInt8] {
    let location = try location(of: name)
    defer { close(location.folder) }
    return try Self.read(location, limit: limit)
  }

  /// The name of a file with all links resolved.
  /// - Throws: `FileFault`; `.outside` if the file is not below the folder.
  func resolved(_ name: String) throws(FileFault) -> String {
    var status = stat()
    // Check this first, because a file that is only open in a process has no path to resolve.
    guard fstatat(descriptor, name, &status, 0) == 0 else { throw .system(errno) }
    try Self.requirePlain(status)
    guard let resolved = realpath("\(path)/\(name)", nil) else { throw .system(errno) }
    defer { free(resolved) }
    let real = String(cString: resolved)
    guard let inside = ScriptPath.part(of: real, below: path) else { throw .outside(real, byLink: true) }
    return inside
  }

  /// Writes a file and creates missing folders in its path. A temporary file is renamed into place, so no
  /// reader ever sees half of the content. An existing file must be a plain file.
  /// - Parameter keepsMode: keeps the permissions of the existing file, and refuses to replace a read-only
  ///   one.
  /// - Throws: `FileFault`.
  func write(_ bytes: [UInt8], to name: String, keepsMode: Bool = false) throws(FileFault) {
    let location = try location(of: name, makesFolders: true)
    defer { close(location.folder) }
    Self.lock(location.folder)
    try Self.write(bytes, to: location, keepsMode: keepsMode)
  }

  /// Adds bytes to the end of a plain file, which is created if it is missing.
  /// - Throws: `FileFault`; then nothing was added, and no new file is left.
  func append(_ bytes: [UInt8], to name: String) throws(FileFault) {
    let location = try location(of: name)
    defer { close(location.folder) }
    var old = stat()
    let isThere = fstatat(location.folder, location.leaf, &old, AT_SYMLINK_NOFOLLOW) == 0
    let flags = O_WRONLY | O_APPEND | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC
    let file = openat(location.folder, location.leaf, flags, 0o666)
    guard file >= 0 else { throw errno == ELOOP ? .link : .system(errno) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw .system(errno) }
    try Self.requirePlain(status)
    do throws(FileFault) { try FileBytes.write(bytes, to: file) } catch {
      // A full disk has taken a part.
      ftruncate(file, status.st_size)
      if !isThere { unlinkat(location.folder, location.leaf, 0) }
      throw error
    }
  }

  /// Reads a file, changes it and writes it back while holding a lock on its folder.
  /// - Parameter change: gets the current content, or nil if the file does not exist; returns the new
  ///   content.
  /// - Throws: `FileFault`, and what `change` throws.
  func update(_ name: String, limit: Int, _ change: ([UInt8]?) throws -> [UInt8]) throws {
    let location = try location(of: name, makesFolders: true)
    defer { close(location.folder) }
    Self.lock(location.folder)
    var old: [UInt8]?
    do throws(FileFault) { old = try Self.read(location, limit: limit) } catch {
      guard error.isMissing else { throw error }
    }
    try Self.write(change(old), to: location, keepsMode: false)
  }

  /// The entries of a folder, sorted by name. An empty name means the root folder.
  /// - Throws: `FileFault`.
  func entries(of name: String) throws(FileFault) -> [Entry] {
    let folder = try folder(Self.parts(of: name), makesFolders: false)
    guard let stream = fdopendir(folder) else {
      let code = errno
      close(folder)
      throw .system(code)
    }
    defer { closedir(stream) }
    var entries: [Entry] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: pointer.pointee)) {
          String(cString: $0)
        }
      }
      var status = stat()
      guard name != ".", name != "..", fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
        continue
      }
      let kind = status.st_mode & S_IFMT
      if kind == S_IFREG || kind == S_IFDIR { entries.append(Entry(name: name, isFolder: kind == S_IFDIR)) }
    }
    return entries.sorted { $0.name < $1.name }
  }

  /// Deletes a plain file and the parent folders that become empty.
  /// - Parameter folders: the maximum number of parent folders to delete.
  /// - Throws: `FileFault`.
  func delete(_ name: String, folders: Int) throws(FileFault) {
    let location = try location(of: name)
    defer { close(location.folder) }
    var status = stat()
    guard fstatat(location.folder, location.leaf, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
      throw .system(errno)
    }
    try Self.requirePlain(status)
    guard unlinkat(location.folder, location.leaf, 0) == 0 else { throw .system(errno) }
    var parts = Self.parts(of: name).dropLast()
    for _ in 0..<folders {
      // The file is deleted, so a parent folder that is gone or cannot be opened only stays.
      guard let last = parts.popLast(), let above = try? folder(parts, makesFolders: false) else { return }
      // Fails if the folder is not empty, which is intended.
      unlinkat(above, last, Int32(AT_REMOVEDIR))
      close(above)
    }
  }

  /// The opened parent folder, which the caller must close, and the name of the file in it.
  private func location(of name: String, makesFolders: Bool = false) throws(FileFault) -> Location {
    let parts = Self.parts(of: name)
    guard let leaf = parts.last else { throw .system(EISDIR) }
    guard Self.isName(leaf) else { throw .system(EISDIR) }
    return Location(folder: try folder(parts.dropLast(), makesFolders: makesFolders), leaf: leaf)
  }

  private func folder(_ parts: ArraySlice<String>, makesFolders: Bool) throws(FileFault) -> Int32 {
    var folder = openat(descriptor, ".", Self.folderFlags)
    guard folder >= 0 else { throw .system(errno) }
    for part in parts {
      let above = folder
      defer { close(above) }
      guard Self.isName(part) else { throw .system(EINVAL) }
      var next = openat(above, part, Self.folderFlags | O_NOFOLLOW)
      if next < 0, errno == ENOENT, makesFolders, mkdirat(above, part, 0o777) == 0 || errno == EEXIST {
        next = openat(above, part, Self.folderFlags | O_NOFOLLOW)
      }
      guard next >= 0 else {
        let code = errno
        var status = stat()
        let isLink =
          fstatat(above, part, &status, AT_SYMLINK_NOFOLLOW) == 0 && status.st_mode & S_IFMT == S_IFLNK
        throw isLink ? .link : .system(code)
      }
      folder = next
    }
    return folder
  }

  /// Takes an exclusive lock on a folder and waits for other processes. Closing the folder releases it. A
  /// file system without locks is used without one.
  private static func lock(_ folder: Int32) {
    while flock(folder, LOCK_EX) != 0, errno == EINTR {}
  }

  private static func read(_ location: Location, limit: Int) throws(FileFault) -> [UInt8] {
    let file = openat(
      location.folder, location.leaf, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard file >= 0 else { throw errno == ELOOP ? .link : .system(errno) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw .system(errno) }
    try requirePlain(status)
    guard status.st_size <= limit else { throw .system(EFBIG) }
    return try FileBytes.read(file, size: Int(status.st_size), limit: limit)
  }

  private static func write(_ bytes: [UInt8], to location: Location, keepsMode: Bool) throws(FileFault) {
    var old = stat()
    let isThere = fstatat(location.folder, location.leaf, &old, AT_SYMLINK_NOFOLLOW) == 0
    if isThere { try requirePlain(old) }
    if isThere, keepsMode, faccessat(location.folder, location.leaf, W_OK, 0) != 0 { throw .system(errno) }
    let draft = "\(location.leaf).new"
    let file = try makeFile(draft, in: location.folder)
    do throws(FileFault) {
      do throws(FileFault) {
        try FileBytes.write(bytes, to: file)
        if isThere, keepsMode, fchmod(file, old.st_mode & 0o7777) != 0 { throw .system(errno) }
      } catch {
        close(file)
        throw error
      }
      guard close(file) == 0, renameat(location.folder, draft, location.folder, location.leaf) == 0 else {
        throw .system(errno)
      }
    } catch {
      unlinkat(location.folder, draft, 0)
      throw error
    }
  }

  /// Creates a file of this name and replaces one that an earlier run may have left.
  private static func makeFile(_ name: String, in folder: Int32) throws(FileFault) -> Int32 {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    var file = openat(folder, name, flags, 0o666)
    if file < 0, errno == EEXIST, unlinkat(folder, name, 0) == 0 { file = openat(folder, name, flags, 0o666) }
    guard file >= 0 else { throw .system(errno) }
    return file
  }

  private static func makeFolders(_ path: Substring) throws(FileFault) {
    guard !path.isEmpty, access(String(path), F_OK) != 0 else { return }
    if let slash = path.lastIndex(of: "/") { try makeFolders(path[..<slash]) }
    guard mkdir(String(path), 0o777) == 0 || errno == EEXIST else { throw .system(errno) }
  }

  private static func requirePlain(_ status: stat) throws(FileFault) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: return
    case S_IFDIR: throw .system(EISDIR)
    case S_IFLNK: throw .link
    default: throw .notPlain
    }
  }

  private static func parts(of name: String) -> ArraySlice<String> {
    name.split(separator: "/").map(String.init)[...]
  }

  private static func isName(_ part: String) -> Bool {
    part != "." && part != ".." && !part.utf8.contains(0)
  }

  private static let folderFlags = O_RDONLY | O_DIRECTORY | O_CLOEXEC
}
