import AppTestSupport
import EventLoop
import Screens
import Terminal
import TestSupport
import Testing

@testable import Sandbox

struct SceneStageTests {
  @Test func `a scene gets all rows except the last, which is the sandbox's own`() throws {
    try onLoop { loop in
      let harness = try StageHarness(loop)
      try await harness.start("asking")
      #expect(harness.rows.first?.hasPrefix("[1 asking]") == true)
      #expect(harness.rows[1] == "nothing asked")
      #expect(harness.rows[18].contains("asking"))
      #expect(
        harness.line
          == " asking start  state 1 of 3  1 stub  F5 reload  F6 state  F7 delay  F8 fault  F9 events  Esc back"
      )
    }
  }

  @Test func `the state's keys are pressed, each after the response before it`() throws {
    try onLoop { loop in
      let harness = try StageHarness(loop)
      try await harness.start("asking", state: "asked")
      #expect(harness.rows[1] == "asking")
      try await harness.advance(by: .seconds(1))
      #expect(harness.rows[2] == " marked repo 2")
    }
  }

  @Test func `the sandbox's owner is notified of the state that is shown`() throws {
    try onLoop { loop in
      let harness = try StageHarness(loop)
      try await harness.start("asking")
      try await harness.press("F6", "Esc")
      #expect(harness.shown.map { $0?.scene } == ["asking", "asking", nil])
      #expect(harness.shown.first??.state == "start" && harness.shown[1]?.state != "start")
    }
  }

  @Test func `F6 shows the next state, F5 restarts the state`() throws {
    try onLoop { loop in
      let harness = try StageHarness(loop)
      try await harness.start("asking")
      try await harness.press("r")
      #expect(harness.rows[1] == "repo 1")
      try await harness.press("F5")
      #expect(harness.rows[1] == "nothing asked")
      try await harness.press("F6", "F6")
      #expect(harness.line.hasPrefix(" asking bare  state 3 of 3  0 stubs"))
      try await harness.press("F6")
      #expect(harness.line.hasPrefix(" asking start"))
    }
  }

  @Test func `F7 delays each response, and finally holds it back`() throws {
    try onLoop { loop in
      let harness = try StageHarness(loop)
      try await harness.start("asking")
      for (label, span) in [
        ("300 ms", Duration.milliseconds(300)), ("2 s", .seconds(2)), ("10 s", .seconds(10)),
      ] {
        try await harness.press("F7", "r")
        #expect(harness.line.contains("delay \(label)"))
        try await harness.advance(by: span - .milliseconds(1))
        #expect(harness.rows[1] == "asking")
        try await harness.advance(by: .milliseconds(1))
        #expect(harness.rows[1] == "repo 1")
      }
      try await harness.press("F7", "r")
      try await harness.advance(by: .seconds(3600))
      #expect(harness.rows[1] == "asking" && harness.line.contains("delay never"))
      try await harness.press("F7")
      #expect(!harness.line.contains("delay 0"))
    }
  }

  @Test func `F8 shows each fault, and then none`() throws {
    try onLoop { loop in
      let harness = try StageHarness(loop)
      try await harness.start("asking")
      var seen: [String] = []
      for fault in NetworkFault.allCases {
        try await harness.press("F8", "r")
        #expect(harness.line.contains("fault \(fault.rawValue)"))
        seen.append(harness.rows[1])
      }
      #expect(Set(seen).count == seen.count && !seen.contains("repo 1"), "\(seen)")
      try await harness.press("F8", "r")
      #expect(harness.rows[1] == "repo 1")
    }
  }

  @Test func `F9 shows events, requests and the desktop calls as they occur`() throws {
    try onLoop { loop in
      let harness = try StageHarness(loop, size: Size(columns: 100, rows: 40))
      try await harness.start("asking")
      try await harness.press("F9", "r", "l", "Esc", "c")
      let lines = [
        "-- asking start", "stub GET /repos/octo/kettle", "event launch",
        #"event page-view page="repository-search""#,
        "request GET /repos/octo/kettle", #"event page-view page="todo-list""#, "clipboard the address",
      ]
      let positions = lines.map { line in harness.rows.firstIndex { $0.contains(line) } }
      #expect(
        !positions.contains(nil) && positions.compactMap(\.self) == positions.compactMap(\.self).sorted(),
        "\(harness.text)")
      try await harness.press("F9")
      #expect(!harness.text.contains("event launch"))
    }
  }

  @Test func `a request without a stub is shown with the candidates, and kept`() throws {
    try onLoop { loop in
      let harness = try StageHarness(loop)
      try await harness.start("asking", state: "bare")
      try await harness.press("r")
      #expect(harness.text.contains("A request without a response"))
      #expect(harness.text.contains("no stub matches  GET /repos/octo/kettle"))
      #expect(harness.text.contains("there are no stubs"))
      try await harness.press("Esc")
      #expect(!harness.text.contains("no stub matches"))
      try await harness.press("Ctrl+C")
      #expect(
        harness.program.problems == [
          "asking bare: no stub matches  GET /repos/octo/kettle\n    there are no stubs"
        ])
      #expect(harness.endings == [0])
    }
  }

  @Test func `Esc goes to the scene first, and then back to the list`() throws {
    try onLoop { loop in
      let harness = try StageHarness(loop)
      try await harness.start("asking")
      try await harness.press("l")
      #expect(harness.text.contains("route  todoList"))
      try await harness.press("Esc")
      #expect(harness.rows[1] == "nothing asked")
      try await harness.press("?", "Esc")
      #expect(harness.rows[1] == "nothing asked")
      try await harness.press("F9", "Esc")
      #expect(harness.line.hasPrefix(" asking start"))
      try await harness.press("Esc")
      #expect(harness.text.contains("▌ asking") && harness.text.contains("2 scenes"))
    }
  }

  @Test func `q on the first screen goes back too`() throws {
    try onLoop { loop in
      let harness = try StageHarness(loop)
      try await harness.start("asking")
      try await harness.press("q")
      #expect(harness.text.contains("2 scenes") && harness.endings == [])
    }
  }

  @Test func `a scene of another size is drawn in the corner`() throws {
    try onLoop { loop in
      let small = try StageHarness(loop, fixedSize: Size(columns: 60, rows: 10))
      try await small.start("asking")
      #expect(small.rows[0].hasSuffix("octodo │") && small.rows[10].hasPrefix("────"))
      small.program.receive([.key(.ctrl("c"))])
      try await small.waitUntilIdle()
      let large = try StageHarness(loop, fixedSize: Size(columns: 120, rows: 30))
      try await large.start("asking")
      #expect(large.line.contains("120x30 on 100x20"))
    }
  }

  @Test func `a smaller terminal is redrawn`() throws {
    try onLoop { loop in
      let harness = try StageHarness(loop)
      try await harness.start("asking")
      harness.terminal.resize(to: Size(columns: 40, rows: 12))
      harness.program.receive(.resize)
      try await harness.waitUntilIdle()
      #expect(harness.rows.count == 12 && harness.rows[10].contains("asking"))
      #expect(harness.line == " asking start  F5-F9 Esc")
    }
  }

  @Test func `the panel does not cover the scene's status line`() throws {
    try onLoop { loop in
      let harness = try StageHarness(loop)
      try await harness.start("asking")
      try await harness.press("F9")
      #expect(harness.rows[18].hasPrefix(" asking") && harness.rows[17].contains("F9 closes"))
    }
  }

  @Test(arguments: ["?", ":"])
  func `a box that takes the keys stays on top of the panel`(key: String) throws {
    try onLoop { loop in
      let harness = try StageHarness(loop, size: Size(columns: 100, rows: 40))
      try await harness.start("asking")
      let plain = harness.terminal.frame
      try await harness.press(key)
      let before = harness.terminal.frame
      try await harness.press("F9")
      let after = harness.terminal.frame
      #expect(after.rows != before.rows)
      // Above the status lines, only the box has changed.
      var cells = 0
      for row in 0..<37 {
        for column in 0..<100 where before[row, column].glyph != plain[row, column].glyph {
          cells += 1
          #expect(after[row, column].glyph == before[row, column].glyph)
        }
      }
      #expect(cells > 100)
    }
  }

  @Test func `a signal ends the sandbox`() throws {
    try onLoop { loop in
      let harness = try StageHarness(loop)
      try await harness.start("asking")
      harness.program.receive(.end(15))
      try await harness.waitUntilIdle()
      #expect(harness.endings == [143])
    }
  }
}
