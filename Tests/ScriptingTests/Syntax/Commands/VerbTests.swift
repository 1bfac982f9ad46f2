import Testing

@testable import Scripting

struct VerbTests {
  @Test func `the table has every command of the language once`() {
    #expect(
      Verb.all.map(\.name).sorted() == [
        "advance", "burst", "capture", "cassette", "click", "cursor", "doubleclick", "drag", "dump", "effect",
        "event", "events", "exit", "fixture", "focus", "focused", "for", "forget", "ignore", "include", "key",
        "launch", "let", "macro", "no", "not", "note", "only", "paste", "pause", "relaunch", "release",
        "repeat",
        "request", "resize", "row", "run", "screen", "scroll", "see", "selected", "set", "settle", "shot",
        "signal",
        "skip", "snapshot", "stub", "style", "tags", "then", "todo", "type", "wait",
      ])
  }

  @Test(arguments: Verb.all.map(\.name))
  func `every verb has a usage`(name: String) throws {
    let verb = try #require(Verb.named(name))
    #expect(verb.usage.split(separator: " ").first.map(String.init) == name)
    #expect(!verb.summary.isEmpty)
    #expect(verb.isBlock == verb.usage.hasSuffix("/ end"))
  }

  @Test(arguments: [
    ("tset", "test"), ("expect", "see"), ("assert", "see"), ("sleep", "advance"), ("Sleep", "advance"),
    ("typ", "type"), ("press", "key"), ("mock", "stub"), ("screenshot", "shot"), ("snap", "snapshot"),
  ])
  func `8: a misspelt word, or one of another program, leads to ours`(word: String, expected: String) {
    #expect(Verb.suggestion(for: word) == expected)
    #expect(Verb.names.contains(expected))
  }

  @Test func `an unknown word has no suggestion`() {
    #expect(Verb.suggestion(for: "xylophone") == nil)
  }
}
