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
