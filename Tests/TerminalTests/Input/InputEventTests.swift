import Testing

@testable import Terminal

struct MouseEventReportTests {
  private func kind(_ bits: Int, isRelease: Bool = false) -> MouseEvent.Kind? {
    MouseEvent(report: bits, column: 1, row: 1, isRelease: isRelease)?.kind
  }

  @Test func `decodes buttons`() {
    #expect(kind(0) == .press(.left))
    #expect(kind(1) == .press(.middle))
    #expect(kind(2) == .press(.right))
    #expect(kind(2, isRelease: true) == .release(.right))
    #expect(kind(32) == .drag(.left))
    #expect(kind(34) == .drag(.right))
  }

  @Test func `decodes the wheel`() {
    #expect(kind(64) == .scrollUp)
    #expect(kind(65) == .scrollDown)
  }

  @Test func `ignores modifiers`() {
    #expect(kind(4) == .press(.left))
    #expect(kind(16 + 8 + 65) == .scrollDown)
  }

  @Test func `leaves out movement, the horizontal wheel and further buttons`() {
    for bits in [3, 35, 66, 67, 128, 129, 0x110000] { #expect(kind(bits) == nil) }
    #expect(kind(64, isRelease: true) == nil)
  }

  @Test func `counts positions from 0, and refuses invalid ones`() {
    let event = MouseEvent(report: 0, column: 300, row: 2, isRelease: false)
    #expect(event?.at == Point(row: 1, column: 299))
    #expect(MouseEvent(report: 0, column: 0, row: 1, isRelease: false) == nil)
    #expect(MouseEvent(report: 0, column: 1, row: 0, isRelease: false) == nil)
  }
}

struct ClickCounterTests {
  private let here = Point(row: 2, column: 3)

  private func kinds(_ events: [(MouseEvent.Kind, Point, Int)]) -> [MouseEvent.Kind] {
    var counter = ClickCounter()
    return events.map { kind, point, time in
      counter.count(MouseEvent(kind, at: point), at: .milliseconds(time)).kind
    }
  }

  @Test func `makes a double click of two presses`() {
    let seen = kinds([
      (.press(.left), here, 0), (.release(.left), here, 50), (.press(.left), here, 400),
      (.release(.left), here, 450),
    ])
    #expect(seen == [.press(.left), .release(.left), .doubleClick, .release(.left)])
  }

  @Test func `a double click takes at most 400 ms`() {
    #expect(kinds([(.press(.left), here, 0), (.press(.left), here, 401)]) == [.press(.left), .press(.left)])
  }

  @Test func `a double click needs the same cell`() {
    let there = Point(row: 2, column: 4)
    #expect(kinds([(.press(.left), here, 0), (.press(.left), there, 10)]) == [.press(.left), .press(.left)])
  }

  @Test func `starts again after a double click`() {
    let presses = (0..<4).map { (MouseEvent.Kind.press(.left), here, $0 * 100) }
    #expect(kinds(presses) == [.press(.left), .doubleClick, .press(.left), .doubleClick])
  }

  @Test(arguments: [.press(.right), .scrollDown, .drag(.left)] as [MouseEvent.Kind])
  func `starts again after any other event`(_ other: MouseEvent.Kind) {
    let seen = kinds([(.press(.left), here, 0), (other, here, 10), (.press(.left), here, 20)])
    #expect(seen == [.press(.left), other, .press(.left)])
  }

  @Test func `ignores the right button`() {
    #expect(
      kinds([(.press(.right), here, 0), (.press(.right), here, 10)]) == [.press(.right), .press(.right)])
  }
}
