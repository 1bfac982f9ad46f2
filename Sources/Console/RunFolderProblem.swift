import Glibc

/// Why a run has no temporary folder.
public struct RunFolderProblem: Error, CustomStringConvertible {
  let parent: String
  let errno: Int32

  public var description: String {
    "a folder cannot be made in \(parent): \(String(cString: strerror(errno)))"
  }
}
