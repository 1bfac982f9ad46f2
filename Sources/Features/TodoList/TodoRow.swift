import AppCore
import Domain
import FoundationEssentials
import Texts

/// One todo of the list, as text.
public struct TodoRow: Hashable, Sendable {
  /// As the person wrote it.
  public let title: String
  public let isDone: Bool
  /// What it leads to, or that it has a note.
  public let link: String
  /// Since it was done, or made where it is open.
  public let age: String

  init(_ todo: Todo, now: Date, texts: Texts) {
    title = todo.title
    isDone = todo.isDone
    age = AgeText(texts).short(todo.doneAt ?? todo.createdAt, now: now)
    link =
      switch todo.link {
      case .repo(let name): name.description == todo.title ? "@" : "@ \(name)"
      case nil: todo.note.isEmpty ? "" : "note"
      }
  }
}
