import Dates
import Domain
import FoundationEssentials
import Testing

@testable import TodoLanguage

struct LineChangesTests {
  private let reader = QuickAddReader(now: now, zone: berlin)

  @Test(arguments: [
    ("project:home.garden", TodoField.project, TodoFieldValue.text("home.garden")),
    ("priority:5", .priority, .number(5)), ("priority:high", .priority, .number(1)),
    ("title:Foo", .title, .text("Foo")), ("title:\"Buy  green tea\"", .title, .text("Buy green tea")),
    ("note:\"two words\"", .note, .text("two words")), ("parent:7", .parent, .number(7)),
    ("needs:7,8", .needs, .ids([7, 8])), ("\\project:x", .title, .text("project:x")),
    ("-- @", .title, .text("@")),
  ])
  func `a key of a line with changes sets the field that it clears without a value`(
    line: String, field: TodoField, value: TodoFieldValue
  ) throws {
    let changes = try reader.changes(line, to: nil)
    #expect(changes.values == [field: value])
  }

  @Test func `an address alone links a todo and leaves its title`() throws {
    let address = "https://github.com/o/r/issues/7"
    let item = try #require(Item(page: address))
    let alone = try reader.changes("\(address) +bug", to: nil)
    #expect(alone.values == [.link: .item(item)])
    let besideText = try reader.changes("Fix \(address)", to: nil)
    #expect(besideText.values[.title] == .text("Fix \(address)"))
  }

  @Test(arguments: [
    ("q every!:mon", "2026-11-23"), ("q every:mon", "2026-11-23"), ("q every!:3d", "2026-11-22"),
  ])
  func `a repetition without a date begins on a day of its rule`(line: String, day: String) throws {
    let due = try reader.newTodo(line).values[.due]
    #expect(due == Day(iso: day).map { .date(.day($0)) })
  }

  @Test(arguments: [("+x -x", 4), ("-x +x", 4), ("tag:a,B -b", 9)])
  func `a tag that is added and removed is refused`(line: String, column: Int) {
    #expect {
      _ = try reader.changes(line, to: nil)
    } throws: {
      ($0 as? LineFault)?.column == column && "\($0)".contains("is added and removed")
    }
  }

  @Test func `a rule that is cleared leaves nothing to count from`() throws {
    let changes = try reader.changes("every:", to: nil)
    #expect(changes.cleared == [.rule, .repeatsFrom, .seriesStart])
  }

  @Test func `tags of a line with changes can have a key`() throws {
    let changes = try reader.changes("tag:foo tags:bar,baz", to: nil)
    #expect(changes.addedTags == ["foo", "bar", "baz"] && changes.values.isEmpty)
  }

  @Test(arguments: [
    ("state:done", 1), ("+a done:", 4), ("is:open", 1), ("uid:x", 1), ("rrule:FREQ=DAILY", 1), ("title:", 6),
    ("priority:12", 10), ("project:a..b", 9), ("tag:a,,b", 5), ("title:Foo bar", 11), ("@", 1), ("!none", 1),
    ("due:fri !none +", 9), ("due: fri", 6), ("note: Hello there", 7), ("+a priority: high", 14), ("fri", 1),
    ("next week", 1), ("+bug tomorrow", 6), ("High", 1), ("-@home", 1), ("due:none", 5), ("every:never", 7),
    ("under:none", 7), ("gh:null", 4), ("status:done", 1), ("+a deu:fri", 4), ("depends:1 a:b", 1),
  ])
  func `words that would become a title by mistake are refused`(line: String, column: Int) {
    #expect {
      _ = try reader.changes(line, to: nil)
    } throws: { error in
      (error as? LineFault)?.column == column
    }
  }

  @Test(arguments: [
    ("due: fri", "There is a blank behind due: Write due:fri, or title:fri if that is the title."),
    (
      "note: Hello there",
      #"There is a blank behind note: Write note:"Hello there", or title:"Hello there" if that is the title."#
    ),
    ("fri", "Is fri the title? If not, write due:fri, and if it is, title:fri."),
    (
      "next week", #"Is next week the title? If not, write due:"next week", and if it is, title:"next week"."#
    ),
    ("deu:fri", "Is deu:fri the title? If not, write due:fri, and if it is, title:deu:fri."),
    ("depends:1", "depends: is no field. To make it the title: title:depends:1"),
    ("High", "Is High the title? If not, write !high, and if it is, title:High."),
    ("until:never", "never is no value of until: To clear it, write until: with nothing behind it."),
    (
      "-@home",
      #"-@home is no priority, tag or project. To make it the title: title:"-@home" To clear the project: project:"#
    ),
    (
      "state:done",
      #"state: cannot be set here. `octodo done` and x in the list mark a todo as done. "#
        + #"To have it in the title, write a backslash before it: \state:"#
    ),
  ])
  func `a mistake is answered with what was probably meant`(line: String, message: String) {
    #expect {
      _ = try reader.changes(line, to: nil)
    } throws: { error in
      (error as? LineFault)?.message == message
    }
  }

  @Test(arguments: [
    ("due: -bug", nil), ("due: -- fri", "fri"), ("title:fri due:", "fri"), ("Call on fri", "Call on fri"),
    ("-- tomorrow", "tomorrow"), ("Call due:", "Call"), ("due: +bug", nil),
  ])
  func `words with one meaning are taken`(line: String, title: String?) throws {
    let changes = try reader.changes(line, to: nil)
    #expect(changes.values[.title] == title.map(TodoFieldValue.text))
  }

  @Test(arguments: ["files", "commits", "commits/4f1c2d3", "checks", "files#r1"])
  func `a page of a pull request is a link to it`(page: String) throws {
    let changes = try reader.newTodo("Look at https://github.com/o/r/pull/7/\(page) today")
    let pull = Item.pull(7, of: try #require(RepoName("o/r")), on: "https://github.com")
    #expect(changes.values[.link] == .item(pull))
  }
}
