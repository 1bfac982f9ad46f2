import Console
import Domain
import FoundationEssentials
import Glibc

/// A file that only the user can read, with a text for an editor. If the program is killed meanwhile, it stays.
struct EditedFile {
  let path: String
  private let folder: RunFolder

  /// - Parameters:
  ///   - name: of the file, by whose end editors know its language.
  ///   - parent: the folder for such files, which a restart of the machine keeps. It is made if there is none.
  /// - Throws: the system's error.
  init(_ text: String, name: String, in parent: String) throws {
    try FileManager.default.createDirectory(
      atPath: parent, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    folder = try RunFolder(in: parent, name: "editor", keepsRemains: true)
    path = "\(folder.path)/\(name)"
    let whole = text.isEmpty || text.hasSuffix("\n") ? text : text + "\n"
    do {
      for file in [path, "\(folder.path)/\(Self.originalName)"] {
        _ = try TextFile.replace(file, by: whole, ifStill: { true })
      }
    } catch {
      remove()
      throw error
    }
  }

  /// What is in the file now; empty if the editor removed it.
  /// - Throws: `TextFile.Problem`.
  func text() throws -> String {
    let bytes = try TextFile.bytes(path, limit: Self.limit) ?? []
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw TextFile.Problem(description: "it is not UTF-8")
    }
    return text
  }

  /// In bytes. The todo file takes less.
  private static let limit = 4 * Todo.longestText

  /// Whether the editor saved something else, or left files of its own.
  var isChanged: Bool { !Self.changes(in: folder.path).isEmpty }

  /// What cannot be removed now is removed by a later run.
  func remove() { try? folder.remove() }

  /// The text before the editor, to tell whether it saved another one.
  private static let originalName = ".before"

  /// What editors wrote that octodo did not take because it was killed: the paths of the texts. Nothing of it is
  /// removed. A text that no editor changed is removed after a day, because its editor may still be open.
  static func left(in parent: String, now: Date) -> [String] {
    RunFolder.remains(in: parent).compactMap { folder in
      let changes = changes(in: folder)
      guard changes.isEmpty else { return changes.count == 1 ? "\(folder)/\(changes[0])" : folder }
      let made = try? FileManager.default.attributesOfItem(atPath: folder)[.modificationDate] as? Date
      if let made, now.timeIntervalSince(made) > 86_400 {
        try? FileManager.default.removeItem(atPath: folder)
      }
      return nil
    }
  }

  /// The names of files that differ from the original text.
  private static func changes(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let original = "\(folder)/\(originalName)"
    return names.sorted().filter { name in
      name != originalName && name != RunFolder.lockName
        && !FileManager.default.contentsEqual(atPath: "\(folder)/\(name)", andPath: original)
    }
  }
}
