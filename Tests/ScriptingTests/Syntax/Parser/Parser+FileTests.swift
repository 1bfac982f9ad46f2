import Testing

@testable import Scripting

struct ParserFileTests {
  @Test func `the preamble and the tests are separated`() throws {
    let file = try Script.parse("set seed 1\ntags all\n\ntest \"a\" smoke slow\nsettle\ntest \"b\"\ndump")
    #expect(file.name == "t.steps")
    #expect(file.preamble.map(\.command) == [.set(.seed(1))])
    #expect(file.tests.map(\.name) == ["a", "b"])
    #expect(file.tests.map(\.tags) == [["all", "smoke", "slow"], ["all"]])
    #expect(file.tests.map { $0.steps.map(\.command) } == [[.settle], [.dump]])
    #expect(file.tests.map(\.location.description) == ["t.steps:4:1", "t.steps:6:1"])
  }

  @Test(arguments: [
    ("search.steps", "search"), ("Tests/Flows/search.steps", "search"), ("a/b.txt", "b.txt"), ("-", "-"),
  ])
  func `a file without a test is one test`(path: String, name: String) throws {
    let file = try Script.parse("tags smoke\nskip \"later\"\nsettle", file: path)
    #expect(file.preamble.isEmpty)
    #expect(file.tests.map(\.name) == [name])
    #expect(file.tests.map(\.tags) == [["smoke"]])
    #expect(file.tests.map(\.directive) == [.skip(reason: "later")])
    #expect(file.tests.map { $0.steps.map(\.command) } == [[.settle]])
  }

  @Test func `skip, todo and only apply to their test or to all`() throws {
    let tests = try Script.parse("test \"a\"\nskip \"no token\"\ntest \"b\"\ntodo \"bug\"\nonly\ntest \"c\"")
      .tests
    #expect(tests.map(\.directive) == [.skip(reason: "no token"), .todo(reason: "bug"), nil])
    #expect(tests.map(\.isOnly) == [false, true, false])
    let all = try Script.parse("only\ntodo \"bug\"\ntest \"a\"\ntest \"b\"\nskip \"x\"").tests
    #expect(all.map(\.directive) == [.todo(reason: "bug"), .skip(reason: "x")])
    #expect(all.map(\.isOnly) == [true, true])
  }

  @Test func `an empty file is one empty test`() throws {
    let file = try Script.parse("")
    #expect(file.tests.map(\.name) == ["t"])
    #expect(file.tests.flatMap(\.steps).isEmpty)
  }

  @Test func `two tests with one name are an error`() {
    #expect(
      Script.errors("test \"a\"\ntest \"b\"\ntest \"a\"").map(\.description) == [
        """
        t.steps:3:1: error: there is a test "a" already, on line 1; give this one its own name
        test "a"
        ^
        """
      ])
  }

  @Test(arguments: [
    Mistake("test", 5, "the name of the test is missing at the end of the line"),
    Mistake("test a", 6, "\"a\" does not fit here; expected the name of the test"),
    Mistake("test \"\"", 6, "the name of the test must not be empty"),
    Mistake("test \"a\" 3", 10, "\"3\" does not fit here; expected a tag"),
  ])
  func `an invalid test line is named`(mistake: Mistake) {
    mistake.expectReport()
  }

  @Test func `the location and the text of a step are those of its line`() throws {
    let steps = try Script.parse("\n\t key  a   # now\nscreen is <<<  # rows\n a\n>>>\nburst\nkey b\nend")
      .tests[0].steps
    #expect(steps.map(\.source) == ["key  a", "screen is <<<", "burst"])
    #expect(steps.map(\.location.description) == ["t.steps:2:3", "t.steps:3:1", "t.steps:6:1"])
  }
}
