import FoundationEssentials
import TestSupport
import Testing

@testable import octodo

/// What stays of a text in an editor when the program is killed.
struct EditedFileTests {
  private let parent: TemporaryFolder
  /// A day after the files were made, and more.
  private let later = Date().addingTimeInterval(100_000)

  init() throws {
    parent = try TemporaryFolder()
  }

  @Test func `a text that an editor saved stays until the user deletes it`() throws {
    try leave("a", note: "an hour of text\n")
    for _ in 0..<2 {
      #expect(EditedFile.left(in: parent.path, now: later) == [parent.file("octodo-editor-a/note.md")])
    }
    let next = try EditedFile("tea", name: "note.md", in: parent.path)
    #expect(EditedFile.left(in: parent.path, now: later) == [parent.file("octodo-editor-a/note.md")])
    #expect(!next.isChanged)
    next.remove()
  }

  @Test func `the folder is named if the editor left more files`() throws {
    try leave("a", note: "tea\nmore\n")
    try parent.write("x", to: "octodo-editor-a/.note.md.swp")
    #expect(EditedFile.left(in: parent.path, now: later) == [parent.file("octodo-editor-a")])
  }

  @Test func `an unchanged text goes after a day, because its editor may be open`() throws {
    try leave("a", note: "tea\n")
    #expect(EditedFile.left(in: parent.path, now: Date()).isEmpty)
    let names = try parent.names
    #expect(names == ["octodo-editor-a"])
    #expect(EditedFile.left(in: parent.path, now: later).isEmpty)
    let rest = try parent.names
    #expect(rest.isEmpty)
  }

  /// The file of a run that was killed.
  private func leave(_ name: String, note: String) throws {
    let folder = "octodo-editor-\(name)"
    try FileManager.default.createDirectory(
      atPath: parent.file(folder), withIntermediateDirectories: false)
    try parent.write("tea\n", to: "\(folder)/.before")
    try parent.write(note, to: "\(folder)/note.md")
    try parent.write("", to: "\(folder)/lock")
  }
}
