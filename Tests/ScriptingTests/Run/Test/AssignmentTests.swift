import Testing

@testable import Scripting

struct AssignmentTests {
  @Test func `each expectation gets an entry of its own`() {
    #expect(Assignment.find([]) == [])
    #expect(Assignment.find([[true]]) == [0])
    #expect(Assignment.find([[false, true], [true, false]]) == [1, 0])
  }

  @Test func `an expectation that fits more makes room for one that fits less`() {
    #expect(
      Assignment.find([[true, true, true], [true, false, false], [true, true, false]]) == [2, 0, 1])
  }

  @Test func `where two need the same entry there is no choice`() {
    #expect(Assignment.find([[true, false], [true, false]]) == nil)
    #expect(Assignment.find([[true], [true]]) == nil)
    #expect(Assignment.find([[]]) == nil)
  }
}
