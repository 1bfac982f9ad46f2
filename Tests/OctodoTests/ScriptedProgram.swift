import Foundation
import TestSupport
import Testing

/// The built program while it runs a script, whose test waits for somebody to read from a pipe.
final class ScriptedProgram {
  private let folder: TemporaryFolder
  private let process = Process()
  private let pipe: String

  /// - Parameter script: where `snapshot "x"` of the test "stuck" waits, once its screen is larger than what a
  ///   pipe holds.
  init(_ script: String, _ arguments: [String] = []) throws {
    folder = try TemporaryFolder()
    let snapshots = "t.steps.snap/stuck"
    try FileManager.default.createDirectory(atPath: folder.file(snapshots), withIntermediateDirectories: true)
    pipe = folder.file("\(snapshots)/x.txt.new")
    try folder.write(script, to: "t.steps")
    try #require(mkfifo(pipe, 0o600) == 0)
    try FileManager.default.createDirectory(atPath: folder.file("tmp"), withIntermediateDirectories: true)
    for name in ["output", "errors"] { try folder.write("", to: name) }
    process.executableURL = URL(filePath: try Self.path())
    process.arguments = arguments + ["--snapshots", "all", "--script", "t.steps"]
    process.currentDirectoryURL = URL(filePath: folder.path)
    // A crash is wanted here, and its picture would take a second.
    process.environment = [
      "HOME": folder.path, "TMPDIR": folder.file("tmp"), "SWIFT_BACKTRACE": "enable=no",
    ]
    process.standardOutput = try FileHandle(forWritingTo: URL(filePath: folder.file("output")))
    process.standardError = try FileHandle(forWritingTo: URL(filePath: folder.file("errors")))
    // Who waits for a writer would wait for ever where the program has ended.
    process.terminationHandler = { [pipe] _ in _ = open(pipe, O_RDWR | O_NONBLOCK | O_CLOEXEC) }
    try process.run()
  }

  var id: pid_t { process.processIdentifier }

  /// The process of its own that waits at the pipe.
  func childAtPipe() throws -> pid_t? {
    let text = try String(contentsOfFile: "/proc/\(id)/task/\(id)/children", encoding: .utf8)
    return try text.split(separator: " ").compactMap { pid_t($0) }.first { child in
      let descriptors = "/proc/\(child)/fd"
      return try FileManager.default.contentsOfDirectory(atPath: descriptors).contains { name in
        (try? FileManager.default.destinationOfSymbolicLink(atPath: "\(descriptors)/\(name)")) == pipe
      }
    }
  }

  /// Returns when the test has come to where it waits; it waits until the result is closed.
  func waitAtPipe() -> FileHandle {
    FileHandle(fileDescriptor: open(pipe, O_RDONLY | O_CLOEXEC), closeOnDealloc: true)
  }

  /// What came of it: the exit status, or the number of the signal that ended it.
  func end() throws -> (reason: Process.TerminationReason, status: Int32, output: String, errors: String) {
    process.waitUntilExit()
    func text(_ name: String) throws -> String { String(decoding: try folder.bytes(name), as: UTF8.self) }
    return (process.terminationReason, process.terminationStatus, try text("output"), try text("errors"))
  }

  /// What it left in its folder for temporary files.
  var leftovers: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.file("tmp")) }
  }

  /// Where the program lies that was built with the tests.
  static func path() throws -> String {
    let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let path = URL(filePath: tests).deletingLastPathComponent().appending(path: "octodo").path
    try #require(FileManager.default.isExecutableFile(atPath: path), "There is no program at \(path).")
    return path
  }
}
