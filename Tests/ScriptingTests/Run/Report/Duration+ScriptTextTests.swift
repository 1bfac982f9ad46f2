import Testing

@testable import Scripting

struct DurationScriptTextTests {
  @Test func `durations are written as in scripts`() {
    #expect(Duration.milliseconds(300).scriptText == "300ms")
    #expect(Duration.seconds(5).scriptText == "5s")
    #expect(Duration.milliseconds(1500).scriptText == "1500ms")
    #expect(Duration.zero.scriptText == "0ms")
    #expect(Duration.microseconds(2500).scriptText == "2.5ms")
    #expect(Duration.seconds(120).scriptText == "120s")
  }
}
