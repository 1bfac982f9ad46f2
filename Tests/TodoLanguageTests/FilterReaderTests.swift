import Dates
import Domain
import FoundationEssentials
import Testing

@testable import TodoLanguage

struct FilterReaderTests {
  private let reader = FilterReader(dates: dates)

  private func filter(_ text: String) throws -> TodoFilter { try reader.read(text).filter }

  private static func word(_ text: String) -> TodoFilter { .text(.word(text), in: [.title, .note]) }

  private static func signs(_ text: String) -> TodoFilter { .text(.signs(text), in: [.title, .note]) }

  private static let (a, b, c) = (word("a"), word("b"), word("c"))

  @Test(
    arguments: [
      ("", .all), ("a", a), ("a b", .every([a, b])), ("a and b", .every([a, b])), ("a & b", .every([a, b])),
      ("a or b", .any([a, b])), ("a OR b", .any([a, b])), ("a|b", .any([a, b])),
      ("a b or c", .any([.every([a, b]), c])), ("a (b or c)", .every([a, .any([b, c])])),
      ("a or b c", .any([a, .every([b, c])])), ("((a))", a), ("not a", .not(a)), ("not not a", .not(.not(a))),
      ("-(a or b)", .not(.any([a, b]))), ("!(a)", .not(a)), ("not a b", .every([.not(a), b])),
      ("-a", .not(.any([.tag("a"), a]))), ("-+a", .not(.tag("a"))), ("!@a", .not(.project("a"))),
      ("a -(b)", .every([a, .not(b)])), ("\"or\"", word("or")), ("a-b", word("a-b")),
    ] as [(String, TodoFilter)])
  func `and binds tighter than or`(text: String, filter: TodoFilter) throws {
    let found = try self.filter(text)
    #expect(found == filter)
  }

  /// A zero-width space, joiners, a soft hyphen, a word joiner, a byte order mark, a direction, a variation.
  static let invisible = [
    "\u{200B}", "\u{200C}", "\u{200D}", "\u{AD}", "\u{2060}", "\u{FEFF}", "\u{200F}", "\u{FE0F}",
  ]

  @Test(arguments: [
    "due:fri", "due:<=7d", "due:today..eow", "is:open", "no:due", "has:link", "priority:high", "!high", "#12",
    "id:12,13", "+bug", "@home.garden", "tag:x,y", "created:>-3d", "urgency:>8.5", "link:octo/kettle#7",
    "repo:octo/kettle", "is:open or is:done", "not is:open", "(is:open)", "sort:due-asc", "parent:12",
  ])
  func `an invisible sign anywhere changes no condition`(text: String) throws {
    let expected = try reader.read(text)
    for sign in Self.invisible {
      for index in Array(text.indices) + [text.endIndex] {
        var other = text.unicodeScalars
        other.insert(contentsOf: sign.unicodeScalars, at: index)
        let found = try? reader.read(String(other))
        #expect(
          found == expected, "\(text.distance(from: text.startIndex, to: index)) \(sign.unicodeScalars)")
      }
    }
  }

  @Test func `an invisible sign that spells a word stays in the text, in a tag and in a project`() throws {
    let word = "می\u{200C}خواهم"
    let found = try filter("+\(word) @\(word) \(word)")
    #expect(found == .every([.tag(word), .project(word), Self.word(word)]))
  }

  @Test func `a fault behind an invisible sign is where it is typed`() {
    #expect(throws: LineFault.self) { try reader.read("\u{FEFF}due:tomorow") }
    do {
      _ = try reader.read("\u{FEFF}due:\u{200B}tomorow")
    } catch {
      #expect(error.column == 7)
    }
  }

  @Test(
    arguments: [
      ("+bug", .tag("bug")), ("+\"two words\"", .tag("two words")), ("@a.b", .project("a.b")),
      ("project:a", .project("a")), ("project:=a", .projectExactly("a")), ("project=a", .projectExactly("a")),
      ("tag:x", .tag("x")), ("tag:x,y", .any([.tag("x"), .tag("y")])),
      ("tag:!=x", .every([.has(.tags), .not(.tag("x"))])),
      ("project!=a", .every([.has(.project), .not(.project("a"))])),
      ("priority:!=1,2", .every([.priority(.notEqual, 1...1), .priority(.notEqual, 2...2)])),
      ("#12", .id(12)), ("id:12,#13", .any([.id(12), .id(13)])),
      ("id:>12", .comparison(.id, .greater, .number(12))),
      ("parent:12", .child(of: 12)), ("uid:X-1", .comparison(.uid, .equal, .text("X-1"))),
      ("IS:Open", .status(.open)),
      ("has:due", .has(.due)), ("no:tag", .not(.has(.tags))), ("no:tags", .not(.has(.tags))),
      ("title:a", .text(.word("a"), in: [.title])), ("note:\"a b\"", .text(.phrase("a b"), in: [.note])),
      ("text:a*", .text(.prefix("a"), in: [.title, .note])),
      ("\"a b\"*", .text(.prefix("a b"), in: [.title, .note])),
      ("\"a\"", word("a")), ("\"a b\"", .text(.phrase("a b"), in: [.title, .note])), ("\"a*\"", word("a*")),
      ("\"is:open\"", word("is:open")), ("17:00", word("17:00")),
      ("https://x.org/a", word("https://x.org/a")),
      ("🚀", signs("🚀")), ("\"→ →\"", signs("→ →")), (":rocket:", signs(":rocket:")), ("🚀*", signs("🚀")),
      ("-🚀", .not(signs("🚀"))), ("title:🚀", .text(.signs("🚀"), in: [.title])), (":nope:", word(":nope:")),
      ("🚀 a", .every([signs("🚀"), a])), ("…", signs("…")),
      ("priority:1", .comparison(.priority, .equal, .number(1))),
      ("!3", .comparison(.priority, .equal, .number(3))),
      ("!medium", .comparison(.priority, .equal, .number(5))),
      (
        "!high",
        .every([
          .comparison(.priority, .greaterOrEqual, .number(1)),
          .comparison(.priority, .lessOrEqual, .number(4)),
        ])
      ),
      ("priority:<=medium", .comparison(.priority, .lessOrEqual, .number(5))),
      (
        "priority:1..3",
        .every([
          .comparison(.priority, .greaterOrEqual, .number(1)),
          .comparison(.priority, .lessOrEqual, .number(3)),
        ])
      ),
      ("urgency:>8.5", .comparison(.urgency, .greater, .number(850))),
      ("urgency:>=-5", .comparison(.urgency, .greaterOrEqual, .number(-500))),
    ] as [(String, TodoFilter)])
  func `a term is a condition on a field`(text: String, filter: TodoFilter) throws {
    let found = try self.filter(text)
    #expect(found == filter)
  }

  @Test func `links and repositories are items`() throws {
    let repo = try #require(RepoName("apple/swift"))
    let issue = try #require(Item(stored: "issue", target: "apple/swift#7"))
    let pull = try #require(Item(page: "https://github.com/apple/swift/pull/7"))
    let ofRepo = try filter("repo:apple/swift")
    #expect(ofRepo == .repo(repo))
    // A todo without a link matches no comparison.
    let ofOthers = try filter("repo!=apple/swift")
    #expect(ofOthers == .every([.has(.link), .not(.repo(repo))]))
    let ofIssue = try filter("link:apple/swift#7")
    #expect(ofIssue == .comparison(.link, .equal, .item(issue)))
    let ofPull = try filter("link:https://github.com/apple/swift/pull/7")
    #expect(ofPull == .comparison(.link, .equal, .item(pull)))
  }

  @Test func `dates are read after keys of dates`() throws {
    let (friday, tomorrow) = (try day("2026-11-27"), try day("2026-11-23"))
    let five = try moment("2026-11-27T17:00:00+01:00")
    let cases: [(String, TodoFilter)] = [
      ("due:fri", .comparison(.due, .equal, .date(friday))),
      ("due:<fri", .comparison(.due, .less, .date(friday))),
      ("due<=fri", .comparison(.due, .lessOrEqual, .date(friday))),
      ("sched:>fri", .comparison(.scheduled, .greater, .date(friday))),
      ("due:\"fri 17:00\"", .comparison(.due, .equal, .date(five))),
      (
        "due:tomorrow..\"fri 17:00\"",
        .every([
          .comparison(.due, .greaterOrEqual, .date(tomorrow)), .comparison(.due, .lessOrEqual, .date(five)),
        ])
      ),
      (
        "due:tomorrow,fri",
        .any([.comparison(.due, .equal, .date(tomorrow)), .comparison(.due, .equal, .date(friday))])
      ),
      (
        "created:!=tomorrow..fri",
        .any([
          .comparison(.created, .less, .date(tomorrow)), .comparison(.created, .greater, .date(friday)),
        ])
      ),
    ]
    for (text, expected) in cases {
      let found = try filter(text)
      #expect(found == expected, "\(text)")
    }
  }

  @Test(arguments: [
    ("a sort:due-asc", TodoSort(.due, isAscending: true)),
    ("sort:urgency", TodoSort(.urgency, isAscending: false)),
    ("sort:created-asc", TodoSort(.created, isAscending: true)),
    ("a sort:Title-desc", TodoSort(.title, isAscending: false)),
  ])
  func `the order comes last`(text: String, sort: TodoSort) throws {
    let found = try reader.read(text).sort
    #expect(found == sort)
  }

  @Test(arguments: [
    ("a", true), ("", true), ("+a is:any", false), ("-is:done", false), ("(a or is:done) b", false),
    ("has:due", true),
  ])
  func `only open todos are meant unless a state is given`(text: String, impliesOpen: Bool) throws {
    let reading = try reader.read(text)
    #expect(reading.impliesOpen == impliesOpen)
    let isOpenOnly = impliesOpen ? reading.filter.openOnly : reading.filter
    #expect(reading.query().filter == isOpenOnly)
  }

  @Test(arguments: [
    ("a or", 3), ("or a", 1), ("a and or b", 3), ("(a", 1), ("a)", 2), ("()", 1), ("a (b or) c", 6), ("-", 1),
    ("a not", 3), ("\"a", 1), ("a \"b c", 3), ("due:", 4), ("due:foo", 5), ("due:<", 5), ("a due:fri..", 7),
    ("due:fri,", 8), ("due:<fri,tomorrow", 6), ("due:>fri..tomorrow", 6), ("is:opne", 4), ("is:<open", 5),
    ("has:x", 5), ("statsu:open", 1), ("+", 1), ("@", 1), ("#x", 1), ("#", 1), ("id:x", 4), ("id:0", 4),
    ("priority:0", 10), ("urgency:x", 9), ("repo:x", 6), ("link:x", 6), ("parent:x", 8), ("project:<a", 1),
    ("***", 1), ("\"\"", 2), ("sort:due a", 1), ("sort:x", 6), ("a sort:due sort:title", 3), ("list:x", 6),
    ("due:\"fri foo\"", 10), ("a\u{0}", 2), ("é due:foo", 7),
  ])
  func `row 21: a fault names its column`(text: String, column: Int) {
    do throws(LineFault) {
      let reading = try reader.read(text)
      Issue.record("\(reading)")
    } catch {
      #expect(error.column == column, "\(error)")
    }
  }

  @Test func `a misspelt key or state is named`() {
    for (text, word) in [("statsu:open", "is:"), ("du:fri", "due:"), ("is:opne", "is:open")] {
      do throws(LineFault) {
        _ = try reader.read(text)
        Issue.record("\(text) was read")
      } catch {
        #expect(text.hasPrefix("statsu") || error.message.contains(word), "\(error)")
      }
    }
  }

  @Test(arguments: [
    String(repeating: "(", count: 10_000), String(repeating: "-", count: 4_000),
    String(repeating: "not ", count: 1_000),
    String(repeating: "(", count: 101) + "a" + String(repeating: ")", count: 101),
    String(repeating: "a", count: 1_000_000), String(repeating: "a or ", count: 200_000), "\u{1B}[31m",
  ])
  func `hostile text is refused with a sentence`(text: String) {
    #expect(throws: LineFault.self) { _ = try reader.read(text) }
  }

  @Test func `a hundred levels are read`() throws {
    let text = String(repeating: "(", count: 100) + "a" + String(repeating: ")", count: 100)
    let innermost = try filter(text)
    #expect(innermost == Self.a)
  }

  @Test(arguments: BuiltInView.all)
  func `the built-in views can be read`(view: BuiltInView) throws {
    let reading = try reader.read(view.filter)
    #expect(reading.filter != .all)
    #expect(!reading.impliesOpen)
  }
}
