import Testing

struct TestRunTextTests {
  @Test(arguments: [
    "see \"count 0\"", "see \"count 0\" in pane counter", "see \"count 0\" in row 2",
    "see \"count \" count 1",
    "see /count \\d$/", "see /COUNT/i", "see \"検索\" count 1", "see \"索 red\"", "see /検.*red/ in pane counter",
    "see \"count 0\" in rows 2..3", "see \"count\" in cols 1..5", "see \"ount\" in box @2:2 @2:5",
    "see \"n\" count 2 in rows 3..4", "see \"absent\" count 0",
    "not see \"absent\"", "not see \"count\" in row 3", "not see \"count\" in cols 1..4",
    "not see \"count\" count 1",
    "not see /^ount/ in row 2",
    "row 2 is \"count 0\"", "row 2 is \"count 0  \"", "row 5 is \"bold 検索 red\"", "row 9 is \"\"",
    "row 2 has \"unt\"",
    "row 2 has /0$/",
  ])
  func `a text on the screen is found`(step: String) throws {
    let message = try Trial.message(step)
    #expect(message == nil)
  }

  @Test(arguments: [
    ("see \"absent\"", "\"absent\" is not on the screen"),
    (
      "see \"count\" in pane query", "there is no pane query on this screen; there are: counter, status, tabs"
    ),
    ("see \"count\" in row 3", "\"count\" is not on the screen in row 3"),
    ("see \"count\" in row 25", "there is no row 25; the screen has 24"),
    ("see \"count\" in cols 80..81", "there is no column 81; the screen has 80"),
    ("see \"count \" in cols 2..6", "\"count \" is not on the screen in cols 2..6"),
    ("see \"o\" count 2 in rows 2..2", "\"o\" is once on the screen in rows 2..2: 2:2-2"),
    ("see \"索\" count 3", "\"索\" is once on the screen: 5:8-9"),
    ("see /ab+c/", "/ab+c/ is not on the screen"),
    ("see \"count 0\\ntyped\"", "\"count 0\\ntyped\" is not on the screen"),
    ("see \"0 typed\"", "\"0 typed\" is not on the screen"),
    ("not see \"count\"", "\"count\" is on the screen: 2:1-5, 24:2-6"),
    ("not see /r.d/ in pane counter", "/r.d/ is on the screen in pane counter: 5:11-13"),
    ("not see \"count\" count 2", "\"count\" is 2 times on the screen: 2:1-5, 24:2-6"),
    (
      "not see \"x\" in pane nowhere",
      "there is no pane nowhere on this screen; there are: counter, status, tabs"
    ),
    ("row 2 is \"count 1\"", "row 2 differs"),
    ("row 2 is \"count\"", "row 2 differs"),
    ("row 2 has \"typed\"", "\"typed\" is not in row 2"),
    ("row 30 has \"typed\"", "there is no row 30; the screen has 24"),
  ])
  func `a missing text is reported, with the searched area`(step: String, message: String) throws {
    let trialMessage = try Trial.message(step)
    #expect(trialMessage == "t.steps:3: \(message)")
  }

  @Test(arguments: [
    ("see \"count 1\"", "\"count 1\"", "row 2: count 0"),
    ("see \"BOLD 検査 red\"", "\"BOLD 検査 red\"", "row 5: bold 検索 red"),
    ("see \"thingy\" in rows 3..5", "\"thingy\"", "row 4: last nothing"),
    ("see \"xyzzy\"", "\"xyzzy\"", nil),
    ("see \"o\"  in row 3", "\"o\"", nil),
    ("see /count 1/", "/count 1/", nil),
    ("not see \"typed\"", "not \"typed\"", "row 3: typed"),
  ])
  func `a missing text is reported with the most similar line`(
    step: String, expected: String, actual: String?
  ) throws {
    let trial = try Trial("set tracking off\nlaunch\n\(step)")
    #expect(trial.value(of: "expected") == expected)
    #expect(trial.value(of: "actual") == actual)
  }

  @Test func `a row that differs is reported with both texts`() throws {
    let trial = try Trial("set tracking off\nlaunch\nrow 2 is \"count 1\"")
    #expect(trial.value(of: "expected") == "count 1")
    let actual = try Trial("set tracking off\nlaunch\nrow 2 has /9$/").value(of: "expected")
    #expect(actual == "/9$/")
    #expect(trial.value(of: "actual") == "count 0")
  }

  @Test func `a screen is compared block by block, without trailing blanks`() throws {
    let steps = """
      screen in rows 2..5 is <<<
        count 0
        typed
        last nothing
        bold 検索 red
      >>>
      screen in box @5:6 @5:9 is <<<
        検索
      >>>
      screen in rows 10..12 is <<<
      >>>
      screen in box @1:70 @1:80 is <<<
        octodo
      >>>
      """
    let message = try Trial.message(steps)
    #expect(message == nil)
  }

  @Test func `the rows of a part of the screen keep their numbers`() throws {
    let message = try Trial.message("screen in rows 2..3 is <<<\n  count 1\n  typed\n>>>")
    #expect(message?.contains("\n-    2 |count 1|\n+    2 |count 0|\n     3 |typed|") == true)
  }

  @Test func `a screen that differs is shown as a diff with a ruler`() throws {
    let steps = """
      screen in cols 1..14 is <<<
        [1 Counter] 2
        count 1
        typed
        last nothing
        bold 検索 red
        at 1767225600.
        kept x
      >>>
      """
    let message = try Trial.message(steps)
    #expect(
      message == """
        t.steps:3: the screen in cols 1..14 differs in 3 rows          (expected -, actual +)
                ----+----1----
             1 |[1 Counter] 2|
        -    2 |count 1|
        +    2 |count 0|
             3 |typed|
          ...
             6 |at 1767225600.|
        -    7 |kept x|
        +    7 |kept|
             8 ||
          ...
            23 ||
        -   24 ||
        +   24 | counter|
        """)
  }

  @Test func `a group that took no part in the match is an error`() throws {
    let message = try Trial.message("capture n /(zz)?count/")
    #expect(message?.hasPrefix("t.steps:3: the first group of /(zz)?count/ has no part in what it ") == true)
  }

  @Test(arguments: ["see \"zzz\"", "focused nobody", "wait \"zzz\""])
  func `a failed check reports that the program has ended`(check: String) throws {
    let message = try #require(try Trial.message("key q\nignore events\n" + check))
    let end = "\nthe program ended with status 0 after line 3 (key q); write `exit 0` where it does"
    #expect(message.hasPrefix("t.steps:5: ") && message.hasSuffix(end), "\(message)")
    let asserted = try #require(try Trial.message("key q\nignore events\nexit 0\n" + check))
    #expect(!asserted.contains("the program ended"), "\(asserted)")
  }

  @Test func `a captured value can be used, and must have been captured`() throws {
    let steps = """
      key "+"
      capture total /count (\\d+)/ in row 2
      capture whole /typ.d/
      see "count ${total}"
      row 3 is "${whole}"
      capture none /no (such) text/
      """
    let message = try Trial.message(steps)
    #expect(message == "t.steps:8: /no (such) text/ is not on the screen")
    let trial = try Trial("set tracking off\nlaunch\ncapture late /lost/\nsee \"${late}\"")
    #expect(trial.message == "t.steps:3: /lost/ is not on the screen")
  }

  @Test func `checks before the launch fail`() throws {
    for step in [
      "see \"x\"", "row 1 is \"\"", "not see \"x\"", "cursor hidden", "focused x", "dump", "snapshot \"x\"",
    ] {
      let message = try Trial(step).message
      #expect(message == "t.steps:1: no program runs; write `launch` first")
    }
  }
}
