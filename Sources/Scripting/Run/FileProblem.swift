import Glibc

/// What the system said of a file.
struct FileProblem: Error, CustomStringConvertible {
  let description: String
  let isMissing: Bool

  init(_ what: String, _ code: Int32) {
    description = "\(what): \(String(cString: strerror(code)))"
    isMissing = code == ENOENT
  }

  init(_ description: String) {
    self.description = description
    isMissing = false
  }
}
