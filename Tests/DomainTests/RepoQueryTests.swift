import Domain
import Testing

struct RepoQueryTests {
  @Test(
    arguments: [
      ("http client", RepoSort.bestMatch, SortOrder.descending, "http client"),
      ("sort:stars x", .stars, .descending, "x"), ("x sort:stars-asc y", .stars, .ascending, "x y"),
      ("x Sort:Updated-desc", .updated, .descending, "x"),
      ("x sort:help-wanted-issues", .helpWanted, .descending, "x"),
      ("x sort:comments", .bestMatch, .descending, "x sort:comments"),
      (#"x "sort:stars""#, .bestMatch, .descending, #"x "sort:stars""#),
      // GitHub refuses a search for nothing.
      ("sort:forks", .forks, .descending, "stars:>=0"),
    ])
  func `a word that sorts becomes the order`(
    text: String, sort: RepoSort, order: SortOrder, sent: String
  ) {
    let query = RepoQuery(text: text)
    #expect(query.sort == sort && query.order == order && query.sent == sent)
    #expect(query.text == text)
    #expect((query.sortWord == nil) == (sort == .bestMatch))
  }

  @Test func `an order that was chosen counts more than a word`() {
    let query = RepoQuery(text: "x sort:stars", sort: .forks, order: .ascending)
    #expect(query.sort == .forks && query.order == .ascending && query.sent == "x")
  }
}
