import Testing

struct TestRunViewsTests {
  @Test(arguments: [
    "cursor @3:7", "focused counter", "selected \"count 0\"", "selected \"count 0\" in pane counter",
    "selected /\\d/ in pane counter", "key l\ncursor hidden",
  ])
  func `views report what they show`(steps: String) throws {
    let message = try Trial.message(steps)
    #expect(message == nil)
  }

  @Test(arguments: [
    ("cursor hidden", "the cursor is elsewhere", "hidden", "@3:7"),
    ("cursor @1:1", "the cursor is elsewhere", "@1:1", "@3:7"),
    ("focused query", "query does not have the focus", "query", "counter"),
    ("selected \"count\"", "\"count\" is not selected", nil, "count 0"),
    ("selected /9/ in pane counter", "/9/ is not selected in pane counter", nil, "count 0"),
    (
      "selected \"count 0\" in pane tabs", "\"count 0\" is not selected in pane tabs", nil,
      "nothing is selected"
    ),
    (
      "selected \"x\" in pane list", "there is no pane list on this screen; there are: counter, status, tabs",
      nil,
      nil
    ),
  ])
  func `differences are reported`(step: String, message: String, expected: String?, actual: String?) throws {
    let trial = try Trial("set tracking off\nlaunch\n\(step)")
    #expect(trial.message == "t.steps:3: \(message)")
    #expect(trial.value(of: "expected") == expected)
    #expect(trial.value(of: "actual") == actual)
  }
}

struct TestRunStyleTests {
  @Test(arguments: [
    "style \"bold\" bold", "style \"bold\" bold fg=red", "style \"検索\" fg=1", "style @5:6 bold bg=default",
    "style /r.d/ fg=red in row 5", "not style \"count\" bold", "not style \"bold\" bold fg=green",
    "style @24:1 reverse", "not style @2:1 reverse", "style \"count\" fg=default in pane counter",
  ])
  func `cells with the expected style pass`(step: String) throws {
    let message = try Trial.message(step)
    #expect(message == nil)
  }

  @Test(arguments: [
    ("style \"bold\" dim", "the cell @5:1 looks otherwise", "bold fg=red"),
    ("style \"count\" bold", "the cell @2:1 looks otherwise", "plain"),
    ("style \"d 検索 \" fg=2", "the cell @5:4 looks otherwise", "bold fg=red"),
    ("style \"red \" bold", "the cell @5:14 looks otherwise", "plain"),
    ("not style \"bold\" fg=red", "the cell @5:1 looks like this", "bold fg=red"),
    ("style \"absent\" bold", "\"absent\" is not on the screen", nil),
    ("not style \"absent\" bold", "\"absent\" is not on the screen", nil),
    ("not style \"bold\" blink", "octodo never draws blink, so no cell can have it", nil),
    (
      "style \"bold\" fg=\"#ff0000\"",
      "octodo draws the terminal's own colours only: name one, or give its number", nil
    ),
    ("style @25:1 bold", "there is no row 25; the screen has 24", nil),
  ])
  func `a cell with another style is reported`(step: String, message: String, actual: String?) throws {
    let trial = try Trial("set tracking off\nlaunch\n\(step)")
    #expect(trial.message == "t.steps:3: \(message)")
    #expect(trial.value(of: "actual") == actual)
  }

  @Test(arguments: [
    ("style \"bold\" dim fg=green bg=default", "dim fg=green bg=default"),
    ("style \"bold\" bold fg=33", "bold fg=33"), ("not style \"bold\" bold fg=red", "not bold fg=red"),
  ])
  func `the expected style is reported`(step: String, expected: String) throws {
    let trial = try Trial("set tracking off\nlaunch\n\(step)").value(of: "expected")
    #expect(trial == expected)
  }
}
