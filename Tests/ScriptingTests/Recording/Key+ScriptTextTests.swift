import Terminal
import Testing

@testable import Scripting

struct KeyScriptTextTests {
  @Test(arguments: [
    (Key.char("q"), "\"q\""), (.char("/"), "\"/\""), (.char(" "), "Space"), (.char("\""), "\"\\\"\""),
    (.ctrl("r"), "Ctrl+R"), (.ctrl("/"), "Ctrl+\"/\""), (Key(.character("x"), .alt), "Alt+\"x\""),
    (Key(.character("X"), [.alt]), "Alt+\"X\""), (Key(.down, [.control, .shift]), "Ctrl+Shift+Down"),
    (Key(.backTab), "BackTab"), (Key(.escape), "Esc"), (Key(.function(12)), "F12"), (Key(.pageUp), "PageUp"),
    (Key(.enter, .alt), "Alt+Enter"), (Key(.character(" "), .control), "Ctrl+Space"),
  ])
  func `the name of a key is parsed to the same key`(key: Key, text: String) throws {
    #expect(key.scriptText == text)
    guard case .key(let presses) = try #require(Script.commands("key \(text)").first) else {
      Issue.record("\(text) is no key")
      return
    }
    #expect(presses.compactMap { Key($0.chord) } == [key])
  }

  @Test func `a key that scripts cannot name has no name`() {
    #expect(Key(.function(13)).scriptText == nil)
  }
}
