public import Domain
public import Texts

extension Texts {
  /// A problem with the todo file that did not prevent opening it, and what to do next.
  public func sentence(for notice: StorageNotice) -> String {
    switch notice {
    case .damagedFileKept(let path): storage.damagedFileKept(path: path)
    case .damagedCopyKept(let path): storage.damagedCopyKept(path: path)
    case .readOnly: storage.openedReadOnly
    }
  }

  /// The cause and what to do next, as the end of a sentence without a full stop.
  public func reason(of error: StorageError) -> String {
    switch error {
    case .newerSchema: storage.newerSchema
    case .notOctodo: storage.notOctodo
    case .fewDescriptors: storage.fewDescriptors
    case .noPermission(let path): storage.noPermission(path: path)
    case .cannotOpen(let path, let reason): storage.cannotOpen(path: path ?? storage.theFile, reason: reason)
    case .diskFull: storage.diskFull
    case .locked: storage.locked
    case .locksFail(let reason): storage.locksFail(reason: reason)
    case .readOnly: storage.readOnly
    case .moved: storage.moved
    case .damaged: storage.damaged
    case .diskFault: storage.diskFault
    case .notDurable(let setting): storage.notDurable(setting: setting)
    case .other(let reason): storage.other(reason: reason)
    }
  }
}
