public import Domain
public import Texts

extension Texts {
  /// A problem with the todo file that did not prevent opening it, and what to do next.
  public func sentence(for notice: StorageNotice) -> String {
    switch notice {
    case .damagedFileKept(let file): storage.damagedFileKept(path: file.path)
    case .readOnly: storage.openedReadOnly
    }
  }

  /// What was saved from a damaged todo file, where it is, and how to go back to a copy.
  public func sentences(for file: DamagedFile) -> [String] {
    let saved =
      switch (file.saved, file.expected) {
      case (nil, _): storage.wasDamaged
      case (0?, _): storage.savedNone
      case (let saved?, let expected?) where saved < expected:
        storage.savedOf(saved: NumberText.grouped(saved), expected: NumberText.grouped(expected))
      case (let saved?, _): storage.savedSome(count: saved)
      }
    return [saved] + (file.lacksParts ? [storage.lacksParts] : []) + [
      storage.keptAs(path: file.path), file.copy.map { sentence(for: $0, of: file) } ?? storage.noCopy,
    ]
  }

  /// Recommends the copy only if it has more than was saved.
  private func sentence(for copy: TodoBackup, of file: DamagedFile) -> String {
    guard let count = file.copied else { return storage.unreadableCopy(path: copy.path) }
    return file.lacksParts || count > file.saved ?? -1
      ? storage.newestCopy(path: copy.path, count: count, day: copy.day)
      : storage.smallerCopy(path: copy.path, count: count)
  }

  /// The cause and what to do next, as the end of a sentence without a full stop.
  /// - Parameter variable: the variable that chooses another folder.
  public func reason(of error: StorageError, folderVariable variable: String = "XDG_DATA_HOME") -> String {
    switch error {
    case .newerSchema: storage.newerSchema
    case .migrated: storage.migrated
    case .notOctodo: storage.notOctodo
    case .fewDescriptors: storage.fewDescriptors
    case .noPermission(let path): storage.noPermission(path: path)
    case .cannotOpen(let path, let reason):
      storage.cannotOpen(path: path ?? storage.theFile, reason: reason, variable: variable)
    case .diskFull: storage.diskFull
    case .locked: storage.locked
    case .locksFail(let reason): storage.locksFail(reason: reason)
    case .readOnly: storage.readOnly
    case .moved: storage.moved
    case .replaced: storage.replaced
    case .damaged: storage.damaged
    case .tooLong(let todo?): storage.tooLongTodo(id: "\(todo)")
    case .tooLong(nil): storage.tooLong
    case .notSalvaged(let cause): storage.notSalvaged(reason: reason(of: cause))
    case .diskFault: storage.diskFault
    case .notDurable(let setting): storage.notDurable(setting: setting)
    case .other(let reason): storage.other(reason: reason)
    }
  }
}
