import Domain
import FoundationEssentials
import Glibc
import TestSupport
import Testing

@testable import Storage

struct UnsavedTodoFolderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Each call is another octodo on the same files.
  private var octodo: UnsavedTodoFolder { UnsavedTodoFolder(path: folder.file("data/unsaved")) }

  private func text(_ title: String, for todoID: Int64? = nil) throws -> UnsavedTodo {
    let link = Item.repo(try #require(RepoName("groue/GRDB.swift")))
    return UnsavedTodo(
      key: UUID(), todoID: todoID, original: TodoText(title: "old", note: "\0", link: link),
      text: TodoText(title: title, note: "検索 \"it\"\n", link: link))
  }

  private func files() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.file("data/unsaved"))
  }

  @Test func `nothing is kept at first, and no folder is created for that`() throws {
    let octodoLeft = try octodo.takeLeft(for: nil)
    #expect(octodoLeft == nil)
    #expect(!FileManager.default.fileExists(atPath: folder.file("data")))
  }

  @Test func `the next octodo takes the text of one that ended, unchanged`() throws {
    let left = try text("half a th")
    try octodo.keep(left)
    let next = octodo
    var nextLeft = try next.takeLeft(for: 7)
    #expect(nextLeft == nil)
    nextLeft = try next.takeLeft(for: nil)
    #expect(nextLeft == left)
    nextLeft = try next.takeLeft(for: nil)
    #expect(nextLeft == nil)
  }

  @Test func `a link to an issue is kept with its page, and an older octodo's link is read`() throws {
    let issue = try #require(
      Item(stored: "issue", target: "octo/kettle#7", url: "https://ghe.example/octo/kettle/issues/7"))
    var left = try text("half a th")
    (left.original.link, left.text.link) = (issue, issue)
    try octodo.keep(left)
    let taken = try octodo.takeLeft(for: nil)
    #expect(taken == left)
    let older = """
      {"key":"\(UUID().uuidString)","original":{"title":"o/r","note":"","linkKind":"repo","linkTarget":"o/r"},\
      "text":{"title":"o/r!","note":"","linkKind":"repo","linkTarget":"o/r"}}
      """
    try Data(older.utf8).write(to: URL(filePath: folder.file("data/unsaved/new-\(UUID().uuidString).json")))
    let read = try octodo.takeLeft(for: nil)
    let name = try #require(RepoName("o/r"))
    #expect(read?.text == TodoText(title: "o/r!", link: .repo(name)))
  }

  @Test(arguments: [([:], 1), (["due": "fri", "tags": ""], 2)])
  func `a text with other fields is one that an older octodo leaves alone`(
    fields: [String: String], version: Int
  ) throws {
    var left = try text("half a th")
    (left.original.fields, left.text.fields) = (fields.mapValues { _ in "before" }, fields)
    try octodo.keep(left)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.file("data/unsaved"))
    let name = try #require(names.first)
    let file = try Data(contentsOf: URL(filePath: folder.file("data/unsaved/\(name)")))
    #expect(String(decoding: file, as: UTF8.self).contains("\"version\":\(version)"))
    let taken = try octodo.takeLeft(for: nil)
    #expect(taken == left)
  }

  @Test func `texts that no octodo holds are counted by their todo`() throws {
    let holder = octodo
    try holder.keep(try text("held"))
    try octodo.keep(try text("one"))
    try octodo.keep(try text("two"))
    try octodo.keep(try text("call home", for: 12))
    let next = octodo
    var counts = try [nil, 12, 7].map { try next.leftCount(for: [$0]) }
    #expect(counts == [2, 1, 0])
    _ = try next.takeLeft(for: nil)
    counts = try [nil, 12, 7].map { try next.leftCount(for: [$0]) }
    #expect(counts == [1, 1, 0])
    let all = try next.leftCount(for: [nil, 12, 7])
    #expect(all == 2)
    holder.release(UUID())
  }

  @Test func `a text of a newer octodo is left alone`() throws {
    let newer = """
      {"version": 3, "key": "\(UUID().uuidString)", "tags": ["home"],
       "original": {"title": "", "note": ""}, "text": {"title": "newer", "note": ""}}
      """
    try octodo.keep(try text("mine"))
    try Data(newer.utf8).write(to: URL(filePath: folder.file("data/unsaved/new-newer.json")))
    let next = octodo
    var title = try next.takeLeft(for: nil)?.text.title
    #expect(title == "mine")
    title = try next.takeLeft(for: nil)?.text.title
    #expect(title == nil)
  }

  @Test func `a file that is larger than a text is not read`() throws {
    try octodo.keep(try text("mine"))
    let name = folder.file("data/unsaved/new-large.json")
    try Data().write(to: URL(filePath: name))
    #expect(truncate(name, 200_000_000) == 0)
    let count = try octodo.leftCount(for: [nil])
    #expect(count == 1)
  }

  @Test func `a todo is not offered the text of another one`() throws {
    let left = try text("call home", for: 12)
    try octodo.keep(left)
    let next = octodo
    for other: Int64? in [1, 2, 123, nil] {
      let otherLeft = try next.takeLeft(for: other)
      #expect(otherLeft == nil)
    }
    let nextLeft = try next.takeLeft(for: 12)
    #expect(nextLeft == left)
  }

  @Test func `the newest of several texts is taken first`() throws {
    let texts = [try text("old"), try text("newest"), try text("older")]
    for (text, age) in zip(texts, [60.0, 0, 30]) {
      try octodo.keep(text)
      let name = try #require(try files().first { $0.contains(text.key.uuidString) })
      try FileManager.default.setAttributes(
        [.modificationDate: noon.addingTimeInterval(-age)], ofItemAtPath: folder.file("data/unsaved/\(name)"))
    }
    let next = octodo
    let taken = try (0..<3).map { _ in try next.takeLeft(for: nil)?.text.title }
    #expect(taken == ["newest", "older", "old"])
  }

  @Test func `text of a running octodo is not taken`() throws {
    let (first, second) = (octodo, octodo)
    let left = try text("mine", for: 7)
    try first.keep(left)
    var secondLeft = try second.takeLeft(for: 7)
    #expect(secondLeft == nil)
    first.release(left.key)
    secondLeft = try second.takeLeft(for: 7)
    #expect(secondLeft == left)
    let firstLeft = try first.takeLeft(for: 7)
    #expect(firstLeft == nil)
  }

  @Test func `later text replaces earlier text, and is locked too`() throws {
    var left = try text("half")
    do {
      let first = octodo
      try first.keep(left)
      left.text.title = "half a thought"
      try first.keep(left)
      let octodoLeft = try octodo.takeLeft(for: nil)
      #expect(octodoLeft == nil)
      let actualFiles = try files()
      #expect(actualFiles.count == 1)
    }
    let octodoLeft = try octodo.takeLeft(for: nil)
    #expect(octodoLeft == left)
  }

  @Test func `discarded text is deleted, whoever wrote it`() throws {
    let left = try text("half")
    try octodo.keep(left)
    let next = octodo
    _ = try next.takeLeft(for: nil)
    try next.discard(left.key)
    let actualFiles = try files()
    #expect(actualFiles == [])
    try next.discard(left.key)
  }

  @Test func `discarding text whose file was deleted causes no error`() throws {
    let left = try text("half")
    let first = octodo
    try first.keep(left)
    for name in try files() {
      try FileManager.default.removeItem(atPath: folder.file("data/unsaved/\(name)"))
    }
    try first.discard(left.key)
    let names = try files()
    #expect(names == [])
  }

  @Test func `text for a deleted todo becomes text for a new one`() throws {
    var left = try text("half", for: 7)
    do {
      let first = octodo
      try first.keep(left)
      left.todoID = nil
      try first.keep(left)
    }
    var octodoLeft = try octodo.takeLeft(for: 7)
    #expect(octodoLeft == nil)
    octodoLeft = try octodo.takeLeft(for: nil)
    #expect(octodoLeft == left)
  }

  @Test func `it lists each todo with kept text once`() throws {
    var todoIDs = try octodo.todoIDs()
    #expect(todoIDs == [])
    let first = octodo
    for id in [7, 7, 12, nil] as [Int64?] { try first.keep(text("half", for: id)) }
    try folder.write("{", to: "data/unsaved/notes-1.json")
    todoIDs = try octodo.todoIDs()
    #expect(todoIDs.sorted() == [7, 12])
  }

  @Test func `a file that cannot be read stays`() throws {
    try octodo.keep(text("half"))
    try folder.write("{", to: "data/unsaved/new-1.json")
    let title = try octodo.takeLeft(for: nil)?.text.title
    #expect(title == "half")
    let actualFiles = try files()
    #expect(actualFiles.count == 2)
  }

  @Test func `a folder that is not writable is an error, and loses nothing`() throws {
    try folder.write("a file where a folder should be", to: "data")
    #expect(throws: AppError.self) { try octodo.keep(text("half")) }
  }

  @Test func `only the owner may read it`() throws {
    let first = octodo
    try first.keep(text("half"))
    let path = folder.file("data/unsaved/" + (try #require(files().first)))
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
  }
}
