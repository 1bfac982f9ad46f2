/// A stored screen that no line of its script is compared with, and the files that it is one of.
struct StaleSnapshot {
  let path: String
  let files: ScriptFiles
}

/// What a script compares is known from its text alone, of all its tests, whether they run, fail early or are
/// filtered out; so no screen that is still wanted can be taken for a stale one.
enum StaleSnapshots {
  /// - Throws: what the system says of a folder that cannot be read.
  static func files(of script: ScriptFile, _ options: ScriptOptions) throws -> [StaleSnapshot] {
    let files = try ScriptFiles(of: script.name, options)
    let stored = try snapshots(in: SnapshotPath.folder(of: script.name), files)
    guard !stored.isEmpty else { return [] }
    let wanted = wanted(by: script)
    return stored.filter { !wanted.contains($0.path) }
  }

  /// All stored screens of a script's folder: `TEST/SNAPSHOT.txt`. Other files in it are left alone.
  /// - Throws: what the system says of a folder that cannot be read.
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
