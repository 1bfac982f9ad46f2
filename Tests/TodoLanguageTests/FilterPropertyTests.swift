import Domain
import Testing

@testable import TodoLanguage

struct FilterPropertyTests {
  private let reader = FilterReader(dates: dates)
  private let matcher = TodoMatcher(now: now, zone: berlin)

  @Test func `a printed filter reads to an equal one`() throws {
    var random = RandomFilters(seed: 1)
    for _ in 0..<1_000 {
      let text = random.text()
      let filter = try reader.read(text).filter
      let printed = FilterPrinter().text(of: filter)
      let reread = try reader.read(printed).filter
      #expect(reread == filter, "\(text) as \(printed)")
    }
  }

  @Test func `row 21: the order of alternatives and conditions does not matter`() throws {
    var random = RandomFilters(seed: 2)
    let todos = (0..<40).map { _ in random.todo() }
    for _ in 0..<1_000 {
      let (one, other) = ("(\(random.text()))", "(\(random.text()))")
      for word in ["or", "and"] {
        let filter = try reader.read("\(one) \(word) \(other)").filter
        let reversed = try reader.read("\(other) \(word) \(one)").filter
        #expect(todos.map { matcher.matches($0, filter) } == todos.map { matcher.matches($0, reversed) })
      }
    }
  }

  @Test func `not matches exactly the other todos`() throws {
    var random = RandomFilters(seed: 3)
    let todos = (0..<40).map { _ in random.todo() }
    for _ in 0..<300 {
      let text = random.text()
      let (filter, other) = (try reader.read(text).filter, try reader.read("not (\(text))").filter)
      #expect(todos.allSatisfy { matcher.matches($0, filter) != matcher.matches($0, other) }, "\(text)")
    }
  }

  @Test func `a fault is always within the text`() {
    var random = RandomFilters(seed: 4)
    for number in 0..<2_000 {
      var text = Array(random.text())
      text.remove(at: number % text.count)
      text.insert(Array("()\"|:!,-*#")[number % 10], at: (number * 7) % (text.count + 1))
      do throws(LineFault) {
        _ = try reader.read(String(text))
      } catch {
        #expect((1...String(text).count).contains(error.column), "\(String(text)): \(error)")
      }
    }
  }

  @Test func `todo.txt's sigils are printed and read`() throws {
    let filter = try FilterReader(dates: dates, sigils: .todotxt).read("@tag +project").filter
    #expect(filter == .every([.tag("tag"), .project("project")]))
    #expect(FilterPrinter(sigils: .todotxt).text(of: filter) == "@tag +project")
  }

  @Test(arguments: [
    ("-a", "-a"), ("not a", "not a"), ("(a or b) c", "(a or b) c"), ("a b or c", "a b or c"),
    ("no:due", "no:due"),
    ("-\"two words\"", "-\"two words\""), ("due<2026-11-27", "due:<2026-11-27"), ("tag:x", "+x"),
    ("\"or\"", "\"or\""),
    ("urgency:>8.5", "urgency:>8.5"), ("\"a b\"*", "\"a b\"*"), ("id:3", "#3"),
  ])
  func `a filter is printed as a person writes it`(text: String, printed: String) throws {
    let filter = try reader.read(text).filter
    #expect(FilterPrinter().text(of: filter) == printed)
  }

  @Test func `the order is printed at the end`() {
    #expect(FilterPrinter().text(of: .tag("a"), sort: TodoSort(.due)) == "+a sort:due-asc")
    #expect(FilterPrinter().text(of: .all, sort: TodoSort(.urgency)) == "sort:urgency-desc")
    #expect(FilterPrinter().text(of: .all) == "")
  }
}
