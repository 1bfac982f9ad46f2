import Files
import FoundationEssentials
import Glibc

/// A folder for what a run needs for a while, so that one removal takes everything with it. Where a run was killed
/// and could remove nothing, the next one that makes such a folder does.
public struct RunFolder: Sendable {
  public let path: String
  /// Holds the lock, as long as the process lives.
  private let lock: Int32

  /// - Parameters:
  ///   - parent: Folders of runs that are over are removed from it.
  ///   - name: says in the folder's name what it is for.
  /// - Throws: `RunFolderProblem`.
  public init(in parent: String, name: String) throws(RunFolderProblem) {
    Self.removeAbandoned(in: parent)
    var template = Array("\(parent)/\(Self.start)\(name)-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw RunFolderProblem(parent: parent, errno: errno) }
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    // Under its last name it is locked already, so nobody takes the folder of a run that begins for abandoned.
    let (draft, file) = ("\(path)/lock.new", "\(path)/\(Self.lockName)")
    lock = open(draft, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard lock >= 0, flock(lock, LOCK_EX | LOCK_NB) == 0, rename(draft, file) == 0 else {
      throw RunFolderProblem(parent: parent, errno: errno)
    }
  }

  /// - Throws: what the system says.
  public func remove() throws {
    try FileManager.default.removeItem(atPath: path)
    close(lock)
  }

  private static let start = "octodo-"
  private static let lockName = "lock"

  private static func removeAbandoned(in parent: String) {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: parent) else { return }
    for name in names where name.hasPrefix(start) {
      let path = "\(parent)/\(name)"
      // What cannot be removed is no hindrance to this run; the next one tries again.
      if isAbandoned(path) { try? FileManager.default.removeItem(atPath: path) }
    }
  }

  /// A lock that nobody holds is the mark of a run that is over: process numbers are given anew, and are others in
  /// a container.
  private static func isAbandoned(_ path: String) -> Bool {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR, status.st_uid == geteuid() else {
      return false
    }
    guard let lock = try? PlainFile.open("\(path)/\(lockName)", O_RDWR | O_NOFOLLOW) else { return false }
    defer { close(lock) }
    return flock(lock, LOCK_EX | LOCK_NB) == 0
  }
}
