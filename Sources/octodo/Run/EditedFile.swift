import Console
import Domain
import Glibc

/// A file that only the user can read, with a text for an editor.
struct EditedFile {
  let path: String
  private let folder: RunFolder

  /// - Parameters:
  ///   - name: of the file, by whose end editors know its language.
  ///   - parent: the folder for temporary files.
  /// - Throws: the system's error.
  init(_ text: String, name: String, in parent: String) throws {
    folder = try RunFolder(in: parent, name: "editor")
    path = "\(folder.path)/\(name)"
    do {
      _ = try TextFile.replace(
        path, by: text.isEmpty || text.hasSuffix("\n") ? text : text + "\n", ifStill: { true })
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

  /// What cannot be removed now is removed by a later run.
  func remove() { try? folder.remove() }
}
