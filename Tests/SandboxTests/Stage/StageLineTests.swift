import Screens
import Terminal
import Testing

@testable import Sandbox

struct StageLineTests {
  @Test(arguments: [
    (
      130,
      "search empty  state 2 of 3  stubbed: GET /a, GET /b  F5 reload  F6 state  F7 delay  F8 fault  F9 events  Esc back"
    ),
    (
      100, "search empty  state 2 of 3  2 stubs  F5 reload  F6 state  F7 delay  F8 fault  F9 events  Esc back"
    ),
    (80, "search empty  2 stubs  F5 reload F6 state F7 delay F8 fault F9 events Esc back"),
    (70, "search empty  F5 reload F6 state F7 delay F8 fault F9 events Esc back"),
    (60, "search empty  F5-F8  F9 events  Esc back"),
    (38, "search empty  F5-F9 Esc"), (12, "empty  F5-F9"), (4, "emp…"),
  ])
  func `the longest form that fits is shown`(columns: Int, text: String) {
    let line = StageLine(
      scene: "search", state: "empty", stateNumber: 2, stateCount: 3, stubs: ["GET /a", "GET /b"],
      conditions: StageConditions(), cut: nil)
    #expect(line.fit(columns: columns).description == text)
  }

  @Test func `with delay and fault the keys that close and leave stay on 100 columns`() {
    let line = StageLine(
      scene: "repo-detail-known", state: "readme-loading", stateNumber: 1, stateCount: 3, stubs: ["GET /a"],
      conditions: StageConditions(delay: .long, fault: .limit), cut: nil)
    #expect(line.fit(columns: 98).description.hasSuffix("F5-F8  F9 events  Esc back"))
  }

  @Test func `changed conditions and a screen that is cut off are shown`() {
    let line = StageLine(
      scene: "search", state: "empty", stateNumber: 2, stateCount: 3, stubs: ["GET /a"],
      conditions: StageConditions(delay: .long, fault: .limit),
      cut: (Size(columns: 120, rows: 30), Size(columns: 80, rows: 24)))
    #expect(
      line.fit(columns: 68).description
        == "120x30 on 80x24  search empty  delay 2 s  fault 403 limit  F5-F9 Esc")
  }
}
