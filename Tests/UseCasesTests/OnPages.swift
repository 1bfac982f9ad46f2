import AppTestSupport
import Domain
import EventLoop
import FoundationEssentials
import TestSupport
import UseCases

/// A list of rows that is read, and the pages that it requests.
@LoopActor
final class PagesInTest {
  let answers: PagedAnswers
  let pages: ReadPages<PagedRow>
  /// The numbers of the requested pages.
  private(set) var requests: [Int] = []
  private let loop: EventLoop

  fileprivate init(_ loop: EventLoop, pageSize: Int) {
    let answers = PagedAnswers(loop: loop)
    (self.answers, self.loop) = (answers, loop)
    let now = { @Sendable in epoch + (loop.clock.now.sinceStart / .seconds(1)) }
    pages = ReadPages(of: pageSize, on: loop, now: now) { try await answers.answer($0) }
    pages.onRequest = { [weak self] in self?.requests.append($0) }
  }

  var ids: [Int] { pages.items.map(\.id) }
  var phase: LoadPhase { pages.load.phase }
  var gap: Int? { pages.rows.gap?.index }
  var position: Int { pages.position }
  /// The row at the position.
  var current: Int? { pages.currentItem?.id }

  /// Waits for all that follows from an action, but lets no time pass.
  func after(_ action: (ReadPages<PagedRow>) -> Void) async throws {
    action(pages)
    try await loop.waitUntilIdle(watchdog: .seconds(10))
  }

  func pass(_ time: Duration) async throws {
    try await loop.waitUntilIdle(watchdog: .seconds(10))
    try await loop.advance(by: time, watchdog: .seconds(10))
  }

  /// Whether a timer is left.
  var isTiming: Bool { loop.untilNextTimer != nil }
}

/// When tests begin.
let epoch = Date(timeIntervalSince1970: 1_800_000_000)

/// Runs `body` with a list that has begun to be read, in virtual time.
func onPages(
  pageSize: Int = 30, prepare: @escaping @LoopActor @Sendable (PagedAnswers) -> Void,
  _ body: @escaping @LoopActor @Sendable (PagesInTest) async throws -> Void
) throws {
  try onLoop { loop in
    let test = PagesInTest(loop, pageSize: pageSize)
    prepare(test.answers)
    try await test.after { $0.begin() }
    try await body(test)
  }
}

/// The same for a list whose pages arrive immediately.
func onPages(
  pageSize: Int = 30, _ pages: [ItemPage<PagedRow>],
  _ body: @escaping @LoopActor @Sendable (PagesInTest) async throws -> Void
) throws {
  try onPages(pageSize: pageSize, prepare: { for page in pages { $0.reply(page) } }, body)
}
