import Testing

@testable import Scripting

struct ScriptGuideTests {
  private let lines = ScriptGuide.text.split(separator: "\n")

  @Test func `no line is wider than a terminal`() {
    #expect(lines.filter { $0.count > 80 }.isEmpty)
  }

  @Test(arguments: Verb.all.map(\.usage) + RegionForm.allCases.map(\.usage) + Structure.all.map(\.usage))
  func `every usage is in it`(usage: String) {
    #expect(lines.contains { $0.hasPrefix("  \(usage)") })
  }

  @Test(arguments: SettingRule.all.map { "\($0.name) \($0.usage)" } + ReplyOption.allCases.map(\.usage))
  func `every setting and option is in it`(usage: String) {
    #expect(lines.contains { $0.contains(usage) })
  }

  @Test func `a long usage has its meaning below`() {
    var page = GuidePage()
    page.addEntry("short", "its meaning")
    page.addEntry(
      "a form that is longer than its column", "its meaning, which goes on and on until it is cut off")
    #expect(
      page.text == """
          short                         its meaning
          a form that is longer than its column
                                        its meaning, which goes on and on until it is
                                        cut off
        """)
  }

  @Test func `its example is a valid script`() throws {
    let example = lines.drop { !$0.hasPrefix("  # search.steps") }.prefix { !$0.contains("octodo") }
    let tests = try Script.parse(example.joined(separator: "\n")).tests
    #expect(
      tests.map(\.name) == ["search finds a repository"])
  }
}
