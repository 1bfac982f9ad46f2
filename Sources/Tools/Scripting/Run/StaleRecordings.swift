import HTTP
import Stubs

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
    let cassette = try? CassetteFile(path: file, files: ScriptFiles(of: script, options)).read()
    return cassette?.recordings.compactMap(\.test).filter { !players.contains($0) } ?? []
  }

  private static func sentence(_ file: String, _ test: String) -> String {
    "\(ScriptString.printable(file)) has a recording of \(ScriptString.quoted(test)), which no test plays."
      + " Take it out, or run its script too."
  }
}
