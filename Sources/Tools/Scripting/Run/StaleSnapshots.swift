/// A stored screen that no line of its script compares, and the files to delete it through.
struct StaleSnapshot {
  let path: String
  let files: ScriptFiles
}

/// Finds stale stored screens from the text of a script alone, with all its tests, whether they run, fail
/// early or are filtered out. So a screen that is still used is never reported as stale.
enum StaleSnapshots {
  /// - Throws: the system's error for a folder that cannot be read.
  static func files(of script: ScriptFile, _ options: ScriptOptions) throws -> [StaleSnapshot] {
    let files = try ScriptFiles(of: script.name, options)
    let stored = try snapshots(in: SnapshotPath.folder(of: script.name), files)
    guard !stored.isEmpty else { return [] }
    let wanted = wanted(by: script)
    return stored.filter { !wanted.contains($0.path) }
  }

  /// All stored screens in a script's folder: `TEST/SNAPSHOT.txt`. Other files are ignored.
  /// - Throws: the system's error for a folder that cannot be read.
  static func snapshots(in folder: String, _ files: ScriptFiles) throws -> [StaleSnapshot] {
    try files.entries(of: folder).filter(\.isFolder).flatMap { test in
      try files.entries(of: "\(folder)/\(test.name)").filter { !$0.isFolder && $0.name.hasSuffix(".txt") }
        .map { StaleSnapshot(path: "\(folder)/\(test.name)/\($0.name)", files: files) }
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
}
