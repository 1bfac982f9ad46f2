import Stubs
import Testing

@testable import Scripting

struct ParserEventTests {
  @Test func `an event with all its properties`() throws {
    let commands = try Script.commands("event search query=\"swift\" page=1")
    #expect(
      commands == [
        .event(
          EventExpectation(
            name: "search",
            properties: [property("query", .string("swift")), property("page", .integer(1))],
            allowsMoreProperties: false))
      ])
  }

  @Test func `values of every kind`() throws {
    let commands = try Script.commands("event a b=-1 c=1.5 d=true e=false f~/x/i")
    #expect(
      commands == [
        .event(
          EventExpectation(
            name: "a",
            properties: [
              property("b", .integer(-1)), property("c", .number(1.5)), property("d", .boolean(true)),
              property("e", .boolean(false)),
              Property(name: "f", condition: .matches(RegexPattern(source: "x", ignoresCase: true))),
            ], allowsMoreProperties: false))
      ])
  }

  @Test func `a line with very many properties does not take quadratic time`() throws {
    let properties = (0..<100_000).map { "p\($0)=1" }.joined(separator: " ")
    guard case .event(let event) = try #require(Script.commands("event a \(properties)").first) else {
      Issue.record("It is no event.")
      return
    }
    #expect(event.properties.count == 100_000)
  }

  @Test(arguments: ["event page-view ...", "event page-view..."])
  func `three dots allow more properties`(line: String) throws {
    let commands = try Script.commands(line)
    #expect(
      commands == [
        .event(EventExpectation(name: "page-view", properties: [], allowsMoreProperties: true))
      ])
  }

  @Test func `a block of events keeps the location of each line`() throws {
    var commands = try Script.commands("events unordered # any\n  event a\n\n  event b c=1 ...\nend")
    #expect(
      commands == [
        .events(
          EventGroup(
            isUnordered: true,
            lines: [
              line(2, "event a", EventExpectation(name: "a", properties: [], allowsMoreProperties: false)),
              line(
                4, "event b c=1 ...",
                EventExpectation(
                  name: "b", properties: [property("c", .integer(1))], allowsMoreProperties: true)),
            ]))
      ])
    commands = try Script.commands("events\nend")
    #expect(commands == [.events(EventGroup(isUnordered: false, lines: []))])
  }

  @Test func `none and dropped`() throws {
    let commands = try Script.commands("no events\nignore events\nno requests")
    #expect(
      commands == [.noEvents, .ignoreEvents, .noRequests])
  }

  @Test func `only event lines are allowed in the block, and every other line is named`() {
    let errors = Script.errors("events\nevent a\nevnt b\nsee \"x\"\nrepeat 2\nkey a\nend\n\"x\"\nend\nlunch")
    #expect(errors.map(\.location.line) == [3, 4, 5, 8, 10])
    #expect(
      errors[0].description == """
        t.steps:3:1: error: only event lines stand between events and end
        evnt b
        ^
        did you mean "event"?
        """)
    #expect(errors[3].message == "\"x\" does not fit here; expected \"event\"")
  }

  @Test(arguments: [
    Mistake("event", 6, "the name of an event is missing at the end of the line"),
    Mistake("event search query", 19, "\"=\" or \"~\" is missing at the end of the line"),
    Mistake("event search query \"x\"", 20, "\"x\" does not fit here; expected \"=\" or \"~\""),
    Mistake(
      "event search \"x\"", 14, "\"x\" does not fit here; expected name=value, \"...\" or the end of the line"
    ),
    Mistake("event search page=one", 19, "\"one\" is no value; put a text in quotes"),
    Mistake(
      "event search page=", 19, "a value: a text, a number, true or false is missing at the end of the line"),
    Mistake("event search page~\"x\"", 19, "\"x\" does not fit here; expected a pattern /…/"),
    Mistake("event search a=1 a=2", 18, "\"a\" is there twice; keep one"),
    Mistake("event a ... b=1", 13, "\"b\" does not fit here; expected the end of the line"),
    Mistake("no evnts", 4, "\"evnts\" does not fit here; expected \"events\" or \"requests\"", "events"),
    Mistake("ignore event", 8, "\"event\" does not fit here; expected \"events\"", "events"),
  ])
  func `an invalid event line is named`(mistake: Mistake) {
    mistake.expectReport()
  }

  private func property(_ name: String, _ value: PropertyValue) -> Property {
    Property(name: name, condition: .equals(value))
  }

  private func line(_ line: Int, _ source: String, _ expectation: EventExpectation) -> EventGroup.Line {
    EventGroup.Line(
      location: SourceLocation(file: "t.steps", line: line, column: 3), source: source,
      expectation: expectation)
  }
}
