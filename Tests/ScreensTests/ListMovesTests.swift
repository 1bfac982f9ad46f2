import EventLoop
import Terminal
import TestSupport
import Testing
import Texts

@testable import Screens

struct ListMovesTests {
  private static let area = Rect(row: 2, column: 0, rows: 11, columns: 20)

  @Test(arguments: [
    ("j", "+1"), ("Down", "+1"), ("k", "-1"), ("Up", "-1"), ("Space", "+10"), ("PageDown", "+10"),
    ("Ctrl+F", "+10"), ("PageUp", "-10"), ("Ctrl+B", "-10"), ("Ctrl+D", "+5"), ("Ctrl+U", "-5"),
    ("g", "first"),
    ("Home", "first"), ("G", "last"), ("End", "last"),
  ])
  func `each key moves as far as in every list`(name: String, expected: String) throws {
    let key = try #require(Key(name: name))
    let moved = try onLoop { _ in
      var moved: [String] = []
      let moves = Self.moves { moved.append($0) }
      for action in Self.actions(moves) where action.keys.contains(key) { action.run() }
      return moved
    }
    #expect(moved == [expected])
  }

  @Test func `a key that the list uses for something else is left to it`() throws {
    let keys = try onLoop { _ in
      Self.moves { _ in }.actions({ Texts(.en) }, except: [.char(" "), .char("g"), Key(.home)]) { true }.map(
        \.keys)
    }
    #expect(!keys.joined().contains(.char(" ")))
    #expect(keys.count == 7 && !keys.contains([]))
  }

  @Test func `without rows no key moves`() throws {
    let enabled = try onLoop { _ in
      Self.moves { _ in }.actions({ Texts(.en) }) { false }.filter { $0.isEnabled() }.map(\.id)
    }
    #expect(enabled == [])
  }

  @Test func `the wheel moves, a click selects, and a double click opens`() throws {
    let moved = try onLoop { _ in
      var moved: [String] = []
      let moves = Self.moves { moved.append($0) }
      for (kind, row) in [
        (MouseEvent.Kind.scrollDown, 2), (.scrollUp, 2), (.press(.left), 4), (.doubleClick, 5),
        (.press(.left), 12), (.press(.left), 1),
      ] {
        let event = InputEvent.mouse(MouseEvent(kind, at: Point(row: row, column: 3)))
        _ = moves.handle(event, row: { $0 < 10 ? $0 + 100 : nil }, open: { moved.append("open") })
      }
      return moved
    }
    #expect(moved == ["+3", "-3", "102", "103", "open"])
  }

  @LoopActor
  private static func moves(_ report: @escaping @LoopActor (String) -> Void) -> ListMoves {
    let moves = ListMoves(
      move: { report($0 > 0 ? "+\($0)" : "\($0)") },
      select: { report($0 == 0 ? "first" : $0 == Int.max ? "last" : "\($0)") })
    moves.area = area
    return moves
  }

  @LoopActor
  private static func actions(_ moves: ListMoves) -> [Action] {
    moves.actions({ Texts(.en) }) { true }
  }
}
