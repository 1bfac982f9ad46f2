import FoundationEssentials
import Glibc
import TestSupport
import Testing

@testable import Console

struct RunFolderTests {
  private let parent: TemporaryFolder

  init() throws {
    parent = try TemporaryFolder()
  }

  @Test func `a folder is private to its owner, and deleted with its content`() throws {
    let folder = try RunFolder(in: parent.path, name: "sandbox")
    let name = try #require(try parent.names.first)
    #expect(name.hasPrefix("octodo-sandbox-") && folder.path == parent.file(name))
    let mode = try #require(
      try FileManager.default.attributesOfItem(atPath: folder.path)[.posixPermissions] as? Int)
    #expect(mode & 0o777 == 0o700)
    try parent.write("x", to: "\(name)/file")
    try folder.remove()
    let names = try parent.names
    #expect(names.isEmpty)
  }

  @Test func `the folder of a killed run is deleted by the next run`() throws {
    try abandon("octodo-run-abc")
    let folder = try RunFolder(in: parent.path, name: "sandbox")
    let names = try parent.names
    #expect(names.map { parent.file($0) } == [folder.path])
  }

  @Test func `the folder of an active run is kept, and so is everything else`() throws {
    let running = try RunFolder(in: parent.path, name: "run")
    try abandon("octodo-run-abc")
    try abandon("somebody-else")
    try FileManager.default.createDirectory(
      atPath: parent.file("octodo-unknown"), withIntermediateDirectories: false)
    // Its target is not deleted with it.
    try FileManager.default.createSymbolicLink(
      atPath: parent.file("octodo-link"), withDestinationPath: parent.file("somebody-else"))
    let folder = try RunFolder(in: parent.path, name: "run")
    let expected = [
      "octodo-link", "octodo-unknown", "somebody-else", try name(of: running), try name(of: folder),
    ]
    let names = try parent.names
    #expect(names == expected.sorted())
  }

  @Test func `if no folder can be created, the system's reason is reported`() {
    #expect {
      _ = try RunFolder(in: "/dev/null", name: "run")
    } throws: {
      "\($0)" == "a folder cannot be made in /dev/null: Not a directory"
    }
  }

  /// The remains of a killed run: its folder, and a lock that is free.
  private func abandon(_ name: String) throws {
    let path = parent.file(name)
    try FileManager.default.createDirectory(atPath: path + "/1", withIntermediateDirectories: true)
    try parent.write("", to: "\(name)/lock")
  }

  private func name(of folder: RunFolder) throws -> String {
    try #require(folder.path.split(separator: "/").last.map(String.init))
  }
}
