import Testing

@testable import Terminal

@Suite struct MouseEventReportTests {
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
