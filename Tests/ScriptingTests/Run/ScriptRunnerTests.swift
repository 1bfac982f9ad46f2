import EventLoop
import Glibc
import Scripting
import TestSupport
import Testing

struct ScriptRunnerTests {
  @Test func `without a file there is nothing to run`() throws {
    let trial = try Trial(scripts: [])
    #expect(trial.status == 2)
    #expect(trial.errors == "Name a script: octodo --script FILE...\n")
    #expect(trial.output == "")
  }

  @Test func `an unreadable file ends the run before it starts`() throws {
    let trial = try Trial("launch", scripts: ["t.steps", "absent.steps"])
    #expect(trial.status == 2)
    #expect(
      trial.errors
        == "absent.steps cannot be read: No such file or directory. Check the name of the script.\n")
    #expect(trial.output == "")
    let status = try Trial(files: ["folder/x": ""], scripts: ["folder"]).status
    #expect(status == 2)
    let errors = try Trial("include \"absent.steps\"").errors
    #expect(
      errors.hasPrefix(
        "t.steps:1:9: error: absent.steps cannot be read: No such file or directory\n"))
  }

  @Test func `a script that can be read only once is refused`() throws {
    for name in ["/dev/null", "/dev/zero"] {
      let errors = Written()
      var options = ScriptOptions(
        temporaryFolder: "/tmp", output: { _ in }, errors: { errors.add($0) },
        onLoop: { body in try onLoop { _ in try await body() } }, abandon: { exit($0) })
      options.isCI = true
      #expect(ScriptRunner(host: TinyHost(), options: options).run([name]) == 2)
      #expect(
        errors.text
          == "\(name) is no plain file; save what is in it as one, and name that."
          + " Check the name of the script.\n")
    }
    let trialErrors = try Trial("include \"/dev/zero\"") { $0.root = "/" }.errors
    #expect(
      trialErrors.contains("/dev/zero is read as a script, so its name must end in .steps"))
  }

  @Test func `all syntax errors of all files are listed, and nothing runs`() throws {
    let trial = try Trial(
      "launch\nexti 0\nkye Enter", files: ["u.steps": "row x is \"\""],
      scripts: ["t.steps", "u.steps", "absent.steps"])
    #expect(trial.status == 3)
    #expect(trial.output == "")
    let locations = trial.errors.split(separator: "\n").filter { $0.contains(": error: ") }
      .map { $0.split(separator: ": error: ")[0] }
    #expect(locations == ["t.steps:2:1", "t.steps:3:1", "u.steps:1:5"])
    #expect(trial.errors.contains("did you mean \"exit\"?"))
  }

  @Test func `the exit status reflects the results`() throws {
    var trialStatus = try Trial("launch\nignore events").status
    #expect(trialStatus == 0)
    trialStatus = try Trial("set tracking exhaustive\nlaunch").status
    #expect(trialStatus == 1)
    trialStatus = try Trial("launch").status
    #expect(trialStatus == 0)
    trialStatus = try Trial("todo \"later\"\nlaunch").status
    #expect(trialStatus == 0)
    trialStatus = try Trial("skip \"later\"\nlaunch").status
    #expect(trialStatus == 0)
  }

  @Test(arguments: ["", "# later\n", "set size 40x8\nnote \"hi\"", "macro open\nlaunch\nend"])
  func `a file without steps does not pass`(script: String) throws {
    let trial = try Trial(script)
    #expect(trial.status == 1)
    #expect(
      trial.message?.hasSuffix(
        ": there is no step here; write `launch`, and then what must be on the screen."
          + " A file that others include is not named after --script") == true)
    var status = try Trial("todo \"write it\"").status
    #expect(status == 0)
    status = try Trial("launch\nignore events\ntest \"all is in the preamble\"").status
    #expect(status == 0)
  }

  @Test func `with --keep-going a test continues after a failure`() throws {
    let script = """
      set tracking exhaustive
      launch
      see "nowhere"
      key "+"
      see "count 1"
      row 2 is "count 2"
      """
    let trial = try Trial(script) { $0.keepsGoing = true }
    #expect(trial.status == 1)
    let messages = trial.output.split(separator: "\n").compactMap { line in
      line.split(separator: "message: ", maxSplits: 1).last.map(String.init).flatMap {
        line.contains("message: ") ? $0 : nil
      }
    }
    // The events of the start are reported once, at the key, which is still pressed.
    #expect(messages.count == 3)
    #expect(messages.first == "\"t.steps:3: \\\"nowhere\\\" is not on the screen\"")
    #expect(messages.last == "\"t.steps:6: row 2 differs\"")
    #expect(trial.output.contains("\n      more:\n        - message: |2\n"))
  }

  @Test func `with --keep-going an unasserted effect is reported once`() throws {
    let script = "set tracking off\nlaunch\nkey Y\nkey x\nkey x\nsee \"nowhere\""
    let trial = try Trial(script) { $0.keepsGoing = true }
    #expect(trial.output.split(separator: "that no line asserts").count == 2)
    #expect(trial.output.contains("nowhere"))
  }

  @Test func `with --keep-going a hang ends the test`() throws {
    let trial = try Trial(
      "set tracking off\nlaunch\nset watchdog 20ms\nkey l W\nsee \"nowhere\""
    ) { $0.keepsGoing = true }
    #expect(trial.status == 4)
    #expect(!trial.output.contains("nowhere\\\" is not"))
  }

  @Test func `many steps in one test are fine`() throws {
    let trial = try Trial("set tracking off\nlaunch\nrepeat 20000\nsee \"count\"\nend\nrow 2 is \"count 0\"")
    #expect(trial.status == 0)
  }

  @Test func `only narrows a run, and fails it in CI`() throws {
    let script = "set tracking off\ntest \"one\"\nonly\nlaunch\ntest \"two\"\nlaunch\nsee \"x\""
    let trial = try Trial(script, files: ["u.steps": "launch"], scripts: ["t.steps", "u.steps"])
    #expect(trial.status == 0)
    #expect(
      trial.output
        == "TAP version 14\n1..1\n# Subtest: t.steps\n    1..1\n    ok 1 - one\nok 1 - t.steps\n# 1 passed\n"
    )
  }

  @Test(arguments: ["", "skip \"later\"\n", "todo \"a bug\"\n"])
  func `in CI only is a failure with a location in each report`(line: String) throws {
    let script = "test \"one\"\n\(line)  only\nlaunch\nignore events\ntest \"two\"\nlaunch"
    let location = "t.steps:\(line.isEmpty ? 2 : 3)"
    let message = "`only` hides the other tests; take it out"
    let trial = try Trial(script) { $0.isCI = true }
    #expect(trial.status == 1)
    #expect(trial.message == "\(location): \(message)")
    #expect(trial.output.contains("    not ok 1 - one\n"))
    #expect(trial.output.contains("        column: 3\n      command: \"only\"\n"))
    #expect(trial.output.hasSuffix("not ok 1 - t.steps\n# 1 failed\n"))
    let junit = try Trial(script) {
      $0.isCI = true
      $0.reports = [ReportTarget(.junit)]
    }
    #expect(junit.output.contains("tests=\"1\" failures=\"1\""))
    #expect(junit.output.contains("<failure message=\"\(location): \(message)\" type=\"assertion\">"))
    let json = try Trial(script) {
      $0.isCI = true
      $0.reports = [ReportTarget(.json)]
    }
    #expect(json.output.contains("\"verdict\":\"failed\""))
    #expect(json.output.contains("\"message\":\"\(message)\",\"file\":\"t.steps\""))
  }

  @Test func `tags select tests`() throws {
    let script = "tags all\nset tracking off\ntest \"one\" a b\nlaunch\ntest \"two\" c\nlaunch\nsee \"x\""
    var status = try Trial(script) { $0.tags = ["a"] }.status
    #expect(status == 0)
    status = try Trial(script) { $0.excludedTags = ["c"] }.status
    #expect(status == 0)
    status = try Trial(script) { $0.tags = ["all"] }.status
    #expect(status == 1)
    let none = try Trial(script) { $0.tags = ["d"] }
    #expect(none.status == 2)
    #expect(none.errors == "No test was selected. Look at --tags, --not-tags and the files.\n")
  }

  @Test func `constants come from the command line`() throws {
    let status = try Trial("set tracking off\nlaunch\nsee \"${what}\"") { $0.variables = ["what": "count"] }
      .status
    #expect(
      status == 0)
  }

  @Test func `standard input cannot be run as a script`() throws {
    let errors = Written()
    let options = ScriptOptions(
      temporaryFolder: "/tmp", output: { _ in }, errors: { errors.add($0) },
      onLoop: { body in try onLoop { _ in try await body() } }, abandon: { exit($0) })
    #expect(ScriptRunner(host: TinyHost(), options: options).run(["-"]) == 2)
    #expect(ScriptTools(options: options).check(["-"]) == 2)
    let sentence =
      "Standard input (-) can only be formatted, with --fmt: a script is read more than once; save it as a file.\n"
    #expect(errors.text == sentence + sentence)
  }

  @Test func `an unused constant of the command line is reported`() throws {
    let script = "set tracking off\nlet a = 1\nmacro m\nsee \"${c}\"\nend\nlaunch\nsee \"${what}\""
    let trial = try Trial(script) { $0.variables = ["what": "count", "wath": "x", "a": "y", "c": "z"] }
    #expect(trial.status == 0)
    #expect(
      trial.errors
        == "No script uses ${a}, which --var gives. Check its name.\n"
        + "No script uses ${wath}, which --var gives. Check its name.\n")
  }

  @Test func `a script that is given twice runs once`() throws {
    let trial = try Trial("set tracking off\nlaunch", scripts: ["t.steps", "./t.steps"])
    #expect(trial.status == 0)
    #expect(trial.output.hasPrefix("TAP version 14\n1..1\n"))
    #expect(trial.errors == "./t.steps is the same script as t.steps, and runs once.\n")
  }

  @Test func `warnings are printed, and the script runs`() throws {
    let trial = try Trial("set tracking off\nlaunch\nkey Ctrl+I")
    #expect(trial.status == 0)
    #expect(trial.errors.hasPrefix("t.steps:3:5: warning: in a terminal this chord is Tab"))
  }

  @Test func `a program that never becomes idle is a hang, and the other tests run`() throws {
    let trial = try Trial(
      """
      set tracking off
      test "restless"
      launch
      set watchdog 20ms
      key l N
      test "busy"
      launch
      set watchdog 20ms
      key l W
      test "fine"
      launch
      see "x"
      """)
    #expect(trial.status == 4)
    #expect(
      trial.message
        == "t.steps:5: the program did not come to rest within 20ms;"
        + " still open: tasks that never come to rest"
    )
    #expect(
      trial.output.contains(
        "message: \"t.steps:9: the program did not come to rest within 20ms; still open: reading the moon\""))
    #expect(trial.output.contains("    not ok 3 - fine\n"))
  }

  @Test func `errors that only a run can detect are reported`() throws {
    let trialMessage = try Trial("stub GET \"/a\" -> 200 \"\" optional\nforget GET \"/a\"\nthen -> 200 \"\"")
      .message
    #expect(
      trialMessage
        == "t.steps:3: there is no stub above this line")
  }

  @Test func `what a test leaves behind ends with it`() throws {
    let trial = try Trial(
      """
      set tracking off
      test "leaks"
      launch
      key l L
      advance 1s
      test "clean"
      launch
      see "at 1767225600.0"
      advance next
      """)
    #expect(trial.message == "t.steps:9: no timer is pending")
  }

  @Test func `an error of the runner itself is reported`() throws {
    let trial = try Trial("launch") { $0.temporaryFolder = "/dev/null" }
    #expect(trial.status == 4)
    #expect(
      trial.errors == "The run cannot continue: a folder cannot be made in /dev/null: Not a directory.\n")
    #expect(trial.output == "")
  }

  @Test func `the same script gives the same bytes`() throws {
    let script = "launch\nstub GET \"/items?page=1\" -> 200 \"a\" delay 1s\nkey l r\ndump\nadvance 5s"
    let outputs = try Set((0..<3).map { _ in try Trial(script).output })
    #expect(outputs.count == 1)
  }
}
