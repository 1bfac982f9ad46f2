import Console
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
      let code = StandardOutput.write(text, to: descriptor)
      if close(descriptor) == 0, code == nil {
        return SavedFile(path: path, shownPath: path.writingHome(home))
      }
      if let code { errno = code }
      let error = failure(path)
      unlink(path)
      throw error
    }
    throw .notSaved(shownPath: "\(folder)/\(name)".writingHome(home), reason: "there are too many already")
  }

  private func failure(_ path: String) -> ExportError {
    .notSaved(shownPath: path.writingHome(home), reason: String(cString: strerror(errno)))
  }
}
