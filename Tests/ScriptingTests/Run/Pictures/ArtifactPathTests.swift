import Testing

@testable import Scripting

struct ArtifactPathTests {
  @Test func `each test has its own folder below the given one`() {
    #expect(ArtifactPath.base(of: "a test", script: "Flows/s.steps") == "Flows/s.steps/a test")
    #expect(ArtifactPath.base(of: "../x", script: "./s.steps") == "s.steps/%2E.%2Fx")
  }

  @Test(arguments: [
    ("a.svg", "a.svg"), ("sub/a.svg", "sub/a.svg"), ("sub/../a.svg", "a.svg"),
    ("../../a.svg", "%2E./%2E./a.svg"),
    ("/etc/a.svg", "%2Fetc/a.svg"), (".git/a.txt", "%2Egit/a.txt"),
  ])
  func `no name leads out of the folder`(name: String, path: String) {
    #expect(ArtifactPath.path(of: name) == path)
  }
}
