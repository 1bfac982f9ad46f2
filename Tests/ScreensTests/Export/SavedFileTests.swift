import Screens
import Testing

struct SavedFileTests {
  @Test(arguments: [
    ("a.csv", ["a.csv", "a-2.csv", "a-3.csv"]), ("a.tar.gz", ["a.tar.gz", "a.tar-2.gz", "a.tar-3.gz"]),
    ("a", ["a", "a-2", "a-3"]),
  ])
  func `a name that is in use gets a number`(name: String, expected: [String]) {
    #expect(Array(SavedFile.names(for: name).prefix(3)) == expected)
  }
}
