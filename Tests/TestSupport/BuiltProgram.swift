import Foundation

/// A program that was built with the tests. It is in their folder.
public enum BuiltProgram {
  public struct NotBuilt: Error, CustomStringConvertible {
    let path: String

    public var description: String {
      "There is no program at \(path). Build it, or set OCTODO_PROGRAM to its path."
    }
  }

  /// The path of octodo; the environment variable OCTODO_PROGRAM may name another one.
  /// - Throws: `NotBuilt`.
  public static func octodo() throws -> String {
    try executable(ProcessInfo.processInfo.environment["OCTODO_PROGRAM"] ?? path("octodo"))
  }

  /// The path of the program that tests a terminal from inside.
  /// - Throws: `NotBuilt`.
  public static func terminalProbe() throws -> String { try executable(path("TerminalProbe")) }

  private static func path(_ name: String) throws -> String {
    let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return tests.prefix(upTo: tests.lastIndex(of: "/") ?? tests.startIndex) + "/\(name)"
  }

  private static func executable(_ path: String) throws -> String {
    guard FileManager.default.isExecutableFile(atPath: path) else { throw NotBuilt(path: path) }
    return path
  }
}
