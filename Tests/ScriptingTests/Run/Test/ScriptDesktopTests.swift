import Screens
import Testing

@testable import Scripting

struct ScriptDesktopTests {
  @Test func `a file gets an unused name`() throws {
    let desktop = ScriptDesktop()
    let paths = try (0..<3).map { _ in try desktop.save("", as: "a.csv").path }
    #expect(paths == ["~/a.csv", "~/a-2.csv", "~/a-3.csv"])
  }
}
