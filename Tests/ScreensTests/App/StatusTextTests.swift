import AppTestSupport
import Terminal
import TestSupport
import Testing

@testable import Screens

struct StatusTextTests {
  private static let search = StatusText(
    status: ["30 of 4,310 (first 1,000 reachable)", "9 of 10 searches left"],
    shortStatus: ["30/4,310", "9 left"],
    hints: [
      .init(key: "Enter", words: "opens"), .init(key: "/", words: "query"), .init(key: "s", words: "sort"),
    ],
    help: .init(key: "?", words: "keys"))

  @Test(
    arguments: [
      (
        200,
        "30 of 4,310 (first 1,000 reachable) · 9 of 10 searches left · Enter opens · / query · s sort · ? keys"
      ),
      (78, "30 of 4,310 (first 1,000 reachable) · 9 of 10 searches left · ? keys"),
      (60, "30/4,310 · 9 left · Enter opens · / query · s sort · ? keys"),
      (50, "30/4,310 · 9 left · Enter opens · / query · ? keys"),
      (40, "30/4,310 · 9 left · Enter opens · ? keys"),
      (38, "30/4,310 · 9 left · ? keys"),
      (30, "30/4,310 · 9 left · ? keys"),
      (20, "30/4,310 · ? keys"),
      (16, "30/4,310"),
      (4, "30/…"),
    ])
  func `the shorter form is tried first, then parts are left out`(columns: Int, expected: String) {
    #expect(Self.search.fit(columns: columns).text == expected)
  }

  @Test(
    arguments: [
      (["a", "b", "c"], 80, "a · b · c · help"),
      (["a", "", "c"], 80, "a · c · help"),
      ([], 80, "help"),
      ([], 3, ""),
      (["first", "second", "third"], 29, "first · second · third · help"),
      (["first", "second", "third"], 28, "first · second · help"),
      (["first", "second", "third"], 20, "first · help"),
      (["first", "second", "third"], 12, "first · help"),
      (["first", "second", "third"], 11, "first"),
      (["one long status"], 22, "one long status · help"),
      (["one long status"], 21, "one long stat… · help"),
      (["one long status"], 19, "one long st… · help"),
      (["one long status"], 18, "one long status"),
      (["first", "second", "third"], 4, "fir…"),
      (["日本語"], 13, "日本語 · help"),
      (["日本語"], 12, "日本語"),
    ] as [([String], Int, String)])
  func `without a shorter form the first part and the help are kept longest`(
    parts: [String], columns: Int, expected: String
  ) {
    let text = StatusText(status: parts, shortStatus: parts, hints: [], help: .init(key: "help", words: ""))
    #expect(text.fit(columns: columns).text == expected)
  }

  @Test func `a message is whole, even if the key of the help has no room`() {
    var text = StatusText(
      status: ["Copied: one long name"], shortStatus: ["Copied: one long name"], hints: [],
      help: .init(key: "?", words: "keys"))
    text.isMessage = true
    #expect(text.fit(columns: 30).text == "Copied: one long name · ? keys")
    #expect(text.fit(columns: 29).text == "Copied: one long name")
  }

  @Test(arguments: [
    (80, "30/4,310 · Enter opens · / query"), (22, "30/4,310 · Enter opens"), (21, "30/4,310"), (4, "30/…"),
  ])
  func `without a key of the help nothing stands there`(columns: Int, expected: String) {
    let text = StatusText(
      status: ["30/4,310"], shortStatus: ["30/4,310"],
      hints: [.init(key: "Enter", words: "opens"), .init(key: "/", words: "query")],
      help: .init(key: "", words: "")
    )
    #expect(text.fit(columns: columns).text == expected)
  }

  @Test func `a key has one hint`() throws {
    try onApp { app in
      let stub = try #require(app.resolver.stubs.first)
      stub.actions = [
        Action("end", [Key(.escape)], "", hint: "end") {},
        Action("unmark", [Key(.escape)], "", hint: "unmark") {},
      ]
      try await app.world.waitUntilIdle()
      #expect(app.status.contains("Esc end · ? keys"))
    }
  }

  @Test func `it never uses more columns than there are`() {
    for columns in 0...120 {
      #expect(Self.search.fit(columns: columns).text.count <= columns)
    }
  }

  @Test func `keys are drawn differently from their descriptions`() {
    let roles = Self.search.fit(columns: 40).right.pieces.map(\.role)
    #expect(roles == [.statusKey, .statusHint, .statusHint, .statusKey, .statusHint])
  }
}

extension StatusText.Line {
  /// Both ends, with the minimum distance between them.
  fileprivate var text: String {
    [left.description, right.text.description].filter { !$0.isEmpty }.joined(separator: " · ")
  }
}
