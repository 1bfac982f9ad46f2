import Foundation
import Glibc
import TestSupport
import Testing

/// The built program while it runs a script whose test waits for a lock that this process holds.
final class ScriptedProgram {
  struct Ended: Error {}

  private let folder: TemporaryFolder
  private let process = Process()
  /// The locked folder.
  private let locked: Int32
  private let inode: UInt

  /// - Parameter script: waits at `snapshot "x"` of the test "stuck".
  init(_ script: String, _ arguments: [String] = []) throws {
    folder = try TemporaryFolder()
    let snapshots = "t.steps.snap/stuck"
    try FileManager.default.createDirectory(atPath: folder.file(snapshots), withIntermediateDirectories: true)
    locked = open(folder.file(snapshots), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    var status = stat()
    try #require(fstat(locked, &status) == 0 && flock(locked, LOCK_EX) == 0)
    inode = UInt(status.st_ino)
    try folder.write(script, to: "t.steps")
    try FileManager.default.createDirectory(atPath: folder.file("tmp"), withIntermediateDirectories: true)
    for name in ["output", "errors"] { try folder.write("", to: name) }
    process.executableURL = URL(filePath: try BuiltProgram.octodo())
    process.arguments = arguments + ["--root", ".", "--snapshots", "all", "--script", "t.steps"]
    process.currentDirectoryURL = URL(filePath: folder.path)
    // A crash is intended here, and a backtrace would take a second.
    process.environment = [
      "HOME": folder.path, "TMPDIR": folder.file("tmp"), "SWIFT_BACKTRACE": "enable=no",
    ]
    process.standardOutput = try FileHandle(forWritingTo: URL(filePath: folder.file("output")))
    process.standardError = try FileHandle(forWritingTo: URL(filePath: folder.file("errors")))
    try process.run(atMost: 60)
  }

  deinit {
    close(locked)
  }

  var id: pid_t { process.processIdentifier }

  /// Returns the program's process that waits for the lock, once there is one.
  /// - Throws: `Ended` if the program has already ended.
  func waitAtLock() throws -> pid_t {
    while true {
      let isRunning = process.isRunning
      // `1: -> FLOCK  ADVISORY  WRITE 4711 fe:00:123456 0 EOF`; see proc_locks(5).
      for line in try String(contentsOfFile: "/proc/locks", encoding: .utf8).split(separator: "\n") {
        let words = line.split(separator: " ")
        guard words.count > 6, words[1] == "->", words[6].hasSuffix(":\(inode)") else { continue }
        if let id = pid_t(words[5]) { return id }
      }
      guard isRunning else { throw Ended() }
      sched_yield()
    }
  }

  /// The result: the exit status, or the number of the signal that ended it.
  func end() throws -> (reason: Process.TerminationReason, status: Int32, output: String, errors: String) {
    process.waitUntilExit()
    func text(_ name: String) throws -> String { String(decoding: try folder.bytes(name), as: UTF8.self) }
    return (process.terminationReason, process.terminationStatus, try text("output"), try text("errors"))
  }

  /// What remains in its folder for temporary files.
  var leftovers: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.file("tmp")) }
  }
}
