import Glibc
import Terminal
import Testing

@Suite struct TerminalSignalTests {
  @Test func `every signal that is watched has a meaning, and no other has`() {
    #expect(TerminalSignal.numbers.compactMap(TerminalSignal.init).count == TerminalSignal.numbers.count)
    #expect(TerminalSignal(SIGTERM) == .end(SIGTERM))
    #expect(TerminalSignal(SIGUSR1) == nil)
  }
}
