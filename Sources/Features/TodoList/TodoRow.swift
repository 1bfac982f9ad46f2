import AppCore
import Domain
import FoundationEssentials
import Texts

/// One todo of the list, as text.
public struct TodoRow: Hashable, Sendable {
  /// As the person wrote it.
  public let title: String
  public let isDone: Bool
  /// What Enter opens: the repository that it leads to, or the note.
  public let opens: String
  /// The same in a word.
  public let opensInShort: String
  /// Since it was done, or made where it is open.
  public let age: String

  init(_ todo: Todo, now: Date, texts: Texts) {
    title = todo.title
    isDone = todo.isDone
    age = AgeText(texts).short(todo.doneAt ?? todo.createdAt, now: now)
    let words = texts.todoList
    (opens, opensInShort) =
      switch todo.link {
      case .repo(let name):
        (name.description == todo.title ? words.repository : name.description, words.repositoryShort)
      case nil: todo.note.isEmpty ? ("", "") : (words.note, words.note)
      }
  }
}
