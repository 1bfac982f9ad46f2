public import Domain
public import EventLoop
import FoundationEssentials

/// The history in memory, with the contract of Domain.
@LoopActor
public final class MemoryVisitRepository: VisitRepository {
  /// The newest visit first.
  public private(set) var groups: [VisitGroup] = []
  /// The requested windows, in order.
  public private(set) var windowCalls: [VisitAnchor] = []
  /// Thrown by every call while it is set.
  public var failure: AppError?
  /// The duration of a change or a read, on the loop's clock.
  public var answerTime = Duration.zero
  private var nextID: Int64 = 1
  private let loop: EventLoop
  private let now: @Sendable () -> Date

  init(loop: EventLoop, now: @escaping @Sendable () -> Date) {
    self.loop = loop
    self.now = now
  }

  /// Fills the history with todos `visit 0`, `visit 1` … in its order.
  public func fill(_ count: Int) {
    groups = (0..<count).map { place in
      let id = Int64(count - place)
      return VisitGroup(
        id: id, visit: Visit(.todo(id: id), title: "visit \(place)"), count: 1,
        lastAt: now().addingTimeInterval(-Double(place)))
    }
    nextID = Int64(count) + 1
  }

  /// Prepends visits, one after the other.
  public func add(_ visits: Visit...) {
    for visit in visits { put(visit) }
  }

  @LoopActor public func record(_ visit: Visit) async throws {
    try await pause()
    put(visit)
  }

  @LoopActor public func window(_ anchor: VisitAnchor, limit: Int) async throws -> Window<VisitGroup> {
    windowCalls.append(anchor)
    try await pause()
    let middle =
      switch anchor {
      case .index(let index, _): index
      case .group(let id): groups.firstIndex { $0.id == id } ?? 0
      }
    let size = min(limit, groups.count)
    let start = max(0, min(middle - size / 2, groups.count - size))
    return Window(start: start, items: Array(groups[start..<start + size]), total: groups.count)
  }

  @LoopActor public func all() async throws -> [VisitGroup] {
    try await pause()
    return groups
  }

  @LoopActor public func delete(id: Int64) async throws {
    try await pause()
    groups.removeAll { $0.id == id }
  }

  @LoopActor public func deleteAll() async throws {
    try await pause()
    groups = []
  }

  private func put(_ visit: Visit) {
    let known = groups.firstIndex { Self.isSame($0.visit, visit) }
    var group =
      known.map { groups.remove(at: $0) } ?? VisitGroup(id: nextID, visit: visit, count: 0, lastAt: now())
    if group.count == 0 { nextID += 1 }
    (group.visit, group.count, group.lastAt) = (visit, group.count + 1, now())
    groups.insert(group, at: 0)
  }

  private static func isSame(_ left: Visit, _ right: Visit) -> Bool {
    switch (left.subject, right.subject) {
    case (.repo, .repo): left.title.lowercased() == right.title.lowercased()
    case (.todo, .todo): left.title == right.title
    default: false
    }
  }

  private func pause() async throws {
    if answerTime > .zero { try await loop.sleep(for: answerTime) }
    if let failure { throw failure }
  }
}
