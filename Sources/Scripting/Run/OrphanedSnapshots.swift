import FoundationEssentials
import Glibc

/// Stored screens whose script is gone: they lie where the scripts of a run lie, and no script has their name.
enum OrphanedSnapshots {
  private static let folderEnding = ".steps.snap"

  /// - Throws: what the system says of a folder that cannot be read.
  static func files(beside scripts: [ScriptFile]) throws -> [String] {
    var folders: [String] = []
    for script in scripts {
      let folder = script.name.lastIndex(of: "/").map { String(script.name[...$0]) } ?? ""
      if !folders.contains(folder) { folders.append(folder) }
    }
    return try folders.flatMap { try files(in: $0) }
  }

  /// - Parameter folder: with its slash; empty for the current one.
  private static func files(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder).sorted()
      .filter { $0.hasSuffix(folderEnding) && access(folder + $0.dropLast(".snap".count), F_OK) != 0 }
      .flatMap { try StaleSnapshots.snapshots(in: folder + $0) }
  }
}
