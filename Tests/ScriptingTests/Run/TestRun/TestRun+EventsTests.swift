import Testing

struct TestRunEventsTests {
  private let start = "event launch\nevent page-view page=\"repository-search\"\n"

  @Test(arguments: [
    "event search query=\"one\" page=1\nevent search query=\"two\" page=2",
    "event search ...\nevent search page=2 ...", "event search query~/^o/ page~/1/\nevent search ...",
    "events\n  event search query=\"one\" page=1\n  event search ...\nend",
    "events unordered\n  event search ...\n  event search query=\"one\" page=1\nend\nno events",
    "ignore events",
    "event search page=1.0 ...\nsee \"count\"\nevent search query=\"two\" page=2",
  ])
  func `sent events are asserted in order`(lines: String) throws {
    let message = try Trial.message(start + "no events\nkey E\n" + lines, tracking: "exhaustive")
    #expect(message == nil)
  }

  @Test func `a different event is shown as a diff, with the line that would match it`() throws {
    let script = """
      launch
      event launch
      event page-view page="repository-search"
      key e l
      event search query="swift" page=1
      """
    let message = try Trial(script).message
    #expect(
      message == """
        t.steps:5: tracking: 2 events since line 4 (key e l), 0 asserted          (expected -, actual +)
          - search     query="swift" page=1
          + search     query="swift" page=0
          + page-view  page="todo-list"
            to accept:  event page-view page="todo-list"
        """)
  }

  @Test func `the events of later lines are part of the diff`() throws {
    let script = """
      set tracking exhaustive
      launch
      event launch
      event page-view page="repository-search"
      key E l
      event search query="one" page=1
      event search query="swift" page=2
      see "Counter"
      event page-view page="todo-list"
      """
    let message = try Trial(script).message
    #expect(
      message == """
        t.steps:7: tracking: 3 events since line 5 (key E l), 1 asserted          (expected -, actual +)
            search     query="one" page=1
          - search     query="swift" page=2
          + search     query="two" page=2
            page-view  page="todo-list"
            to accept:  event search query="two" page=2
        """)
  }

  @Test(arguments: [
    "key x", "advance 1s", "relaunch", "signal WINCH", "burst\nkey x\nend", "",
  ])
  func `an unasserted event fails the next input, advance, relaunch or the end`(step: String) throws {
    let line = step.isEmpty ? "5: at the end of the test" : "6"
    let message = try Trial.message(start + "key e\n" + step, tracking: "exhaustive")
    #expect(
      message == """
        t.steps:\(line): tracking: 1 event since line 5 (key e), 0 asserted          (expected -, actual +)
          + search  query="swift" page=0
            to accept:  event search query="swift" page=0
            to drop:    ignore events       (on the line before the one that failed)
            or:         set tracking off    (above launch, if the test is not about events)
        """)
  }

  @Test func `an event that was not sent is missing`() throws {
    let message = try Trial.message(start + "key x\nevent search ...", tracking: "exhaustive")
    #expect(
      message == """
        t.steps:6: tracking: 0 events since line 5 (key x), 0 asserted          (expected -, actual +)
          - search  ...
        """)
  }

  @Test func `a set of events must be the next ones`() throws {
    let lines = "events unordered\n  event search query=\"one\" page=1\n  event page-view ...\nend"
    let message = try Trial.message(start + "key E l\n" + lines, tracking: "exhaustive")
    #expect(
      message == """
        t.steps:6: tracking: 3 events since line 5 (key E l), 0 asserted          (expected -, actual +)
            search     query="one" page=1
          + search     query="two" page=2
            page-view  page="todo-list"
            to accept:  event search query="two" page=2
        """)
  }

  @Test func `a block of events reports the line that differs`() throws {
    let lines = "events\n  event search query=\"one\" page=1\n  event search query=\"too\" page=2\nend"
    let message = try Trial.message(start + "key E\n" + lines, tracking: "exhaustive")
    #expect(message?.hasPrefix("t.steps:8: tracking: 2 events since line 5 (key E), 1 asserted") == true)
  }

  @Test func `no events asserts that none is pending`() throws {
    let message = try Trial.message(start + "key e\nno events", tracking: "exhaustive")
    #expect(message?.hasPrefix("t.steps:6: tracking: 1 event since line 5 (key e), 0 asserted") == true)
  }

  @Test func `the end of the program sends its event too`() throws {
    var message = try Trial.message(start + "key q\nevent background\nexit 0", tracking: "exhaustive")
    #expect(message == nil)
    let again = "relaunch\nevent background\nevent launch\nevent page-view ..."
    message = try Trial.message(start + again, tracking: "exhaustive")
    #expect(message == nil)
  }

  @Test func `without a line about tracking only the named events matter, and the report has no more`() throws
  {
    let trial = try Trial("launch\nkey E\nevent search query=\"two\" page=2\nkey e")
    #expect(trial.message == nil)
    #expect(!trial.output.contains("not listed"))
    let message = try Trial("launch\nkey E\nevent search query=\"three\" page=2\nkey e").message
    #expect(message?.hasPrefix("t.steps:3: tracking: 2 events since line 2 (key E), 0 asserted") == true)
    // The preset is one line away from the strict one.
    let strict = try Trial("set tracking exhaustive\nlaunch\nkey E").message
    #expect(strict?.hasPrefix("t.steps:3: tracking: 2 events since line 2 (launch), 0 asserted") == true)
  }

  @Test func `listed tracking checks the given lines, and lists the rest`() throws {
    let trial = try Trial(
      "set tracking listed\nlaunch\nkey E\nkey x\nevent search query=\"two\" page=2\nkey e")
    #expect(
      trial.message
        == """
        t.steps:5: tracking: 0 events since line 4 (key x), 0 asserted          (expected -, actual +)
          - search  query="two" page=2
        """
    )
    let listed = try Trial("set tracking listed\nlaunch\nkey E\nevent search query=\"two\" page=2\nkey e")
    #expect(listed.message == nil)
    #expect(
      listed.output.split(separator: "\n").filter { $0.contains("not listed") } == [
        "    # not listed: event launch", "    # not listed: event page-view page=\"repository-search\"",
        "    # not listed: event search query=\"one\" page=1",
        "    # not listed: event search query=\"swift\" page=0",
      ])
  }

  @Test func `with tracking off there is nothing to assert`() throws {
    let message = try Trial.message("key e\nkey e")
    #expect(message == nil)
    for line in ["event search ...", "no events", "events unordered\n  event launch\nend"] {
      let message = try Trial.message(line)
      #expect(
        message == "t.steps:3: with `set tracking off` there are no events to look at")
    }
  }

  @Test func `an ignored event is left out`() throws {
    let script = "set ignore search\nset ignore launch\nlaunch\nevent page-view ...\nkey E\nno events"
    let message = try Trial(script).message
    #expect(message == nil)
  }

  @Test(arguments: [
    "event launch user_id=\"00000000-0000-4000-8000-000000000000\"", "event launch time=1767225600",
    "event launch time~/^1767225600$/ user_id~/^0/", "event launch ...",
  ])
  func `user and time are compared if they are named`(line: String) throws {
    let rest = "event page-view page=\"repository-search\"\nadvance 300ms\nkey e\n"
    let later = "event search query=\"swift\" page=0 time=1767225600.3"
    let message = try Trial("launch\n\(line)\n\(rest)\(later)").message
    #expect(message == nil)
  }

  @Test func `an event fires at the time of its timer`() throws {
    let script = """
      set clock "2020-02-03T04:05:06Z"
      launch
      ignore events
      advance 1s
      key e
      event search time~/^1580702707$/ ...
      """
    let message = try Trial(script).message
    #expect(message == nil)
  }

  @Test(arguments: [
    "time=1767225600.001", "time=1767225599.999", "time=1767225601", "time=1767225599", "time~/^17672256000/",
    "time=true",
    "time=\"1767225600\"", "user_id=0", "user_id=\"00000000-0000-4000-8000-00000000000\"", "user_id~/^1/",
  ])
  func `an event with another user or time does not match`(envelope: String) throws {
    let message = try Trial("launch\nevent launch \(envelope)").message
    let name = envelope.prefix { $0 != "=" && $0 != "~" }
    let actual = name == "time" ? "time=1767225600" : "user_id=\"00000000-0000-4000-8000-000000000000\""
    #expect(
      message == """
        t.steps:2: tracking: 2 events since line 1 (launch), 0 asserted          (expected -, actual +)
          - launch     \(envelope)
          + launch     \(actual)
          + page-view  page="repository-search"
            to accept:  event page-view page="repository-search"
        """)
  }

  @Test func `another user or time is reported`() throws {
    let message = try Trial("launch\nevent launch time=1767225601 user_id=\"me\"").message
    #expect(
      message == """
        t.steps:2: tracking: 2 events since line 1 (launch), 0 asserted          (expected -, actual +)
          - launch     time=1767225601 user_id="me"
          + launch     time=1767225600 user_id="00000000-0000-4000-8000-000000000000"
          + page-view  page="repository-search"
            to accept:  event page-view page="repository-search"
        """)
    let trialMessage = try Trial("launch\nevent launch time=\"soon\"").message?.contains(
      "- launch     time=\"soon\"")
    #expect(
      trialMessage == true)
  }
}
