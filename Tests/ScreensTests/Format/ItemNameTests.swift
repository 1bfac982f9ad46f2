import Domain
import Screens
import Testing

struct ItemNameTests {
  @Test(arguments: [
    (23, "octo/a-long-name#123456"), (22, "octo/a-long-na…#123456"), (12, "octo…#123456"), (3, "…#123456"),
  ])
  func `the name of a repository is cut, its number never`(columns: Int, text: String) throws {
    let repo = try #require(RepoName("octo/a-long-name"))
    #expect(ItemName.text(repo, 123_456, columns: columns) == text)
  }

  @Test func `what is missing is left out`() throws {
    #expect(ItemName.text(RepoName("octo/kettle"), nil) == "octo/kettle")
    #expect(ItemName.text(nil, 7) == "#7")
    #expect(ItemName.text(nil, nil).isEmpty)
  }

  @Test func `a column of names takes a third of a wide list`() {
    #expect(ItemName.mostColumns(of: 120) == 40)
    #expect(ItemName.mostColumns(of: 30) == 18)
  }
}
