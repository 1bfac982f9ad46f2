import Domain
import Foundation
import Glibc
import TestSupport
import Testing

@testable import Storage

struct FileLockTests {
  @Test func `a file that was replaced before it was locked is not locked`() throws {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "a")
    let path = folder.file("a")
    let file = DatabaseFile(path: path)
    let replaced = try FileLock(file, O_RDWR) { _ in
      let made = rename(path, path + ".old") == 0 ? open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600) : -1
      return close(made)
    }
    #expect(replaced == nil)
    let held = try FileLock(file, O_RDWR)
    #expect(held != nil)
  }

  @Test func `a lock is released although a program that is being started has a copy of its descriptor`()
    throws
  {
    let folder = try TemporaryFolder()
    let file = DatabaseFile(path: folder.file("a"))
    var lock = try FileLock(file, O_RDWR | O_CREAT)
    // As fork(2) makes one, until the program is run.
    let copy = dup(try #require(lock).descriptor)
    defer { close(copy) }
    lock = nil
    let next = try FileLock(file, O_RDWR)
    #expect(next != nil)
  }

  @Test func `the lock for opening a database is released like this too`() throws {
    let folder = try TemporaryFolder()
    let held = try OpeningLock.hold(folder: folder.path, LockPatience()) {
      () throws(StorageError) -> [Int32] in
      copies(ofDescriptorsOf: folder.path)
    }
    defer { held.forEach { close($0) } }
    #expect(held.count == 1)
    let next = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    defer { close(next) }
    #expect(flock(next, LOCK_EX | LOCK_NB) == 0)
  }

  /// Copies of this process's open descriptors of a file or folder.
  private func copies(ofDescriptorsOf path: String) -> [Int32] {
    var (wanted, found) = (stat(), stat())
    guard stat(path, &wanted) == 0 else { return [] }
    // Tests that run at the same time hold many descriptors.
    let numbers = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
    return numbers.compactMap(Int32.init).filter { descriptor in
      fstat(descriptor, &found) == 0 && found.st_ino == wanted.st_ino && found.st_dev == wanted.st_dev
    }.map { dup($0) }
  }
}
