import Foundation
import TestSupport

/// A copy of the parts of the checkout that Scripts/new-feature reads and writes, in the test's own folder,
/// which is deleted with this object.
final class CheckoutCopy {
  struct Result {
    let status: Int32
    let output: String
    let errors: String
  }

  private let root = FileManager.default.temporaryDirectory.appendingPathComponent(
    "octodo-\(UUID().uuidString)")

  init() throws {
    let parts = [
      "Scripts", "Sources", "Resources/texts", "Package.swift", ".swift-format",
      "Tests/AppTestSupport", "Tests/TestSupport",
    ]
    for part in parts {
      let target = root.appendingPathComponent(part)
      try FileManager.default.createDirectory(
        at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: Checkout.file(part), to: target)
    }
  }

  deinit {
    do {
      try FileManager.default.removeItem(at: root)
    } catch {
      print("\(root.path) could not be removed: \(error)")
    }
  }

  /// The contents of all files, by path.
  func files() throws -> [String: String] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path)
    var files: [String: String] = [:]
    for path in paths {
      let url = root.appendingPathComponent(path)
      guard try url.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else { continue }
      files[path] = String(decoding: try Data(contentsOf: url), as: UTF8.self)
    }
    return files
  }

  func write(_ text: String, to path: String) throws {
    let target = root.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: target)
  }

  /// Builds nothing.
  func newFeature(_ arguments: [String]) throws -> Result {
    try run(root.appendingPathComponent("Scripts/new-feature").path, arguments + ["--no-build"])
  }

  /// Empty if the program is not a script.
  private static func interpreter(of program: String) throws -> [String] {
    let line = try Data(contentsOf: URL(fileURLWithPath: program)).prefix { $0 != UInt8(ascii: "\n") }
    guard line.starts(with: Array("#!".utf8)) else { return [] }
    return String(decoding: line.dropFirst(2), as: UTF8.self).split(separator: " ").map(String.init)
  }

  func run(_ program: String, _ arguments: [String]) throws -> Result {
    let process = Process()
    // Started by its interpreter: running a newly written script directly can fail (ETXTBSY), because another
    // test that starts a process at the same moment has a copy of the descriptor that wrote it.
    let command = try Self.interpreter(of: program) + [program] + arguments
    process.executableURL = URL(fileURLWithPath: command[0])
    process.arguments = Array(command.dropFirst())
    process.currentDirectoryURL = root
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    // Neither output is long enough to fill a pipe.
    let printed = try output.fileHandleForReading.readToEnd() ?? Data()
    let reported = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus, output: String(decoding: printed, as: UTF8.self),
      errors: String(decoding: reported, as: UTF8.self))
  }
}
