import Terminal
import Testing

struct TerminalErrorTests {
  @Test func `a type from the environment is sanitised and shortened`() {
    let message = TerminalError.unknownType("\u{1B}]0;x\u{07}\n" + String(repeating: "y", count: 500)).message
    #expect(!message.unicodeScalars.contains { $0.value < 0x20 })
    #expect(message.count < 200)
  }
}
