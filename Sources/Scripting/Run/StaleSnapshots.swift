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
    return try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
      .filter { isSnapshot($0) && !wanted.contains("\(folder)/\($0)") }.map { "\(folder)/\($0)" }
  }

  /// Deletes a stored screen, and its folder where that was the last.
  /// - Throws: what the system says.
  static func delete(_ file: String) throws(FileProblem) {
    guard unlink(file) == 0 else { throw FileProblem("\(file) cannot be deleted", errno) }
    guard let slash = file.lastIndex(of: "/") else { return }
    // It stays where something else is in it.
    rmdir(String(file[..<slash]))
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
