/// Jobs, first in, first out. Storage is kept from turn to turn, so a job costs no allocation.
struct JobQueue {
  private var jobs: [UnownedJob] = []
  private var head = 0

  var isEmpty: Bool { head == jobs.count }

  mutating func append(_ job: UnownedJob) {
    jobs.append(job)
  }

  mutating func popFirst() -> UnownedJob? {
    guard head < jobs.count else {
      if head > 0 {
        jobs.removeAll(keepingCapacity: true)
        head = 0
      }
      return nil
    }
    defer { head += 1 }
    return jobs[head]
  }
}
