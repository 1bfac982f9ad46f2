import HTTPTypes
import Testing

@testable import HTTP
@testable import Stubs

struct RequestMatchOverlapTests {
  @Test(arguments: [
    ("/s?q=a&page=1", "/s?page=1&q=a", true), ("/s?q=a", "/s?q=b", false), ("/s?q=a", "/s?q=a&page=1", false),
    ("/s", "/r", false), ("/s?q=a%20b", "/s?q=a b", true),
  ])
  func `two whole queries overlap if they are equal`(one: String, other: String, meets: Bool) {
    expect(match(one), match(other), meets)
  }

  @Test(arguments: [
    ("/s?q=a&page=1", ["q": "a"], true), ("/s?q=a&page=1", ["q": "b"], false),
    ("/s?q=a", ["q": "a", "page": "1"], false), ("/s?q=a&q=b", ["q": "b"], true), ("/s", [:], true),
  ])
  func `a whole query overlaps parameters that it has`(
    whole: String, including: [String: String], meets: Bool
  ) {
    expect(match(whole), match("/s", including), meets)
  }

  @Test(arguments: [
    (["q": "a"], ["q": "a"], true), (["q": "a"], ["q": "b"], false), (["q": "a"], ["page": "1"], true),
    (["q": "a", "page": "1"], ["q": "a", "page": "2"], false), ([:], ["q": "a"], true),
  ])
  func `parameters overlap if no name needs two values`(
    one: [String: String], other: [String: String], meets: Bool
  ) {
    expect(match("/s", one), match("/s", other), meets)
  }

  @Test func `parameters of the target count too`() {
    expect(match("/s?q=a", ["page": "1"]), match("/s", ["q": "b"]), false)
    expect(match("/s?q=a", ["page": "1"]), match("/s", ["q": "a"]), true)
  }

  @Test func `a pattern overlaps the values that it matches, and any other pattern`() throws {
    let letters = pattern(RegexPattern(source: "^[a-z]+$"))
    expect(letters, match("/s", ["q": "abc"]), true)
    expect(letters, match("/s", ["q": "1"]), false)
    expect(letters, pattern(RegexPattern(source: "1")), true)
  }

  @Test func `other methods, hosts and bodies never overlap`() {
    expect(match("/s"), RequestMatch(method: .post, target: "/s"), false)
    expect(match("/s"), RequestMatch(method: nil, target: "/s"), true)
    expect(match("/s"), match("https://example.org/s"), false)
    expect(
      RequestMatch(method: .post, target: "/s", body: [1]),
      RequestMatch(method: .post, target: "/s", body: [2]),
      false)
    expect(
      RequestMatch(method: .post, target: "/s", body: [1]), RequestMatch(method: .post, target: "/s"), true)
  }

  private func match(_ target: String, _ including: [String: String]? = nil) -> RequestMatch {
    RequestMatch(
      method: .get, target: target,
      including: including?.map { ParameterMatch(name: $0.key, value: .equal($0.value)) })
  }

  private func pattern(_ pattern: RegexPattern) -> RequestMatch {
    RequestMatch(
      method: .get, target: "/s", including: [ParameterMatch(name: "q", value: .matching(pattern))])
  }

  /// Overlap is symmetric.
  private func expect(
    _ one: RequestMatch, _ other: RequestMatch, _ meets: Bool, _ location: SourceLocation = #_sourceLocation
  ) {
    #expect(one.overlaps(other) == meets, sourceLocation: location)
    #expect(other.overlaps(one) == meets, sourceLocation: location)
  }
}
