public import Domain
import EventLoop

extension Environment {
  /// Gives what was remembered of a thing the name and title that GitHub answered with: its visit and its todos.
  /// - Parameter asked: by which name it was asked for.
  public func rename(_ asked: Item, to visit: Visit) {
    loop.spawn { [visits, todoRepository] in
      // Recording has reported a file that cannot be written.
      try? await visits.rename(asked, to: visit)
      if asked != visit.item { try? await todoRepository.relink(asked, to: visit.item) }
    }
  }
}
