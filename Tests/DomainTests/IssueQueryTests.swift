import Domain
import Testing

struct IssueQueryTests {
  @Test(
    arguments: [
      ("kettle", "kettle is:issue"), ("", "is:issue"),
      (#""two words" is:open"#, #""two words" is:open is:issue"#),
      ("a OR b", "(a OR b) is:issue"), ("(a OR b) c", "(a OR b) c is:issue"),
      ("(a OR b) OR c", "((a OR b) OR c) is:issue"), ("a OR :-)", "a OR :-) is:issue"),
      (#""a OR b""#, #""a OR b" is:issue"#), ("a or b", "a or b is:issue"),
      (#"open "quote"#, #"is:issue open "quote"#),
      ("is:issue a", "is:issue a"), ("a is:pr", "a is:pr"), ("a -is:pr", "a -is:pr"), ("IS:PR a", "IS:PR a"),
      ("(is:issue OR is:pr) a", "(is:issue OR is:pr) a"), ("type:bug a", "type:bug a"),
      ("type: a", "type: a is:issue"), (#""is:pr""#, #""is:pr" is:issue"#), ("is:open", "is:open is:issue"),
      ("牛乳　ポット", "牛乳 ポット is:issue"),
    ])
  func `GitHub gets the text with the kind, unless the text says one`(text: String, sent: String) {
    #expect(IssueQuery(.issues, text: text).sent == sent)
  }

  @Test func `pull requests have their own qualifier`() {
    #expect(IssueQuery(.pulls, text: "a OR b").sent == "(a OR b) is:pr")
  }

  @Test(
    arguments: [
      ("a sort:comments", IssueSort.comments, SortOrder.descending, "a is:issue"),
      ("a sort:updated-asc b", .updated, .ascending, "a b is:issue"),
      ("SORT:Created-desc a", .created, .descending, "a is:issue"),
      ("a sort:reactions", .reactions, .descending, "a is:issue"),
      ("a sort:reactions-+1", .likes, .descending, "a is:issue"),
      ("a sort:reactions--1-asc", .dislikes, .ascending, "a is:issue"),
      ("a sort:reactions-thinking_face-desc", .doubts, .descending, "a is:issue"),
      ("a sort:reactions-foo", .bestMatch, .descending, "a sort:reactions-foo is:issue"),
      ("sort:interactions", .interactions, .descending, "is:issue"),
      ("a sort:best-match", .bestMatch, .descending, "a is:issue"),
      ("a sort:created sort:updated-asc", .updated, .ascending, "a is:issue"),
      ("a sort:size", .bestMatch, .descending, "a sort:size is:issue"),
      (#"a "sort:updated""#, .bestMatch, .descending, #"a "sort:updated" is:issue"#),
      ("a sort:", .bestMatch, .descending, "a sort: is:issue"),
    ])
  func `a word that sorts becomes the order`(
    text: String, sort: IssueSort, order: SortOrder, sent: String
  ) {
    let query = IssueQuery(.issues, text: text)
    #expect(query.sort == sort && query.order == order && query.sent == sent)
    #expect(query.text == text)
  }

  @Test func `the word that became the order is named as it was typed`() {
    #expect(IssueQuery(.issues, text: "a SORT:comments b").sortWord == "SORT:comments")
    #expect(IssueQuery(.issues, text: "a sort:size").sortWord == nil)
  }

  @Test(
    arguments: [
      (IssueQuery.Kind.issues, "is:pr a", true), (.issues, "type:pr", true), (.issues, "is:issue", false),
      (.issues, "-is:pr", false), (.pulls, "is:issue a", true), (.pulls, "is:pr", false),
      (.pulls, "type:bug", false), (.pulls, "a", false),
    ])
  func `a text for the other kind is noticed`(kind: IssueQuery.Kind, text: String, isOther: Bool) {
    #expect(IssueQuery(kind, text: text).isForOtherKind == isOther)
  }

  @Test(
    arguments: [
      ("swift is:issue", "is:issue"), ("is:pr review", "is:pr"), ("author:@me", "author:@me"),
      ("x -label:bug", "-label:bug"), ("IS:OPEN", "IS:OPEN"), ("is:public stars:>5", nil), ("author:", nil),
      ("my author", nil), ("user:apple", nil), ("is:sponsorable", nil),
      ("tea sort:comments", "sort:comments"),
      ("sort:Created-asc tea", "sort:Created-asc"), ("sort:stars", nil), ("sort:updated-desc", nil),
    ] as [(String, String?)])
  func `a qualifier that searches only issues is noticed`(query: String, word: String?) {
    #expect(IssueQuery.ownWord(in: query) == word)
  }

  @Test func `a long value is cut`() throws {
    let word = try #require(IssueQuery.ownWord(in: "author:" + String(repeating: "x", count: 1_000)))
    #expect(word.count == 31)
  }
}
