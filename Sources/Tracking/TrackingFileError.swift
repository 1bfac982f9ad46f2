import Glibc

/// What the system said of a file, in its own words.
struct TrackingFileError: Error, CustomStringConvertible {
  let code: Int32

  init(_ code: Int32) {
    self.code = code
  }

  var description: String { String(cString: strerror(code)) }
}

/// Makes the folder that a file is to lie in, for this user only.
func makeFolders(of file: String) throws {
  guard let slash = file.lastIndex(of: "/") else { return }
  let folder = String(file[..<slash])
  guard !folder.isEmpty, access(folder, F_OK) != 0 else { return }
  try makeFolders(of: folder)
  guard mkdir(folder, 0o700) == 0 || errno == EEXIST else { throw TrackingFileError(errno) }
}
