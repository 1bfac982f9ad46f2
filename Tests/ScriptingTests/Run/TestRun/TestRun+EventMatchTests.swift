import Testing

@testable import Scripting

/// An event matches a line only with exactly the line's properties. Each message is compared as a whole,
/// because its first part is the same if the line matched and a later event was left over.
struct TestRunEventMatchTests {
  private static let one = #"search  query="one" page=1"#
  private static let two = #"search  query="two" page=2"#
  private static let digit = #"search  query="1" page=1"#
  private static let truth = #"search  query="true" page=10"#

  /// Launches, presses a key that sends two events, and runs the lines from line 6 on.
  private func message(key: String, tracking: String = "exhaustive", _ lines: String) throws -> String? {
    let start = #"""
      event launch
      event page-view page="repository-search"
      key \#(key)

      """#
    return try Trial.message(start + lines, tracking: tracking)
  }

  /// The whole message of a line, by default of the first one after the key.
  private func report(
    _ line: Int = 6, since keyLine: Int = 5, key: String, diff: [String], accepted: String
  ) -> String {
    ([
      "t.steps:\(line): tracking: 2 events since line \(keyLine) (key \(key)), 0 asserted"
        + "          (expected -, actual +)"
    ] + diff.map { "  \($0)" } + ["    to accept:  event \(accepted.replacing("search  ", with: "search "))"])
    .joined(separator: "\n")
  }

  @Test(arguments: [
    // A property of the event is missing in the line.
    #"query="one""#, "page=1", "",
    // A property of the line is missing in the event.
    #"query="one" page=1 kind="issues""#, "page=1 kind=1", #"query="one" kind="issues""#, "kind=1 ...",
    #"query="one" page=1 kind~/./"#, #"kind~/^$/ ..."#,
    // A different value.
    #"query="one" page=3"#, #"query="One" page=1"#, #"query="one " page=1"#, #"query="on" page=1"#,
    #"query="" page=1"#, #"query="one" page=-1"#, #"query="one" page=1.5"#, #"query="one" page=11"#,
    "page=0 ...", #"query~/^n/ page=1"#, #"query~/ONE/ page=1"#, #"query="one" page~/0/"#,
    #"query~/one/"#, #"page~/1/"#,
    // A value of a different type.
    #"query="one" page="1""#, "query=1 page=1", "query=1.5 page=1", "query=true page=1",
    #"query="one" page=true"#, #"query="one" page=false"#, "page=true ...", #"page="1" ..."#,
    "query=false ...",
  ])
  func `an event with other properties does not match`(properties: String) throws {
    let message = try message(key: "E", "event search \(properties)")
    let expected = properties.isEmpty ? "- search" : "- search  \(properties)"
    #expect(
      message
        == report(key: "E", diff: [expected, "+ \(Self.one)", "+ \(Self.two)"], accepted: Self.two))
  }

  @Test(arguments: [
    "query=1 page=1", "query=1.0 page=1", "query=true page=10", #"query="1" page="1""#, "query=true ...",
    "query=1 ...", #"query="true" page="10""#, #"query="1.0" page=1"#, #"query="true" page=1"#,
  ])
  func `a text does not equal a number or boolean that is written the same`(properties: String) throws {
    let message = try message(key: "T", "event search \(properties)")
    let diff = ["- search  \(properties)", "+ \(Self.digit)", "+ \(Self.truth)"]
    #expect(message == report(key: "T", diff: diff, accepted: Self.truth))
  }

  @Test(arguments: [
    (#"event search query="1" page=1"#, #"event search query="true" page=10"#),
    ("event search page=1 query~/^1$/", "event search page~/^10$/ query~/^tr/"),
    (#"event search query="1" ..."#, "event search page=10.0 ..."),
    ("event search ...", #"event search query~/TRUE/i page~/0/"#),
  ])
  func `only an event with exactly the asserted properties matches`(
    first: String, second: String
  ) throws {
    let both = try message(key: "T", "\(first)\n\(second)\nno events")
    #expect(both == nil)
    let alone = try message(key: "T", "\(first)\nno events")
    #expect(
      alone == """
        t.steps:7: tracking: 2 events since line 5 (key T), 1 asserted          (expected -, actual +)
            \(Self.digit)
          + \(Self.truth)
            to accept:  event search query="true" page=10
            to drop:    ignore events       (on the line before the one that failed)
            or:         set tracking off    (above launch, if the test is not about events)
        """)
  }

  @Test func `events are asserted in the order in which they fired`() throws {
    let message = try message(key: "E", #"event search query="two" page=2"#)
    #expect(
      message == report(key: "E", diff: ["+ \(Self.one)", "  \(Self.two)"], accepted: Self.one))
  }

  @Test(arguments: [
    #"query="one""#, #"query="one" page=1 kind=1"#, #"query="one" page="1""#, "query=1 page=1", "kind=1 ...",
    #"query="one" page=true"#, "page~/3/ ...",
  ])
  func `a line of an unordered block matches an event with exactly its properties`(properties: String)
    throws
  {
    let block = "events unordered\n  event search \(properties)\n  event search query=\"two\" page=2\nend"
    let message = try message(key: "E", block)
    let diff = ["- search  \(properties)", "+ \(Self.one)", "  \(Self.two)"]
    #expect(message == report(key: "E", diff: diff, accepted: Self.one))
  }

  @Test func `two lines of an unordered block do not match the same event`() throws {
    let block = #"""
      events unordered
        event search query="one" page=1
        event search page=1 ...
      end
      """#
    let message = try message(key: "E", block)
    let diff = ["  \(Self.one)", "- search  page=1 ...", "+ \(Self.two)"]
    #expect(message == report(key: "E", diff: diff, accepted: Self.two))
  }

  @Test func `an unordered block consumes its own events only`() throws {
    let script = #"""
      key E
      events unordered
        event search query="two" page=2
      end
      event search query="one" page=1
      no events
      """#
    let message = try Trial.message(script, tracking: "listed")
    #expect(message == nil)
  }

  @Test(arguments: [#"query="two""#, "page=2", #"query="two" page="2""#, "kind=1 ...", "query=2 page=2"])
  func `with listed tracking a line must name all properties too`(properties: String) throws {
    let message = try Trial.message("key E\nevent search \(properties)", tracking: "listed")
    let diff = ["- search  \(properties)", "+ \(Self.one)", "+ \(Self.two)"]
    #expect(message == report(4, since: 3, key: "E", diff: diff, accepted: Self.two))
  }
}

struct AssignmentTests {
  @Test func `each expectation gets its own entry`() {
    #expect(Assignment.find([]) == [])
    #expect(Assignment.find([[true]]) == [0])
    #expect(Assignment.find([[false, true], [true, false]]) == [1, 0])
  }

  @Test func `a more general expectation leaves room for a specific one`() {
    #expect(
      Assignment.find([[true, true, true], [true, false, false], [true, true, false]]) == [2, 0, 1])
  }

  @Test func `two expectations of the same entry have no assignment`() {
    #expect(Assignment.find([[true, false], [true, false]]) == nil)
    #expect(Assignment.find([[true], [true]]) == nil)
    #expect(Assignment.find([[]]) == nil)
  }
}
