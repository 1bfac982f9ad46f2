/// The files of one script: those below its root, and no others.
///
/// The root is the folder of the script. It is the current folder where that is above it and holds a `.git`, and
/// what `--root` says where that is given. The whole computer, the person's home and what is above it are no root by
/// themselves. Links are followed for reading, as far as they stay below the root, and never for writing. Names that
/// begin with a dot are none of a script's: secrets and settings have such names.
struct ScriptFiles: Sendable {
  /// What a file is to the script.
  enum Kind {
    case script, include, answer, fixture, cassette, snapshot

    /// In bytes, so that a mistaken name, of a disk's image for example, does not fill the memory.
    var limit: Int {
      switch self {
      case .script, .include: Limits.longestScript
      case .answer, .snapshot: 16 * 1_048_576
      case .cassette: 64 * 1_048_576
      case .fixture: 100_000_000
      }
    }
  }

  static let ending = ".steps"

  private let place: ScriptPlace

  /// - Parameter script: its path, as given.
  /// - Throws: `FileProblem` where there is no such folder.
  init(of script: String, _ options: ScriptOptions) throws(FileProblem) {
    place = try ScriptPlace(of: script, root: options.root, home: options.home)
  }

  /// Reads the script itself, which a person has named.
  /// - Throws: `FileProblem`.
  func readScript(_ script: String) throws(FileProblem) -> [UInt8] {
    try doing("read", script) { () throws(FileFault) in
      let (root, name) = place.ofScript(script)
      return try read(name, in: root, .script)
    }
  }

  /// Writes the script itself anew, where it is, and keeps who may read and run it.
  /// - Throws: `FileProblem`.
  func rewriteScript(_ script: String, with bytes: [UInt8]) throws(FileProblem) {
    try doing("written", script) { () throws(FileFault) in
      let (root, name) = place.ofScript(script)
      try root.write(bytes, to: root.resolved(name), keepsMode: true)
    }
  }

  /// Reads a file that the script names.
  /// - Parameter path: as resolved from the file that names it.
  /// - Throws: `FileProblem`.
  func read(_ path: String, as kind: Kind) throws(FileProblem) -> [UInt8] {
    try doing("read", path) { () throws(FileFault) in
      let (root, name) = try place.of(path)
      return try read(name, in: root, kind)
    }
  }

  /// Writes a file that the script names.
  /// - Throws: `FileProblem`.
  func write(_ bytes: [UInt8], to path: String) throws(FileProblem) {
    try doing("written", path) { () throws(FileFault) in
      let (root, name) = try place.of(path)
      try root.write(bytes, to: name)
    }
  }

  /// Writes what `change` makes of a file that the script names. No other process writes into its folder meanwhile.
  /// - Parameter change: gets the file as it is, or nil where there is none.
  /// - Throws: `FileProblem`, and what `change` throws.
  func update(_ path: String, as kind: Kind, _ change: ([UInt8]?) throws -> [UInt8]) throws {
    do {
      let (root, name) = try place.of(path)
      try root.update(name, limit: kind.limit, change)
    } catch let fault as FileFault {
      throw place.refusal(of: path, fault, cannotBe: "written")
    }
  }

  /// What lies in a folder; nothing where it is missing, or none of the script's.
  /// - Throws: `FileProblem` where the folder is there and cannot be read.
  func entries(of path: String) throws(FileProblem) -> [RootFolder.Entry] {
    try doing("read", path) { () throws(FileFault) in
      guard let (root, name) = try? place.of(path) else { return [] }
      do throws(FileFault) {
        return try root.entries(of: name)
      } catch {
        guard error == .link || error.isMissing else { throw error }
        return []
      }
    }
  }

  /// Deletes a file, and the two folders above it where they are empty then.
  /// - Throws: `FileProblem`.
  func delete(_ path: String) throws(FileProblem) {
    try doing("deleted", path) { () throws(FileFault) in
      let (root, name) = try place.of(path)
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
    // The lines of a script stand in messages, so no link makes a script of another file.
    if kind == .include || kind == .script { try requireScript(real) }
    if kind != .script { try place.requireVisible(real) }
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
      throw place.refusal(of: path, error, cannotBe: verb)
    }
  }
}
