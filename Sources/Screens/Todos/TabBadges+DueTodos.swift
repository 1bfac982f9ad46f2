import Domain

extension TabBadges {
  /// Shows behind the title of the todo list how many todos are overdue or due today. The list itself says what is wrong
  /// with a file that cannot be read.
  public func countDueTodos(in environment: Environment) async {
    let query = TodoQuery(filter: .any([.status(.overdue), .status(.today)]), sort: TodoSort(.due))
    guard let counts = try? await environment.todoRepository.list(query, .top, limit: 0).counts else {
      return
    }
    set(counts.total, isPart: counts.isLimited, of: .todoList)
  }
}
