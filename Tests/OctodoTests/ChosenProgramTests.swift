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
    let githubs = try ChosenProgram.browsers(["GH_BROWSER": "a", "BROWSER": "b"])
    #expect(githubs.map(\.words) == [["a"], ["b"]])
    let several = try ChosenProgram.browsers(["GH_BROWSER": " ", "BROWSER": "b:c d"])
    #expect(several.map(\.words) == [["b"], ["c", "d"]])
    let standard = try ChosenProgram.browsers([:])
    #expect(standard == [ChosenProgram(words: ["xdg-open"])])
    let visual = try ChosenProgram.editor(["VISUAL": "code -w", "EDITOR": "ed"])
    #expect(visual.words == ["code", "-w"])
    let editor = try ChosenProgram.editor(["VISUAL": " ", "EDITOR": "ed:x"])
    #expect(editor.words == ["ed:x"])
    let fallback = try ChosenProgram.editor(["PATH": "/no/such/folder"])
    #expect(fallback.words == ["vi"])
  }

  @Test func `a quote that does not end is named with its variable`() {
    #expect(throws: DesktopError.unbalancedQuote(variable: "BROWSER")) {
      try ChosenProgram.browsers(["BROWSER": "'firefox"])
    }
  }

  @Test(arguments: [
    ("w3m", true), ("/usr/bin/lynx -x", true), ("www-browser", true), ("firefox w3m", false),
    ("neomutt -n", true),
  ])
  func `a program for the terminal is known by its name`(text: String, needsTerminal: Bool) throws {
    let browsers = try ChosenProgram.browsers(["BROWSER": text])
    #expect(browsers.first?.needsTerminal == needsTerminal)
  }
}
