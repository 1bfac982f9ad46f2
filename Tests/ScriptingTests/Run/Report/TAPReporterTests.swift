import Testing

struct TAPReporterTests {
  @Test func `passes and failures are reported with details`() throws {
    let script = """
      set size 40x8
      set tracking off
      test "counts #1"
      launch
      key "+"
      note "first \\e[1m page"
      see "count 1"
      test "fails"
      launch
      key "+"
      row 2 is "count 2"
      see "never looked for"
      test "later" 
      skip "needs a token"
      test "some day"
      todo "paging bug"
      launch
      see "pages"
      test "by now"
      todo "was a bug"
      launch
      """
    let trial = try Trial(
      script, files: ["u.steps": "note \"hi\"\nlaunch\nignore events"], scripts: ["t.steps", "u.steps"])
    #expect(trial.status == 1)
    #expect(trial.errors == "")
    let screen = """
            screen: |2
              40x8, cursor 3:7, focus counter
                    ----+----1----+----2----+----3----+----4
                 1 |[1 Counter] 2 List               octodo |
                 2 |count COUNT                                 |
                 3 |typed                                   |
                 4 |last nothing                            |
                 5 |bold 検索 red                           |
                 6 |at 1767225600.0                         |
                 7 |kept                                    |
                 8 | counter                         ? keys |
            ...
      """
    #expect(
      trial.output == """
        TAP version 14
        1..2
        # Subtest: t.steps
            1..5
            # t.steps:6: first \\u{1B}[1m page
            ok 1 - counts \\#1
            not ok 2 - fails
              ---
              message: "t.steps:11: row 2 differs"
              at:
                file: "t.steps"
                line: 11
                column: 1
              command: "row 2 is \\"count 2\\""
              expected: "count 2"
              actual: "count 1"
              difference: "from column 7 on: expected \\"2\\", actual \\"1\\""
        \(screen.replacing("COUNT", with: "1"))
            ok 3 - later # SKIP needs a token
            not ok 4 - some day # TODO paging bug
              ---
              message: "t.steps:18: \\"pages\\" is not on the screen"
              at:
                file: "t.steps"
                line: 18
                column: 1
              command: "see \\"pages\\""
              expected: "\\"pages\\""
        \(screen.replacing("COUNT", with: "0"))
            # this todo passes: take `todo` out
            ok 5 - by now # TODO was a bug
        not ok 1 - t.steps
        # Subtest: u.steps
            1..1
            # u.steps:1: hi
            ok 1 - u
        ok 2 - u.steps
        # 2 passed, 1 failed, 1 skipped, 1 todo, 1 todo that passes

        """)
  }

  @Test func `a failure lists pending events, held requests and timers`() throws {
    let script = """
      launch
      event launch
      event page-view ...
      stub GET "/items?page=1" -> 200 "apple" hold first
      key l
      event page-view ...
      key r
      key L
      macro look text
        see "${text}"
      end
      run look "apple"
      """
    let output = try Trial(script).output
    #expect(
      output.contains(
        "      open_requests:\n        - \"GET /items?page=1  held as first\"\n      timers:\n        - \"in 7ms\"\n"
      ))
    #expect(output.contains("      from:\n        - \"t.steps:12:1: run look \\\"apple\\\"\"\n"))
    #expect(output.contains("        line: 10\n        column: 3\n"))
    let pending = try Trial("set tracking exhaustive\nlaunch\nkey Y").output
    #expect(
      pending.contains(
        "      pending:\n        - \"launch\"\n        - \"page-view page=\\\"repository-search\\\"\"\n"))
  }

  @Test(arguments: [
    (#"a\\b"#, #"a\\b"#), (##"\\# no directive"##, ##"\\\# no directive"##), ("# SKIP", ##"\# SKIP"##),
    (#"end\\"#, #"end\\"#),
  ])
  func `a name is escaped and stays readable`(name: String, shown: String) throws {
    let output = try Trial("set tracking off\ntest \"\(name)\"\nlaunch").output
    #expect(output.split(separator: "\n").contains("    ok 1 - \(shown)"))
  }

  @Test(arguments: ["skip", "todo"])
  func `a reason stays in its line and cannot control the terminal`(directive: String) throws {
    let output = try Trial(
      "set tracking off\ntest \"a\"\n\(directive) \"one\\nnot ok 2 \\e[2J\"\nlaunch"
    ).output
    let point = output.split(separator: "\n").first { $0.hasPrefix("    ok 1 - a") }
    #expect(point == "    ok 1 - a # \(directive.uppercased()) one\\u{A}not ok 2 \\u{1B}[2J")
    #expect(!output.contains("\u{1B}"))
  }

  @Test func `a dump adds the screen to the report`() throws {
    let trial = try Trial("set size 40x8\nset tracking off\nlaunch\ndump")
    #expect(
      trial.output.hasPrefix(
        """
        TAP version 14
        1..1
        # Subtest: t.steps
            1..1
            # t.steps:4: dump
            # 40x8, cursor 3:7, focus counter
            #       ----+----1----+----2----+----3----+----4
            #    1 |[1 Counter] 2 List               octodo |

        """))
  }

  @Test func `control bytes of a script or the program are escaped`() throws {
    let trial = try Trial(
      """
      set tracking off
      test "a\\e[2Jb\\n\\u{202E}"
      launch
      note "\\u{9B}1m\\u{D}\\u{7}"
      see "\\e]0;title\\u{7}"
      """)
    let harmful = trial.output.unicodeScalars.filter { scalar in
      scalar != "\n" && [.control, .format].contains(scalar.properties.generalCategory)
    }
    #expect(harmful.isEmpty)
    #expect(trial.output.contains("not ok 1 - a\\\\u{1B}[2Jb\\\\u{A}\\\\u{202E}\n"))
  }
}
