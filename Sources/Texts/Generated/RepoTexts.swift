// Made by Scripts/make-texts from Resources/texts. Do not edit.
// swift-format-ignore-file

/// The texts of `repo`.
public struct RepoTexts: Sendable {
  let language: Language

  /// add it to the todos at once
  public var makeTodo: String {
    switch language {
    case .en: "add it to the todos at once"
    case .ja: "すぐにToDoへ追加"
    }
  }

  /// todo
  public var makeTodoHint: String {
    switch language {
    case .en: "todo"
    case .ja: "ToDo"
    }
  }

  /// write a todo for it, then save
  public var writeTodo: String {
    switch language {
    case .en: "write a todo for it, then save"
    case .ja: "ToDoを書いてから保存"
    }
  }

  /// open in the browser
  public var openInBrowser: String {
    switch language {
    case .en: "open in the browser"
    case .ja: "ブラウザーで開く"
    }
  }

  /// browser
  public var browserHint: String {
    switch language {
    case .en: "browser"
    case .ja: "ブラウザー"
    }
  }

  /// copy the address
  public var copyAddress: String {
    switch language {
    case .en: "copy the address"
    case .ja: "アドレスをコピー"
    }
  }

  /// copy
  public var copyHint: String {
    switch language {
    case .en: "copy"
    case .ja: "コピー"
    }
  }

  /// Opening {url} in the browser
  public func opening(url: String) -> String {
    switch language {
    case .en: "Opening \(url) in the browser"
    case .ja: "ブラウザーで開きます: \(url)"
    }
  }

  /// Copied {url}
  public func copied(url: String) -> String {
    switch language {
    case .en: "Copied \(url)"
    case .ja: "コピーしました: \(url)"
    }
  }

  /// archived
  public var archived: String {
    switch language {
    case .en: "archived"
    case .ja: "アーカイブ済み"
    }
  }

  /// fork
  public var fork: String {
    switch language {
    case .en: "fork"
    case .ja: "フォーク"
    }
  }

  /// template
  public var template: String {
    switch language {
    case .en: "template"
    case .ja: "テンプレート"
    }
  }
}
