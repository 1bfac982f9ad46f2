import Terminal
import Testing

@testable import Scripting

struct KeyScriptTests {
  /// The only key of a `key` line.
  private func key(_ chord: String) throws -> Key? {
    guard case .key(let presses)? = try Script.commands("key \(chord)").first else { return nil }
    return presses.first?.key
  }

  @Test(arguments: [
    "Up", "Down", "Left", "Right", "Home", "End", "PageUp", "PageDown", "Insert", "Delete", "Enter", "Tab",
    "BackTab", "Backspace", "Esc", "Space", "F1", "F12", "Ctrl+R", "Ctrl+r", "Alt+x", "Shift+a", "A", "a",
    "7",
    "Shift+Tab", "Ctrl+Alt+Delete", "Shift+Up", "Ctrl+Space", "Alt+Enter", "Alt+A", "Shift+Alt+a",
    "Ctrl+Home",
  ])
  func `a chord is the key that the terminal's decoder reports`(chord: String) throws {
    let chordKey = try key(chord)
    #expect(chordKey == Key(name: chord))
  }

  @Test(arguments: [("Ctrl+I", "Tab"), ("Ctrl+m", "Enter"), ("Ctrl+\"[\"", "Esc"), ("Ctrl+Alt+I", "Alt+Tab")])
  func `a chord that terminals cannot distinguish from a key is that key`(chord: String, name: String) throws
  {
    let chordKey = try key(chord)
    #expect(chordKey == Key(name: name))
  }

  @Test func `typing a character is pressing its key`() {
    #expect(Key(typing: "\n") == Key(.enter))
    #expect(Key(typing: "\r") == Key(.enter))
    #expect(Key(typing: "\t") == Key(.tab))
    for erasing: Unicode.Scalar in ["\u{8}", "\u{7F}"] { #expect(Key(typing: erasing) == Key(.backspace)) }
    #expect(Key(typing: "\u{1B}") == Key(.escape))
    #expect(Key(typing: "\u{7F}") == Key(.backspace))
    #expect(Key(typing: "\u{12}") == .ctrl("r"))
    #expect(Key(typing: " ") == .char(" "))
    #expect(Key(typing: "検") == .char("検"))
  }
}

struct KeyScriptTextTests {
  @Test(arguments: [
    (Key.char("q"), "q"), (.char("7"), "7"), (.char("é"), "\"é\""), (.char("/"), "\"/\""),
    (.char(" "), "Space"), (.char("\""), "\"\\\"\""),
    (.ctrl("r"), "Ctrl+R"), (.ctrl("/"), "Ctrl+\"/\""), (Key(.character("x"), .alt), "Alt+x"),
    (Key(.character("X"), [.alt]), "Alt+X"), (Key(.down, [.control, .shift]), "Ctrl+Shift+Down"),
    (Key(.backTab), "BackTab"), (Key(.escape), "Esc"), (Key(.function(12)), "F12"), (Key(.pageUp), "PageUp"),
    (Key(.enter, .alt), "Alt+Enter"), (Key(.character(" "), .control), "Ctrl+Space"),
  ])
  func `the name of a key is parsed to the same key`(key: Key, text: String) throws {
    #expect(key.scriptText == text)
    guard case .key(let presses) = try #require(Script.commands("key \(text)").first) else {
      Issue.record("\(text) is not a key")
      return
    }
    #expect(presses.map(\.key) == [key])
  }

  @Test func `a key that scripts cannot name has no name`() {
    #expect(Key(.function(13)).scriptText == nil)
  }
}
