import Testing

@testable import Scripting

struct ScreenPictureTests {
  @Test func `several empty rows are one line in a failure, and few stay`() {
    let rows =
      ["80x24", "   1 |a  |", "   2 |   |", "   3 |   |", "   4 |b| |"]
      + (5...12).map {
        "\(ScreenPicture.number($0)) |   |"
      }
    let joined = ScreenPicture.joiningEmptyRows(rows)
    #expect(joined == Array(rows.prefix(5)) + ["   5-12 empty"])
  }
}
