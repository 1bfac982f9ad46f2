import Domain
import FoundationEssentials
import Glibc
import Synchronization
import TestSupport
import Testing

@testable import Storage

struct EventSpoolTests {
  private let folder: TemporaryFolder
  private static let clock = Clock()

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Each call is another octodo on the same files.
  private var octodo: EventSpool { EventSpool(path: folder.file("state/spool"), now: { Self.clock.next() }) }

  private func lines(_ spool: EventSpool) throws -> [String] {
    var lines: [String] = []
    try spool.forEachFew { files throws(AppError) in
      for file in files { lines += try file.lines().map(String.init) }
    }
    return lines
  }

  private var spoolNames: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.file("state/spool")) }
  }

  @Test func `nothing is created before the first event`() throws {
    let octodoLines = try lines(octodo)
    #expect(octodoLines == [])
    let names = try folder.names
    #expect(names == [])
  }

  @Test func `a file is complete after a turn-over`() throws {
    let spool = octodo
    try spool.append(Array("a\n".utf8))
    try spool.append(Array("b\n".utf8))
    let spoolLines = try lines(spool)
    #expect(spoolLines == [])
    var octodoLines = try lines(octodo)
    #expect(octodoLines == [])
    spool.turnOver()
    try spool.append(Array("c\n".utf8))
    octodoLines = try lines(octodo)
    #expect(octodoLines == ["a", "b"])
  }

  @Test func `files of programs that ended are complete, the oldest first`() throws {
    for text in ["1\n", "2\n", "3\n"] {
      let spool = octodo
      try spool.append(Array(text.utf8))
    }
    let octodoLines = try lines(octodo)
    #expect(octodoLines == ["1", "2", "3"])
  }

  @Test func `a clock that is set back does not change the order`() throws {
    let clock = Clock(from: 1_700_000_000, step: -1_000)
    let spool = EventSpool(path: folder.file("state/spool"), now: { clock.next() })
    for text in ["1\n", "2\n", "3\n"] {
      try spool.append(Array(text.utf8))
      spool.turnOver()
    }
    let octodoLines = try lines(octodo)
    #expect(octodoLines == ["1", "2", "3"])
  }

  @Test func `a file is taken only once`() throws {
    do {
      let spool = octodo
      try spool.append(Array("a\n".utf8))
    }
    let other = octodo
    var taken = 0
    try octodo.forEachFew { files throws(AppError) in
      taken += files.count
      try other.forEachFew { Issue.record("\($0.map(\.name)) is taken twice.") }
      for file in files { try file.remove() }
    }
    #expect(taken == 1)
    let actualSpoolNames = try spoolNames
    #expect(actualSpoolNames == [])
  }

  @Test func `only a few of many files are open at a time`() throws {
    for number in 0..<40 {
      let spool = octodo
      try spool.append(Array("\(number)\n".utf8))
    }
    var seen: [Int] = []
    try octodo.forEachFew { files in
      seen.append(files.count)
      #expect(openFiles == files.count)
    }
    #expect(seen == [16, 16, 8])
  }

  /// Open files of the spool in this process.
  private var openFiles: Int {
    let descriptors = "/proc/self/fd"
    return (try? FileManager.default.contentsOfDirectory(atPath: descriptors))?.count { name in
      let target = try? FileManager.default.destinationOfSymbolicLink(atPath: "\(descriptors)/\(name)")
      return target?.hasPrefix(folder.file("state/spool/")) ?? false
    } ?? 0
  }

  @Test func `a file ends before it is too large to be read as a whole`() throws {
    let spool = octodo
    let line = Array((String(repeating: "x", count: 99_999) + "\n").utf8)
    for _ in 0..<25 { try spool.append(line) }
    spool.turnOver()
    let sizes = try spoolNames.map { try folder.bytes("state/spool/\($0)").count }
    #expect(sizes.count == 3)
    #expect(sizes.reduce(0, +) == 2_500_000)
  }

  @Test func `a file that a kill left without its name is deleted, unless its owner is about to name it`()
    throws
  {
    try FileManager.default.createDirectory(
      atPath: folder.file("state/spool"), withIntermediateDirectories: true)
    for name in ["left", "held"] { try folder.write("", to: "state/spool/\(name).events.new") }
    let held = try #require(
      try FileLock(DatabaseFile(path: folder.file("state/spool/held.events.new")), O_RDWR))
    let octodoLines = try lines(octodo)
    #expect(octodoLines == [])
    let actualSpoolNames = try spoolNames
    #expect(actualSpoolNames == ["held.events.new"])
    withExtendedLifetime(held) {}
  }

  @Test func `a program whose new files are deleted by another one continues with the next names`()
    async throws
  {
    let spool = EventSpool(path: folder.file("state/spool"), now: { Date(timeIntervalSince1970: 1) })
    try spool.append(Array("first\n".utf8))
    let first = try #require(try spoolNames.first)
    let names = (2...600).map { number in
      let digits = String(repeating: "0", count: 6 - "\(number)".count) + "\(number)"
      return folder.file("state/spool/\(first.replacing("-000001-", with: "-\(digits)-")).new")
    }
    let end = Flag()
    try await withThrowingTaskGroup(of: Void.self) { group in
      // Without checking the locks, it hits every moment of the creation of a file.
      group.addTask { while !end.isSet.load(ordering: .relaxed) { for name in names { unlink(name) } } }
      group.addTask {
        defer { end.isSet.store(true, ordering: .relaxed) }
        for number in 0..<200 {
          spool.turnOver()
          try spool.append(Array("\(number)\n".utf8))
        }
      }
      try await group.waitForAll()
    }
    spool.turnOver()
    let octodoLines = try lines(octodo)
    #expect(octodoLines == ["first"] + (0..<200).map { "\($0)" })
  }

  @Test func `two programs that create a file at the same moment do not replace each other's`() throws {
    let spools = (0..<3).map { _ in
      EventSpool(path: folder.file("state/spool"), now: { Date(timeIntervalSince1970: 1) })
    }
    for (number, spool) in spools.enumerated() { try spool.append(Array("\(number)\n".utf8)) }
    for spool in spools { spool.turnOver() }
    let octodoLines = try lines(octodo)
    #expect(Set(octodoLines) == ["0", "1", "2"])
  }

  @Test func `only the owner may read the files`() throws {
    let spool = octodo
    try spool.append(Array("a\n".utf8))
    let path = folder.file("state/spool")
    let name = try #require(try FileManager.default.contentsOfDirectory(atPath: path).first)
    var status = stat()
    #expect(stat("\(path)/\(name)", &status) == 0)
    #expect(status.st_mode & 0o777 == 0o600)
  }

  @Test func `a folder that cannot be created is an error`() throws {
    let spool = EventSpool(path: "/dev/full/spool", now: { Date() })
    #expect(throws: StorageError.self) { try spool.append(Array("a\n".utf8)) }
  }

  @Test func `an event that fits on the disk only in part does not spoil the next one`() throws {
    let hasRoom = Mutex(true)
    let spool = EventSpool(path: folder.file("state/spool"), now: { Self.clock.next() }) { descriptor, line in
      write(descriptor, line, hasRoom.withLock { $0 } ? line.count : line.count / 2)
    }
    try spool.append(Array("first\n".utf8))
    hasRoom.withLock { $0 = false }
    #expect(throws: StorageError.diskFull) { try spool.append(Array("second\n".utf8)) }
    hasRoom.withLock { $0 = true }
    try spool.append(Array("third\n".utf8))
    spool.turnOver()
    let kept = try lines(octodo)
    #expect(kept == ["first", "third"])
  }

  @Test func `removing everything leaves nothing`() throws {
    let spool = octodo
    try spool.append(Array("a\n".utf8))
    try spool.removeAll()
    var octodoLines = try lines(octodo)
    #expect(octodoLines == [])
    try spool.append(Array("b\n".utf8))
    spool.turnOver()
    octodoLines = try lines(octodo)
    #expect(octodoLines == ["b"])
  }
}

/// A clock that moves by `step` with each reading.
private final class Clock: Sendable {
  private let looks = Atomic<Int>(0)
  private let start: Int
  private let step: Int

  /// - Parameters: in seconds; a negative `step` sets the clock back.
  init(from start: Int = 0, step: Int = 1) {
    self.start = start
    self.step = step
  }

  func next() -> Date {
    let number = looks.wrappingAdd(1, ordering: .relaxed).newValue
    return Date(timeIntervalSince1970: Double(start + number * step))
  }
}

private final class Flag: Sendable {
  let isSet = Atomic(false)
}
