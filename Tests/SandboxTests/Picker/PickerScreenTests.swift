import EventLoop
import Terminal
import TestSupport
import Testing
import Texts

@testable import Sandbox

struct PickerScreenTests {
  @Test func `scenes are listed under their features, and Enter runs one`() throws {
    try onLoop { loop in
      let harness = try StageHarness(loop)
      try await harness.start()
      #expect(
        Array(harness.rows[1...5]) == [
          "Tea", "▌ asking  3: start, asked, bare", "", "Cup", "  other   3: start, asked, bare",
        ])
      try await harness.press("j", "Enter")
      #expect(harness.rows.first?.hasPrefix("[1 other]") == true)
      #expect(harness.remembered == ["other"])
    }
  }

  @Test func `the key of the help fits into a narrow terminal`() throws {
    try onLoop { loop in
      let harness = try StageHarness(loop, size: Size(columns: 40, rows: 12))
      try await harness.start()
      #expect(harness.rows.last == " 2 scenes, 6 states              ? keys")
    }
  }

  @Test func `its help ends with what scenes are, in English in any language`() throws {
    try onLoop { loop in
      let harness = try StageHarness(loop, language: .ja)
      try await harness.start()
      try await harness.press("?", "G")
      #expect(harness.text.contains("A scene sees none of your files"))
      #expect(harness.text.contains("suspend (fg resumes)") && !harness.text.contains("demo"))
    }
  }

  @Test func `it selects the scene that was run last`() throws {
    try onLoop { loop in
      let harness = try StageHarness(loop, lastScene: "other")
      try await harness.start()
      #expect(harness.text.contains("▌ other"))
      try await harness.press("Enter", "Esc")
      #expect(harness.text.contains("▌ other"))
    }
  }

  @Test func `a last scene that no longer exists is ignored`() throws {
    try onLoop { loop in
      let harness = try StageHarness(loop, lastScene: "gone")
      try await harness.start()
      #expect(harness.text.contains("▌ asking"))
    }
  }

  @Test func `a scene that was started from the command line is not remembered`() throws {
    try onLoop { loop in
      let harness = try StageHarness(loop)
      try await harness.start("other")
      try await harness.press("Esc")
      #expect(harness.text.contains("▌ other") && harness.remembered == [])
    }
  }

  @Test func `the filter searches names of scenes, features and states`() throws {
    try onLoop { loop in
      let harness = try StageHarness(loop)
      try await harness.start()
      try await harness.press("/", "c", "u", "p")
      #expect(harness.text.contains("▌ other") && !harness.text.contains("Tea"))
      try await harness.press("z")
      #expect(harness.text.contains("No row contains cupz."))
      try await harness.press("Esc")
      #expect(harness.text.contains("2 scenes, 6 states"))
      try await harness.press("/", "b", "a", "r", "e", "Enter", "j", "Enter")
      #expect(harness.rows.first?.hasPrefix("[1 other]") == true)
    }
  }

  @Test func `q ends the sandbox, and is a letter in the filter`() throws {
    try onLoop { loop in
      let harness = try StageHarness(loop)
      try await harness.start()
      try await harness.press("/", "q")
      #expect(harness.endings == [] && harness.text.contains("/q"))
      // A key that is typed on right after Esc does nothing, nor does what follows it without a pause.
      try await harness.press("Esc", "q")
      #expect(harness.endings == [])
      try await harness.advance(by: .seconds(1))
      try await harness.press("q")
      #expect(harness.endings == [0])
    }
  }
}
