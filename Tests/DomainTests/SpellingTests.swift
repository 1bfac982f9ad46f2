import Domain
import Testing

struct SpellingTests {
  @Test(arguments: [
    ("lunch", "launch"), ("Launch", "launch"), ("lauhcn", "launch"), ("sea", "see"),
    ("relaunched", "relaunch"),
  ])
  func `a near word is found`(word: String, expected: String) {
    #expect(Spelling.nearest(to: word, among: ["see", "launch", "relaunch"]) == expected)
  }

  @Test(arguments: ["", "x", "shutdown", "lnch42", String(repeating: "launch", count: 1_000)])
  func `a far word is not found`(word: String) {
    #expect(Spelling.nearest(to: word, among: ["see", "launch", "relaunch", "y"]) == nil)
  }

  @Test(arguments: [("snap", "snapshot"), ("SNA", "snapshot"), ("sn", nil), ("sha", nil)])
  func `the only word that begins with the text is found`(word: String, expected: String?) {
    #expect(Spelling.nearest(to: word, among: ["snapshot", "shared-out", "sharpen-it"]) == expected)
  }

  @Test(arguments: [
    ("serch", "search", true), ("serahc", "search", true), ("track", "tracking", true),
    ("apple", "sample", false), ("help", "sample", false), ("sand", "sample", false),
  ])
  func `a slip is one wrong key, or two in a long word with the right first letter`(
    word: String, known: String, isSlip: Bool
  ) {
    #expect(Spelling.isSlip(word, of: known) == isSlip)
  }

  @Test func `the first of equally near words is taken`() {
    #expect(Spelling.nearest(to: "rox", among: ["row", "rod"]) == "row")
    #expect(Spelling.nearest(to: "rox", among: ["rod", "row"]) == "rod")
  }

  @Test func `of equally near words, one with the same letters is taken`() {
    #expect(Spelling.nearest(to: "tset", among: ["set", "test"]) == "test")
    #expect(Spelling.nearest(to: "tset", among: ["test", "set"]) == "test")
    #expect(Spelling.nearest(to: "--hepl", among: ["--demo", "--help"]) == "--help")
  }
}
