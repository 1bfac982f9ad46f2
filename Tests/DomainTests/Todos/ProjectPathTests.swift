import Testing

@testable import Domain

struct ProjectPathTests {
  @Test(arguments: [
    ("home", ["home"]), ("home.garden.pond", ["home", "home.garden", "home.garden.pond"]), (".x", [".x"]),
    ("a.", ["a", "a."]),
  ])
  func `a project is inside of those that its name begins with`(project: String, expected: [String]) {
    #expect(ProjectPath.all(of: project) == expected)
  }
}
