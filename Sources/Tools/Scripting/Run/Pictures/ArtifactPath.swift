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

/// Turns names from scripts into path components.
enum PathComponent {
  /// In bytes. Linux allows 255; the rest is for the extension and the suffix of a temporary file.
  private static let longest = 200

  /// Encodes a name as one path component: never empty, `.` or `..`, and different names stay different.
  /// Characters that a path cannot contain are percent-encoded. If the name is too long for a file, its end
  /// is replaced by its hash.
  static func encode(_ name: String) -> String {
    var result = ""
    for (index, scalar) in name.unicodeScalars.enumerated() {
      let isDot = index == 0 && scalar == "."
      if isDot || scalar == "/" || scalar == "%" || scalar.value < 0x20 || scalar.value == 0x7F {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "%" + (digits.count == 1 ? "0" : "") + digits
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    if result.isEmpty { return "%" }
    return result.utf8.count > longest ? shortened(result) : result
  }

  private static func shortened(_ name: String) -> String {
    var kept = String.UnicodeScalarView()
    var bytes = 0
    for scalar in name.unicodeScalars {
      bytes += UTF8.width(scalar)
      guard bytes <= longest - 17 else { break }
      kept.append(scalar)
    }
    return "\(String(kept))~\(String(hash(name), radix: 16))"
  }

  /// 64-bit FNV-1a (Fowler, Noll and Vo). Unlike Swift's own hash, it is the same in each run.
  private static func hash(_ text: String) -> UInt64 {
    text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}

/// The paths of stored screens: `NAME.steps.snap/TEST/SNAPSHOT.txt`.
enum SnapshotPath {
  static func file(of snapshot: String, test: String, script: String) -> String {
    "\(folder(of: script))/\(PathComponent.encode(test))/\(PathComponent.encode(snapshot)).txt"
  }

  static func folder(of script: String) -> String {
    "\(script).snap"
  }
}
