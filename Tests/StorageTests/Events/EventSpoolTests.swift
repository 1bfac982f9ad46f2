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

  /// Each is another octodo on the same files.
  private var octodo: EventSpool { EventSpool(path: folder.file("state/spool"), now: { Self.clock.next() }) }

  private func lines(_ spool: EventSpool) throws -> [String] {
    try spool.complete().flatMap { try $0.lines() }.map(String.init)
  }

  @Test func `nothing is made before the first event`() throws {
    #expect(try lines(octodo) == [])
    #expect(try folder.names == [])
  }

  @Test func `a file is complete once it was turned over`() throws {
    let spool = octodo
    try spool.append(Array("a\n".utf8))
    try spool.append(Array("b\n".utf8))
    #expect(try lines(spool) == [])
    #expect(try lines(octodo) == [])
    spool.turnOver()
    try spool.append(Array("c\n".utf8))
    #expect(try lines(octodo) == ["a", "b"])
  }

  @Test func `what a program that is gone left is complete, the oldest first`() throws {
    for text in ["1\n", "2\n", "3\n"] {
      let spool = octodo
      try spool.append(Array(text.utf8))
    }
    #expect(try lines(octodo) == ["1", "2", "3"])
  }

  @Test func `a file is taken by one`() throws {
    do {
      let spool = octodo
      try spool.append(Array("a\n".utf8))
    }
    let taken = try octodo.complete()
    #expect(taken.count == 1)
    #expect(try octodo.complete().isEmpty)
    try taken.first?.remove()
    #expect(try folder.names == ["state"])
    #expect(try octodo.complete().isEmpty)
  }

  @Test func `two that begin a file at the same moment do not take each other's place`() throws {
    let spools = (0..<3).map { _ in
      EventSpool(path: folder.file("state/spool"), now: { Date(timeIntervalSince1970: 1) })
    }
    for (number, spool) in spools.enumerated() { try spool.append(Array("\(number)\n".utf8)) }
    for spool in spools { spool.turnOver() }
    #expect(Set(try lines(octodo)) == ["0", "1", "2"])
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

  @Test func `a folder that cannot be made is told`() throws {
    let spool = EventSpool(path: "/dev/full/spool", now: { Date() })
    #expect(throws: StorageError.self) { try spool.append(Array("a\n".utf8)) }
  }

  @Test func `everything goes when it is to go`() throws {
    let spool = octodo
    try spool.append(Array("a\n".utf8))
    try spool.removeAll()
    #expect(try lines(octodo) == [])
    try spool.append(Array("b\n".utf8))
    spool.turnOver()
    #expect(try lines(octodo) == ["b"])
  }
}

/// Shows another time whenever somebody looks.
private final class Clock: Sendable {
  private let looks = Atomic<Int>(0)

  func next() -> Date {
    Date(timeIntervalSince1970: Double(looks.wrappingAdd(1, ordering: .relaxed).newValue))
  }
}
