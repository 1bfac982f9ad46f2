import Foundation

/// The built program after it has exited, run in its own folder, which is also its home.
public struct FinishedProgram {
  public let status: Int32
  public let output: String
  public let errors: String
  /// The folder in which it ran.
  public let folder: TemporaryFolder

  /// - Parameter files: contents by name; a name with a slash is in a subfolder.
  public init(_ arguments: [String], files: [String: String] = [:], environment: [String: String] = [:])
    throws
  {
    try self.init(try BuiltProgram.octodo(), arguments, files, environment)
  }

  /// Runs a line of sh(1), in which the variable OCTODO contains the program's path.
  public init(shell line: String, files: [String: String] = [:], environment: [String: String] = [:]) throws {
    let variables = ["OCTODO": try BuiltProgram.octodo(), "PATH": "/usr/bin:/bin"]
    try self.init("/bin/sh", ["-c", line], files, variables.merging(environment) { $1 })
  }

  private init(
    _ program: String, _ arguments: [String], _ files: [String: String], _ environment: [String: String]
  ) throws {
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(atPath: folder.file("tmp"), withIntermediateDirectories: true)
    for name in ["output", "errors"] { try folder.write("", to: name) }
    for (name, text) in files {
      let parent = URL(filePath: folder.file(name)).deletingLastPathComponent()
      try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
      try folder.write(text, to: name)
    }
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: folder.path)
    let usual = ["HOME": folder.path, "TMPDIR": folder.file("tmp")]
    process.environment = usual.merging(environment) { $1 }
    process.standardOutput = try FileHandle(forWritingTo: URL(filePath: folder.file("output")))
    process.standardError = try FileHandle(forWritingTo: URL(filePath: folder.file("errors")))
    try process.run(atMost: 60)
    process.waitUntilExit()
    status = process.terminationStatus
    output = String(decoding: try folder.bytes("output"), as: UTF8.self)
    errors = String(decoding: try folder.bytes("errors"), as: UTF8.self)
  }
}
