import Terminal
import Testing

struct GeometryTests {
  @Test func `a rectangle has no negative size`() {
    #expect(Rect(row: 0, column: 0, rows: -1, columns: 4).isEmpty)
    #expect(Rect(row: 0, column: 0, rows: -1, columns: 4).endRow == 0)
  }

  @Test func `contains the cells inside`() {
    let rect = Rect(row: 1, column: 2, rows: 2, columns: 3)
    #expect(rect.contains(Point(row: 1, column: 2)))
    #expect(rect.contains(Point(row: 2, column: 4)))
    #expect(!rect.contains(Point(row: 3, column: 2)))
    #expect(!rect.contains(Point(row: 1, column: 5)))
  }

  @Test func `each side of a size is limited separately`() {
    let largest = Size(columns: 1000, rows: 1000)
    #expect(Size(columns: 65_535, rows: 24).clamped(to: largest) == Size(columns: 1000, rows: 24))
    #expect(Size(columns: 80, rows: 1001).clamped(to: largest) == Size(columns: 80, rows: 1000))
  }

  @Test func `intersects`() {
    let rect = Rect(row: 0, column: 0, rows: 3, columns: 3)
    let corner = rect.intersection(Rect(row: 2, column: 1, rows: 5, columns: 5))
    #expect(corner == Rect(row: 2, column: 1, rows: 1, columns: 2))
    #expect(rect.intersection(Rect(row: 3, column: 0, rows: 1, columns: 1)).isEmpty)
  }
}
