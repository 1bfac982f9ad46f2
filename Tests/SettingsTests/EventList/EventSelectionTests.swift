import Testing

@testable import Settings

struct EventSelectionTests {
  @Test func `a row stays selected when rows before it are removed`() {
    var selection = EventSelection.last
    selection.select(4, in: 1..<11)
    #expect(selection.index(in: 1..<11) == 4)
    #expect(selection.index(in: 3..<13) == 2)
  }

  @Test func `the oldest row is selected if the selected one is gone`() {
    var selection = EventSelection.last
    selection.select(1, in: 1..<11)
    #expect(selection.index(in: 5..<15) == 0)
  }

  @Test func `rows that arrive after the last one take the selection from it`() {
    var selection = EventSelection.last
    selection.select(.max, in: 1..<11)
    #expect(selection.isLast)
    #expect(selection.index(in: 1..<12) == 10)
    selection.select(3, in: 1..<12)
    #expect(!selection.isLast)
    #expect(selection.index(in: 1..<20) == 3)
  }

  @Test func `no position is outside of the rows`() {
    var selection = EventSelection.last
    selection.select(-3, in: 0..<10)
    #expect(selection.index(in: 0..<10) == 0)
    for selection in [selection, .last] { #expect(selection.index(in: 0..<0) == 0) }
  }
}
