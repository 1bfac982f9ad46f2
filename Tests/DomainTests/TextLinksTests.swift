import Testing

@testable import Domain

struct TextLinksTests {
  /// The links of a text, as `text → destination`.
  private func links(_ text: String) -> [String] {
    TextLinks.pieces(of: text).compactMap { piece in
      switch piece.destination {
      case nil: nil
      case .address(let address): address == piece.text ? address : "\(piece.text) → \(address)"
      case .number(let repo, let number): "\(piece.text) → \(repo?.description ?? "")#\(number)"
      case .account(let name): "\(piece.text) → @\(name)"
      case .commit(let repo, let sha): "\(piece.text) → \(repo?.description ?? "")@\(sha)"
      case .forkCommit(let owner, let sha): "\(piece.text) → fork of \(owner)@\(sha)"
      }
    }
  }

  @Test(arguments: [
    ("read https://github.com/octo/kettle/issues/7", ["https://github.com/octo/kettle/issues/7"]),
    ("(see http://a.example/b_(c)).", ["http://a.example/b_(c)"]),
    ("HTTPS://A.example/x?y=1&z=2#p, and", ["HTTPS://A.example/x?y=1&z=2#p"]),
    ("www.kettle.example/a!", ["www.kettle.example/a → https://www.kettle.example/a"]),
    ("http://localhost:3000/", ["http://localhost:3000/"]),
    ("https://github.com/octo/kettle/issues/7を読む", ["https://github.com/octo/kettle/issues/7"]),
    ("説明はhttps://a.example/b。", ["https://a.example/b"]),
    ("https://ja.wikipedia.org/wiki/日本、と", ["https://ja.wikipedia.org/wiki/日本"]),
    ("https://a.example/o/k#使い方。", ["https://a.example/o/k#使い方"]),
    ("(https://a.example/Swift_(プログラミング言語))", ["https://a.example/Swift_(プログラミング言語)"]),
    ("https://a.example/ハリー・ポッター", ["https://a.example/ハリー・ポッター"]),
    ("https://a.example/b・次", ["https://a.example/b"]),
    ("https://a.example/Michelson–Morley and – on", ["https://a.example/Michelson–Morley"]),
    ("https://a.example/b—it works", ["https://a.example/b"]),
    ("https://a.example/हिन्दी", ["https://a.example/हिन्दी"]),
    ("https://a.example/cafe\u{301}/menu", ["https://a.example/cafe\u{301}/menu"]),
    ("https://a.example/?検索=猫&頁=2 x", ["https://a.example/?検索=猫&頁=2"]),
    ("https://a.example/🚀/go🚀", ["https://a.example/🚀/go"]),
    ("http://例え.jp/a を", ["http://例え.jp/a"]),
    ("<https://a.example/b>", ["https://a.example/b"]),
    ("write to ann.b@kettle.example.", ["ann.b@kettle.example → mailto:ann.b@kettle.example"]),
    ("https://a.example/b#\u{FE0F}-gear, and", ["https://a.example/b#\u{FE0F}-gear"]),
    ("https://a.example/b\u{FE0F}", ["https://a.example/b"]),
    ("https://", []), ("www.", []), ("www.x", []), ("xhttps://a.example", []), ("ftp://a.example", []),
    ("javascript:alert(1)", []), ("https://a.example/b\u{200B}。c", ["https://a.example/b"]),
    ("https://a.example/\u{202E}gpj", ["https://a.example/\u{202E}gpj → https://a.example/gpj"]),
    (
      "https://a\u{AD}.example/c\u{200B}d\u{2066}",
      ["https://a\u{AD}.example/c\u{200B}d → https://a.example/cd"]
    ),
  ])
  func `addresses end before the punctuation of their sentence`(text: String, expected: [String]) {
    #expect(links(text) == expected)
  }

  @Test(arguments: [
    ("|a|https://a.example/b|", "https://a.example/b"), ("=https://a.example/?b==", "https://a.example/?b"),
    ("\\url{https://a.example/b_c}", "https://a.example/b_c"), ("https://a.example[b]", "https://a.example"),
  ])
  func `addresses end before the markup of other languages`(text: String, expected: String) {
    let links = TextLinks.pieces(of: text, isMarkup: true).filter { $0.destination != nil }
    #expect(links.map(\.text) == [expected])
  }

  @Test(arguments: [
    ("fixes #12, #3", ["#12 → #12", "#3 → #3"]), ("GH-4 and gh-5", ["GH-4 → #4", "gh-5 → #5"]),
    ("octo/pot#4", ["octo/pot#4 → octo/pot#4"]), ("(octo/pot.js#4)", ["octo/pot.js#4 → octo/pot.js#4"]),
    ("thanks @ann, @bob-c.", ["@ann → @ann", "@bob-c → @bob-c"]), ("直した #12を", ["#12 → #12"]),
    ("@mona_acme, @ann- @bob--.", ["@mona_acme → @mona_acme", "@ann → @ann", "@bob → @bob"]),
    ("@a_b_c @_a @a_", []), ("@\(String(repeating: "a", count: 40))", []),
    ("#1a", []), ("a#1", []), ("##2", []), ("#0", []), ("&#39;", []), ("#12345678901", []), ("C# 7", []),
    ("a/b/c#1", []), ("a@b", []), ("@", []), ("@-a", []), ("@octo/pot", []), ("@name.js", []), ("x@y@z", []),
    ("sign-4", []),
  ])
  func `references and names are those that GitHub links`(text: String, expected: [String]) {
    #expect(links(text) == expected)
  }

  @Test(arguments: [
    ("fixed by a5c3785, see 0a1b2c3d4e.", ["a5c3785 → @a5c3785", "0a1b2c3d4e → @0a1b2c3d4e"]),
    ("(a5c3785) \"a5c3785\" [a5c3785]", ["a5c3785 → @a5c3785", "a5c3785 → @a5c3785", "a5c3785 → @a5c3785"]),
    ("a5c3785: boil\na5c3785! a5c3785?", ["a5c3785 → @a5c3785", "a5c3785 → @a5c3785", "a5c3785 → @a5c3785"]),
    ("コミットa5c3785で直した", ["a5c3785 → @a5c3785"]),
    (
      "1234567890123456789012345678901234567890",
      ["1234567890123456789012345678901234567890 → @1234567890123456789012345678901234567890"]
    ),
    (
      "jlord@a5c3785ed8d6a35868bc169f07e40e889087fd2e",
      [
        "jlord@a5c3785ed8d6a35868bc169f07e40e889087fd2e → fork of jlord@a5c3785ed8d6a35868bc169f07e40e889087fd2e"
      ]
    ),
    ("jlord@a5c3785", []),
    ("octo/pot@a5c3785.", ["octo/pot@a5c3785 → octo/pot@a5c3785"]),
    ("(octo/pot.js@a5c3785)", ["octo/pot.js@a5c3785 → octo/pot.js@a5c3785"]),
    ("a5c378", []), ("defaced effaced", []), ("1234567 20260126", []), ("A5C3785", []), ("xa5c3785", []),
    ("a5c3785x", []), ("a5c3785_b", []), ("#a5c3785", []), ("a/a5c3785", []), ("a5c3785/b", []),
    ("v1.a5c3785", []),
    ("a5c3785.js", []), ("sha256:a5c3785f", []), ("550e8400-e29b-41d4-a716-446655440000", []),
    ("a5c3785-b", []),
    ("0xa5c3785", []), ("fe80::a5c3785", []), ("a5c3785:80", []), ("x=a5c3785", []),
    ("a5c3785..b8d4796", []), ("a5c3785fa5c3785fa5c3785fa5c3785fa5c3785fa5c3785fa5c3785fa5c3785f", []),
    ("a5c37851234567890123456789012345678901234", []), ("actions/checkout@v4", []), ("octo/pot@1234567", []),
    ("@octo/pot@a5c3785", []), ("a/b/c@a5c3785", []), ("pot@a5c3785", []),
    ("kettle@1.2.3 and x@y.z1", []),
    ("ann@a5c3785.example", ["ann@a5c3785.example → mailto:ann@a5c3785.example"]),
    ("https://a.example/commit/a5c3785", ["https://a.example/commit/a5c3785"]),
  ])
  func `the SHAs of commits are links, numbers, words and parts of names are not`(
    text: String, expected: [String]
  ) {
    #expect(links(text) == expected)
  }

  @Test(arguments: [
    "", "no links", "a @ann and https://x.example.", "#1#2#3 @@ w.w.w. h-h-", "é#1 日本@ann",
    "a5c3785 b octo/pot@a5c3785",
  ])
  func `the pieces are the whole text`(text: String) {
    #expect(TextLinks.pieces(of: text).map(\.text).joined() == text)
  }

  @Test(arguments: [
    "@", "a@", "#1 ", "a/", "https://", "https://a)", "www.", "https://a.b((((", "a#", "gh-1", "a5c3785 ",
    "a5c3785@", "a5c3785",
  ])
  func `a long text of marks takes time in proportion to its length`(mark: String) {
    let text = String(repeating: mark, count: 50_000)
    #expect(TextLinks.pieces(of: text).map(\.text.utf8.count).reduce(0, +) == text.utf8.count)
  }
}
