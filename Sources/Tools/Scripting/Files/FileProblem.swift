import Glibc

/// A file error with a message for the user.
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

  /// - Parameters:
  ///   - path: the file's name in messages.
  ///   - verb: the failed operation as a participle: "read", "written".
  init(_ path: String, _ fault: FileFault, cannotBe verb: String) {
    let path = ScriptString.printable(path)
    switch fault {
    case .system(let code): self.init("\(path) cannot be \(verb)", code)
    case .link:
      self.init("\(path) cannot be \(verb) through a link; put a plain file or folder in the link's place")
    case .notPlain: self.init("\(path) is no plain file; save what is in it as one, and name that")
    case .outside(let real, _):
      self.init("\(path) cannot be \(verb): it leads to \(ScriptString.printable(real))")
    case .noRoot, .hidden, .noScript: self.init("\(path) cannot be \(verb)")
    }
  }
}
