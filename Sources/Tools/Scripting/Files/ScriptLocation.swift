import Glibc

/// The location of a script and its root folder.
struct ScriptLocation: Sendable {
  private let current: String
  private let home: String
  /// The script's folder: the absolute path as written, and with links resolved.
  private let writtenFolder: String
  private let folder: RootFolder
  /// `--root`: the absolute path as written.
  private let writtenRoot: String?
  /// Nil if the script's folder is `/`, the home folder or above it.
  private let root: RootFolder?

  /// - Parameters:
  ///   - script: its path, as given.
  ///   - root: `--root`; nil to choose the root by the script's folder.
  ///   - home: the user's home folder; empty if unknown.
  /// - Throws: `FileProblem` if one of the folders is missing.
  init(of script: String, root: String?, home: String) throws(FileProblem) {
    let written = ScriptPath.folder(of: script)
    let current = Self.resolved(".")
    self.current = current
    do throws(FileFault) {
      // A deleted current folder has no path.
      guard current != "." else { throw .system(ENOENT) }
      folder = try RootFolder(written)
    } catch {
      throw FileProblem(script, error, cannotBe: "read")
    }
    let home = Self.resolved(home)
    self.home = home
    writtenFolder = ScriptPath.absolute(written, from: current)
    writtenRoot = root.map { ScriptPath.absolute($0, from: current) }
    do throws(FileFault) {
      if let root {
        self.root = try RootFolder(root)
      } else if !Self.isWide(current, home: home), Self.isProject(current, above: folder.path) {
        self.root = try RootFolder(current)
      } else {
        self.root = Self.isWide(folder.path, home: home) ? nil : folder
      }
    } catch {
      throw FileProblem(root ?? ".", error, cannotBe: "the root of a script")
    }
  }

  /// False if the script's folder is `/`, the home folder or above it, so that a script there cannot name any files.
  var hasRoot: Bool { root != nil }

  /// The script itself, which may be anywhere, because the user named it.
  func ofScript(_ script: String) -> (RootFolder, name: String) {
    let leaf = script.hasSuffix("/") ? "" : script.split(separator: "/").last.map(String.init) ?? ""
    guard let root, let inside = ScriptPath.part(of: folder.path, below: root.path) else {
      return (folder, leaf)
    }
    return (root, inside.isEmpty ? leaf : "\(inside)/\(leaf)")
  }

  /// A file that the script names.
  /// - Parameter path: already resolved relative to the file that names it.
  /// - Throws: `FileFault`.
  func of(_ path: String) throws(FileFault) -> (RootFolder, name: String) {
    guard !path.utf8.contains(0) else { throw .system(EINVAL) }
    guard let root else { throw .noRoot }
    let real = real(path)
    guard let name = ScriptPath.part(of: real, below: root.path) else { throw .outside(real, byLink: false) }
    try requireVisible(name)
    return (root, name)
  }

  /// - Parameter name: relative to the root.
  /// - Throws: `FileFault.hidden` for a name that begins with a dot. The script's own folder may have any
  ///   name.
  func requireVisible(_ name: String) throws(FileFault) {
    guard let root else { throw .noRoot }
    let own = ScriptPath.part(of: folder.path, below: root.path).flatMap {
      ScriptPath.part(of: name, below: $0)
    }
    guard (own ?? name).split(separator: "/").allSatisfy({ !$0.hasPrefix(".") }) else { throw .hidden }
  }

  /// The message that says why a file is refused, and what would allow it.
  func refusal(of path: String, _ fault: FileFault, cannotBe verb: String) -> FileProblem {
    let shown = ScriptString.printable(path)
    switch fault {
    case .outside(let real, let byLink):
      let how = byLink ? "leads by a link out of" : "is outside of"
      let wanted = Self.common(folder.path, ScriptPath.folder(of: real))
      return FileProblem("\(shown) \(how) \(printableRoot), the root of this script; \(allowed(by: wanted))")
    case .noRoot:
      return FileProblem(
        "\(shown) is not read or written, because the script lies in \(printableRoot), which is no root for a script;"
          + " move the script to a folder of its own, or \(allowed(by: folder.path))")
    case .hidden:
      return FileProblem(
        "\(shown) is hidden: a script reads and writes no names that begin with a dot; rename it")
    case .noScript:
      return FileProblem("\(shown) is read as a script, so its name must end in \(ScriptFiles.ending)")
    default: return FileProblem(path, fault, cannotBe: verb)
    }
  }

  private func allowed(by folder: String) -> String {
    "--root \(ScriptString.printable(folder)) would allow it"
      + (Self.isWide(folder, home: home) ? ", and all of your files with it" : "")
  }

  private var printableRoot: String { ScriptString.printable((root ?? folder).path) }

  /// Resolves the links in the current folder, the script's folder or the root at the start of a path. Links
  /// below them are resolved when the file is opened.
  private func real(_ path: String) -> String {
    let written = ScriptPath.absolute(path, from: current)
    let known = [(writtenFolder, folder.path)] + (writtenRoot.flatMap { [($0, root?.path ?? $0)] } ?? [])
    for (folder, real) in known {
      if let rest = ScriptPath.part(of: written, below: folder) {
        return rest.isEmpty ? real : "\(real)/\(rest)"
      }
    }
    return written
  }

  /// Whether the folder is `/`, the user's home or above it.
  private static func isWide(_ folder: String, home: String) -> Bool {
    folder == "/" || !home.isEmpty && ScriptPath.part(of: home, below: folder) != nil
  }

  private static func isProject(_ current: String, above folder: String) -> Bool {
    guard let inside = ScriptPath.part(of: folder, below: current), !inside.isEmpty else { return false }
    return access("\(current)/.git", F_OK) == 0
  }

  private static func resolved(_ path: String) -> String {
    guard !path.isEmpty, let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The deepest common ancestor of two folders.
  private static func common(_ first: String, _ second: String) -> String {
    let parts = zip(first.split(separator: "/"), second.split(separator: "/")).prefix { $0 == $1 }.map(\.0)
    return "/" + parts.joined(separator: "/")
  }
}
