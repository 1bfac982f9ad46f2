import Testing

@testable import Collector

struct BackoffTests {
  private let backoff = Backoff(base: .seconds(10), cap: .seconds(100))

  @Test func `the maximum of a wait doubles up to the cap`() {
    let waits = (1...6).map { backoff.delay(failures: $0, chance: 0.5) }
    #expect(waits == [5, 10, 20, 40, 50, 50].map { .seconds($0) })
  }

  @Test func `chance spreads a wait over its whole range`() {
    #expect(backoff.delay(failures: 2, chance: 0) == .zero)
    #expect(backoff.delay(failures: 2, chance: 0.5) == .seconds(10))
  }

  @Test func `no client retries before the receiver's retry-after, nor do all retry at that time`() {
    #expect(backoff.delay(failures: 1, chance: 0, retryAfter: .seconds(500)) == .seconds(500))
    #expect(backoff.delay(failures: 1, chance: 0.5, retryAfter: .seconds(500)) == .seconds(505))
  }

  @Test func `very many failures do not trap`() {
    #expect(backoff.delay(failures: .max, chance: 0.5) == .seconds(50))
    #expect(backoff.delay(failures: 0, chance: 0.5) == .seconds(5))
  }
}
