import Testing

@testable import Scripting

struct ScriptNamesTests {
  private static let names = ScriptNames(
    scenes: [
      .init(name: "repo-search", page: "repository-search", states: ["start", "results"]),
      .init(name: "about", page: "about", states: ["start"]),
    ],
    pages: ["repository-search", "todo-list"],
    parts: ScriptNames.Parts(panes: ["results", "status"], focuses: ["query", "results"]))

  private func errors(_ text: String, names: ScriptNames? = names) -> [String] {
    do throws(SyntaxErrors) {
      let parser = ScriptParser(names: names) { _ in [] }
      _ = try parser.parse(Array(text.utf8), file: "t.steps")
      return []
    } catch {
      return error.errors.map { "\($0)" }
    }
  }

  @Test(arguments: [
    (
      "launch scene repo-serch", 14, "there is no scene \"repo-serch\"; there are repo-search, about",
      "repo-search"
    ),
    (
      "launch scene repo-search state resluts", 32,
      "there is no state of repo-search \"resluts\"; there are start, results", "results"
    ),
    ("see \"x\" in pane result", 17, "there is no pane \"result\"; there are results, status", "results"),
    ("selected \"x\" in pane stats", 22, "there is no pane \"stats\"; there are results, status", "status"),
    ("focused quary", 9, "there is no focus \"quary\"; there are query, results", "query"),
    (
      "event serch query=\"x\"", 7,
      "there is no event \"serch\"; there are launch, background, page-view, search, notification, events-dropped",
      "search"
    ),
    (
      "event search qery=\"x\" ...", 14,
      "there is no property of search \"qery\"; there are query, page, kind, user_id, time", "query"
    ),
    (
      "event page-view page=\"todo-lst\" ...", 22,
      "there is no page \"todo-lst\"; there are repository-search, todo-list, about", "todo-list"
    ),
  ])
  func `4: a name that the program does not have is an error with the nearest one`(
    line: String, column: Int, message: String, nearest: String
  ) {
    let caret = String(repeating: " ", count: column - 1) + "^"
    #expect(
      errors(line) == [
        "t.steps:1:\(column): error: \(message)\n\(line)\n\(caret)\ndid you mean \"\(nearest)\"?"
      ])
    let unchecked = errors(line, names: nil)
    #expect(unchecked == [])
  }

  @Test(arguments: [
    "launch scene repo-search state results", "launch scene about", "launch page_size=3", "focused query",
    "see \"x\" in pane status", "event search query=\"x\" page=1 time=1 user_id=\"x\"",
    "event page-view page=\"todo-list\"", "event page-view page~/no/ ...",
    // Known only while the script runs.
    "capture page /(.*) x/\nevent page-view page=\"${page}\" ...",
    "macro show page\n  event page-view page=\"${page}\"\nend\nrun show \"todo-list\"",
    "macro show page\n  event page-view page=\"${page}\"\nend",
  ])
  func `the program's own names, and those that are not known yet, are not errors`(script: String) {
    let found = errors(script)
    #expect(found == [])
  }

  @Test func `instead of a long list of names the message refers to the help`() {
    let names = ScriptNames(
      scenes: (1...21).map { .init(name: "scene-\($0)", page: "", states: []) }, pages: [])
    let message = "there is no scene \"x\"; octodo help names lists them"
    #expect(
      errors("launch scene x", names: names) == [
        "t.steps:1:14: error: \(message)\nlaunch scene x\n" + String(repeating: " ", count: 13) + "^"
      ])
  }

  @Test func `no scenes are made for a script that names none`() {
    @Sendable func scenes() -> [ScriptNames.SceneNames] {
      Issue.record("The script names no scene.")
      return []
    }
    let names = ScriptNames(scenes: scenes(), pages: ["about"])
    let found = errors("launch\nkey Left\nevent page-view page=\"about\"", names: names)
    #expect(found == [])
  }

  @Test func `a page that only a scene names is known`() {
    #expect(errors("event page-view page=\"about\"", names: Self.names) == [])
    #expect(errors("event page-view page=\"abuot\"", names: Self.names).count == 1)
  }

  @Test(arguments: [("searchs", "repo-search"), ("search", "repo-search"), ("todos", "todo-list")])
  func `a part of a scene's name suggests the scene`(word: String, scene: String) {
    let names = ScriptNames(
      scenes: ["repo-search", "todo-list", "todo-editor"].map { .init(name: $0, page: "", states: []) },
      pages: [])
    let found = errors("launch scene \(word)", names: names)
    #expect(found.first?.hasSuffix("did you mean \"\(scene)\"?") == true, "\(found)")
  }

  @Test(arguments: ["e", "s", "to", "edit-or", "arch"])
  func `a few letters, or the middle of a word, suggest no scene`(word: String) {
    let names = ScriptNames(
      scenes: ["repo-search", "todo-list", "todo-editor"].map { .init(name: $0, page: "", states: []) },
      pages: [])
    let found = errors("launch scene \(word)", names: names)
    #expect(found.count == 1 && !found[0].contains("did you mean"), "\(found)")
  }

  @Test(arguments: [
    ("launch scene about sate start", "state"), ("launch scen about", "scene"),
    ("stub GET \"/x\" -> 200 hold first\nlaunch\nrelease frist", "first"),
  ])
  func `a misspelt word of launch, or name of a hold, comes with the nearest one`(text: String, word: String)
  {
    let found = errors(text)
    #expect(found.count == 1 && found[0].hasSuffix("did you mean \"\(word)\"?"), "\(found)")
  }

  @Test func `a wrong property or value of launch is an error`() {
    let names = ScriptNames(
      scenes: [], pages: [],
      launchOptions: [
        .init(name: "confirm", values: "true or false", choices: ["true", "false"]) { $0 == "true" }
      ])
    #expect(
      errors("launch confrim=true", names: names) == [
        "t.steps:1:8: error: there is no property of launch \"confrim\"; there are confirm\n"
          + "launch confrim=true\n       ^\ndid you mean \"confirm\"?"
      ])
    #expect(
      errors("launch confirm=\"flase\"", names: names) == [
        "t.steps:1:16: error: confirm needs true or false, not flase\n"
          + "launch confirm=\"flase\"\n               ^\ndid you mean \"false\"?"
      ])
  }

  @Test func `a release without its hold is an error`() {
    #expect(
      errors("release b").first?.contains("no stub above has a hold \"b\"; write `hold b` at its stub")
        == true)
    let found = errors("stub GET \"/x\" -> 200 hold a\nrelease b")
    #expect(found.first?.contains("no stub above has a hold \"b\"; there are a") == true)
  }

  @Test(arguments: [
    "stub GET \"/x\" -> 200 hold a\ntest \"one\"\nlaunch\nrelease a",
    "stub GET \"/x\" -> 200\nthen -> 200 hold a\nlaunch\nrelease a",
    "macro go\n  release a\nend\nstub GET \"/x\" -> 200 hold a\nlaunch\nrun go",
    "launch scene about\nrelease own",
  ])
  func `a hold of the preamble, of a then, above a macro or of a scene is known`(text: String) {
    let found = errors(text)
    #expect(found == [])
  }

  @Test func `names in a macro are checked, whether it runs or not`() {
    let body = "macro show\n  focused quary\nend\n"
    #expect(errors(body).count == 1)
    #expect(errors(body + "run show").count == 1)
    #expect(errors("macro show page\n  event page-view page=\"${page}\"\nend\nrun show \"x\"").count == 1)
  }

  @Test func `without a visit to the screens their parts are not compared`() {
    let names = ScriptNames(scenes: [], pages: [])
    #expect(errors("see \"x\" in pane nosuch\nfocused bar", names: names) == [])
    #expect(errors("event nosuch", names: names).count == 1)
  }
}
