import Dates
import Domain
import Testing

struct TodoUrgencyTests {
  private let today = Day(number: 20_000)

  @Test(arguments: [
    (-30, 240), (-15, 240), (-14, 240), (-7, 560), (0, 880), (6, 1_154), (7, 1_200), (99, 1_200),
  ])
  func `a due date weighs more from two weeks before it to one after it`(days: Int, hundredths: Int) {
    var urgency = TodoUrgency()
    urgency.dueDay = today.adding(days: -days)
    #expect(urgency.hundredths(on: today) == hundredths)
  }

  @Test func `each property has its weight, and they add up`() {
    let changes: [(Int, (inout TodoUrgency) -> Void)] = [
      (600, { $0.priority = 1 }), (600, { $0.priority = 4 }), (390, { $0.priority = 5 }),
      (180, { $0.priority = 9 }),
      (800, { $0.blocksOthers = true }), (-500, { $0.isBlocked = true }), (1_500, { $0.isNext = true }),
      (400, { $0.isActive = true }), (500, { $0.isReady = true }), (-300, { $0.isWaiting = true }),
      (80, { $0.tags = 1 }), (90, { $0.tags = 2 }), (100, { $0.tags = 7 }), (80, { $0.notes = 1 }),
      (100, { $0.notes = 3 }), (100, { $0.hasProject = true }),
    ]
    for (weight, change) in changes {
      var one = TodoUrgency()
      change(&one)
      #expect(one.hundredths(on: today) == weight)
    }
    var all = TodoUrgency()
    for (_, change) in changes { change(&all) }
    #expect(all.hundredths(on: today) == 180 + 800 - 500 + 1_500 + 400 + 500 - 300 + 100 + 100 + 100)
  }
}
