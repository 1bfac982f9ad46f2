import Screens
import Testing

struct ListScrollTests {
  @Test func `the visible rows move only as far as the selection requires`() {
    var scroll = ListScroll()
    #expect(scroll.follow(selected: 0, count: 100, rows: 10) == 0..<10)
    #expect(scroll.follow(selected: 9, count: 100, rows: 10) == 0..<10)
    #expect(scroll.follow(selected: 10, count: 100, rows: 10) == 1..<11)
    #expect(scroll.follow(selected: 1, count: 100, rows: 10) == 1..<11)
    #expect(scroll.follow(selected: 0, count: 100, rows: 10) == 0..<10)
    #expect(scroll.follow(selected: 99, count: 100, rows: 10) == 90..<100)
  }

  @Test func `no space is left below the last row while there are rows above`() {
    var scroll = ListScroll()
    _ = scroll.follow(selected: 99, count: 100, rows: 10)
    #expect(scroll.follow(selected: 50, count: 51, rows: 10) == 41..<51)
    #expect(scroll.follow(selected: 50, count: 51, rows: 40) == 11..<51)
    #expect(scroll.follow(selected: 3, count: 4, rows: 10) == 0..<4)
  }

  @Test func `without rows nothing is visible`() {
    var scroll = ListScroll()
    #expect(scroll.follow(selected: 0, count: 0, rows: 10).isEmpty)
    #expect(scroll.follow(selected: 5, count: 10, rows: 0).isEmpty)
    #expect(scroll.follow(selected: nil, count: 3, rows: 10) == 0..<3)
  }

  @Test func `the selected row is visible after any sequence of moves`() {
    var scroll = ListScroll()
    for step in 0..<2_000 {
      let (count, rows) = (1 + step * 7 % 150, 1 + step * 11 % 40)
      let selected = step * 31 % count
      let visible = scroll.follow(selected: selected, count: count, rows: rows)
      #expect(visible.contains(selected))
      #expect(visible.count == min(count, rows))
    }
  }
}
