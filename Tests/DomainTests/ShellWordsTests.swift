import Domain
import Testing

struct ShellWordsTests {
  @Test(
    arguments: [
      ("", []), ("  ", []), ("code -w", ["code", "-w"]),
      ("emacsclient -t -a \"\"", ["emacsclient", "-t", "-a", ""]),
      ("'/path with blank/ed' x", ["/path with blank/ed", "x"]), ("a\\ b c", ["a b", "c"]),
      ("a'b c'\"d e\"", ["ab cd e"]),
      ("\"a\\\"b\\n\"", ["a\"b\\n"]), ("'a\\b'", ["a\\b"]),
      ("$HOME $(id) ;x *", ["$HOME", "$(id)", ";x", "*"]),
      ("~/bin/ed ~ '~/x' a~ ~ann", ["/home/ann/bin/ed", "/home/ann", "~/x", "a~", "~ann"]), ("a\\", ["a\\"]),
      ("''", [""]),
    ] as [(String, [String])])
  func `words are those of a shell, without expansion`(text: String, words: [String]) throws {
    let split = try ShellWords.split(text, home: "/home/ann")
    #expect(split == words)
  }

  @Test func `a list is split outside of quotes`() throws {
    let list = try ShellWords.list("missing: w3m -x :'a:b' c::", separator: ":", home: "")
    #expect(list == [["missing"], ["w3m", "-x"], ["a:b", "c"]])
  }

  @Test(arguments: ["'", "a \"b", "x 'y\"", "\"\\\""]) func `a quote must end`(text: String) {
    #expect(throws: ShellWords.UnbalancedQuote.self) { try ShellWords.split(text, home: "") }
  }

  @Test func `without a known home a tilde stays`() throws {
    let words = try ShellWords.split("~/x", home: "")
    #expect(words == ["~/x"])
  }
}
