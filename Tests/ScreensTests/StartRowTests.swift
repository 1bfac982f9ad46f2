import Testing

@testable import Screens

struct StartRowTests {
  @Test(
    arguments: [
      // All have room: five rows, two headings and a blank line.
      ([4, 1, 0, 0], 8, [4, 1, 0, 0]),
      // The longest section is shortened first, of equal ones the examples.
      ([4, 10, 10, 10], 45, [4, 10, 10, 10]),
      ([4, 10, 10, 10], 40, [4, 10, 10, 9]),
      ([4, 4, 4, 4], 22, [3, 4, 4, 4]),
      ([4, 10, 10, 10], 19, [3, 3, 3, 3]),
      ([4, 10, 10, 10], 11, [1, 1, 1, 1]),
      // One row of each is too much: the rest is scrolled to.
      ([4, 10, 10, 10], 10, [0, 1, 1, 1]),
      ([4, 10, 10, 10], 1, [0, 1, 1, 1]),
      ([4, 0, 0, 0], 3, [2, 0, 0, 0]),
      ([4, 0, 0, 0], 0, [1, 0, 0, 0]),
      ([0, 0, 0, 0], 0, [0, 0, 0, 0]),
    ])
  func `the rows of the start fit on the screen`(rows: [Int], lines: Int, fitting: [Int]) {
    #expect(StartRow.fitting(rows, lines: lines) == fitting)
  }
}
