import Glibc

/// A system call failed on a file; described by the system's error text.
struct TrackingFileError: Error, CustomStringConvertible {
  let code: Int32

  init(_ code: Int32) {
    self.code = code
  }

  var description: String { String(cString: strerror(code)) }
}

/// Creates the folder of a file, private to its owner.
func makeFolders(of file: String) throws {
  guard let slash = file.lastIndex(of: "/") else { return }
  let folder = String(file[..<slash])
  guard !folder.isEmpty, access(folder, F_OK) != 0 else { return }
  try makeFolders(of: folder)
  guard mkdir(folder, 0o700) == 0 || errno == EEXIST else { throw TrackingFileError(errno) }
}
