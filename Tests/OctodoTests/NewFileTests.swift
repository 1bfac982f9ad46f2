import Foundation
import Screens
import TestSupport
import Testing

@testable import octodo

struct NewFileTests {
  private let home: TemporaryFolder

  init() throws {
    home = try TemporaryFolder()
  }

  @Test func `a file is new each time, and the home folder is shown as a tilde`() throws {
    let file = NewFile(folders: [home.path], home: home.path)
    try home.write("mine", to: "a.csv")
    let write = try file.write("1", as: "a.csv")
    #expect(write == SavedFile(path: home.file("a-2.csv"), shownPath: "~/a-2.csv"))
    let shownPath = try file.write("2\r\n", as: "a.csv").shownPath
    #expect(shownPath == "~/a-3.csv")
    var bytes = try home.bytes("a.csv")
    #expect(bytes == Array("mine".utf8))
    bytes = try home.bytes("a-2.csv")
    #expect(bytes == Array("1".utf8))
    bytes = try home.bytes("a-3.csv")
    #expect(bytes == Array("2\r\n".utf8))
  }

  @Test func `a dangling link counts as an existing file`() throws {
    try FileManager.default.createSymbolicLink(
      atPath: home.file("a.csv"), withDestinationPath: home.file("elsewhere"))
    let file = NewFile(folders: [home.path], home: home.path)
    let shownPath = try file.write("1", as: "a.csv").shownPath
    #expect(shownPath == "~/a-2.csv")
    #expect(!FileManager.default.fileExists(atPath: home.file("elsewhere")))
  }

  @Test func `only the user can read it`() throws {
    _ = try NewFile(folders: [home.path], home: home.path).write("1", as: "a.csv")
    let attributes = try FileManager.default.attributesOfItem(atPath: home.file("a.csv"))
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test func `if a folder fails, the next one is used`() throws {
    let file = NewFile(folders: [home.file("missing"), home.path], home: "/home/nobody")
    let shownPath = try file.write("1", as: "a.csv").shownPath
    #expect(shownPath == home.file("a.csv"))
  }

  @Test func `if all fail, the last one's reason is reported`() throws {
    let file = NewFile(folders: ["/nowhere", home.file("missing")], home: home.path)
    #expect(throws: ExportError.notSaved(shownPath: "~/missing/a.csv", reason: "No such file or directory")) {
      try file.write("1", as: "a.csv")
    }
  }
}
