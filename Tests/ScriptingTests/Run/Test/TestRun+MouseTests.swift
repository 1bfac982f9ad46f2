import Testing

struct TestRunMouseTests {
  @Test(arguments: [
    ("click \"typed\"", "MouseEvent.Kind.release(Terminal.MouseEvent.Button.left)", "row: 2, column: 0"),
    ("click right @9:4", "MouseEvent.Kind.release(Terminal.MouseEvent.Button.right)", "row: 8, column: 3"),
    ("doubleclick @9:4", "MouseEvent.Kind.release(Terminal.MouseEvent.Button.left)", "row: 8, column: 3"),
    ("drag @3:4 to @9:4", "MouseEvent.Kind.release(Terminal.MouseEvent.Button.left)", "row: 8, column: 3"),
    ("scroll down 3 @9:4", "MouseEvent.Kind.scrollDown", "row: 8, column: 3"),
    ("click @9:4\nscroll up", "MouseEvent.Kind.scrollUp", "row: 8, column: 3"),
  ])
  func `the mouse reaches the screen`(step: String, kind: String, place: String) throws {
    let checks = "row 4 has \"\(kind)\"\nrow 4 has \"\(place)\""
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

  @Test func `a text that occurs several times is no target`() throws {
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
