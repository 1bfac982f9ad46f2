import FoundationEssentials
import Glibc
import TestSupport
import Testing

@testable import Storage

struct FolderWatchTests {
  @Test func `only a change of the file and the end of its journal count`() throws {
    let folder = try TemporaryFolder()
    try folder.write("a", to: "db")
    let watch = try #require(FolderWatch(fileAt: folder.file("db")))
    #expect(!watch.takeChanges())

    try folder.write("x", to: "other")
    try folder.write("x", to: "db-journal")
    try FileManager.default.removeItem(atPath: folder.file("other"))
    #expect(!watch.takeChanges())

    try FileManager.default.removeItem(atPath: folder.file("db-journal"))
    #expect(watch.takeChanges())
    #expect(!watch.takeChanges())

    let descriptor = open(folder.file("db"), O_WRONLY)
    #expect(write(descriptor, "b", 1) == 1)
    close(descriptor)
    #expect(watch.takeChanges())
  }

  @Test func `lost events count as a change`() throws {
    let folder = try TemporaryFolder()
    let watch = try #require(FolderWatch(fileAt: folder.file("db")))
    // More than fs.inotify.max_queued_events, usually 16,384. They alternate, because equal neighbours are
    // merged.
    let descriptors = try ["a", "b"].map { name in
      let descriptor = open(folder.file(name), O_WRONLY | O_CREAT, 0o600)
      try #require(descriptor >= 0)
      return descriptor
    }
    defer { for descriptor in descriptors { close(descriptor) } }
    let limit = try String(contentsOfFile: "/proc/sys/fs/inotify/max_queued_events", encoding: .utf8)
    let count = try #require(Int(limit.split(separator: "\n")[0]))
    for number in 0..<count + 2 { #expect(pwrite(descriptors[number % 2], "x", 1, 0) == 1) }
    #expect(watch.takeChanges())
  }

  @Test func `a missing folder cannot be watched`() throws {
    let folder = try TemporaryFolder()
    #expect(FolderWatch(fileAt: folder.file("missing/db")) == nil)
    try folder.write("", to: "file")
    #expect(FolderWatch(fileAt: folder.file("file/db")) == nil)
  }
}
