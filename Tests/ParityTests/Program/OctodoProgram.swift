import Foundation

/// The built program that the tests drive.
enum OctodoProgram {
  struct NotBuilt: Error, CustomStringConvertible {
    let path: String

    var description: String { "There is no program at \(path). Build it, or set OCTODO_PROGRAM to its path." }
  }

  /// Next to the test program; the environment variable OCTODO_PROGRAM may name another one.
  static func path() throws -> String {
    let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let beside = tests.prefix(upTo: tests.lastIndex(of: "/") ?? tests.startIndex) + "/octodo"
    let path = ProcessInfo.processInfo.environment["OCTODO_PROGRAM"] ?? String(beside)
    guard FileManager.default.isExecutableFile(atPath: path) else { throw NotBuilt(path: path) }
    return path
  }
}
