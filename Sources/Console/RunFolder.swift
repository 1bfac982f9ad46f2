import Files
import FoundationEssentials
import Glibc

/// A temporary folder for one run, which is deleted as a whole. If a run was killed, the next run that
/// creates such a folder deletes its remains.
public struct RunFolder: Sendable {
  public let path: String
  /// Holds the lock while the process lives.
  private let lock: Int32

  /// - Parameters:
  ///   - parent: folders of ended runs are deleted from it.
  ///   - name: the purpose, used in the folder's name.
  ///   - keepsRemains: whether folders of ended runs stay, because a user's text is in them.
  /// - Throws: `RunFolderProblem`.
  public init(in parent: String, name: String, keepsRemains: Bool = false) throws(RunFolderProblem) {
    if !keepsRemains { Self.removeAbandoned(in: parent) }
    var template = Array("\(parent)/\(Self.start)\(name)-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw RunFolderProblem(parent: parent, errno: errno) }
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    // The lock file is locked before it gets its final name, so that no other run takes the new folder for
    // abandoned.
    let (draft, file) = ("\(path)/lock.new", "\(path)/\(Self.lockName)")
    lock = open(draft, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard lock >= 0, flock(lock, LOCK_EX | LOCK_NB) == 0, rename(draft, file) == 0 else {
      throw RunFolderProblem(parent: parent, errno: errno)
    }
  }

  /// - Throws: the system's error.
  public func remove() throws {
    try FileManager.default.removeItem(atPath: path)
    close(lock)
  }

  private static let start = "octodo-"
  /// The file in each folder that is locked while its run lives.
  public static let lockName = "lock"

  private static func removeAbandoned(in parent: String) {
    // A failure does not affect this run; the next one tries again.
    for path in remains(in: parent) { try? FileManager.default.removeItem(atPath: path) }
  }

  /// The folders of ended runs, by name.
  public static func remains(in parent: String) -> [String] {
    // The next folder in it reports why it cannot be read.
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: parent) else { return [] }
    return names.filter { $0.hasPrefix(start) }.sorted().map { "\(parent)/\($0)" }.filter(isAbandoned)
  }

  /// A free lock means that the run has ended. Process ids do not tell, because they are reused and differ in
  /// containers.
  private static func isAbandoned(_ path: String) -> Bool {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR, status.st_uid == geteuid() else {
      return false
    }
    // Without a lock that can be opened it may be in use.
    guard let lock = try? PlainFile.open("\(path)/\(lockName)", O_RDWR | O_NOFOLLOW) else { return false }
    defer { close(lock) }
    return flock(lock, LOCK_EX | LOCK_NB) == 0
  }
}

/// Why a run has no temporary folder.
public struct RunFolderProblem: Error, CustomStringConvertible {
  let parent: String
  let errno: Int32

  public var description: String {
    "a folder cannot be made in \(parent): \(String(cString: strerror(errno)))"
  }
}
