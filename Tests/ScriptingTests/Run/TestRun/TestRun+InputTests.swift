import Testing

struct TestRunInputTests {
  @Test(arguments: [
    ("key \"+\"*3", "count 3"), ("key x Down", "typed x"), ("key Ctrl+R", "last key(Ctrl+R)"),
    ("key Alt+x", "last key(Alt+x)"), ("key F5", "last key(F5)"), ("key Shift+Up", "last key(Shift+Up)"),
    ("key Space", "typed "), ("key A", "typed A"), ("key Shift+a", "typed A"),
    ("type \"naïf 検索\"", "typed naïf 検索"), ("type \"a\\tb\"", "[2 List]"),
    ("paste \"one two\"", "typed one two"), ("focus out", "last focus(false)"),
    ("focus in", "last focus(true)"),
    ("resize 60x20", "last nothing"),
  ])
  func `input reaches the screen`(step: String, text: String) throws {
    let message = try Trial.message("\(step)\nsee \"\(text)\"")
    #expect(message == nil)
  }

  @Test func `typing is one key per scalar, so combining marks are keys too`() throws {
    let message = try Trial.message("type \"a\\u{301}\"\nsee \"typed á\"")
    #expect(message == nil)
  }

  @Test func `a resize changes the size of the next frame`() throws {
    var message = try Trial.message("resize 60x20\nrow 20 has \"counter\"\nresize 39x8\nsee \"too small\"")
    #expect(message == nil)
    message = try Trial.message("resize 60x20\nrow 21 is \"\"")
    #expect(
      message == "t.steps:4: there is no row 21; the screen has 20")
  }

  @Test func `a burst is handled at once, its lines in order`() throws {
    let steps = """
      burst
        key "+" "+"
        type "ab"
        resize 60x20
        click "List" in pane tabs
      end
      row 1 has "[2 List]"
      """
    var message = try Trial.message(steps)
    #expect(message == nil)
    let missing = "burst\n  key a\n  click \"absent\"\nend"
    message = try Trial.message(missing)
    #expect(message == "t.steps:5: \"absent\" is not on the screen")
  }

  @Test func `signals reach the program`() throws {
    let steps = """
      signal WINCH
      signal TSTP
      signal CONT
      key "+"
      see "count 1"
      signal HUP
      exit 129
      """
    var message = try Trial.message(steps)
    #expect(message == nil)
    message = try Trial.message("signal INT\nexit 130")
    #expect(message == nil)
    message = try Trial.message("signal TERM\nexit 143")
    #expect(message == nil)
  }

  @Test func `a suspended program ignores input`() throws {
    let message = try Trial.message("signal TSTP\nkey x")
    #expect(
      message
        == "t.steps:4: the program is stopped; `signal CONT` continues it")
    let trialMessage = try Trial.message("key Ctrl+Z\nkey x")?.contains("the program is stopped")
    #expect(trialMessage == true)
  }

  @Test func `input needs a running program`() throws {
    let message = try Trial("key x").message
    #expect(message == "t.steps:1: no program runs; write `launch` first")
    var trialMessage = try Trial.message("key q\nkey x")
    #expect(
      trialMessage
        == "t.steps:4: the program ended with status 0 after line 3 (key q); write `exit 0` where it does")
    trialMessage = try Trial.message("key q\nexit 0\nkey x")
    #expect(
      trialMessage
        == "t.steps:5: the program has ended; `launch` starts it again")
    trialMessage = try Trial.message("key q x")
    #expect(
      trialMessage == "t.steps:3: the program ended with status 0 before this line was done")
  }
}

struct TestRunMouseTests {
  @Test(arguments: [
    ("click \"typed\"", "MouseEvent.Kind.release(Terminal.MouseEvent.Button.left)", "row: 2, column: 0"),
    ("click right @9:4", "MouseEvent.Kind.release(Terminal.MouseEvent.Button.right)", "row: 8, column: 3"),
    ("doubleclick @9:4", "MouseEvent.Kind.release(Terminal.MouseEvent.Button.left)", "row: 8, column: 3"),
    ("drag @3:4 to @9:4", "MouseEvent.Kind.release(Terminal.MouseEvent.Button.left)", "row: 8, column: 3"),
    ("scroll down 3 @9:4", "MouseEvent.Kind.scrollDown", "row: 8, column: 3"),
    ("click @9:4\nscroll up", "MouseEvent.Kind.scrollUp", "row: 8, column: 3"),
  ])
  func `the mouse reaches the screen`(step: String, kind: String, position: String) throws {
    let checks = "row 4 has \"\(kind)\"\nrow 4 has \"\(position)\""
    let trial = try Trial("set size 200x24\nset tracking off\nlaunch\n\(step)\n\(checks)")
    #expect(trial.message == nil)
  }

  @Test func `a click on a tab selects it`() throws {
    let message = try Trial.message("click \"List\" in pane tabs\nrow 1 has \"[2 List]\"")
    #expect(message == nil)
  }

  @Test func `a drag begins at its start cell`() throws {
    let message = try Trial.message("drag \"List\" in pane tabs to @9:4\nrow 1 has \"[2 List]\"")
    #expect(message == nil)
  }

  @Test func `a text that occurs several times is not a target`() throws {
    var message = try Trial.message("click \"ed\"")
    #expect(
      message
        == "t.steps:3: \"ed\" is 2 times on the screen: 3:4-5, 5:12-13; say where, or name a cell")
    message = try Trial.message("click \"absent\"")
    #expect(message == "t.steps:3: \"absent\" is not on the screen")
    message = try Trial.message("click @25:1")
    #expect(message == "t.steps:3: there is no row 25; the screen has 24")
  }
}
