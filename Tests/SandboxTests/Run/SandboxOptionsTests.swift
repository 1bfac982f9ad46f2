import Testing

@testable import Sandbox

struct SandboxOptionsTests {
  @Test(arguments: [
    ["--help"], ["--state", "results"], ["--list", "tea"], ["--list", "--bookmark", "f"], ["a", "b"],
  ])
  func `the texts use the name by which the program was called`(arguments: [String]) {
    guard case .exit(let text, let status) = SandboxOptions.read(arguments, program: "TeaSandbox") else {
      Issue.record("\(arguments) was taken.")
      return
    }
    #expect(status == (arguments == ["--help"] ? 0 : 2))
    #expect(text.contains("TeaSandbox") && !text.contains("octodo sandbox"))
  }
}
