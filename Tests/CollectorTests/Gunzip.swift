import Foundation
import TestSupport

/// Decompresses bytes with the system's gzip program.
func gunzip(_ bytes: [UInt8]) throws -> [UInt8] {
  let folder = FileManager.default.temporaryDirectory.appending(path: "octodo-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  let (packed, plain) = (folder.appending(path: "a"), folder.appending(path: "b"))
  try Data(bytes).write(to: packed)
  try Data().write(to: plain)
  let process = Process()
  process.executableURL = URL(filePath: "/bin/gzip")
  process.arguments = ["-dc"]
  process.standardInput = try FileHandle(forReadingFrom: packed)
  process.standardOutput = try FileHandle(forWritingTo: plain)
  try process.run(atMost: 60)
  process.waitUntilExit()
  guard process.terminationStatus == 0 else { throw CocoaError(.fileReadCorruptFile) }
  return [UInt8](try Data(contentsOf: plain))
}
