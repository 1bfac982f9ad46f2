import Glibc
import Terminal
import Testing

struct TerminalSignalTests {
  @Test func `every watched signal has a meaning, and no other one`() {
    #expect(TerminalSignal.numbers.compactMap(TerminalSignal.init).count == TerminalSignal.numbers.count)
    #expect(TerminalSignal(SIGTERM) == .end(SIGTERM))
    #expect(TerminalSignal(SIGUSR1) == nil)
  }
}
