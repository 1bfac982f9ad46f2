import Glibc

/// The step that a worker is about to carry out, in a file that outlives a crash.
struct StepMark: Sendable {
  static let none = -1

  private let descriptor: Int32

  /// - Throws: what the system says.
  init(in folder: String) throws(FileProblem) {
    let path = Self.path(in: folder)
    descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw FileProblem("\(path) cannot be written", errno) }
  }

  /// - Parameter step: its number in its test, from 0.
  func set(_ step: Int) {
    var number = step
    pwrite(descriptor, &number, MemoryLayout<Int>.size, 0)
  }

  /// The step that a worker was at; nil before its first.
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
