import Testing

@testable import Scripting

struct WorkerPaceTests {
  @Test func `a worker that has not answered has nothing ahead, and is watched`() {
    let pace = WorkerPace()
    #expect(pace.ahead(of: 1_000, jobs: 1) == 0)
    #expect(!pace.isBusy(with: 1))
  }

  @Test func `a worker has twice what it goes through between two looks`() {
    var pace = WorkerPace()
    pace.note(answers: 6, in: WorkerPace.look * 2)
    #expect(pace.ahead(of: 1_000, jobs: 1) == 6)
    #expect(pace.isBusy(with: 7))
    #expect(pace.isBusy(with: 5))
    #expect(!pace.isBusy(with: 4))
    #expect(!pace.isBusy(with: 0))
  }

  @Test func `nothing waits behind a slow test that is known to be one`() {
    var pace = WorkerPace()
    pace.note(answers: 10, in: WorkerPace.look)
    pace.note(answers: 1, in: WorkerPace.look * 3)
    #expect(pace.ahead(of: 1_000, jobs: 1) == 0)
    #expect(!pace.isBusy(with: 1))
  }

  @Test func `however fast a worker is, it has a few tests ahead`() {
    var pace = WorkerPace()
    pace.note(answers: 1, in: .nanoseconds(1))
    #expect(pace.ahead(of: 1_000, jobs: 1) == 16)
    pace.note(answers: 1, in: .zero)
    #expect(pace.ahead(of: 1_000, jobs: 1) == 16)
  }

  @Test func `at the end of a run nothing is ahead, so that all workers end at about the same time`() {
    var pace = WorkerPace()
    pace.note(answers: 16, in: WorkerPace.look)
    #expect(pace.ahead(of: 100, jobs: 2) == 12)
    #expect(pace.ahead(of: 100, jobs: 5) == 5)
    #expect(pace.ahead(of: 8, jobs: 2) == 1)
    #expect(pace.ahead(of: 7, jobs: 2) == 0)
    #expect(pace.ahead(of: 0, jobs: 2) == 0)
  }
}
