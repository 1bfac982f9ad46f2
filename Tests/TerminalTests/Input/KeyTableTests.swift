import Terminal
import Testing

/// Each row is what a terminal sends for a key, without the leading ESC.
struct KeyTableTests {
  private func keys(_ text: String) -> [Key] {
    var decoder = KeyDecoder()
    let events = decoder.feed(Array(text.utf8)) + decoder.flush()
    return events.compactMap { if case .key(let key) = $0 { key } else { nil } }
  }

  @Test(arguments: [
    ("\0", Key.ctrl(" ")), ("\u{1}", .ctrl("a")), ("\u{12}", .ctrl("r")), ("\u{1A}", .ctrl("z")),
    ("\u{1C}", .ctrl("\\")), ("\u{1D}", .ctrl("]")), ("\u{1E}", .ctrl("^")), ("\u{1F}", .ctrl("_")),
    ("\u{8}", Key(.backspace)), ("\u{7F}", Key(.backspace)), ("\t", Key(.tab)), ("\r", Key(.enter)),
    ("\n", Key(.enter)), (" ", .char(" ")), ("a", .char("a")), ("A", .char("A")), ("é", .char("é")),
    ("検", .char("検")), ("👩", .char("👩")),
  ])
  func `decodes single keys`(_ bytes: String, _ key: Key) {
    #expect(keys(bytes) == [key])
  }

  @Test(arguments: [
    ("a", Key(.character("a"), .alt)), ("A", Key(.character("A"), .alt)), ("é", Key(.character("é"), .alt)),
    ("\r", Key(.enter, .alt)), ("\u{7F}", Key(.backspace, .alt)), ("\t", Key(.tab, .alt)),
    ("\u{1}", Key(.character("a"), [.control, .alt])), (" ", Key(.character(" "), .alt)),
  ])
  func `decodes Alt as ESC before a key`(_ bytes: String, _ key: Key) {
    #expect(keys("\u{1B}" + bytes) == [key])
  }

  @Test func `Esc and then Ctrl+C are two keys even if they arrive together`() {
    #expect(keys("\u{1B}\u{3}") == [Key(.escape), .ctrl("c")])
  }

  @Test(arguments: [
    ("A", Key.Code.up), ("B", .down), ("C", .right), ("D", .left), ("H", .home), ("F", .end),
    ("P", .function(1)), ("Q", .function(2)), ("R", .function(3)), ("S", .function(4)),
  ])
  func `decodes cursor keys in both modes, with modifiers and with Alt`(_ final: String, _ code: Key.Code) {
    #expect(keys("\u{1B}[" + final) == [Key(code)])
    #expect(keys("\u{1B}O" + final) == [Key(code)])
    #expect(keys("\u{1B}[1;5" + final) == [Key(code, .control)])
    #expect(keys("\u{1B}[1;8" + final) == [Key(code, [.shift, .alt, .control])])
    #expect(keys("\u{1B}O5" + final) == [Key(code, .control)])
    #expect(keys("\u{1B}O1;2" + final) == [Key(code, .shift)])
    #expect(keys("\u{1B}\u{1B}[" + final) == [Key(code, .alt)])
    #expect(keys("\u{1B}\u{1B}O" + final) == [Key(code, .alt)])
  }

  @Test(arguments: [
    (1, Key.Code.home), (2, .insert), (3, .delete), (4, .end), (5, .pageUp), (6, .pageDown), (7, .home),
    (8, .end),
    (11, .function(1)), (12, .function(2)), (13, .function(3)), (14, .function(4)), (15, .function(5)),
    (17, .function(6)), (18, .function(7)), (19, .function(8)), (20, .function(9)), (21, .function(10)),
    (23, .function(11)), (24, .function(12)), (25, .function(13)), (26, .function(14)), (28, .function(15)),
    (29, .function(16)), (31, .function(17)), (34, .function(20)),
  ])
  func `decodes numbered keys`(_ number: Int, _ code: Key.Code) {
    #expect(keys("\u{1B}[\(number)~") == [Key(code)])
    let shifted = code == .delete ? Key(code) : Key(code, .shift)
    #expect(keys("\u{1B}[\(number);2~") == [shifted])
    #expect(keys("\u{1B}[\(number)^") == [Key(code, .control)])
    #expect(keys("\u{1B}[\(number)$") == [shifted])
    #expect(
      keys("\u{1B}[\(number)@") == [code == .delete ? Key(code, .control) : Key(code, [.control, .shift])])
    #expect(keys("\u{1B}\u{1B}[\(number)~") == [Key(code, .alt)])
  }

  @Test(arguments: [
    ("[[A", Key(.function(1))), ("[[B", Key(.function(2))), ("[[C", Key(.function(3))),
    ("[[D", Key(.function(4))),
    ("[[E", Key(.function(5))), ("[Z", Key(.backTab)), ("[1;5Z", Key(.backTab, .control)),
    ("[1;2Z", Key(.backTab)),
    ("[a", Key(.up, .shift)), ("[b", Key(.down, .shift)), ("[c", Key(.right, .shift)),
    ("[d", Key(.left, .shift)),
    ("Oa", Key(.up, .control)), ("Ob", Key(.down, .control)), ("Oc", Key(.right, .control)),
    ("Od", Key(.left, .control)), ("OM", Key(.enter)), ("OI", Key(.tab)), ("OX", .char("=")),
    ("Oj", .char("*")), ("Ok", .char("+")), ("Om", .char("-")), ("Op", .char("0")), ("Oy", .char("9")),
  ])
  func `decodes the keys of one terminal`(_ sequence: String, _ key: Key) {
    #expect(keys("\u{1B}" + sequence) == [key])
  }

  @Test(arguments: [
    (97, 1, Key.char("a")), (97, 5, .ctrl("a")), (99, 5, .ctrl("c")), (97, 2, .char("A")),
    (65, 2, .char("A")),
    (33, 2, .char("!")), (114, 6, Key(.character("r"), [.control, .shift])),
    (82, 6, Key(.character("r"), [.control, .shift])), (63, 6, .ctrl("?")),
    (97, 3, Key(.character("a"), .alt)),
    (97, 4, Key(.character("A"), .alt)), (105, 5, .ctrl("i")), (32, 5, .ctrl(" ")), (233, 2, .char("É")),
    (13, 2, Key(.enter)), (13, 5, Key(.enter)), (13, 3, Key(.enter, .alt)), (9, 2, Key(.backTab)),
    (9, 5, Key(.tab, .control)),
    (9, 6, Key(.backTab, .control)), (27, 1, Key(.escape)), (127, 5, Key(.backspace)),
    (127, 2, Key(.backspace)), (127, 3, Key(.backspace, .alt)), (8, 1, Key(.backspace)), (97, 69, .ctrl("a")),
    (104, 5, Key(.backspace)), (91, 5, Key(.escape)), (45, 5, .ctrl("-")),
  ])
  func `decodes CSI u and modifyOtherKeys`(_ code: Int, _ modifier: Int, _ key: Key) {
    #expect(keys("\u{1B}[\(code);\(modifier)u") == [key])
    #expect(keys("\u{1B}[27;\(modifier);\(code)~") == [key])
  }

  /// Reports of the kitty keyboard protocol.
  @Test(
    arguments: [
      // Press, repeat and release.
      ("[97;1:1u", [.char("a")]), ("[97;1:2u", [.char("a")]), ("[97;1:3u", []), ("[1;1:3A", []),
      ("[1;1:2A", [Key(.up)]),
      ("[3;5:3~", []), ("[13;1:3u", []), ("[1;1:1P", [Key(.function(1))]),
      // What the key types.
      ("[97;;228u", [.char("ä")]), ("[97;2;65u", [.char("A")]),
      ("[97;;97:769u", [.char("a"), .char("\u{301}")]),
      ("[97;3;229u", [.char("å")]), ("[97;3;97u", [Key(.character("a"), .alt)]), ("[97;5;97u", [.ctrl("a")]),
      ("[97;;10u", [.char("a")]),
      // The character with Shift, and Caps Lock.
      ("[49:33;2u", [.char("!")]), ("[97:65;2u", [.char("A")]), ("[97:65;4u", [Key(.character("A"), .alt)]),
      ("[97;65u", [.char("A")]), ("[97:65;66u", [.char("a")]), ("[49;65u", [.char("1")]),
      // Another script.
      ("[1092::97;5u", [.ctrl("a")]), ("[1092:1060:97;6u", [Key(.character("a"), [.control, .shift])]),
      ("[1092::97;3u", [Key(.character("a"), .alt)]), ("[1092::97u", [.char("ф")]),
      ("[111::115;5u", [.ctrl("o")]),
      // The sign with Shift, held with Control.
      ("[45:95;6u", [.ctrl("_")]), ("[45;6u", [.ctrl("_")]), ("[58:47:46;6u", [.ctrl("/")]),
      ("[114:82;6u", [Key(.character("r"), [.control, .shift])]),
      // A text without a key, as of an input method.
      ("[0;;233u", [.char("é")]), ("[0;;26085:26412u", [.char("日"), .char("本")]), ("[0u", []), ("[0;;0u", []),
      // The keypad and further keys.
      ("[57399u", [.char("0")]), ("[57408u", [.char("9")]), ("[57409u", [.char(".")]),
      ("[57413u", [.char("+")]),
      ("[57414u", [Key(.enter)]), ("[57417;5u", [Key(.left, .control)]), ("[57422u", [Key(.pageDown)]),
      ("[57426u", [Key(.delete)]), ("[57400;129;49u", [.char("1")]), ("[57376u", [Key(.function(13))]),
      ("[57441;2u", []), ("[57428u", []),
      // Super and its like are for the desktop.
      ("[97;9u", []), ("[97;33u", []), ("[3;9~", []), ("[1;9D", []), ("[27;9;97~", []),
      ("[57414;2u", [Key(.enter)]),
    ] as [(String, [Key])])
  func `kitty's reports are read whole`(_ sequence: String, _ expected: [Key]) {
    #expect(keys("\u{1B}" + sequence) == expected)
  }

  @Test func `decodes CSI u without a modifier and with alternate keys`() {
    #expect(keys("\u{1B}[97u") == [.char("a")])
    #expect(keys("\u{1B}[97:65:99;5:1u") == [.ctrl("a")])
  }
}
