import Domain

/// Reading one repository, and making a todo of it.
struct RepoDetailUseCase {
  let repos: any RepoRepository
  let todos: any TodoRepository

  /// - Throws: `AppError`.
  func repo(_ name: RepoName) async throws -> Repo {
    try await repos.repo(name)
  }

  /// Nil where the repository has none.
  /// - Throws: `AppError`.
  func readme(of name: RepoName) async throws -> String? {
    try await repos.readme(of: name)
  }

  /// - Throws: `AppError.storage`.
  func makeTodo(for name: RepoName) async throws -> Todo {
    try await todos.add(TodoDraft(title: name.description, link: .repo(name)))
  }
}
