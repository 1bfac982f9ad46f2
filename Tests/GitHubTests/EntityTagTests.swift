import Testing

@testable import GitHub

struct EntityTagTests {
  @Test(arguments: [
    ("W/\"1\"", "W/\"1\"", true), ("W/\"1\"", "W/\"2\"", false), ("W/\"1\"", "\"1\"", true),
    ("\"1\"", "\"1\"", true), ("\"1\"", "\"W/1\"", false), ("\"a\"", "\"A\"", false),
  ])
  func `tags are compared weakly`(one: String, other: String, matches: Bool) {
    #expect(EntityTag(text: one).matches(EntityTag(text: other)) == matches)
    #expect(EntityTag(text: other).matches(EntityTag(text: one)) == matches)
  }
}
