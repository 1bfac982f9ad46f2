/// The path of a run's output files: `DIR/SCRIPT/TEST`, where SCRIPT is the script's path as given. Each test
/// has its own path, so tests never overwrite each other's files in any order or process. The dots of a `..`
/// in a script's name are encoded, so the path never leaves the folder.
enum ArtifactPath {
  /// `SCRIPT/TEST`, below the folder of `--shots` or `--cast`.
  static func base(of test: String, script: String) -> String {
    "\(path(of: script))/\(PathComponent.encode(test))"
  }

  /// Writes a file below a folder that the user named. The folder may be anywhere and is created if it is
  /// missing. The part of the path that a script chooses stays below it and follows no links.
  /// - Throws: `FileProblem`.
  static func write(_ bytes: [UInt8], to name: String, in folder: String) throws(FileProblem) {
    let root: RootFolder
    do throws(FileFault) { root = try RootFolder.making(folder) } catch {
      throw FileProblem(folder, error, cannotBe: "made")
    }
    do throws(FileFault) { try root.write(bytes, to: name) } catch {
      throw FileProblem("\(folder)/\(name)", error, cannotBe: "written")
    }
  }

  /// Encodes a path from a script so that it can be appended to another path.
  static func path(of name: String) -> String {
    let normalized = ScriptPath.normalized(name)
    let parts = normalized.split(separator: "/").map { PathComponent.encode(String($0)) }
    return (normalized.hasPrefix("/") ? "%2F" : "") + parts.joined(separator: "/")
  }
}
