import Screens
import Testing

@testable import Scripting

struct ScriptDesktopTests {
  @Test func `a file gets an unused name`() throws {
    let desktop = ScriptDesktop()
    let paths = try (0..<3).map { _ in try desktop.save("", as: "a.csv").path }
    #expect(paths == ["~/a.csv", "~/a-2.csv", "~/a-3.csv"])
  }
}

struct TestRunEffectsTests {
  @Test(arguments: [
    "key o\neffect browser \"https://github.com/apple/swift\"", "key o\neffect browser /swift$/",
    "key o\neffect browser",
    "key Y\neffect clipboard \"two\\nlines\"", "key G\neffect bell",
    "key G o Y\neffect bell\neffect browser\neffect clipboard",
    "key Y G\neffect clipboard\neffect bell", "burst\nkey G o\nend\neffect bell\neffect browser",
  ])
  func `effects are asserted in order`(steps: String) throws {
    let message = try Trial.message(steps)
    #expect(message == nil)
  }

  @Test(arguments: [
    ("key o\neffect browser \"https://github.com\"", "browser \"https://github.com\""),
    ("key o\neffect browser /java/", "browser /java/"), ("key o\neffect clipboard", "clipboard"),
  ])
  func `a different effect is reported`(steps: String, expected: String) throws {
    let trial = try Trial("set tracking off\nlaunch\n\(steps)")
    #expect(trial.message == "t.steps:4: the next effect since line 3 (key o) is another")
    #expect(trial.value(of: "expected") == expected)
    #expect(trial.value(of: "actual") == "browser \"https://github.com/apple/swift\"")
  }

  @Test(arguments: ["browser", "clipboard", "bell", "command", "file"])
  func `a missing effect of any kind is reported`(kind: String) throws {
    let trial = try Trial("set tracking off\nlaunch\nkey x\neffect \(kind)")
    #expect(trial.message == "t.steps:4: there was no effect since line 3 (key x)")
    #expect(trial.value(of: "expected") == kind)
    #expect(trial.value(of: "actual") == "nothing")
  }

  @Test func `all unasserted effects are listed`() throws {
    let message = try Trial.message("key G o\nkey x")
    #expect(
      message == """
        t.steps:4: 2 effects since line 3 (key G o) that no line asserts
            to accept:  effect bell
            to accept:  effect browser "https://github.com/apple/swift"
        """)
  }

  @Test(arguments: ["key x", "advance 1s", "relaunch", ""])
  func `an unasserted effect fails the next input or the end`(step: String) throws {
    let line = step.isEmpty ? "3: at the end of the test" : "4"
    let message = try Trial.message("key Y\n" + step)
    #expect(
      message == """
        t.steps:\(line): 1 effect since line 3 (key Y) that no line asserts
            to accept:  effect clipboard "two\\nlines"
        """)
  }
}
