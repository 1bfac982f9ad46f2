import Domain
import Testing

@testable import TodoLanguage

struct LineCompletionTests {
  private func completion(_ line: String) -> LineCompletion? {
    QuickAddReader(now: now, zone: berlin).completion(in: line, at: line.count)
  }

  private func filterCompletion(_ filter: String) -> LineCompletion? {
    FilterReader(dates: dates).completion(in: filter, at: filter.count)
  }

  @Test(arguments: [
    ("Fix +bu", LineCompletion.Subject.tag, "bu", 5..<7), ("Fix +\"two w", .tag, "two w", 5..<11),
    ("@oct", .project, "oct", 1..<4), ("Fix due:to", .date(.due), "to", 8..<10),
    ("a every:\"2nd", .repetition, "2nd", 8..<12),
    ("a under:1", .todo, "1", 8..<9), ("a gh:o/", .item, "o/", 5..<7), ("a !h", .word, "!h", 2..<4),
    ("Fix du", .word, "du", 4..<6), ("+", .tag, "", 1..<1),
  ])
  func `what is typed has a subject, a prefix and a range`(
    line: String, subject: LineCompletion.Subject, prefix: String, range: Range<Int>
  ) throws {
    let completion = try #require(self.completion(line))
    #expect(completion.subject == subject)
    #expect(completion.prefix == prefix)
    #expect(completion.range == range)
  }

  @Test func `the words of the language are offered`() {
    #expect(completion("Fix d")?.words == ["due:"])
    #expect(completion("Fix !h")?.words == ["!high"])
    #expect(completion("Fix due:tom")?.words == ["tomorrow"])
    #expect(filterCompletion("a -is:o")?.words == ["open", "overdue"])
    #expect(filterCompletion("(no:pro")?.words == ["project"])
    #expect(filterCompletion("sort:due")?.words == ["due-asc", "due-desc"])
    #expect(filterCompletion("due:<tod")?.words == ["today"])
    #expect(filterCompletion("due:today..tom")?.words == ["tomorrow"])
    #expect(filterCompletion("priority!=h")?.words == ["high"])
    #expect(filterCompletion("cre")?.words == ["created:"])
  }

  @Test(arguments: ["", "Fix ", "Fix crash", "Fix 17:0", "Fix xyz:a"])
  func `text needs no words`(line: String) {
    #expect(completion(line) == nil)
  }

  @Test func `the whole word is replaced, not only what is before the cursor`() {
    let completion = QuickAddReader(now: now, zone: berlin).completion(in: "Fix +bugs now", at: 6)
    #expect(completion?.prefix == "b")
    #expect(completion?.range == 5..<9)
  }

  @Test(arguments: [("bug", "bug"), ("two words", "\"two words\""), ("a\"b", "\"a\\\"b\"")])
  func `a word with blanks is written in quotes`(word: String, written: String) throws {
    #expect(LineCompletion.written(word) == written)
    let tags = try QuickAddReader(now: now, zone: berlin).newTodo("a +\(written)").addedTags
    #expect(tags == [word])
  }
}
