import Dates
import Domain
import FoundationEssentials
import Testing

@testable import TodoLanguage

struct ShellLineTests {
  private let reader = QuickAddReader(now: now, zone: berlin)

  @Test(arguments: [
    (["due:fri 17:00"], #"due:"fri 17:00""#), (["due: in 3 days"], #"due:"in 3 days""#),
    (["+bug", "wait:in a week", "@home"], #"+bug wait:"in a week" @home"#),
    (["every:2nd tue"], #"every:"2nd tue""#), (["every!:last fri"], #"every!:"last fri""#),
    (["project:Big project"], #"project:"Big project""#),
    (["tag:a b"], #"tag:"a b""#), (["tag:a, b"], "tag:a, b"),
    (["title:Buy tea"], #"title:"Buy tea""#), (["note:a \\b"], #"note:"a \\b""#),
    (["due:fri +bug"], "due:fri +bug"), (["due:fri Buy tea"], "due:fri Buy tea"),
    (["due:fri wait:thu"], "due:fri wait:thu"), (["priority:high now"], "priority:high now"),
    (["due:", "fri"], "due: fri"), (["title:Buy tea +shop"], "title:Buy tea +shop"),
    ([#"note:5" pipe for kitchen"#], #"note:"5\" pipe for kitchen""#),
    ([#"project:My "big" one"#], #"project:"My \"big\" one""#),
    ([#"title:see "a b" and "c""#], #"title:"see \"a b\" and \"c\"""#),
    ([#"due:"fri 17:00" tea"#], #"due:"fri 17:00" tea"#), (["Call due:fri 17:00"], "Call due:fri 17:00"),
    (["Buy", "--", "due:fri 17:00"], "Buy -- due:fri 17:00"), (["due:fri"], "due:fri"), ([], ""),
  ])
  func `an argument that is a key and a value of several words is that value`(
    arguments: [String], line: String
  ) {
    let read = reader.line(ofChanges: arguments)
    #expect(read == line)
  }

  @Test(arguments: [
    ("due:fri 17:00", #"due:"fri 17:00""#), ("every:last fri", #"every:"last fri""#),
    ("due:fri Buy tea", "due:fri Buy tea"), ("project:Big project", "project:Big project"),
    ("Buy tea due:fri 17:00", "Buy tea due:fri 17:00"), ("due:25:00 x", "due:25:00 x"),
  ])
  func `the keys of a new todo are the same`(argument: String, line: String) {
    let read = reader.line(ofNew: argument)
    #expect(read == line)
  }
}
