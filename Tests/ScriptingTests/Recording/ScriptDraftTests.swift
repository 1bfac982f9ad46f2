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
    draft.input(.key(.char("q")), isTyping: false)
    draft.fired(.background)
    draft.ended(0)
    let text = draft.text(name: "a.steps", cassette: "a.cassette")
    #expect(
      text == """
        # Recorded. To play it:  octodo --script a.steps
        set size 90x25
        set clock "2026-01-31T12:00:00Z"
        set tracking exhaustive
        cassette "a.cassette"

        launch
        event launch
        key q
        event background
        exit 0

        """)
    let commands = try Script.commands(text)
    #expect(commands.count == 9)
    #expect(!draft.text(name: "a.steps", cassette: nil).contains("cassette"))
  }

  @Test func `time that passes has a line of its own, which grows until something else follows`() {
    var draft = draft()
    draft.input(.key(.char("j")), isTyping: false)
    draft.passed(.zero)
    draft.passed(.milliseconds(250))
    draft.passed(.seconds(1))
    draft.fired(.launch)
    draft.passed(.seconds(3))
    draft.input(.key(.char("j")), isTyping: false)
    #expect(draft.lines.map(\.written) == ["key j", "advance 1250ms", "event launch", "advance 3s", "key j"])
  }

  @Test func `a stopped program is continued before the next input and before the end`() {
    var draft = draft()
    draft.input(.key(.ctrl("z")), isTyping: false)
    draft.stopped()
    draft.input(.key(.char("j")), isTyping: false)
    draft.stopped()
    draft.received(.resume)
    draft.input(.key(.char("k")), isTyping: false)
    draft.stopped()
    draft.ended(143)
    #expect(
      draft.lines.map(\.written)
        == ["key Ctrl+Z", "signal CONT", "key j", "signal CONT", "key k", "signal CONT", "exit 143"])
  }

  @Test func `a script names what the program was started with, and what was left out`() {
    let draft = ScriptDraft(
      size: Size(columns: 80, rows: 24), clock: "2026-01-31T12:00:00Z",
      launch: [
        LaunchProperty(name: "demo", value: "true"), LaunchProperty(name: "start", value: "apple/swift"),
      ], remarks: ["Without your keys.\n"])
    let text = draft.text(name: "a.steps", cassette: nil)
    #expect(text.contains("\n# Without your keys.\\u{A}\n"), "\(text)")
    #expect(text.contains("\nlaunch demo=true start=\"apple/swift\"\n"), "\(text)")
    #expect(Script.errors(text).isEmpty)
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
    // A window that is closed sends more of them, which a script could not send to a program that has ended.
    draft.received(.end(1))
    draft.received(.resume)
    #expect(
      draft.lines.map(\.written) == [
        #"event search query="a \"b\" \u{24}{c}" page=2"#, #"effect browser "https://github.com""#,
        "effect bell",
        "signal TSTP", "signal CONT", "signal TERM",
      ])
  }
}

struct ScriptDraftInputTests {
  private func lines(_ events: [InputEvent?], isTyping: Bool = true) -> [String] {
    var draft = ScriptDraft(size: Size(columns: 80, rows: 24), clock: "")
    for event in events {
      if let event { draft.input(event, isTyping: isTyping) } else { draft.fired(.launch) }
    }
    return draft.lines.map(\.written)
  }

  private func typed(_ text: String) -> [InputEvent?] {
    text.unicodeScalars.map { .key(.char($0)) }
  }

  private func mouse(_ kind: MouseEvent.Kind, _ row: Int, _ column: Int) -> InputEvent? {
    .mouse(MouseEvent(kind, at: Point(row: row, column: column)))
  }

  @Test func `letters become one text until another input follows`() {
    #expect(lines(typed("na\u{EF}ve 検")) == ["type \"na\u{EF}ve 検\""])
    #expect(lines(typed("a") + [nil] + typed("bc")) == ["type \"a\"", "event launch", "type \"bc\""])
    #expect(lines(typed(" ")) == ["type \" \""])
    #expect(
      lines(typed("ab") + [.key(Key(.enter))] + typed("c")) == ["type \"ab\"", "key Enter", "type \"c\""])
  }

  @Test func `outside of a text field characters are keys`() {
    #expect(lines(typed("jjkq"), isTyping: false) == ["key j j k q"])
    #expect(lines(typed("/2G é"), isTyping: false) == [#"key "/" 2 G Space "é""#])
    for line in lines(typed("/2G é jjj"), isTyping: false) { #expect(Script.errors(line).isEmpty, "\(line)") }
  }

  @Test func `the command to play a script can be pasted into a shell`() {
    let draft = ScriptDraft(size: Size(columns: 80, rows: 24), clock: "")
    #expect(draft.command(toPlay: "a/b-1.steps") == "octodo --script a/b-1.steps")
    #expect(draft.command(toPlay: "it's me.steps") == #"octodo --script 'it'\''s me.steps'"#)
  }

  @Test func `a script names its language, and the configuration that playing needs`() {
    let draft = ScriptDraft(
      size: Size(columns: 80, rows: 24), clock: "2026-01-31T12:00:00Z", locale: "ja",
      options: ["--config", "my config.yml"])
    let text = draft.text(name: "a.steps", cassette: nil)
    #expect(text.contains("# Recorded. To play it:  octodo --config 'my config.yml' --script a.steps\n"))
    #expect(text.contains("\nset locale ja\n"))
    #expect(Script.errors(text).isEmpty)
  }

  @Test func `repeated keys are counted, and a line has a maximum of keys`() {
    let down = InputEvent.key(Key(.down))
    #expect(lines([down, down, .key(Key(.enter)), .key(.ctrl("u"))]) == ["key Down Down Enter Ctrl+U"])
    #expect(lines([down, down, down]) == ["key Down*3"])
    let keys = (1...10).map { InputEvent?.some(.key(Key(.function($0)))) }
    #expect(lines(keys) == ["key F1 F2 F3 F4 F5 F6 F7 F8", "key F9 F10"])
    #expect(lines([.key(Key(.function(20)))]) == ["# Here a key was pressed that no script can name: F20"])
  }

  @Test func `pastes, resizes and focus changes have their own lines`() {
    #expect(
      lines([.paste("a\n\"b\""), .resize(Size(columns: 60, rows: 20)), .focus(false), .focus(true)])
        == [#"paste "a\n\"b\"""#, "resize 60x20", "focus out", "focus in"])
  }

  @Test func `a press and a release are a click, and events between them follow it`() {
    #expect(
      lines([mouse(.press(.left), 2, 9), nil, mouse(.release(.left), 2, 9), nil])
        == ["click @3:10", "event launch", "event launch"])
    #expect(lines([mouse(.press(.right), 0, 0), mouse(.release(.right), 0, 0)]) == ["click right @1:1"])
  }

  @Test func `a press, moves and a release are a drag`() {
    #expect(
      lines([
        mouse(.press(.left), 2, 3), mouse(.drag(.left), 3, 3), mouse(.drag(.left), 8, 3),
        mouse(.release(.left), 8, 3),
      ]) == ["drag @3:4 to @9:4"])
    #expect(lines([mouse(.press(.left), 2, 3), mouse(.release(.left), 4, 3)]) == ["drag @3:4 to @5:4"])
    #expect(lines([mouse(.release(.left), 4, 3), mouse(.drag(.left), 4, 3)]) == [])
  }

  @Test func `a double click replaces the line of its first click`() {
    let click = [mouse(.press(.left), 2, 3), nil, mouse(.release(.left), 2, 3)]
    #expect(
      lines(click + [mouse(.doubleClick, 2, 3), mouse(.release(.left), 2, 3)]) == [
        "doubleclick @3:4", "event launch",
      ])
  }

  @Test func `notches of the wheel are counted`() {
    #expect(
      lines([
        mouse(.scrollDown, 8, 3), mouse(.scrollDown, 8, 3), mouse(.scrollUp, 8, 3), mouse(.scrollUp, 1, 3),
      ])
        == ["scroll down 2 @9:4", "scroll up 1 @9:4", "scroll up 1 @2:4"])
  }
}
