import Demo
import EventLoop
import Foundation
import HTTP
import HTTPTypes
import TestSupport
import Testing

struct DemoHTTPClientTests {
  private let demo = DemoCaller()

  @Test func `a search responds in GitHub's format`() throws {
    let response = try demo.ask("/search/repositories?q=user%3Aapple%20nio&per_page=5")
    #expect(response.status == 200)
    #expect(response.object["incomplete_results"] as? Bool == false)
    #expect(response.names.first == "apple/swift-nio")
    let item = try #require((response.object["items"] as? [NSDictionary])?.first)
    #expect(item["html_url"] as? String == "https://github.com/apple/swift-nio")
    #expect((item["owner"] as? NSDictionary)?["login"] as? String == "apple")
    #expect((item["license"] as? NSDictionary)?["spdx_id"] is String)
    #expect(item["subscribers_count"] == nil)
  }

  @Test(arguments: ["q=", "q=language%3Aswift", "q=stars%3A%3E1000&sort=stars&order=asc&per_page=7"])
  func `the link header leads to the last page, without duplicates`(query: String) throws {
    var target: String? = "/search/repositories?" + query
    var names: [String] = []
    var total = 0
    while let page = target {
      let response = try demo.ask(page)
      #expect(!response.names.isEmpty)
      names += response.names
      total = try #require(response.total)
      target = response.next
      try #require(names.count <= total)
    }
    #expect(names.count == total)
    #expect(Set(names).count == total)
    #expect(total > 30)
  }

  @Test func `a full last page has no next page`() throws {
    let total = try #require(try demo.ask("/search/repositories?q=language:swift").total)
    let response = try demo.ask("/search/repositories?q=language:swift&per_page=\(total)")
    #expect(response.names.count == total)
    #expect(response.next == nil)
  }

  @Test func `a page has thirty repositories by default, and at most a hundred`() throws {
    var names = try demo.ask("/search/repositories?q=").names
    #expect(names.count == 30)
    names = try demo.ask("/search/repositories?q=&per_page=12").names
    #expect(names.count == 12)
    names = try demo.ask("/search/repositories?q=&per_page=500").names
    #expect(names.count == 100)
  }

  @Test(arguments: ["999", "9223372036854775807"]) func `a page beyond the end is empty and has no next page`(
    page: String
  ) throws {
    let response = try demo.ask("/search/repositories?q=&page=\(page)")
    #expect(response.status == 200)
    #expect(response.names == [])
    #expect(response.next == nil)
  }

  @Test(arguments: ["stars", "forks"]) func `results are sorted as requested`(sort: String)
    throws
  {
    let field = sort == "stars" ? "stargazers_count" : "forks_count"
    let down = try demo.ask("/search/repositories?q=swift&sort=\(sort)&order=desc&per_page=100").numbers(
      field)
    let up = try demo.ask("/search/repositories?q=swift&sort=\(sort)&order=asc&per_page=100").numbers(field)
    #expect(down.count > 20)
    #expect(down == down.sorted(by: >))
    #expect(up == up.sorted())
  }

  @Test func `a sort in the query overrides the parameter`() throws {
    let stars = try demo.ask("/search/repositories?q=swift%20sort:stars&sort=forks").numbers(
      "stargazers_count")
    #expect(stars.count > 20)
    #expect(stars == stars.sorted(by: >))
  }

  @Test func `an unsupported query is rejected like on GitHub`() throws {
    let response = try demo.ask("/search/repositories?q=followers:%3E5")
    #expect(response.status == 422)
    #expect(response.object["message"] as? String == "the demo does not know the qualifier followers")
  }

  @Test func `the best match has matches in the name before the description`() throws {
    let names = try demo.ask("/search/repositories?q=swift-nio").names
    #expect(names.first == "apple/swift-nio")
  }

  @Test(arguments: ["apple/swift-nio", "Apple/Swift-NIO"])
  func `a single repository has its watchers, in any case of its name`(name: String) throws {
    let response = try demo.ask("/repos/\(name)")
    #expect(response.status == 200)
    #expect(response.object["full_name"] as? String == "apple/swift-nio")
    #expect(response.object["subscribers_count"] is Int)
    let text = try demo.ask("/repos/\(name)/readme").text
    #expect(text.contains("NIO"))
  }

  @Test func `a README is its source text`() throws {
    let response = try demo.ask("/repos/apple/swift/readme")
    #expect(response.status == 200)
    #expect(!response.text.contains("%%%"))
    #expect(response.text.contains("#"))
  }

  @Test func `a repository without a README has none`() throws {
    let names = try demo.ask("/search/repositories?q=&per_page=100").names
    let statuses = try names.prefix(60).map { try demo.ask("/repos/\($0)/readme").status }
    #expect(Set(statuses) == [200, 404])
  }

  @Test(arguments: ["/", "/repos/nobody/nothing", "/repos/apple", "/search/code?q=x", "/rate_limit", ""])
  func `anything else is not found, in GitHub's words`(target: String) throws {
    let response = try demo.ask(target)
    #expect(response.status == 404)
    #expect(response.object["message"] as? String == "Not Found")
  }

  @Test func `only GET is allowed`() throws {
    let status = try demo.ask("/repos/apple/swift", method: .delete).status
    #expect(status == 404)
  }
}
