import EventLoop
import Synchronization
import Testing

struct HelperThreadTests {
  @Test func `jobs run one after the other, in order`() async {
    let thread = HelperThread()
    let order = Mutex<[Int]>([])
    for number in 0..<1_000 { thread.run { order.withLock { $0.append(number) } } }
    await withCheckedContinuation { continuation in thread.run { continuation.resume() } }
    #expect(order.withLock { $0 } == Array(0..<1_000))
  }

  @Test func `what was given to a thread that is dropped is still done`() async {
    await withCheckedContinuation { continuation in
      HelperThread().run { continuation.resume() }
    }
  }
}
