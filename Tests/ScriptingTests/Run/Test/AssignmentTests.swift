import Testing

@testable import Scripting

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
