// Made by Scripts/make-texts from Resources/texts. Do not edit.
// swift-format-ignore-file

/// The texts of `history`.
public struct HistoryTexts: Sendable {
  let language: Language

  /// Title
  public var titleColumn: String {
    switch language {
    case .en: "Title"
    case .ja: "タイトル"
    }
  }

  /// kind
  public var kindColumn: String {
    switch language {
    case .en: "kind"
    case .ja: "種類"
    }
  }

  /// visits
  public var visitsColumn: String {
    switch language {
    case .en: "visits"
    case .ja: "回数"
    }
  }

  /// last
  public var ageColumn: String {
    switch language {
    case .en: "last"
    case .ja: "前回"
    }
  }

  /// repository
  public var repo: String {
    switch language {
    case .en: "repository"
    case .ja: "リポジトリ"
    }
  }

  /// todo
  public var todo: String {
    switch language {
    case .en: "todo"
    case .ja: "ToDo"
    }
  }

  /// repo
  public var shortRepo: String {
    switch language {
    case .en: "repo"
    case .ja: "リポ"
    }
  }

  /// todo
  public var shortTodo: String {
    switch language {
    case .en: "todo"
    case .ja: "ToDo"
    }
  }

  /// Reading the history
  public var reading: String {
    switch language {
    case .en: "Reading the history"
    case .ja: "履歴を読み込み中"
    }
  }

  /// The history could not be read
  public var unreadable: String {
    switch language {
    case .en: "The history could not be read"
    case .ja: "履歴を読み込めません"
    }
  }

  /// Waiting for the todo file
  public var waiting: String {
    switch language {
    case .en: "Waiting for the todo file"
    case .ja: "ToDoファイルが空くのを待っています"
    }
  }

  /// {count} entries
  public func entries(count: Int) -> String {
    switch language {
    case .en: count == 1 ? "\(NumberText.grouped(count)) entry" : "\(NumberText.grouped(count)) entries"
    case .ja: "\(NumberText.grouped(count))件"
    }
  }

  /// {place} of {total}
  public func place(place: String, total: String) -> String {
    switch language {
    case .en: "\(place) of \(total)"
    case .ja: "\(place)/\(total)"
    }
  }

  /// Nothing was opened yet.
  public var empty: String {
    switch language {
    case .en: "Nothing was opened yet."
    case .ja: "まだ何も開いていません。"
    }
  }

  /// Every repository and every todo that you open is listed here. Press 1 to search, or 2 for the todos.
  public var emptyHelp: String {
    switch language {
    case .en: "Every repository and every todo that you open is listed here. Press 1 to search, or 2 for the todos."
    case .ja: "開いたリポジトリとToDoがここに並びます。検索は1キー、ToDoは2キーです。"
    }
  }

  /// open it again
  public var openKey: String {
    switch language {
    case .en: "open it again"
    case .ja: "もう一度開く"
    }
  }

  /// opens
  public var openHint: String {
    switch language {
    case .en: "opens"
    case .ja: "開く"
    }
  }

  /// delete it from the history
  public var deleteKey: String {
    switch language {
    case .en: "delete it from the history"
    case .ja: "履歴から削除"
    }
  }

  /// delete
  public var deleteHint: String {
    switch language {
    case .en: "delete"
    case .ja: "削除"
    }
  }

  /// clear the whole history
  public var clearKey: String {
    switch language {
    case .en: "clear the whole history"
    case .ja: "履歴をすべて消去"
    }
  }

  /// clear
  public var clearHint: String {
    switch language {
    case .en: "clear"
    case .ja: "消去"
    }
  }

  /// export the history as CSV
  public var exportKey: String {
    switch language {
    case .en: "export the history as CSV"
    case .ja: "履歴をCSVで書き出す"
    }
  }

  /// export
  public var exportHint: String {
    switch language {
    case .en: "export"
    case .ja: "書き出し"
    }
  }

  /// Delete this from the history?
  public var deleteQuestion: String {
    switch language {
    case .en: "Delete this from the history?"
    case .ja: "履歴から削除しますか？"
    }
  }

  /// Delete
  public var deleteAnswer: String {
    switch language {
    case .en: "Delete"
    case .ja: "削除"
    }
  }

  /// Clear the whole history?
  public var clearQuestion: String {
    switch language {
    case .en: "Clear the whole history?"
    case .ja: "履歴をすべて消去しますか？"
    }
  }

  /// {count} entries will be gone for good. Repositories and todos stay as they are.
  public func clearDetail(count: Int) -> String {
    switch language {
    case .en: count == 1 ? "\(NumberText.grouped(count)) entry will be gone for good. Repositories and todos stay as they are." : "\(NumberText.grouped(count)) entries will be gone for good. Repositories and todos stay as they are."
    case .ja: "\(NumberText.grouped(count))件の履歴が消え、元に戻せません。リポジトリとToDoはそのまま残ります。"
    }
  }

  /// Clear
  public var clearAnswer: String {
    switch language {
    case .en: "Clear"
    case .ja: "消去"
    }
  }

  /// Deleted from the history: {title}.
  public func deleted(title: String) -> String {
    switch language {
    case .en: "Deleted from the history: \(title)."
    case .ja: "「\(title)」を履歴から削除しました。"
    }
  }

  /// The history is empty now.
  public var cleared: String {
    switch language {
    case .en: "The history is empty now."
    case .ja: "履歴を消去しました。"
    }
  }

  /// This todo was deleted: {title}. Press D to delete it from the history, too.
  public func todoGone(title: String) -> String {
    switch language {
    case .en: "This todo was deleted: \(title). Press D to delete it from the history, too."
    case .ja: "ToDo「\(title)」はすでに削除されています。Dキーで履歴からも削除できます。"
    }
  }

  /// This visit is not in the history. {reason}
  public func notRecorded(reason: String) -> String {
    switch language {
    case .en: "This visit is not in the history. \(reason)"
    case .ja: "履歴に記録できませんでした。\(reason)"
    }
  }

  /// Export as CSV
  public var exportTitle: String {
    switch language {
    case .en: "Export as CSV"
    case .ja: "CSVで書き出し"
    }
  }

  /// into a file
  public var exportFile: String {
    switch language {
    case .en: "into a file"
    case .ja: "ファイルに保存"
    }
  }

  /// by mail
  public var exportMail: String {
    switch language {
    case .en: "by mail"
    case .ja: "メールで送る"
    }
  }

  /// Saved as {path}.
  public func saved(path: String) -> String {
    switch language {
    case .en: "Saved as \(path)."
    case .ja: "\(path)に保存しました。"
    }
  }

  /// octodo history {day}
  public func mailSubject(day: String) -> String {
    switch language {
    case .en: "octodo history \(day)"
    case .ja: "octodoの履歴 \(day)"
    }
  }

  /// The mailer opens with the history as its text.
  public var mailWithText: String {
    switch language {
    case .en: "The mailer opens with the history as its text."
    case .ja: "履歴を本文にしてメールソフトを開きます。"
    }
  }

  /// The mailer opens with {path} attached.
  public func mailWithFile(path: String) -> String {
    switch language {
    case .en: "The mailer opens with \(path) attached."
    case .ja: "\(path)を添付してメールソフトを開きます。"
    }
  }

  /// There is no mailer. Set MAILER to your mail program or install xdg-utils, or press E f for a file.
  public var noMailer: String {
    switch language {
    case .en: "There is no mailer. Set MAILER to your mail program or install xdg-utils, or press E f for a file."
    case .ja: "メールソフトが見つかりません。MAILERにメールソフトを設定するか、xdg-utilsをインストールしてください。Eキー、fキーの順に押すとファイルに保存できます。"
    }
  }

  /// The history is too long for the text of a mail. Press E f for a file, and attach it yourself.
  public var mailTooLong: String {
    switch language {
    case .en: "The history is too long for the text of a mail. Press E f for a file, and attach it yourself."
    case .ja: "履歴がメールの本文には長すぎます。Eキー、fキーの順に押してファイルに保存し、添付してください。"
    }
  }
}
