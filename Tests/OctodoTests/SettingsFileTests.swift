import Console
import Domain
import FoundationEssentials
import Glibc
import Screens
import TestSupport
import Testing

@testable import octodo

struct SettingsFileTests {
  private let folder: TemporaryFolder
  private var file: SettingsFile { SettingsFile(path: folder.file("config.yml")) }

  init() throws {
    folder = try TemporaryFolder()
  }

  private func text(_ name: String = "config.yml") throws -> String {
    String(decoding: try folder.bytes(name), as: UTF8.self)
  }

  private func mode(_ name: String) throws -> mode_t {
    var status = stat()
    try #require(stat(folder.file(name), &status) == 0)
    return status.st_mode & 0o777
  }

  @Test func `a missing file is created for this user only, and so are its folders`() throws {
    try SettingsFile(path: folder.file("a/b/config.yml")).set("theme", to: "dark")
    let actual = try text("a/b/config.yml")
    #expect(actual == "theme: dark\n")
    var permissions = try mode("a/b/config.yml")
    #expect(permissions == 0o600)
    permissions = try mode("a/b")
    #expect(permissions == 0o700)
    permissions = try mode("a")
    #expect(permissions == 0o700)
  }

  @Test func `a file keeps its permissions, and no temporary file remains`() throws {
    try folder.write("theme: plain\n", to: "config.yml")
    chmod(folder.file("config.yml"), 0o640)
    try file.set("theme", to: "dark")
    let actualText = try text()
    #expect(actualText == "theme: dark\n")
    let actual = try mode("config.yml")
    #expect(actual == 0o640)
    let names = try folder.names
    #expect(names == ["config.yml"])
  }

  @Test func `a symbolic link is kept, and its target is written`() throws {
    try FileManager.default.createDirectory(atPath: folder.file("dots"), withIntermediateDirectories: false)
    try folder.write("theme: plain\n", to: "dots/mine.yml")
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("config.yml"), withDestinationPath: "dots/mine.yml")
    try file.set("theme", to: "dark")
    let destinationOfSymbolicLink = try FileManager.default.destinationOfSymbolicLink(
      atPath: folder.file("config.yml"))
    #expect(
      destinationOfSymbolicLink == "dots/mine.yml")
    let actual = try text("dots/mine.yml")
    #expect(actual == "theme: dark\n")
  }

  @Test func `a dangling link creates its target`() throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("config.yml"), withDestinationPath: folder.file("new.yml"))
    try file.set("theme", to: "dark")
    let actual = try text("new.yml")
    #expect(actual == "theme: dark\n")
  }

  @Test func `links that lead to each other are reported`() throws {
    for (name, target) in [("config.yml", "b"), ("b", "config.yml")] {
      try FileManager.default.createSymbolicLink(atPath: folder.file(name), withDestinationPath: target)
    }
    #expect(throws: SettingsProblem.system(reason: "Too many levels of symbolic links")) {
      try file.set("theme", to: "dark")
    }
  }

  @Test func `a broken file is not changed`() throws {
    try folder.write("theme: plain\ntheme: dark\n", to: "config.yml")
    #expect(throws: SettingsProblem.broken(line: 2)) { try file.set("theme", to: "light") }
    #expect(throws: SettingsProblem.broken(line: 2)) { try file.check() }
    let actualText = try text()
    #expect(actualText == "theme: plain\ntheme: dark\n")
  }

  @Test func `a file in another encoding is not changed`() throws {
    let bytes: [UInt8] = Array("# caf".utf8) + [0xE9, 0x0A]
    try folder.write(bytes, to: "config.yml")
    #expect(throws: SettingsProblem.system(reason: "it is not written in UTF-8")) {
      try file.set("theme", to: "dark")
    }
    let folderBytes = try folder.bytes("config.yml")
    #expect(folderBytes == bytes)
  }

  @Test func `anything but a plain file is reported`() throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("config.yml"), withDestinationPath: "/dev/null")
    #expect(throws: SettingsProblem.self) { try file.set("theme", to: "dark") }
    var status = stat()
    #expect(stat("/dev/null", &status) == 0 && status.st_mode & S_IFMT == S_IFCHR)
  }

  @Test func `a file that changes meanwhile is not overwritten`() throws {
    let path = folder.file("config.yml")
    try folder.write("theme: plain\n", to: "config.yml")
    var looks = 0
    let isReplaced = try TextFile.replace(path, by: "ours\n") {
      looks += 1
      try folder.write("theirs: 1\n", to: "config.yml")
      return try TextFile.read(path) == "theme: plain\n"
    }
    #expect(!isReplaced && looks == 1)
    var actualText = try text()
    #expect(actualText == "theirs: 1\n")
    let names = try folder.names
    #expect(names == ["config.yml"])
    try file.set("theme", to: "dark")
    actualText = try text()
    #expect(actualText == "theirs: 1\ntheme: dark\n")
  }

  @Test func `a full disk leaves the file unchanged`() throws {
    try folder.write("theme: plain\n", to: "config.yml")
    let problem = #expect(throws: TextFile.Problem.self) {
      try TextFile.replace(
        folder.file("config.yml"), by: "theme: dark\n", writing: { _, _ in ENOSPC }, ifStill: { true })
    }
    #expect(problem?.description == "No space left on device")
    let actualText = try text()
    #expect(actualText == "theme: plain\n")
    let names = try folder.names
    #expect(names == ["config.yml"])
  }

  @Test func `a read-only folder is reported, and the file is unchanged`() throws {
    try folder.write("theme: plain\n", to: "config.yml")
    chmod(folder.path, 0o555)
    defer { chmod(folder.path, 0o755) }
    try UnprivilegedUser.run {
      #expect(throws: SettingsProblem.system(reason: "Permission denied")) {
        try file.set("theme", to: "dark")
      }
    }
    let actualText = try text()
    #expect(actualText == "theme: plain\n")
  }
}
