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

  @Test func `tags of a line with changes can have a key`() throws {
    let changes = try reader.changes("tag:foo tags:bar,baz", to: nil)
    #expect(changes.addedTags == ["foo", "bar", "baz"] && changes.values.isEmpty)
  }

  @Test(arguments: [
    ("state:done", 1), ("+a done:", 4), ("is:open", 1), ("uid:x", 1), ("rrule:FREQ=DAILY", 1), ("title:", 6),
    ("priority:12", 10), ("project:a..b", 9), ("tag:a,,b", 5), ("title:Foo bar", 11), ("@", 1), ("!none", 1),
    ("due:fri !none +", 9),
  ])
  func `words that would become a title by mistake are refused`(line: String, column: Int) {
    #expect {
      _ = try reader.changes(line, to: nil)
    } throws: { error in
      (error as? LineFault)?.column == column
    }
  }

  @Test(arguments: ["files", "commits", "commits/4f1c2d3", "checks", "files#r1"])
  func `a page of a pull request is a link to it`(page: String) throws {
    let changes = try reader.newTodo("Look at https://github.com/o/r/pull/7/\(page) today")
    let pull = Item.pull(7, of: try #require(RepoName("o/r")), on: "https://github.com")
    #expect(changes.values[.link] == .item(pull))
  }
}
