import Screens
import Testing

@testable import octodo

struct ChosenProgramTests {
  @Test(
    arguments: [
      ("firefox", ["firefox", "URL"]), ("firefox --new-window %s", ["firefox", "--new-window", "URL"]),
      ("x --url=%s %s", ["x", "--url=URL", "URL"]), ("x 100%% %d %", ["x", "100%", "%d", "%", "URL"]),
      ("x %%s", ["x", "%s", "URL"]), ("~/bin/x ''", ["/home/ann/bin/x", "", "URL"]),
    ] as [(String, [String])])
  func `the address replaces the placeholder, or is the last argument`(text: String, command: [String]) throws
  {
    let browsers = try ChosenProgram.browsers(["BROWSER": text, "HOME": "/home/ann"])
    #expect(browsers.map { $0.command(for: "URL") } == [command])
  }

  @Test func `GH_BROWSER comes before BROWSER, and VISUAL before EDITOR`() throws {
    #expect(try ChosenProgram.browsers(["GH_BROWSER": "a", "BROWSER": "b"]) == [ChosenProgram(words: ["a"])])
    #expect(
      try ChosenProgram.browsers(["GH_BROWSER": " ", "BROWSER": "b:c d"]).map(\.words) == [
        ["b"], ["c", "d"],
      ])
    #expect(try ChosenProgram.browsers([:]) == [ChosenProgram(words: ["xdg-open"])])
    #expect(try ChosenProgram.editor(["VISUAL": "code -w", "EDITOR": "ed"]).words == ["code", "-w"])
    #expect(try ChosenProgram.editor(["VISUAL": " ", "EDITOR": "ed:x"]).words == ["ed:x"])
    #expect(try ChosenProgram.editor(["PATH": "/no/such/folder"]).words == ["vi"])
  }

  @Test func `a quote that does not end is named with its variable`() {
    #expect(throws: DesktopError.unbalancedQuote(variable: "BROWSER")) {
      try ChosenProgram.browsers(["BROWSER": "'firefox"])
    }
  }

  @Test(arguments: [("w3m", true), ("/usr/bin/lynx -x", true), ("www-browser", true), ("firefox w3m", false)])
  func `a browser for the terminal is known by its name`(text: String, needsTerminal: Bool) throws {
    #expect(try ChosenProgram.browsers(["BROWSER": text]).first?.needsTerminal == needsTerminal)
  }
}
