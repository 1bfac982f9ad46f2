import Glibc
import TestSupport
import Testing

@testable import Scripting

/// Every test runs next to a folder `outside`, in which nothing may change.
struct RootFolderTests {
  private let folder: TemporaryFolder
  private let root: RootFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in ["outside", "root", "root/sub"] { try #require(mkdir(folder.file(name), 0o755) == 0) }
    try folder.write("secret", to: "outside/a.txt")
    try folder.write("old", to: "root/a.txt")
    root = try RootFolder(folder.file("root"))
  }

  private func link(_ name: String, to target: String) throws {
    try #require(symlink(target, folder.file("root/\(name)")) == 0)
  }

  private func fault(_ body: () throws(FileFault) -> Void) -> FileFault? {
    do throws(FileFault) {
      try body()
      return nil
    } catch {
      return error
    }
  }

  @Test func `files and folders are made below it`() throws {
    try root.write(Array("new".utf8), to: "sub/deep/b.txt")
    try root.write(Array("new".utf8), to: "a.txt")
    let folderBytes = try folder.bytes("root/sub/deep/b.txt")
    #expect(folderBytes == Array("new".utf8))
    let bytes = try root.read("a.txt", limit: 10)
    #expect(bytes == Array("new".utf8))
    let folderNames = try folder.names
    #expect(folderNames == ["outside", "root"])
    let entries = try root.entries(of: "")
    #expect(entries == [.init(name: "a.txt", isFolder: false), .init(name: "sub", isFolder: true)])
  }

  @Test(arguments: ["../outside/a.txt", "sub/../../outside/a.txt", "sub/..", "."])
  func `no name leads out of it`(name: String) throws {
    let reading = fault { () throws(FileFault) in _ = try root.read(name, limit: 10) }
    #expect(reading != nil)
    let writing = fault { () throws(FileFault) in try root.write([1], to: name) }
    #expect(writing != nil)
    let deleting = fault { () throws(FileFault) in try root.delete(name, folders: 2) }
    #expect(deleting != nil)
    let folderBytes = try folder.bytes("outside/a.txt")
    #expect(folderBytes == Array("secret".utf8))
  }

  @Test(arguments: [
    ("l.txt", "../outside/a.txt", "l.txt"), ("l.txt", "a.txt", "l.txt"), ("l", "../outside", "l/a.txt"),
    ("l", "sub", "l/a.txt"), ("l.txt", "../outside/new.txt", "l.txt"), ("l", "../outside/new", "l/a.txt"),
  ])
  func `nothing is opened, written or deleted through a link`(link: String, target: String, name: String)
    throws
  {
    try self.link(link, to: target)
    let reading = fault { () throws(FileFault) in _ = try root.read(name, limit: 10) }
    #expect(reading == .link)
    let writing = fault { () throws(FileFault) in try root.write([1], to: name) }
    #expect(writing == .link)
    let deleting = fault { () throws(FileFault) in try root.delete(name, folders: 2) }
    #expect(deleting == .link)
    let outside = try folder.bytes("outside/a.txt")
    #expect(outside == Array("secret".utf8))
    var status = stat()
    #expect(
      lstat(folder.file("outside/new.txt"), &status) != 0 && lstat(folder.file("outside/new"), &status) != 0)
    #expect(lstat(folder.file("root/sub/a.txt"), &status) != 0)
  }

  @Test func `a temporary file that is a link or a pipe is replaced, not used`() throws {
    try link("a.txt.new", to: "../outside/a.txt")
    try root.write(Array("1".utf8), to: "a.txt")
    try #require(mkfifo(folder.file("root/a.txt.new"), 0o600) == 0)
    try root.write(Array("2".utf8), to: "a.txt")
    let folderBytes = try folder.bytes("root/a.txt")
    #expect(folderBytes == Array("2".utf8))
    let folderBytes2 = try folder.bytes("outside/a.txt")
    #expect(folderBytes2 == Array("secret".utf8))
  }

  @Test func `a link below the folder is resolved, and any other is refused`() throws {
    try link("in", to: "sub")
    try root.write([1], to: "sub/b.txt")
    let inside = try root.resolved("in/b.txt")
    #expect(inside == "sub/b.txt")
    try link("absolute.txt", to: folder.file("root/a.txt"))
    let absolute = try root.resolved("absolute.txt")
    #expect(absolute == "a.txt")
    try link("out", to: "../outside")
    let out = fault { () throws(FileFault) in _ = try root.resolved("out/a.txt") }
    let outside = try RootFolder(folder.file("outside")).path
    #expect(out == .outside("\(outside)/a.txt", byLink: true))
  }

  @Test func `anything but a plain file is refused without waiting for it`() throws {
    try #require(mkfifo(folder.file("root/pipe"), 0o600) == 0)
    let reading = fault { () throws(FileFault) in _ = try root.read("pipe", limit: 10) }
    #expect(reading == .notPlain)
    let writing = fault { () throws(FileFault) in try root.write([1], to: "pipe") }
    #expect(writing == .notPlain)
    let reading2 = fault { () throws(FileFault) in _ = try root.read("sub", limit: 10) }
    #expect(reading2 == .system(EISDIR))
    let writing2 = fault { () throws(FileFault) in try root.write([1], to: "sub") }
    #expect(writing2 == .system(EISDIR))
  }

  @Test func `a file has a size limit`() throws {
    let whole = try root.read("a.txt", limit: 3)
    #expect(whole.count == 3)
    let reading = fault { () throws(FileFault) in _ = try root.read("a.txt", limit: 2) }
    #expect(reading == .system(EFBIG))
    // Its size is reported as 0.
    let system = try RootFolder("/proc/self")
    let reading2 = fault { () throws(FileFault) in _ = try system.read("maps", limit: 100) }
    #expect(reading2 == .system(EFBIG))
  }

  @Test func `a folder that is constantly swapped for a link never leads out`() throws {
    let (sub, link, aside) = (folder.file("root/sub"), folder.file("root/link"), folder.file("root/aside"))
    try #require(symlink("../outside", link) == 0)
    let swapper = Swapper(sub, link, aside)
    for number in 0..<3_000 {
      _ = fault { () throws(FileFault) in try root.write([UInt8(number & 0xFF)], to: "sub/a.txt") }
      _ = fault { () throws(FileFault) in try root.write([1], to: "sub/new/a.txt") }
    }
    swapper.stop()
    #expect(swapper.swaps > 0)
    let folderBytes = try folder.bytes("outside/a.txt")
    #expect(folderBytes == Array("secret".utf8))
    var status = stat()
    #expect(lstat(folder.file("outside/new"), &status) != 0)
  }
}

/// Exchanges a folder and a link repeatedly, on its own thread.
private final class Swapper: @unchecked Sendable {
  private let names: (folder: String, link: String, aside: String)
  private var thread = pthread_t()
  // Read by the other thread only after this one has ended.
  private(set) var swaps = 0
  private let isOver = UnsafeMutablePointer<Int32>.allocate(capacity: 1)

  init(_ folder: String, _ link: String, _ aside: String) {
    names = (folder, link, aside)
    isOver.pointee = 0
    pthread_create(
      &thread, nil,
      { swapper in
        if let swapper { Unmanaged<Swapper>.fromOpaque(swapper).takeUnretainedValue().run() }
        return nil
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  func stop() {
    isOver.pointee = 1
    pthread_join(thread, nil)
    isOver.deallocate()
  }

  private func run() {
    while isOver.pointee == 0 || swaps == 0 {
      rename(names.folder, names.aside)
      rename(names.link, names.folder)
      rename(names.folder, names.link)
      rename(names.aside, names.folder)
      swaps += 1
    }
  }
}
