/// Stored screens whose script no longer exists. They are next to the scripts of a run, and no script has
/// their name.
enum OrphanedSnapshots {
  private static let folderEnding = ScriptFiles.ending + ".snap"

  /// - Throws: the system's error for a folder that cannot be read.
  static func files(beside scripts: [ScriptFile], _ options: ScriptOptions) throws -> [StaleSnapshot] {
    var folders: Set<String> = []
    return try scripts.flatMap { script -> [StaleSnapshot] in
      let folder = ScriptPath.folder(of: script.name)
      guard folders.insert(folder).inserted else { return [] }
      let prefix = script.name.contains("/") ? folder + (folder == "/" ? "" : "/") : ""
      return try files(in: folder, prefix, ScriptFiles(of: script.name, options))
    }
  }

  /// - Parameter prefix: the folder's path, prepended to the names of its files.
  private static func files(
    in folder: String, _ prefix: String, _ files: ScriptFiles
  ) throws -> [StaleSnapshot] {
    let entries = try files.entries(of: folder)
    let names = Set(entries.map(\.name))
    return try entries.filter { entry in
      entry.isFolder && entry.name.hasSuffix(folderEnding) && !names.contains(String(entry.name.dropLast(5)))
    }.flatMap { try StaleSnapshots.snapshots(in: prefix + $0.name, files) }
  }
}
