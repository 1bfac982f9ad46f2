import Terminal
import Testing
import Tracking

@testable import Scripting

struct ScriptDraftTests {
  private func draft() -> ScriptDraft {
    ScriptDraft(size: Size(columns: 90, rows: 25), clock: "2026-01-31T12:00:00Z")
  }

  @Test func `a script begins with the settings and ends with the exit`() throws {
    var draft = draft()
    draft.fired(.launch)
    draft.input(.key(.char("q")))
    draft.fired(.background)
    draft.ended(0)
    let text = draft.text(name: "a.steps", cassette: "a.cassette")
    #expect(
      text == """
        # Recorded. To play it:  octodo --script a.steps
        set size 90x25
        set clock "2026-01-31T12:00:00Z"
        cassette "a.cassette"

        launch
        event launch
        key "q"
        event background
        exit 0

        """)
    let commands = try Script.commands(text)
    #expect(commands.count == 8)
    #expect(!draft.text(name: "a.steps", cassette: nil).contains("cassette"))
  }

  @Test func `what the program sends follows the input that caused it`() {
    var draft = draft()
    draft.fired(.search(query: "a \"b\" ${c}", page: 2))
    draft.caused(.browser, "https://github.com")
    draft.caused(.bell, nil)
    draft.received(.suspend)
    draft.received(.resume)
    draft.received(.resize)
    draft.received(.end(15))
    #expect(
      draft.lines.map(\.written) == [
        #"event search query="a \"b\" \u{24}{c}" page=2"#, #"effect browser "https://github.com""#,
        "effect bell",
        "signal TSTP", "signal CONT", "signal TERM",
      ])
  }
}
