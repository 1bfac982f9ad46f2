import Synchronization
import Testing

@testable import EventLoop

struct HelperThreadTests {
  @Test func `jobs run one at a time, in order`() async {
    let thread = HelperThread()
    let order = Mutex<[Int]>([])
    for number in 0..<1_000 { thread.run { order.withLock { $0.append(number) } } }
    await withCheckedContinuation { continuation in thread.run { continuation.resume() } }
    #expect(order.withLock { $0 } == Array(0..<1_000))
  }

  @Test func `work that needs an idle thread runs after earlier jobs and before later ones`()
    async
  {
    let thread = HelperThread()
    let order = Mutex<[Int]>([])
    for number in 0..<100 { thread.run { order.withLock { $0.append(number) } } }
    thread.whileIdle(within: .seconds(60)) {
      thread.run { order.withLock { $0.append(101) } }
      order.withLock { $0.append(100) }
    }
    await withCheckedContinuation { continuation in thread.run { continuation.resume() } }
    #expect(order.withLock { $0 } == Array(0...101))
  }

  @Test func `waiting for an idle thread has a limit, and does not wait for a thread that has not started`() {
    let thread = HelperThread()
    let calls = Mutex(0)
    thread.whileIdle(within: .seconds(60)) { calls.withLock { $0 += 1 } }
    let held = Semaphore()
    thread.run { held.wait() }
    thread.whileIdle(within: .zero) { calls.withLock { $0 += 1 } }
    held.post()
    #expect(calls.withLock { $0 } == 2)
  }

  @Test func `jobs of a thread that was released are still done`() async {
    await withCheckedContinuation { continuation in
      HelperThread().run { continuation.resume() }
    }
  }

  @Test func `with no thread a job is done before the call returns, and one that it adds after it`() {
    let thread = HelperThread.none()
    let order = Mutex<[Int]>([])
    thread.run {
      thread.run { order.withLock { $0.append(2) } }
      order.withLock { $0.append(1) }
    }
    #expect(order.withLock { $0 } == [1, 2])
    thread.run { order.withLock { $0.append(3) } }
    #expect(order.withLock { $0 } == [1, 2, 3])
  }

  @Test func `if no thread can be started the work is still done, and the next job tries again`() async {
    let requests = Mutex(0)
    let thread = HelperThread { body in
      let isFirst = requests.withLock { count in
        count += 1
        return count == 1
      }
      return isFirst ? false : SystemThread.start(body)
    }
    let order = Mutex<[Int]>([])
    thread.run { order.withLock { $0.append(1) } }
    #expect(order.withLock { $0 } == [1])
    await withCheckedContinuation { continuation in
      thread.run {
        order.withLock { $0.append(2) }
        continuation.resume()
      }
    }
    #expect(order.withLock { $0 } == [1, 2])
    #expect(requests.withLock { $0 } == 2)
  }
}
