import Scripting
import Testing

struct JUnitReporterTests {
  @Test func `a suite is a file, a case is a test`() throws {
    let script = """
      set tracking off
      set watchdog 20ms
      test "counts <1> & \\"2\\""
      launch
      note "a \\u{7} bell"
      advance 1500ms
      test "fails"
      row 1 is "x"
      test "hangs"
      launch
      key l W
      test "later"
      skip "needs a token"
      test "some day"
      todo "paging bug"
      row 1 is "x"
      """
    let trial = try Trial(script) { $0.reports = [ReportTarget(.junit)] }
    #expect(trial.status == 4)
    let lines = trial.output.split(separator: "\n").filter { !$0.contains(" |") && !$0.contains("----+") }
    #expect(
      lines.joined(separator: "\n") == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="octodo">
          <testsuite name="t.steps" tests="5" failures="1" errors="1" skipped="2">
            <testcase name="counts &lt;1&gt; &amp; &quot;2&quot;" classname="t.steps" time="1.500">
              <system-out>t.steps:5: a \\u{7} bell</system-out>
            </testcase>
            <testcase name="fails" classname="t.steps" time="0.000">
              <failure message="t.steps:8: no program runs; write `launch` first" type="assertion">\
        t.steps:8: no program runs; write `launch` first
          step: row 1 is "x"</failure>
            </testcase>
            <testcase name="hangs" classname="t.steps" time="0.000">
              <error message="t.steps:11: the program did not come to rest within 20ms; still open: reading the moon" \
        type="hang">t.steps:11: the program did not come to rest within 20ms; still open: reading the moon
          step: key l W
          timer: in 3600s
        80x24, cursor hidden
            </testcase>
            <testcase name="later" classname="t.steps" time="0.000">
              <skipped message="needs a token"/>
            </testcase>
            <testcase name="some day" classname="t.steps" time="0.000">
              <skipped message="TODO paging bug">t.steps:16: no program runs; write `launch` first
          step: row 1 is "x"</skipped>
            </testcase>
          </testsuite>
        </testsuites>
        """)
  }

  @Test func `characters that XML does not allow are escaped`() throws {
    let trial = try Trial("set tracking off\nlaunch\npaste \"\\u{1}]]>\\u{FFFE}\"\nsee \"\\u{0}\\u{C}<\"") {
      $0.reports = [ReportTarget(.junit)]
    }
    #expect(trial.output.contains("\\u{C}&lt;"))
    #expect(!trial.output.contains("]]>"))
    #expect(
      trial.output.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 && $0.value < 0xFFFE })
  }
}
