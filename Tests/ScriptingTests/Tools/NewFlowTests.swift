import Foundation
import TestSupport
import Testing

@testable import Scripting

/// Tests of Scripts/new-flow.
struct NewFlowTests {
  @Test func `a new flow is valid, formatted and names existing files`() throws {
    let folder = try TemporaryFolder()
    let result = try newFlow(["sorting", folder.path])
    #expect(result.status == 0)
    #expect(result.output == folder.file("sorting.steps") + "\n")
    let bytes = try folder.bytes("sorting.steps")
    let tests = try Script.parse(bytes).tests
    #expect(tests.count == 1)
    let format = try ScriptFormatter.format(bytes, file: "sorting.steps")
    #expect(format == bytes)
    let text = String(decoding: bytes, as: UTF8.self)
    let fixtures = text.matches(of: /file "([^"]+)"/).map { "Tests/Flows/\($0.1)" }
    #expect(!fixtures.isEmpty)
    for fixture in fixtures {
      let checkoutBytes = try Checkout.bytes(of: fixture)
      #expect(!checkoutBytes.isEmpty)
    }
  }

  @Test func `an existing file is not changed`() throws {
    let folder = try TemporaryFolder()
    try folder.write("mine", to: "sorting.steps")
    let status = try newFlow(["sorting", folder.path]).status
    #expect(status == 1)
    let bytes = try folder.bytes("sorting.steps")
    #expect(bytes == Array("mine".utf8))
  }

  @Test(arguments: [[], ["../a"], ["a b"], [""], ["a", "b", "c"]])
  func `a wrong name creates nothing`(arguments: [String]) throws {
    let status = try newFlow(arguments).status
    #expect(status == 2)
  }

  private func newFlow(_ arguments: [String]) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = Checkout.file("Scripts/new-flow")
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run(atMost: 60)
    let printed = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: printed, as: UTF8.self))
  }
}
