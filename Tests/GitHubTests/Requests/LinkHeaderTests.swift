import Testing

@testable import GitHub

struct LinkHeaderTests {
  @Test func `GitHub's four relations are distinguished`() {
    let link = LinkHeader(
      """
      <https://h/s?q=a&page=1>; rel="prev", <https://h/s?q=a&page=3>; rel="next", \
      <https://h/s?q=a&page=34>; rel="last", <https://h/s?q=a&page=1>; rel="first"
      """)
    #expect(link["next"] == "https://h/s?q=a&page=3")
    #expect(link["prev"] == "https://h/s?q=a&page=1")
    #expect(link["last"] == "https://h/s?q=a&page=34")
    #expect(link["first"] == "https://h/s?q=a&page=1")
  }

  @Test(arguments: [
    "<u>; rel=next", "<u>;rel=\"next\"", "<u> ; REL = \"Next\"", "<u>; rel=\"last next\"",
    "<u>; title=\"a, b; \\\" c>\"; rel=\"next\"", "<u>; rel=\"next\"; rel=\"prev\"", "<u>; flag; rel=next",
    "<x>; rel=last,<u>; rel=next", ", ,<u>; rel=next,", "<u>; rel=next, <second>; rel=next",
    "<v>, <u>; rel=next", "<u>; rel=next, junk",
  ])
  func `the next page is found in every form that RFC 8288 allows`(text: String) {
    #expect(LinkHeader(text)["next"] == "u")
  }

  @Test func `commas, semicolons and blanks within an address belong to it`() {
    #expect(LinkHeader("<https://h/a,b;c d>; rel=next")["next"] == "https://h/a,b;c d")
  }

  @Test(arguments: [
    "", " ", "junk", "u; rel=next", "<u; rel=next", "<u>", "<u>; rel", "<u>; rel=", "<u>; rel=\"next",
    "<u>; rel=nextpage", "<u>; title=\"next\"", "<u>; =next", "<u> rel=next",
    "<u>; rel=\"prev\"; rel=\"next\"", "<u>; title=\"x\\",
  ])
  func `an invalid header has no next page`(text: String) {
    #expect(LinkHeader(text)["next"] == nil)
  }
}
