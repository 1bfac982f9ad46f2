import FoundationEssentials
import Glibc

/// Stored screens that no line of their script is compared with.
///
/// What a script compares is known from its text alone, of all its tests, whether they run, fail early or are
/// filtered out; so no screen that is still wanted can be taken for a stale one.
enum StaleSnapshots {
  /// - Throws: what the system says of a folder that cannot be read.
  static func files(of script: ScriptFile) throws -> [String] {
    let folder = SnapshotPath.folder(of: script.name)
    guard access(folder, F_OK) == 0 else { return [] }
    let wanted = wanted(by: script)
    return try snapshots(in: folder).filter { !wanted.contains($0) }
  }

  /// All stored screens of a script's folder.
  /// - Throws: what the system says of a folder that cannot be read.
  static func snapshots(in folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder).sorted().filter(isSnapshot)
      .map { "\(folder)/\($0)" }
  }

  /// Deletes a stored screen, and the folders of its test and its script where that was the last.
  /// - Throws: what the system says.
  static func delete(_ file: String) throws(FileProblem) {
    guard unlink(file) == 0 else { throw FileProblem("\(file) cannot be deleted", errno) }
    var folder = file[...]
    for _ in 0..<2 {
      guard let slash = folder.lastIndex(of: "/") else { return }
      folder = folder[..<slash]
      // It stays where something else is in it.
      rmdir(String(folder))
    }
  }

  private static func wanted(by script: ScriptFile) -> Set<String> {
    var wanted: Set<String> = []
    for test in script.tests {
      for case .snapshot(let snapshot) in (script.preamble + test.steps).map(\.command) {
        wanted.insert(SnapshotPath.file(of: snapshot.name, test: test.name, script: script.name))
      }
    }
    return wanted
  }

  /// `TEST/SNAPSHOT.txt`: what else somebody keeps there is theirs.
  private static func isSnapshot(_ path: String) -> Bool {
    path.hasSuffix(".txt") && path.split(separator: "/").count == 2
  }
}
