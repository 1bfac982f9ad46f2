import Scripting
import Terminal
import Testing

@testable import octodo

struct LaunchOptionsTests {
  @Test func `no options is a plain start`() throws {
    let options = try #require(taken([]))
    #expect(!options.isDemo && !options.isScripted && !options.isTrackingOff)
  }

  @Test func `the usual flags are accepted`() throws {
    let options = try #require(taken(["--demo", "--no-tracking"]))
    #expect(options.isDemo && options.isTrackingOff && !options.isScripted)
  }

  @Test func `another API is accepted`() throws {
    let options = try #require(taken(["--api-url", "https://x.example"]))
    #expect(options.apiURL == "https://x.example" && !options.isDemo)
  }

  @Test func `all files after --script are scripts`() throws {
    let arguments = ["--script", "a.steps", "b.steps", "--size", "100x30", "--snapshots", "missing"]
    let options = try #require(taken(arguments))
    #expect(options.scripts == ["a.steps", "b.steps"])
    #expect(options.size == Size(columns: 100, rows: 30))
    #expect(options.snapshots == .missing)
  }

  @Test(arguments: [
    ["--script", "--check", "a.steps", "b.steps"],
    ["--script", "--keep-going", "--size", "90x30", "a.steps", "b.steps"],
    ["--demo", "--script", "--visible", "a.steps", "b.steps", "--keep-going"],
  ])
  func `options may stand between --script and its files`(arguments: [String]) throws {
    let options = try #require(taken(arguments))
    #expect(options.scripts == ["a.steps", "b.steps"])
  }

  @Test(arguments: [
    ["--script"], ["--script", "--check"], ["--script", "--size", "80x24"], ["--script", "--size"],
  ])
  func `--script without a file is refused`(arguments: [String]) {
    guard case .exit(_, let status) = LaunchOptions.read(arguments) else {
      Issue.record("\(arguments) was taken.")
      return
    }
    #expect(status == 2)
  }

  @Test func `words say what to open first`() throws {
    let start = try #require(taken(["--demo", "apple/swift", "--no-tracking"])).start
    let expected = try StartPoint(["apple/swift"])
    #expect(start == expected)
    let search = try #require(taken(["http", "client", "--record-script", "a.steps"])).start
    #expect(search == .search("http client"))
    let one = try #require(taken(["stray"])).start
    #expect(one == .search("stray"))
    let none = try #require(taken(["--demo"])).start
    #expect(none == nil)
  }

  @Test func `the words for advice start the program in the same way`() throws {
    let words = [
      "--demo", "--no-tracking", "--locale", "ja", "--config", "my config.yml", "http", "client",
    ]
    let options = try #require(taken(words + ["--record-script", "a.steps"]))
    #expect(options.words == words)
    let other = try #require(taken(["--api-url", "https://x.example/api"]))
    #expect(other.words == ["--api-url", "https://x.example/api"])
  }

  @Test func `more arguments than can be parsed quickly are refused`() {
    let maximum = Array(repeating: "--demo", count: 5_000)
    #expect(LaunchOptions.refusal(of: maximum) == nil)
    let refusal = LaunchOptions.refusal(of: maximum + ["--demo"])
    #expect(refusal?.hasPrefix("The command line has 5001 arguments") == true)
  }

  @Test(arguments: [
    ["--bogus"], ["--scrip", "x"], ["--size", "80x24"], ["--script", "a", "--size", "80"],
    ["--script", "a", "--size", "0x9"], ["--locale", "fr"], ["--snapshots", "some", "--script", "a"],
    ["--demo", "--api-url", "https://x.example"], ["--api-url"], ["--api-url", "--demo"], ["serach"],
    ["--demo", "search", "x"], ["a/b", "--script", "a"],
  ])
  func `an invalid command line ends with 2 and a hint`(arguments: [String]) throws {
    guard case .exit(let text, let status) = LaunchOptions.read(arguments) else {
      Issue.record("\(arguments) was taken.")
      return
    }
    #expect(status == 2)
    #expect(text.contains("--help") || text.contains("Did you mean"))
  }

  @Test(arguments: [["--help"], ["-h"], ["--version"], ["search", "--version"], ["config", "--help"]])
  func `help and version are not errors`(arguments: [String]) {
    guard case .exit(let text, let status) = LaunchOptions.read(arguments) else {
      Issue.record("\(arguments) started the program.")
      return
    }
    #expect(status == 0)
    #expect(text.contains("octodo"))
  }

  private func taken(_ arguments: [String]) -> LaunchOptions? {
    guard case .options(let options) = LaunchOptions.read(arguments) else { return nil }
    return options
  }
}
