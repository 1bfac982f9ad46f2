import Testing

@testable import Scripting

struct ScriptPathTests {
  @Test(arguments: [
    ("b.steps", "a.steps", "b.steps"), ("b.steps", "x/a.steps", "x/b.steps"), ("../b", "x/y/a", "x/b"),
    ("../../b", "x/a", "../b"), ("/b", "x/a", "/b"), ("./b", "/x/a", "/x/b"), ("b//c", "a", "b/c"),
  ])
  func `a path is relative to the folder of a file`(path: String, file: String, expected: String) {
    #expect(ScriptPath.resolve(path, relativeTo: file) == expected)
  }
}
