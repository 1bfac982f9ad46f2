// Made by Scripts/make-texts from Resources/texts. Do not edit.
// swift-format-ignore-file

/// The texts of `todoEditor`.
public struct TodoEditorTexts: Sendable {
  let language: Language

  /// New todo
  public var newTodo: String {
    switch language {
    case .en: "New todo"
    case .ja: "新しいToDo"
    }
  }

  /// Edit todo
  public var editTodo: String {
    switch language {
    case .en: "Edit todo"
    case .ja: "ToDoの編集"
    }
  }

  /// Enter saves
  public var enterSaves: String {
    switch language {
    case .en: "Enter saves"
    case .ja: "Enterで保存"
    }
  }

  /// Esc leaves
  public var escLeaves: String {
    switch language {
    case .en: "Esc leaves"
    case .ja: "Escで離れる"
    }
  }

  /// Tab the next field
  public var tabNext: String {
    switch language {
    case .en: "Tab the next field"
    case .ja: "Tabで次の欄"
    }
  }

  /// Title: 
  public var title: String {
    switch language {
    case .en: "Title: "
    case .ja: "タイトル: "
    }
  }

  /// Note:  
  public var note: String {
    switch language {
    case .en: "Note:  "
    case .ja: "メモ:     "
    }
  }

  /// Link:  {url}
  public func link(url: String) -> String {
    switch language {
    case .en: "Link:  \(url)"
    case .ja: "リンク:   \(url)"
    }
  }

  /// what is to be done
  public var titleHint: String {
    switch language {
    case .en: "what is to be done"
    case .ja: "やること"
    }
  }

  /// more about it, if you like
  public var noteHint: String {
    switch language {
    case .en: "more about it, if you like"
    case .ja: "くわしい内容（任意）"
    }
  }

  /// save
  public var save: String {
    switch language {
    case .en: "save"
    case .ja: "保存"
    }
  }

  /// the next field
  public var nextField: String {
    switch language {
    case .en: "the next field"
    case .ja: "次の欄"
    }
  }

  /// the field before
  public var fieldBefore: String {
    switch language {
    case .en: "the field before"
    case .ja: "前の欄"
    }
  }

  /// to the title
  public var toTitle: String {
    switch language {
    case .en: "to the title"
    case .ja: "タイトルへ"
    }
  }

  /// to the note
  public var toNote: String {
    switch language {
    case .en: "to the note"
    case .ja: "メモへ"
    }
  }

  /// Unsaved text
  public var unsaved: String {
    switch language {
    case .en: "Unsaved text"
    case .ja: "未保存の内容"
    }
  }

  /// Leave without saving {title}?
  public func leaveWithout(title: String) -> String {
    switch language {
    case .en: "Leave without saving \(title)?"
    case .ja: "\(title)を保存せずに離れますか？"
    }
  }

  /// this todo
  public var thisTodo: String {
    switch language {
    case .en: "this todo"
    case .ja: "このToDo"
    }
  }

  /// Leave
  public var leave: String {
    switch language {
    case .en: "Leave"
    case .ja: "離れる"
    }
  }

  /// octodo ended before this was saved: {text}
  public func endedBefore(text: String) -> String {
    switch language {
    case .en: "octodo ended before this was saved: \(text)"
    case .ja: "octodoが終了したため、保存されていない内容があります: \(text)"
    }
  }

  /// Go on with it
  public var goOn: String {
    switch language {
    case .en: "Go on with it"
    case .ja: "続きを書く"
    }
  }

  /// Later
  public var later: String {
    switch language {
    case .en: "Later"
    case .ja: "あとで"
    }
  }

  /// What you type here is lost unless you save it: {reason}.
  public func notKept(reason: String) -> String {
    switch language {
    case .en: "What you type here is lost unless you save it: \(reason)."
    case .ja: "保存しないと入力内容は失われます。\(reason)。"
    }
  }

  /// The title takes {limit} characters; what did not fit was left out.
  public func titleFull(limit: String) -> String {
    switch language {
    case .en: "The title takes \(limit) characters; what did not fit was left out."
    case .ja: "タイトルは\(limit)文字までです。入りきらない部分は除きました。"
    }
  }

  /// The note takes {limit} characters; what did not fit was left out.
  public func noteFull(limit: String) -> String {
    switch language {
    case .en: "The note takes \(limit) characters; what did not fit was left out."
    case .ja: "メモは\(limit)文字までです。入りきらない部分は除きました。"
    }
  }

  /// Saved: {title}
  public func saved(title: String) -> String {
    switch language {
    case .en: "Saved: \(title)"
    case .ja: "「\(title)」を保存しました。"
    }
  }

  /// {title} was not saved. {reason}
  public func notSaved(title: String, reason: String) -> String {
    switch language {
    case .en: "\(title) was not saved. \(reason)"
    case .ja: "「\(title)」を保存できませんでした。\(reason)"
    }
  }

  /// Not saved, for another octodo changed this todo to {title}. Save again to choose.
  public func changedMeanwhile(title: String) -> String {
    switch language {
    case .en: "Not saved, for another octodo changed this todo to \(title). Save again to choose."
    case .ja: "別のoctodoがこのToDoを「\(title)」に変更したため、保存していません。もう一度保存すると、どちらを残すか選べます。"
    }
  }

  /// Changed by another octodo
  public var changedTitle: String {
    switch language {
    case .en: "Changed by another octodo"
    case .ja: "別のoctodoによる変更"
    }
  }

  /// Save anyway
  public var saveAnyway: String {
    switch language {
    case .en: "Save anyway"
    case .ja: "上書き保存"
    }
  }

  /// This todo was deleted meanwhile. Save again to keep it as a new one.
  public var gone: String {
    switch language {
    case .en: "This todo was deleted meanwhile. Save again to keep it as a new one."
    case .ja: "このToDoはすでに削除されています。もう一度保存すると新しいToDoになります。"
    }
  }

  /// Save yours in its place, or cancel and go on editing. {change}
  public func replace(change: String) -> String {
    switch language {
    case .en: "Save yours in its place, or cancel and go on editing. \(change)"
    case .ja: "自分の内容で上書きするか、キャンセルして編集を続けてください。\(change)"
    }
  }

  /// The title is now: {title}
  public func titleIsNow(title: String) -> String {
    switch language {
    case .en: "The title is now: \(title)"
    case .ja: "現在のタイトル: \(title)"
    }
  }

  /// The note of {title} is gone.
  public func noteIsGone(title: String) -> String {
    switch language {
    case .en: "The note of \(title) is gone."
    case .ja: "「\(title)」のメモは消えています。"
    }
  }

  /// The note of {title} is now: {note}
  public func noteIsNow(title: String, note: String) -> String {
    switch language {
    case .en: "The note of \(title) is now: \(note)"
    case .ja: "「\(title)」の現在のメモ: \(note)"
    }
  }

  /// The link of {title} is now: {url}
  public func linkIsNow(title: String, url: String) -> String {
    switch language {
    case .en: "The link of \(title) is now: \(url)"
    case .ja: "「\(title)」の現在のリンク: \(url)"
    }
  }

  /// none
  public var none: String {
    switch language {
    case .en: "none"
    case .ja: "なし"
    }
  }
}
