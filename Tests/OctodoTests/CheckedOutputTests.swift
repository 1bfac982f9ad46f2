import Foundation
import TestSupport
import Testing

struct CheckedOutputTests {
  @Test func `a report that could not be written is no success`() throws {
    let folder = try TemporaryFolder()
    try folder.write("set tracking off\nlaunch\n", to: "t.steps")
    let process = Process()
    process.executableURL = URL(filePath: try ScriptedProgram.path())
    process.arguments = ["--script", folder.file("t.steps")]
    process.environment = ["HOME": folder.path]
    process.standardOutput = try FileHandle(forWritingTo: URL(filePath: "/dev/full"))
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 4)
    let text = String(decoding: try errors.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    #expect(
      text == "The report could not be written (No space left on device). Send it somewhere else.\n")
  }
}
