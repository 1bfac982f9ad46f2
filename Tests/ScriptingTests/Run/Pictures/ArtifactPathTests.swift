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

struct PathComponentTests {
  @Test(arguments: [
    ("plain name #1", "plain name #1"), ("a/b", "a%2Fb"), ("..", "%2E."), (".x", "%2Ex"), ("50%", "50%25"),
    ("tab\there", "tab%09here"), ("", "%"), ("検索", "検索"),
  ])
  func `a name becomes one component of a path`(name: String, part: String) {
    #expect(PathComponent.encode(name) == part)
  }

  @Test func `long names are shortened for a file, and stay different`() {
    let name = String(repeating: "検", count: 100)
    let parts = [name, name + "a", name + "b"].map { PathComponent.encode($0) }
    #expect(parts.allSatisfy { $0.utf8.count <= 200 && $0.hasPrefix("検検検") })
    #expect(Set(parts).count == 3)
    #expect(PathComponent.encode(String(repeating: "a", count: 200)) == String(repeating: "a", count: 200))
  }
}
