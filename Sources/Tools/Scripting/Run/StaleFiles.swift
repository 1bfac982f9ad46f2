import HTTP
import Stubs

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

/// Recordings in a cassette that no test plays, because the test was removed or renamed.
enum StaleRecordings {
  /// One sentence per recording, in the order of scripts and cassettes. An unreadable cassette is reported by
  /// the test that plays it.
  static func sentences(of scripts: [ScriptFile], _ options: ScriptOptions) -> [String] {
    var files: [(path: String, script: String)] = []
    var players: [String: Set<String>] = [:]
    for script in scripts {
      for test in script.tests {
        for step in [script.preamble, test.steps].joined() {
          guard case .cassette(let name) = step.command else { continue }
          let file = ScriptPath.resolve(name, relativeTo: step.location.file)
          if players[file] == nil { files.append((file, script.name)) }
          players[file, default: []].insert(test.name)
        }
      }
    }
    return files.flatMap { file in
      names(in: file.path, of: file.script, withoutA: players[file.path] ?? [], options).map {
        sentence(file.path, $0)
      }
    }
  }

  private static func names(
    in file: String, of script: String, withoutA players: Set<String>, _ options: ScriptOptions
  ) -> [String] {
    // A cassette that cannot be read has no recordings; the test that plays it reports that.
    let cassette = try? CassetteFile(path: file, files: ScriptFiles(of: script, options)).read()
    return cassette?.recordings.compactMap(\.test).filter { !players.contains($0) } ?? []
  }

  private static func sentence(_ file: String, _ test: String) -> String {
    "\(ScriptString.printable(file)) has a recording of \(ScriptString.quoted(test)), which no test plays."
      + " Take it out, or run its script too."
  }
}
