/// The files that one script may use: only those below its root.
///
/// The root is `--root` if it is given. Otherwise it is the current folder if that is above the script and holds a
/// `.git`, or else the script's own folder. `/`, the user's home and the folders above it are never used as a root
/// unless `--root` names them. Links are followed for reading if they stay below the root, and never for writing.
/// Names that begin with a dot are refused, because secrets and settings have such names.
struct ScriptFiles: Sendable {
  /// The file's role in the script.
  enum Kind {
    case script, include, response, fixture, cassette, snapshot

    /// In bytes, so that a mistaken name, such as a disk image, does not exhaust memory.
    var limit: Int {
      switch self {
      case .script, .include: ScriptLimits.longestScript
      case .response, .snapshot: 16 * 1_048_576
      // More than a cassette has, so that its own error says what to do.
      case .cassette: 64 * 1_048_576
      case .fixture: 100_000_000
      }
    }
  }

  static let ending = ".steps"

  private let location: ScriptLocation

  /// - Parameter script: its path, as given.
  /// - Throws: `FileProblem` if the folder does not exist.
  init(of script: String, _ options: ScriptOptions) throws(FileProblem) {
    location = try ScriptLocation(of: script, root: options.root, home: options.home)
  }

  /// Reads the script itself, which the user named.
  /// - Throws: `FileProblem`.
  func readScript(_ script: String) throws(FileProblem) -> [UInt8] {
    try doing("read", script) { () throws(FileFault) in
      let (root, name) = location.ofScript(script)
      return try read(name, in: root, .script)
    }
  }

  /// Rewrites the script itself in place and keeps its permissions.
  /// - Throws: `FileProblem`.
  func rewriteScript(_ script: String, with bytes: [UInt8]) throws(FileProblem) {
    try doing("written", script) { () throws(FileFault) in
      let (root, name) = location.ofScript(script)
      try root.write(bytes, to: root.resolved(name), keepsMode: true)
    }
  }

  /// Reads a file that the script names.
  /// - Parameter path: already resolved relative to the file that names it.
  /// - Throws: `FileProblem`.
  func read(_ path: String, as kind: Kind) throws(FileProblem) -> [UInt8] {
    try doing("read", path) { () throws(FileFault) in
      let (root, name) = try location.of(path)
      return try read(name, in: root, kind)
    }
  }

  /// Writes a file that the script names.
  /// - Throws: `FileProblem`.
  func write(_ bytes: [UInt8], to path: String) throws(FileProblem) {
    try doing("written", path) { () throws(FileFault) in
      let (root, name) = try location.of(path)
      try root.write(bytes, to: name)
    }
  }

  /// Reads a file that the script names, changes it and writes it back while holding a lock on its folder.
  /// - Parameter change: gets the current content, or nil if the file does not exist; returns the new
  ///   content.
  /// - Throws: `FileProblem`, and what `change` throws.
  func update(_ path: String, as kind: Kind, _ change: ([UInt8]?) throws -> [UInt8]) throws {
    do {
      let (root, name) = try location.of(path)
      try root.update(name, limit: kind.limit, change)
    } catch let fault as FileFault {
      throw location.refusal(of: path, fault, cannotBe: "written")
    }
  }

  /// The entries of a folder; empty if it is missing or may not be used by the script.
  /// - Throws: `FileProblem` if the folder exists but cannot be read.
  func entries(of path: String) throws(FileProblem) -> [RootFolder.Entry] {
    try doing("read", path) { () throws(FileFault) in
      // A folder that does not exist has no entries.
      guard let (root, name) = try? location.of(path) else { return [] }
      do throws(FileFault) {
        return try root.entries(of: name)
      } catch {
        guard error == .link || error.isMissing else { throw error }
        return []
      }
    }
  }

  /// Deletes a file and up to two parent folders that become empty.
  /// - Throws: `FileProblem`.
  func delete(_ path: String) throws(FileProblem) {
    try doing("deleted", path) { () throws(FileFault) in
      let (root, name) = try location.of(path)
      try root.delete(name, folders: 2)
    }
  }

  private func read(_ name: String, in root: RootFolder, _ kind: Kind) throws(FileFault) -> [UInt8] {
    if kind == .include { try requireScript(name) }
    do throws(FileFault) {
      return try root.read(name, limit: kind.limit)
    } catch {
      guard error == .link else { throw error }
    }
    let real = try root.resolved(name)
    // Messages quote lines of a script, so a link must not let another file be read as a script.
    if kind == .include || kind == .script { try requireScript(real) }
    if kind != .script { try location.requireVisible(real) }
    return try root.read(real, limit: kind.limit)
  }

  private func requireScript(_ name: String) throws(FileFault) {
    guard name.utf8.reversed().starts(with: Self.ending.utf8.reversed()) else { throw .noScript }
  }

  private func doing<Result>(
    _ verb: String, _ path: String, _ body: () throws(FileFault) -> Result
  ) throws(FileProblem) -> Result {
    do throws(FileFault) {
      return try body()
    } catch {
      throw location.refusal(of: path, error, cannotBe: verb)
    }
  }
}
