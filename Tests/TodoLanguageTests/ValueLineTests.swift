import Dates
import Domain
import FoundationEssentials
import Testing

@testable import TodoLanguage

struct ValueLineTests {
  private let reader = QuickAddReader(now: now, zone: berlin)

  @Test(arguments: [
    ("due:", "due:tomorrow 17:00", #"due:"tomorrow 17:00""#), ("due:", "due: next week", #"due:"next week""#),
    ("due:", "due:in 3 days +bug", #"due:"in 3 days" +bug"#), ("wait:", "wait:2 weeks", #"wait:"2 weeks""#),
    ("due:", "due:fri Buy tea", #"due:"fri Buy tea""#), ("due:", "due:fri", "due:fri"),
    ("due:", "due:", "due:"),
    ("due:", "due:fri +bug Buy tea", "due:fri +bug Buy tea"), ("due:", "next week", #"due:"next week""#),
    ("due:", "wait:fri", "wait:fri"),
    ("due:", #"due:"fri 17:00""#, #"due:"fri 17:00""#), ("due:", "due:fri -- Buy tea", "due:fri -- Buy tea"),
    ("@", "@Big project", #"@"Big project""#), ("@", "@home", "@home"), ("@", "@R&D", #"@"R&D""#),
    ("@", "@Big project due:fri", #"@"Big project" due:fri"#),
    ("+", "+a b c", #"+"a b c""#), ("+", "+a, b", #"+"a" +"b""#), ("+", "+bug +work", "+bug +work"),
    ("+", "+1", #"+"1""#), ("+", "+bug", "+bug"),
    ("", "due:next week", #"due:"next week""#), ("", "due:fri Buy tea", "due:fri Buy tea"),
  ])
  func `words behind the key or the sign of a box are one value`(prefix: String, typed: String, line: String)
  {
    #expect(reader.line(ofChanges: typed, behind: prefix) == line)
  }

  @Test func `a value of several words is no title`() throws {
    let due = try reader.changes(reader.line(ofChanges: "due:next week", behind: "due:"), to: nil)
    #expect(due.values.count == 1)
    #expect(due.values[.due] != nil)
    let project = try reader.changes(reader.line(ofChanges: "@Big project", behind: "@"), to: nil)
    #expect(project.values == [.project: .text("Big project")])
    let tags = try reader.changes(reader.line(ofChanges: "+a b, c", behind: "+"), to: nil)
    #expect(tags.addedTags == ["a b", "c"])
    #expect(throws: LineFault.self) {
      try reader.changes(reader.line(ofChanges: "due:fri Buy tea", behind: "due:"), to: nil)
    }
  }
}
