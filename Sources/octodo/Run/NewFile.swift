import Glibc
import Screens
import Storage

/// A new file for the user, which never overwrites another one.
struct NewFile {
  /// Tried in order.
  let folders: [String]
  /// The home folder, which messages show as `~`.
  let home: String

  /// The path that `write` will use if nothing changes meanwhile, as messages show it.
  func expectedPath(of name: String) -> String {
    let folder = folders.first { access($0, W_OK | X_OK) == 0 } ?? folders.first ?? ""
    let paths = SavedFile.names(for: name).lazy.map { path($0, in: folder) }
    return (paths.first { access($0, F_OK) != 0 } ?? path(name, in: folder)).writingHome(home)
  }

  private func path(_ name: String, in folder: String) -> String {
    folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  /// - Throws: `ExportError.notSaved` for the last folder; no partial file remains.
  func write(_ text: String, as name: String) throws(ExportError) -> SavedFile {
    var failure = ExportError.notSaved(shownPath: name, reason: "there is no folder for it")
    for folder in folders {
      do throws(ExportError) { return try write(text, as: name, in: folder) } catch { failure = error }
    }
    throw failure
  }

  private func write(_ text: String, as name: String, in folder: String) throws(ExportError) -> SavedFile {
    for name in SavedFile.names(for: name) {
      let path = path(name, in: folder)
      // Readable by the user only, because exported data is private.
      let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
      if descriptor < 0, errno == EEXIST { continue }
      guard descriptor >= 0 else { throw failure(path) }
      let isWritten = Self.write(Array(text.utf8), to: descriptor)
      let reason = errno
      if close(descriptor) == 0, isWritten {
        return SavedFile(path: path, shownPath: path.writingHome(home))
      }
      if !isWritten { errno = reason }
      let error = failure(path)
      unlink(path)
      throw error
    }
    throw .notSaved(shownPath: "\(folder)/\(name)".writingHome(home), reason: "there are too many already")
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  private func failure(_ path: String) -> ExportError {
    .notSaved(shownPath: path.writingHome(home), reason: String(cString: strerror(errno)))
  }
}
