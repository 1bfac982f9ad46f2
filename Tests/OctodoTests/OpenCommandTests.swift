import Domain
import Testing

@testable import octodo

struct OpenCommandTests {
  private static func options(_ arguments: String...) -> LaunchOptions? {
    guard case .options(let options) = LaunchOptions.read(["open"] + arguments) else { return nil }
    return options
  }

  @Test func `an address opens as without the word`() throws {
    let url = "https://github.com/o/r/issues/7"
    let start = try StartPoint([url])
    #expect(Self.options(url)?.start == start)
    #expect(Self.options(url, "--demo")?.isDemo == true)
  }

  @Test func `a notification opens by the id of its thread`() {
    #expect(Self.options("--notification", "42")?.start == .notification("42"))
    #expect(Self.options("--no-tracking", "--notification", "42")?.isTrackingOff == true)
  }

  @Test(arguments: [[], ["a", "b"], ["--notification", "../user"], ["o/r", "--notification", "42"]])
  func `anything else is refused with what to write`(arguments: [String]) throws {
    guard case .exit(let text, let status) = LaunchOptions.read(["open"] + arguments) else {
      Issue.record("\(arguments) is taken")
      return
    }
    #expect(status == 2)
    #expect(text.contains("octodo open --notification 123456"))
  }

  @Test func `a flag for a notification without the word open is none`() {
    guard case .exit(_, let status) = LaunchOptions.read(["--notification", "42"]) else {
      Issue.record("it is taken")
      return
    }
    #expect(status == 2)
  }
}
