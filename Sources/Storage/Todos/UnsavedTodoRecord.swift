import Domain
import FoundationEssentials
import Glibc

/// The JSON format of an unsaved text.
struct UnsavedTodoRecord: Codable {
  struct Text: Codable {
    var title: String
    var note: String
    var linkKind: String?
    var linkTarget: String?
    var linkURL: String?
    /// Nil in a text of version 1.
    var fields: [String: String]?
  }

  /// Nil in a file of an octodo that had no versions.
  var version: Int?
  var key: UUID
  var original: Text
  var text: Text

  init(_ todo: UnsavedTodo) {
    version = todo.text.fields.isEmpty ? Self.versionWithoutFields : Self.version
    key = todo.key
    original = Text(todo.original)
    text = Text(todo.text)
  }

  /// Nil if the file is not in this format.
  static func read(from descriptor: Int32, todoID: Int64?) -> UnsavedTodo? {
    var status = stat()
    guard fstat(descriptor, &status) == 0, (1...limit).contains(status.st_size) else { return nil }
    var bytes = [UInt8](repeating: 0, count: status.st_size)
    guard pread(descriptor, &bytes, bytes.count, 0) == bytes.count else { return nil }
    let record = try? JSONDecoder().decode(Self.self, from: Data(bytes))
    guard let record, record.version ?? 0 <= version else { return nil }
    return UnsavedTodo(
      key: record.key, todoID: todoID, original: record.original.todoText, text: record.text.todoText)
  }

  /// - Throws: `StorageError` that names `path`.
  func write(to descriptor: Int32, path: String) throws(StorageError) {
    var rest: ArraySlice<UInt8>
    do {
      rest = try ArraySlice(JSONEncoder().encode(self))
    } catch {
      throw .other("the text cannot be written as JSON")
    }
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 else { throw StorageError(errno: errno, path: path) }
      rest = rest.dropFirst(count)
    }
    guard fdatasync(descriptor) == 0 else { throw StorageError(errno: errno, path: path) }
  }

  /// In bytes: two texts, each as long as a field accepts and every byte of it escaped.
  private static let limit = 8 << 20
  /// The version of the format. An older octodo leaves a text of a newer one alone, because it would lose the fields that
  /// it does not know.
  private static let version = 2
  /// A text without other fields, which an older octodo can take over as a whole.
  private static let versionWithoutFields = 1
}

extension UnsavedTodoRecord.Text {
  init(_ text: TodoText) {
    self.init(
      title: text.title, note: text.note, linkKind: text.link?.kind.stored,
      linkTarget: text.link?.description,
      linkURL: text.link?.storedPage,
      fields: text.fields.isEmpty ? nil : text.fields)
  }

  var todoText: TodoText {
    TodoText(
      title: title, note: note, link: TodoRow.link(kind: linkKind, target: linkTarget, url: linkURL),
      fields: fields ?? [:])
  }
}
