import Terminal
import TestSupport
import Testing

struct KeyNameTests {
  @Test(arguments: [
    ("Ctrl+R", Key.ctrl("r")), ("PageUp", Key(.pageUp)), ("Enter", Key(.enter)), ("?", .char("?")),
    ("+", .char("+")),
    ("Ctrl++", .ctrl("+")), ("Alt+a", Key(.character("a"), .alt)), ("Alt+A", Key(.character("A"), .alt)),
    ("Ctrl+Alt+Shift+Up", Key(.up, [.control, .alt, .shift])),
    ("Ctrl+Shift+R", Key(.character("r"), [.control, .shift])),
    ("Shift+Tab", Key(.backTab)), ("Ctrl+Shift+Tab", Key(.backTab, .control)), ("Esc", Key(.escape)),
    ("Space", .char(" ")), ("Ctrl+Space", .ctrl(" ")), ("F1", Key(.function(1))),
    ("Shift+F12", Key(.function(12), .shift)),
    ("Backspace", Key(.backspace)), ("Delete", Key(.delete)), ("é", .char("é")), ("検", .char("検")),
    ("f", .char("f")),
  ])
  func `parses and formats a name`(_ name: String, _ key: Key) {
    #expect(Key(name: name) == key)
    #expect(key.description == name)
  }

  @Test(arguments: [
    ("ctrl+r", Key.ctrl("r")), ("pageup", Key(.pageUp)), ("BACKTAB", Key(.backTab)), ("Escape", Key(.escape)),
    ("shift+a", .char("A")), ("Shift+é", .char("É")),
    // As a file of macOS has it.
    ("e\u{301}", .char("é")), ("Alt+か\u{3099}", Key(.character("が"), .alt)), ("f5", Key(.function(5))),
    (" ", .char(" ")),
    ("Shift+Space", .char(" ")), ("Shift+BackTab", Key(.backTab)),
  ])
  func `parses other spellings`(_ name: String, _ key: Key) {
    #expect(Key(name: name) == key)
  }

  @Test(arguments: [
    "", "Ctrl+", "Ctrl", "F0", "F21", "F+1", "F01", "Hyper+a", "ab", "\u{1B}", "\u{9B}", "x\u{301}", "++",
  ])
  func `refuses an invalid name`(_ name: String) {
    #expect(Key(name: name) == nil)
  }

  @Test func `every key of the decoder has a name that can be parsed`() {
    var random = SeededGenerator(seed: 5)
    let starts = ["", "\u{1B}", "\u{1B}[", "\u{1B}[1;6", "\u{1B}O", "\u{1B}[3;8", "\u{1B}[27;6;"]
    for start in starts {
      for _ in 0..<500 {
        var decoder = KeyDecoder()
        let byte = UInt8.random(in: 0...0x7F, using: &random)
        for case .key(let key) in decoder.feed(Array(start.utf8) + [byte, 0x7E]) + decoder.flush() {
          #expect(Key(name: key.description) == key)
        }
      }
    }
  }
}
