import TestSupport
import Testing

/// The options of `launch` lines, in the built program.
struct ScriptLaunchOptionsTests {
  private static let found = """
    {"total_count":0,"items":[]}
    """

  private func run(_ script: String) throws -> FinishedProgram {
    try FinishedProgram(["--script", "t.steps"], files: ["t.steps": script])
  }

  @Test(arguments: [
    ("page_size=0", "page_size needs a number from 1 to 100, not 0"),
    ("page_size=101", "page_size needs a number from 1 to 100, not 101"),
    ("page_size=\"many\"", "page_size needs a number from 1 to 100, not many"),
    ("theme=\"pink\"", "theme needs auto, dark, light, high-contrast or plain, not pink"),
    ("glyphs=\"emoji\"", "glyphs needs auto, unicode or ascii, not emoji"),
    ("reduced_motion=\"no\"", "reduced_motion needs true or false, not no"),
    ("confirm=\"yes\"", "confirm needs true or false, not yes"),
    ("tracking=\"on\"", "tracking needs off or local, not on"),
    ("tracking=\"collector\"", "tracking needs off or local, not collector"),
    ("token=\"a b\"", "token needs visible characters, not a b"),
    (
      "size=3",
      "there is no property of launch \"size\"; there are page_size, confirm, preview, theme, glyphs, "
        + "dates, reduced_motion, mouse, tracking, week_start, done_with_children, repeat_missed, sigils, "
        + "inbox_poll, token, demo, start, notification"
    ),
    ("demo=\"maybe\"", "demo needs true or false, not maybe"),
    (
      "start=\"config\"",
      "start needs OWNER/NAME, OWNER/NAME#7, todos, work, inbox, history, settings, an address, or words to search for, not config"
    ),
    (
      "start=\"https://e.example/o/k\"",
      "start needs OWNER/NAME, OWNER/NAME#7, todos, work, inbox, history, settings, an address, or words to search for, not https://e.example/o/k"
    ),
  ])
  func `an invalid value is found before the script runs`(property: String, sentence: String) throws {
    let end = try run("set tracking off\nlaunch \(property)")
    #expect(end.status == 3)
    #expect(end.errors.contains("error: \(sentence)\n"), "\(end.errors)")
  }

  @Test(arguments: [("confrim=true", "confirm"), ("theme=\"drak\"", "dark"), ("glyphs=\"asci\"", "ascii")])
  func `an invalid name or value comes with the nearest one`(property: String, nearest: String) throws {
    let end = try run("launch \(property)")
    #expect(end.errors.contains("did you mean \"\(nearest)\"?"), "\(end.errors)")
  }

  @Test func `a captured value is checked when the program starts`() throws {
    let end = try run(
      "set tracking off\nlaunch\ncapture word /(Search)/\nkey Esc q\nexit 0\nlaunch theme=\"${word}\"")
    #expect(end.status == 1)
    let sentence = "theme needs auto, dark, light, high-contrast or plain, not Search"
    #expect(end.output.contains("the program did not start: \(sentence)"), "\(end.output)")
  }

  @Test func `a program with a start shows it first, as from the command line`() throws {
    let end = try run(
      """
      set tracking exhaustive
      stub GET "/repos/o/k/issues" including state="open" -> 200 "[]"
      launch start="o/k/issues"
      ignore events
      see "o/k" in row 3
      """)
    #expect(end.status == 0, "\(end.output)\(end.errors)")
    let search = try run(
      """
      stub GET "/search/repositories" including q="two words" -> 200 '\(Self.found)'
      launch start="two words"
      event search query="two words" page=1
      see "Nothing found"
      """)
    #expect(search.status == 0, "\(search.output)\(search.errors)")
  }

  @Test func `a program of the demo loads previews at once, from the stubs of the script`() throws {
    let found = #"{"total_count":1,"items":[{"id":1,"full_name":"o/k"}]}"#
    let script = """
      set size 120x40
      stub GET "/search/repositories" including q="x" -> 200 '\(found)'
      stub GET "/repos/o/k/readme" -> 200 "Words" optional
      launch demo=DEMO
      type "x"
      key Enter
      CHECK "Words" in pane preview
      """
    for (demo, check) in [("true", "see"), ("false", "not see")] {
      let end = try run(script.replacing("DEMO", with: demo).replacing("CHECK", with: check))
      #expect(end.status == 0, "\(end.output)\(end.errors)")
    }
  }

  @Test func `the preview can be turned off`() throws {
    let stub = "stub GET \"/search/repositories\" including q=\"x\" -> 200 '\(Self.found)'\n"
    let end = try run("set tracking off\nset size 160x30\n\(stub)launch preview=false\ntype \"x\"\nkey Enter")
    #expect(end.status == 0, "\(end.output)\(end.errors)")
  }

  @Test func `the page has the size that launch sets`() throws {
    let end = try run(
      """
      set tracking off
      stub GET "/search/repositories" including q="x" per_page=7 -> 200 '\(Self.found)'
      launch page_size=7
      type "x"
      key Enter
      see "Nothing found"
      """)
    #expect(end.status == 0, "\(end.output)")
  }

  @Test func `a delete asks for confirmation only if launch turns that on`() throws {
    let add = "key Tab a\ntype \"water the plants\"\nkey Enter Esc\nsee \"water\" in pane todos\nkey D\n"
    let script = """
      set tracking off
      test "asks"
      launch confirm=true
      \(add)see "Delete this todo?"
      test "does not ask"
      launch
      \(add)not see "water" in pane todos
      """
    let end = try run(script)
    #expect(end.status == 0, "\(end.output)")
  }

  @Test func `no event is sent if launch turns tracking off`() throws {
    var status = try run("launch tracking=\"off\"\nno events").status
    #expect(status == 0)
    status = try run("launch tracking=\"local\"\nevent launch\nevent page-view ...").status
    #expect(status == 0)
  }
}
