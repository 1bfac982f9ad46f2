import FoundationEssentials
import Glibc

extension DatabaseFile {
  /// Renames the file, and a journal with it, so that nothing of it is lost.
  /// - Returns: the new name, in the same folder.
  func keepAside(now: Date) throws(StorageError) -> String {
    let kept = try reserve(damagedName(now: now))
    guard rename(path, kept.path) == 0 else {
      let failure = StorageError(errno: errno, path: path)
      kept.discard()
      throw failure
    }
    // A journal that stayed here would be rolled back into the new file. It moves second: alone it does no
    // harm, for SQLite deletes it, but the file without it could look sound and not be.
    for suffix in ["-journal", "-wal"] {
      guard rename(path + suffix, kept.path + suffix) == 0 || errno == ENOENT else {
        throw StorageError(errno: errno, path: path + suffix)
      }
    }
    return kept.name
  }

  /// Copies the file to a name of its own.
  /// - Returns: the name of the copy, in the same folder; that of an earlier copy where nothing changed
  ///   since.
  func keepCopy(now: Date) throws(StorageError) -> String {
    if let earlier = try identicalCopy() { return earlier }
    let kept = try reserve(damagedName(now: now))
    do throws(StorageError) {
      try copyBytes(to: kept)
    } catch {
      kept.discard()
      throw error
    }
    return kept.name
  }

  /// Makes an empty file for the owner alone, under the first of `name`, `name-2`, `name-3` … that is free.
  func reserve(_ name: String) throws(StorageError) -> DatabaseFile {
    var number = 1
    while true {
      let free = DatabaseFile(path: "\(folder)/\(name)\(number == 1 ? "" : "-\(number)")")
      let descriptor = open(free.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
      if descriptor >= 0 {
        close(descriptor)
        return free
      }
      guard errno == EEXIST else { throw StorageError(errno: errno, path: free.path) }
      number += 1
    }
  }

  private var damagedPrefix: String { "\(name).damaged-" }

  private func damagedName(now: Date) -> String {
    let format = Date.ISO8601FormatStyle(dateSeparator: .omitted, timeSeparator: .omitted, timeZone: .gmt)
    return damagedPrefix + now.formatted(format)
  }

  /// A file stays damaged from one start to the next; without this each start would add a copy.
  private func identicalCopy() throws(StorageError) -> String? {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder).sorted().first { candidate in
        candidate.hasPrefix(damagedPrefix)
          && FileManager.default.contentsEqual(atPath: path, andPath: "\(folder)/\(candidate)")
      }
    } catch {
      throw .cannotOpen(path: folder, reason: "\(error)")
    }
  }

  private func copyBytes(to copy: DatabaseFile) throws(StorageError) {
    let source = open(path, O_RDONLY | O_CLOEXEC)
    guard source >= 0 else { throw StorageError(errno: errno, path: path) }
    defer { close(source) }
    let target = open(copy.path, O_WRONLY | O_CLOEXEC)
    guard target >= 0 else { throw StorageError(errno: errno, path: copy.path) }
    defer { close(target) }
    while true {
      let count = sendfile(target, source, nil, 1 << 20)
      guard count >= 0 else { throw StorageError(errno: errno, path: copy.path) }
      if count == 0 { break }
    }
    try copy.sync()
  }
}
