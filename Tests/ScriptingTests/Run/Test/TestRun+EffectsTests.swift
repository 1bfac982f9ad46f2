import Testing

struct TestRunEffectsTests {
  @Test(arguments: [
    "key o\neffect browser \"https://github.com/apple/swift\"", "key o\neffect browser /swift$/",
    "key o\neffect browser",
    "key Y\neffect clipboard \"two\\nlines\"", "key G\neffect bell",
    "key G o Y\neffect bell\neffect browser\neffect clipboard",
    "key Y G\neffect clipboard\neffect bell",
  ])
  func `effects are asserted in order`(steps: String) throws {
    #expect(try Trial.message(steps) == nil)
  }

  @Test(arguments: [
    ("key o\neffect browser \"https://github.com\"", "browser \"https://github.com\""),
    ("key o\neffect browser /java/", "browser /java/"), ("key o\neffect clipboard", "clipboard"),
  ])
  func `another effect is told`(steps: String, expected: String) throws {
    let trial = try Trial("set tracking off\nlaunch\n\(steps)")
    #expect(trial.message == "t.steps:4: the next effect since line 3 (key o) is another")
    #expect(trial.value(of: "expected") == expected)
    #expect(trial.value(of: "actual") == "browser \"https://github.com/apple/swift\"")
  }

  @Test func `an effect that did not come is told`() throws {
    #expect(
      try Trial.message("key x\neffect bell") == "t.steps:4: there was no effect since line 3 (key x)")
  }

  @Test(arguments: ["key x", "advance 1s", "relaunch", ""])
  func `an effect that no line asserts fails the next input or the end`(step: String) throws {
    let line = step.isEmpty ? 3 : 4
    #expect(
      try Trial.message("key Y\n" + step) == """
        t.steps:\(line): 1 effect since line 3 (key Y) that no line asserts
            to accept:  effect clipboard "two\\nlines"
        """)
  }
}
