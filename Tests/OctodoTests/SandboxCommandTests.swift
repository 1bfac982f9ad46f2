import Sandbox
import Terminal
import Testing
import Texts

@testable import octodo

struct SandboxCommandTests {
  @Test func `a scene, its state, a size and a language are accepted`() throws {
    let options = try #require(
      taken(["sandbox", "repo-search", "--state", "results", "--size", "100x30", "--locale", "ja"]))
    #expect(options.scene == "repo-search" && options.state == "results" && !options.onlyLists)
    #expect(options.size == Size(columns: 100, rows: 30) && options.language == .ja)
    let actualScene = try #require(taken(["sandbox"])).scene
    #expect(actualScene == nil)
    let onlyLists = try #require(taken(["sandbox", "--list"])).onlyLists
    #expect(onlyLists)
    let gallery = try #require(taken(["sandbox", "--gallery", "folder"])).gallery
    #expect(gallery == "folder")
  }

  @Test func `OCTODO_SANDBOX has the same effect as the word`() throws {
    let wish = ["OCTODO_SANDBOX": "1"]
    var scene = try #require(taken([], wish)).scene
    #expect(scene == nil)
    scene = try #require(taken(["repo-search"], wish)).scene
    #expect(scene == "repo-search")
    scene = try #require(taken(["sandbox", "repo-search"], wish)).scene
    #expect(scene == "repo-search")
    for wish in ["", "0"] { #expect(taken([], ["OCTODO_SANDBOX": wish]) == nil) }
    guard case .options(let options) = LaunchOptions.read(["--script", "a.steps"], environment: wish) else {
      Issue.record("A script became a scene.")
      return
    }
    #expect(options.scripts == ["a.steps"])
  }

  @Test(arguments: [
    ["sandbox", "--state", "results"], ["sandbox", "--list", "repo-search"], ["sandbox", "a", "b"],
    ["sandbox", "--gallery", "f", "--locale", "ja"], ["sandbox", "--gallery", "f", "a"],
    ["sandbox", "a", "--size", "80"], ["sandbox", "--locale", "fr"], ["sandbox", "--bogus"],
  ])
  func `an invalid command line ends with 2 and a hint`(arguments: [String]) {
    guard case .exit(let text, let status) = LaunchOptions.read(arguments) else {
      Issue.record("\(arguments) was taken.")
      return
    }
    #expect(status == 2 && text.contains("--help"))
  }

  private func taken(_ arguments: [String], _ environment: [String: String] = [:]) -> SandboxOptions? {
    guard case .sandbox(let options) = LaunchOptions.read(arguments, environment: environment) else {
      return nil
    }
    return options
  }
}
