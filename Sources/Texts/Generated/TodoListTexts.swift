// Made by Scripts/make-texts from Resources/texts. Do not edit.
// swift-format-ignore-file

/// The texts of `todoList`.
public struct TodoListTexts: Sendable {
  let language: Language

  /// open what it leads to, or edit it
  public var open: String {
    switch language {
    case .en: "open what it leads to, or edit it"
    case .ja: "リンク先を開く、または編集"
    }
  }

  /// opens
  public var openHint: String {
    switch language {
    case .en: "opens"
    case .ja: "開く"
    }
  }

  /// add
  public var add: String {
    switch language {
    case .en: "add"
    case .ja: "追加"
    }
  }

  /// done, or open again
  public var done: String {
    switch language {
    case .en: "done, or open again"
    case .ja: "完了、または未完了に戻す"
    }
  }

  /// done
  public var doneHint: String {
    switch language {
    case .en: "done"
    case .ja: "完了"
    }
  }

  /// edit
  public var edit: String {
    switch language {
    case .en: "edit"
    case .ja: "編集"
    }
  }

  /// delete
  public var delete: String {
    switch language {
    case .en: "delete"
    case .ja: "削除"
    }
  }

  /// undo the last change
  public var undo: String {
    switch language {
    case .en: "undo the last change"
    case .ja: "直前の変更を元に戻す"
    }
  }

  /// undo
  public var undoHint: String {
    switch language {
    case .en: "undo"
    case .ja: "元に戻す"
    }
  }

  /// redo what was undone
  public var redo: String {
    switch language {
    case .en: "redo what was undone"
    case .ja: "元に戻した変更をやり直す"
    }
  }

  /// open its address in the browser
  public var openAddress: String {
    switch language {
    case .en: "open its address in the browser"
    case .ja: "アドレスをブラウザーで開く"
    }
  }

  /// copy its address
  public var copyAddress: String {
    switch language {
    case .en: "copy its address"
    case .ja: "アドレスをコピー"
    }
  }

  /// read again
  public var readAgain: String {
    switch language {
    case .en: "read again"
    case .ja: "再読み込み"
    }
  }

  /// This todo leads nowhere: only todos made of a repository have an address.
  public var noAddress: String {
    switch language {
    case .en: "This todo leads nowhere: only todos made of a repository have an address."
    case .ja: "このToDoにリンク先はありません。リポジトリから作ったToDoだけがアドレスを持ちます。"
    }
  }

  /// Reading the todos
  public var reading: String {
    switch language {
    case .en: "Reading the todos"
    case .ja: "ToDoを読み込み中"
    }
  }

  /// The todos could not be read
  public var unreadable: String {
    switch language {
    case .en: "The todos could not be read"
    case .ja: "ToDoを読み込めません"
    }
  }

  /// Waiting for the todo file
  public var waiting: String {
    switch language {
    case .en: "Waiting for the todo file"
    case .ja: "ToDoファイルが空くのを待っています"
    }
  }

  /// {open} open, {done} done
  public func counts(open: String, done: String) -> String {
    switch language {
    case .en: "\(open) open, \(done) done"
    case .ja: "未完了\(open)件、完了\(done)件"
    }
  }

  /// {place} of {total}
  public func place(place: String, total: String) -> String {
    switch language {
    case .en: "\(place) of \(total)"
    case .ja: "\(place)/\(total)"
    }
  }

  /// Nothing to do yet.
  public var nothing: String {
    switch language {
    case .en: "Nothing to do yet."
    case .ja: "まだToDoはありません。"
    }
  }

  /// Press a to write a todo, or t on a repository to make one that leads back to it.
  public var welcome: String {
    switch language {
    case .en: "Press a to write a todo, or t on a repository to make one that leads back to it."
    case .ja: "aキーでToDoを書きます。リポジトリの上でtキーを押すと、そこへ戻れるToDoができます。"
    }
  }

  /// repository
  public var repository: String {
    switch language {
    case .en: "repository"
    case .ja: "リポジトリ"
    }
  }

  /// repo
  public var repositoryShort: String {
    switch language {
    case .en: "repo"
    case .ja: "GitHub"
    }
  }

  /// note
  public var note: String {
    switch language {
    case .en: "note"
    case .ja: "メモ"
    }
  }

  /// Todo
  public var todo: String {
    switch language {
    case .en: "Todo"
    case .ja: "ToDo"
    }
  }

  /// opens
  public var opens: String {
    switch language {
    case .en: "opens"
    case .ja: "リンク"
    }
  }

  /// age
  public var age: String {
    switch language {
    case .en: "age"
    case .ja: "経過"
    }
  }

  /// Done: {title}. u undoes.
  public func isDone(title: String) -> String {
    switch language {
    case .en: "Done: \(title). u undoes."
    case .ja: "「\(title)」を完了にしました。uキーで元に戻せます。"
    }
  }

  /// Open again: {title}. u undoes.
  public func isOpen(title: String) -> String {
    switch language {
    case .en: "Open again: \(title). u undoes."
    case .ja: "「\(title)」を未完了に戻しました。uキーで元に戻せます。"
    }
  }

  /// Delete this todo?
  public var askDelete: String {
    switch language {
    case .en: "Delete this todo?"
    case .ja: "このToDoを削除しますか？"
    }
  }

  /// Delete
  public var deleteYes: String {
    switch language {
    case .en: "Delete"
    case .ja: "削除"
    }
  }

  /// Deleted: {title}. u brings it back.
  public func deleted(title: String) -> String {
    switch language {
    case .en: "Deleted: \(title). u brings it back."
    case .ja: "「\(title)」を削除しました。uキーで元に戻せます。"
    }
  }

  /// There is nothing to undo.
  public var nothingToUndo: String {
    switch language {
    case .en: "There is nothing to undo."
    case .ja: "元に戻す変更はありません。"
    }
  }

  /// There is nothing to redo.
  public var nothingToRedo: String {
    switch language {
    case .en: "There is nothing to redo."
    case .ja: "やり直す変更はありません。"
    }
  }

  /// Undone: {title} was added, and is gone again. U redoes.
  public func undidAdd(title: String) -> String {
    switch language {
    case .en: "Undone: \(title) was added, and is gone again. U redoes."
    case .ja: "「\(title)」の追加を元に戻しました。Uキーでやり直せます。"
    }
  }

  /// Undone: {title} is as it was before the edit. U redoes.
  public func undidEdit(title: String) -> String {
    switch language {
    case .en: "Undone: \(title) is as it was before the edit. U redoes."
    case .ja: "「\(title)」を編集前に戻しました。Uキーでやり直せます。"
    }
  }

  /// Undone: {title} is open again. U redoes.
  public func undidDone(title: String) -> String {
    switch language {
    case .en: "Undone: \(title) is open again. U redoes."
    case .ja: "「\(title)」を未完了に戻しました。Uキーでやり直せます。"
    }
  }

  /// Undone: {title} is done again. U redoes.
  public func undidReopen(title: String) -> String {
    switch language {
    case .en: "Undone: \(title) is done again. U redoes."
    case .ja: "「\(title)」を完了に戻しました。Uキーでやり直せます。"
    }
  }

  /// Undone: {title} is back. U redoes.
  public func undidDelete(title: String) -> String {
    switch language {
    case .en: "Undone: \(title) is back. U redoes."
    case .ja: "「\(title)」の削除を元に戻しました。Uキーでやり直せます。"
    }
  }

  /// Redone: {title} is added again.
  public func redidAdd(title: String) -> String {
    switch language {
    case .en: "Redone: \(title) is added again."
    case .ja: "「\(title)」の追加をやり直しました。"
    }
  }

  /// Redone: {title} is as it was after the edit.
  public func redidEdit(title: String) -> String {
    switch language {
    case .en: "Redone: \(title) is as it was after the edit."
    case .ja: "「\(title)」の編集をやり直しました。"
    }
  }

  /// Redone: {title} is done again.
  public func redidDone(title: String) -> String {
    switch language {
    case .en: "Redone: \(title) is done again."
    case .ja: "「\(title)」をもう一度完了にしました。"
    }
  }

  /// Redone: {title} is open again.
  public func redidReopen(title: String) -> String {
    switch language {
    case .en: "Redone: \(title) is open again."
    case .ja: "「\(title)」をもう一度未完了に戻しました。"
    }
  }

  /// Redone: {title} is deleted again.
  public func redidDelete(title: String) -> String {
    switch language {
    case .en: "Redone: \(title) is deleted again."
    case .ja: "「\(title)」の削除をやり直しました。"
    }
  }
}
