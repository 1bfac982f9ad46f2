import Glibc

/// The step that a worker is about to run, in a file that survives a crash. The file is mapped into memory,
/// because a system call per step would be a noticeable part of a short test.
final class StepMark: @unchecked Sendable {
  static let none = -1

  // Written only by the thread that runs the tests.
  private let number: UnsafeMutablePointer<Int>

  /// - Throws: `FileProblem` with the system's error.
  init(in folder: String) throws(FileProblem) {
    let path = Self.path(in: folder)
    let size = MemoryLayout<Int>.size
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw FileProblem("\(path) cannot be written", errno) }
    defer { close(descriptor) }
    guard ftruncate(descriptor, size) == 0,
      let memory = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0), memory != MAP_FAILED
    else {
      throw FileProblem("\(path) cannot be written", errno)
    }
    number = memory.bindMemory(to: Int.self, capacity: 1)
    number.pointee = Self.none
  }

  deinit {
    munmap(number, MemoryLayout<Int>.size)
  }

  /// - Parameter step: its index in its test, from 0.
  func set(_ step: Int) {
    number.pointee = step
  }

  /// The last step that a worker started; nil before its first.
  static func step(in folder: String) -> Int? {
    let descriptor = open(path(in: folder), O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var number = none
    guard read(descriptor, &number, MemoryLayout<Int>.size) == MemoryLayout<Int>.size else { return nil }
    return number == none ? nil : number
  }

  private static func path(in folder: String) -> String {
    "\(folder)/step"
  }
}
