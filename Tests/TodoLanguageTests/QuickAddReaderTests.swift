import Dates
import Domain
import FoundationEssentials
import Testing

@testable import TodoLanguage

struct QuickAddReaderTests {
  private let reader = QuickAddReader(now: now, zone: berlin)

  private func value(_ field: TodoField, of line: String) throws -> TodoFieldValue? {
    try reader.newTodo(line).values[field]
  }

  @Test func `metadata is taken out of the title wherever it stands`() throws {
    let changes = try reader.newTodo("!high Fix  +bug crash\t@octodo due:2026-11-27 +\"two words\" now")
    #expect(changes.values[.title] == .text("Fix crash now"))
    #expect(changes.values[.priority] == .number(1))
    #expect(changes.addedTags == ["bug", "two words"])
    #expect(changes.values[.project] == .text("octodo"))
    let due = try day("2026-11-27")
    #expect(changes.values[.due] == .date(due))
  }

  @Test(arguments: [
    ("!high", 1), ("!HIGH", 1), ("!h", 1), ("!!!", 1), ("!1", 1), ("!medium", 5), ("!m", 5), ("!!", 5),
    ("!5", 5),
    ("!low", 9), ("!l", 9), ("!", 9), ("!9", 9), ("!3", 3),
  ])
  func `a priority is a word of its own`(word: String, priority: Int64) throws {
    let found = try value(.priority, of: "Call \(word)")
    #expect(found == .number(priority))
  }

  @Test(arguments: [
    "Wow!", "!10", "!0", "!!!!", "!urgent", "a +1 b", "+", "@", "+-", "C++", "me@example.org", "a+b",
    "(+tag)",
    "+a,b", "@a..b", "@.a", "17:00", "http://example.org", "a:b", "note:x", "12\" pipe", "-- x", "x --",
    "-tag", "C:\\dir", "foo:\"a b\"",
  ])
  func `what is no metadata is text`(text: String) throws {
    let line = "Do \(text)"
    let changes = try reader.newTodo(line)
    let title = text == "-- x" ? "Do x" : line
    #expect(changes.values == [.title: .text(title)])
    #expect(changes.addedTags == [])
  }

  @Test(arguments: [
    ("\\+tag", "+tag"), ("\\@a", "@a"), ("\\!high", "!high"), ("\\due:fri", "due:fri"), ("\\due:", "due:"),
    ("\\\\+tag", "\\+tag"), ("\\foo", "\\foo"), ("\\", "\\"), ("\\+\"two words\"", "+\"two words\""),
    ("\\+1", "\\+1"), ("-- +tag -- due:x \\@a", "+tag -- due:x \\@a"),
  ])
  func `a backslash or two hyphens make metadata text`(text: String, title: String) throws {
    let changes = try reader.newTodo("Do \(text)")
    #expect(changes.values == [.title: .text("Do \(title)")])
    #expect(changes.addedTags == [])
  }

  @Test(arguments: [
    ("+日本", "日本"), ("+a-b_c.d/e", "a-b_c.d/e"), ("+v2", "v2"), ("+\"1\"", "1"),
    ("+\"a \\\"b\\\\\"", "a \"b\\"),
    ("+über", "über"),
  ])
  func `tags have letters of any script, and anything in quotes`(word: String, tag: String) throws {
    let tags = try reader.newTodo("Do \(word)").addedTags
    #expect(tags == [tag])
  }

  @Test(arguments: [
    "!high", "!3", "+bug", "@home.garden", "due:fri", "wait:someday", "every:week", "gh:octo/kettle#7",
    "under:12",
    "after:12,14", "every!:2w",
  ])
  func `an invisible sign anywhere changes no metadata`(word: String) throws {
    let expected = try reader.newTodo("Do \(word)")
    for sign in FilterReaderTests.invisible {
      for index in Array(word.indices) + [word.endIndex] {
        var other = word.unicodeScalars
        other.insert(contentsOf: sign.unicodeScalars, at: index)
        let found = try? reader.newTodo("Do \(String(other))")
        #expect(
          found == expected, "\(word.distance(from: word.startIndex, to: index)) \(sign.unicodeScalars)")
      }
    }
  }

  @Test func `an invisible sign of a title stays, also one that spells a tag`() throws {
    let word = "می\u{200C}خواهم"
    let changes = try reader.newTodo("green\u{200B}tea \(word) +\(word)")
    #expect(changes.values[.title] == .text("green\u{200B}tea \(word)"))
    #expect(changes.addedTags == [word])
  }

  @Test(arguments: [
    "API\u{200C}ها", "5\u{200C}شنبه-2", "a\u{200D}b", "https://a.b/c\u{200D}d", "\\+a\u{200C}b",
  ])
  func `an invisible sign behind a letter of ASCII stays in a text`(word: String) throws {
    let text = word.hasPrefix("\\") ? String(word.dropFirst()) : word
    let added = try reader.newTodo("Do \(word) now")
    #expect(added.values[.title] == .text("Do \(text) now"))
    let changes = try reader.changes("title:\"\(text)\" note:\"\(text)\"", to: nil)
    #expect(changes.values[.title] == .text(text))
    #expect(changes.values[.note] == .text(text))
  }

  @Test func `a quoted name has the invisible signs that it is written with, and can be removed`() throws {
    let changes = try reader.changes(
      "-\"a\u{200B}b\" +\"c\u{200B}d\" @\"p\u{200C}q\"", to: nil)
    #expect(changes.removedTags == ["a\u{200B}b"])
    #expect(changes.addedTags == ["c\u{200B}d"])
    #expect(changes.values[.project] == .text("p\u{200C}q"))
  }

  @Test func `the same tag is taken once`() throws {
    let tags = try reader.newTodo("a +Bug +bug +c").addedTags
    #expect(tags == ["Bug", "c"])
  }

  @Test(arguments: [("@a.b", "a.b"), ("@\"Big project\"", "Big project"), ("@2026", "2026"), ("@家", "家")])
  func `a project can be nested and quoted`(word: String, project: String) throws {
    let found = try value(.project, of: "Do \(word)")
    #expect(found == .text(project))
  }

  @Test func `todo.txt's sigils are the other way round`() throws {
    let changes = try QuickAddReader(now: now, zone: berlin, sigils: .todotxt).newTodo("Do +home @phone")
    #expect(changes.values[.project] == .text("home"))
    #expect(changes.addedTags == ["phone"])
  }

  @Test func `dates are days or moments`() throws {
    let changes = try reader.newTodo(
      "a due:\"fri 17:00\" wait:tomorrow sched:2026-11-25 until:2026-12-01")
    let due = try moment("2026-11-27T17:00:00+01:00")
    let (wait, scheduled, until) = (try day("2026-11-23"), try day("2026-11-25"), try day("2026-12-01"))
    #expect(changes.values[.due] == .date(due))
    #expect(changes.values[.wait] == .date(wait))
    #expect(changes.values[.scheduled] == .date(scheduled))
    #expect(changes.values[.until] == .date(until))
    #expect(changes.values[.state] == .state(.waiting))
    let capitalized = try value(.scheduled, of: "a Scheduled:2026-11-25")
    #expect(capitalized == .date(scheduled))
  }

  @Test func `a todo waits only for what is still to come`() throws {
    let stateToday = try value(.state, of: "a wait:today")
    #expect(stateToday == nil)
    let someday = try reader.newTodo("a wait:someday").values
    #expect(someday[.state] == .state(.waiting))
    #expect(someday[.wait] == .date(.day(Day(number: 2_932_895))))
  }

  @Test(arguments: [
    ("due:2026-11-30 every:month", "FREQ=MONTHLY;BYMONTHDAY=-1", "2026-11-30"),
    ("every:\"2nd tue\" due:2026-12-08", "FREQ=MONTHLY;BYDAY=2TU", "2026-12-08"),
    ("every:mon,thu", "FREQ=WEEKLY;BYDAY=MO,TH", "2026-11-23"), ("every:day", "FREQ=DAILY", "2026-11-22"),
    ("every!:3d", "FREQ=DAILY;INTERVAL=3;WKST=MO", "2026-11-22"),
  ])
  func `a todo repeats from its date, or is due at the first one`(
    text: String, rule: String, due: String
  ) throws {
    let changes = try reader.newTodo("Do \(text)")
    let date = try day(due)
    #expect(changes.values[.rule] == .text(rule))
    #expect(changes.values[.due] == .date(date))
    #expect(changes.values[.seriesStart] == Day(iso: due).map(TodoFieldValue.day))
    let origin = text.contains("!") ? TodoFieldValue.origin(.completion) : .origin(.schedule)
    #expect(changes.values[.repeatsFrom] == origin)
  }

  @Test func `a todo repeats from its scheduled date if it is not due`() throws {
    let changes = try reader.newTodo("Do sched:2026-12-30 every:month")
    #expect(changes.values[.rule] == .text("FREQ=MONTHLY;BYMONTHDAY=28,29,30;BYSETPOS=-1"))
    #expect(changes.values[.due] == nil)
  }

  @Test(arguments: [
    ("gh:apple/swift", "https://github.com/apple/swift"),
    ("gh:apple/swift#7", "https://github.com/apple/swift/issues/7"),
    ("see https://github.com/apple/swift/pull/7,", "https://github.com/apple/swift/pull/7"),
    ("https://ghe.example/o/r", "https://ghe.example/o/r"),
    ("gh:a/b https://github.com/apple/swift", "https://github.com/a/b"),
  ])
  func `a link is named or is an address in the text`(text: String, url: String) throws {
    let reader = QuickAddReader(now: now, zone: berlin, web: "https://ghe.example")
    guard case .item(let item)? = try reader.newTodo("Do \(text)").values[.link] else {
      Issue.record("no link")
      return
    }
    #expect(item.url(on: "https://github.com") == url)
  }

  @Test(arguments: [
    "https://example.org/o/r", "https://github.com/o/r/blob/main/a.txt", "https://github.com/o",
  ])
  func `other addresses are only text`(url: String) throws {
    let link = try value(.link, of: "Do \(url)")
    #expect(link == nil)
  }

  @Test(arguments: [
    ("Read github.com/o/r/issues/7, then sleep", "https://github.com/o/r/issues/7"),
    ("(GitHub.com/o/r)", "https://github.com/o/r"),
    ("github.com/o/r/pull/9/files", "https://github.com/o/r/pull/9"),
  ])
  func `an address of GitHub needs no scheme`(line: String, url: String) throws {
    let link = try value(.link, of: line)
    let item = try #require(Item(page: url))
    #expect(link == .item(item))
  }

  @Test(arguments: ["see:github.com/o/r", "github.com", "github.com/features", "mygithub.com/o/r"])
  func `what is no address of a page on GitHub is only text`(line: String) throws {
    let link = try value(.link, of: line)
    #expect(link == nil)
  }

  @Test func `an address behind two hyphens is no link`() throws {
    let alone = try value(.link, of: "-- https://github.com/o/n/issues/3")
    #expect(alone == nil)
    let behind = try value(.link, of: "https://github.com/o/n/issues/4 -- https://github.com/o/n/issues/3")
    let four = try #require(Item(page: "https://github.com/o/n/issues/4"))
    #expect(behind == .item(four))
  }

  @Test(arguments: [
    ("https://github.com/o/r/issues/7 +bug", "o/r#7"), ("gh:o/r", "o/r"),
    ("Read https://github.com/o/r", "Read https://github.com/o/r"),
    ("バグ：https://github.com/o/r/issues/7を直す", "バグ：https://github.com/o/r/issues/7を直す"),
    ("「https://github.com/o/r」", "「https://github.com/o/r」"),
    ("[fix](https://github.com/o/r) +bug", "[fix](https://github.com/o/r)"),
    ("see:https://github.com/o/r", "see:https://github.com/o/r"),
    ("https://github.com/o/r.git", "o/r"),
    ("HTTPS://www.GitHub.com/o/r/pull/9/", "o/r#9"),
    ("https://github.com/o/r/issues/7#issuecomment-5", "https://github.com/o/r/issues/7#issuecomment-5"),
    ("https://github.com/o/r/pull/9/files +bug", "https://github.com/o/r/pull/9/files"),
    ("https://github.com/o/n/issues/3 gh:o/n#4", "https://github.com/o/n/issues/3"),
    ("gh:x/y https://github.com/o/n/issues/3", "https://github.com/o/n/issues/3"),
    ("gh:o/n#3 https://github.com/o/n/issues/3", "o/n#3"),
    ("-- https://github.com/o/n/issues/3", "https://github.com/o/n/issues/3"),
    ("github.com/o/r/issues/7 +bug", "o/r#7"), ("(GitHub.com/o/r).", "(GitHub.com/o/r)."),
    ("github.com/o/r/pull/9/files", "github.com/o/r/pull/9/files"),
  ])
  func `an address stays in the title unless it is all there is`(line: String, title: String) throws {
    let found = try value(.title, of: line)
    #expect(found == .text(title))
  }

  @Test func `todos are named by their numbers`() throws {
    let parent = try value(.parent, of: "a under:12")
    #expect(parent == .number(12))
    let needs = try value(.needs, of: "a after:#14,12 after:12,3")
    #expect(needs == .ids([3, 12, 14]))
  }

  @Test(arguments: [
    ("", 1), ("+bug @x", 1), ("\u{200B}", 1), ("a due:", 6), ("a due:foo", 7),
    ("a due:2026-11-27 due:fri", 18),
    ("a @b @c", 6), ("a !high !low", 9), ("a under:x", 9), ("a under:0", 9), ("a after:1,", 10),
    ("a gh:x", 6), ("a +\"x", 4), ("a +\"\"", 4), ("a due:\"fri 17:0x", 7), ("a due:\"fri x\"", 12),
    ("a due:someday", 7), ("a\u{0}b", 2), ("é\u{1F469}\u{200D}\u{1F52C} due:foo", 8),
    ("a under:99999999999999999999", 9), ("a every:foo", 9), ("a every:day every!:week", 13),
  ])
  func `a fault names its column and nothing is half read`(line: String, column: Int) {
    do throws(LineFault) {
      let changes = try reader.newTodo(line)
      Issue.record("\(changes)")
    } catch {
      #expect(error.column == column, "\(error)")
      #expect(error.message.hasSuffix(".") || error.message.hasSuffix(":") || error.message.hasSuffix("?"))
    }
  }

  @Test(arguments: ["\\+\" ", "+\"x\" ", "a\\", "due:\"", "-- ", "@a.b "])
  func `a line takes time in proportion to its length`(word: String) {
    let parts = reader.parts(ofNew: String(repeating: word, count: 20_000 / word.utf8.count))
    #expect(parts.count < 20_000)
  }

  @Test func `a long line is refused`() {
    let line = String(repeating: "a ", count: 500_000)
    #expect(throws: LineFault.self) { _ = try reader.newTodo(line) }
  }

  @Test(arguments: ["+\" \"", "@\" \"", "@\"\"", "+\"\u{200B}\""])
  func `a name of blanks is refused`(word: String) {
    #expect(throws: LineFault.self) { _ = try reader.newTodo("Call \(word)") }
  }

  @Test(arguments: [
    ("every:week every!:3d", 12, "every: is set twice: remove one of them."),
    ("due:fri due:fri", 9, "due: is set twice: remove one of them."),
    ("gh:a/b gh:c/d", 8, "gh: is set twice: remove one of them."),
    ("!high !low", 7, "There are two priorities: remove one of them."),
    ("@a @b", 4, "There are two projects: remove one of them."),
  ])
  func `a word that comes twice is named as it is typed`(words: String, column: Int, message: String) {
    #expect {
      _ = try reader.newTodo("\(words) x")
    } throws: { error in
      let fault = error as? LineFault
      return fault?.column == column && fault?.message == message
    }
  }

  // MARK: Changes

  private func todo() throws -> Todo {
    var todo = Todo(id: 7, title: "Old", createdAt: now)
    (todo.tags, todo.due, todo.project, todo.priority) = (["a", "b"], try day("2026-11-30"), "p", 5)
    return todo
  }

  @Test func `changes need no title, clear fields and remove tags`() throws {
    let todo = try todo()
    let changed = try reader.changes("due: project: -a +c !1", to: todo).applied(to: todo)
    #expect(changed.title == "Old")
    #expect(changed.due == nil)
    #expect(changed.project == nil)
    #expect(changed.tags == ["b", "c"])
    #expect(changed.priority == 1)
  }

  @Test func `text in changes is the new title`() throws {
    let todo = try todo()
    let rule = try reader.changes("every:month", to: todo).values[.rule]
    #expect(rule == .text("FREQ=MONTHLY;BYMONTHDAY=-1"))
    let title = try reader.changes("New title +x", to: todo).applied(to: todo).title
    #expect(title == "New title")
  }

  @Test func `a rule counts from scheduled rather than from wait`() throws {
    let changes = try reader.newTodo("Water every:week sched:2026-12-03 wait:2026-12-01")
    let scheduled = try day("2026-12-03")
    guard case .day(let start)? = changes.values[.seriesStart] else {
      Issue.record("there is no start of the series")
      return
    }
    #expect(DateValue.day(start) == scheduled)
    #expect(changes.values[.due] == nil)
  }

  @Test func `an address in the new title does not replace a link that is named`() throws {
    let todo = try todo()
    let line = "See https://github.com/a/b gh:c/d"
    let link = try reader.changes(line, to: todo).values[.link]
    #expect(link == Item(named: "c/d").map(TodoFieldValue.item))
  }

  @Test func `a new wait date puts an open todo aside and no other`() throws {
    var todo = try todo()
    let aside = try reader.changes("wait:tomorrow", to: todo).applied(to: todo)
    #expect(aside.state == .waiting)
    todo.state = .waiting
    let back = try reader.changes("wait:", to: todo).applied(to: todo)
    #expect(back.state == .open)
    todo.state = .done
    let finished = try reader.changes("wait:tomorrow", to: todo).applied(to: todo)
    #expect(finished.state == .done)
  }

  // MARK: While typing

  @Test func `what was understood is known with its range`() throws {
    let parts = reader.parts(ofNew: "Fix +bug due:2026-11-27 @oct")
    let due = try day("2026-11-27")
    #expect(parts.map(\.field) == [.tags, .due, .project])
    #expect(parts.map(\.range) == [4..<8, 9..<23, 24..<28])
    #expect(parts[1].meaning == .set(.date(due)))
  }

  @Test func `a key of a new todo that has no value yet clears nothing`() {
    #expect(reader.parts(ofNew: "Fix every:").isEmpty)
    #expect(reader.parts(ofChanges: "every:", to: nil).map(\.meaning) == [.cleared])
  }

  @Test func `a fault is shown only before the last word`() {
    #expect(reader.parts(ofNew: "Fix due:foo").isEmpty)
    #expect(reader.parts(ofNew: "Fix +\"two wo").isEmpty)
    let parts = reader.parts(ofNew: "Fix due:foo ")
    #expect(parts.map(\.field) == [.due])
    guard case .fault(let fault)? = parts.first?.meaning else {
      Issue.record("no fault")
      return
    }
    #expect(fault.column == 9)
  }
}
