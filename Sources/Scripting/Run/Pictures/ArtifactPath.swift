/// Where a run puts what it leaves for people: `DIR/SCRIPT/TEST`, SCRIPT being the script's path as it was
/// given. Each test has a place of its own, so nothing overwrites what another test left, in whatever order
/// or process they run, and no `..` in a script leads out of the folder: its dots are encoded.
enum ArtifactPath {
  /// `SCRIPT/TEST`, below the folder of `--shots` or `--cast`.
  static func base(of test: String, script: String) -> String {
    "\(path(of: script))/\(PathComponent.encode(test))"
  }

  /// Writes a file below a folder that a person has named. That one may be anywhere and is made where it is missing;
  /// what a script chooses stays below it and passes no link.
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

  /// A path as a script names it, to be put below another one.
  static func path(of name: String) -> String {
    let normalized = ScriptPath.normalized(name)
    let parts = normalized.split(separator: "/").map { PathComponent.encode(String($0)) }
    return (normalized.hasPrefix("/") ? "%2F" : "") + parts.joined(separator: "/")
  }
}
