// Made by Scripts/make-texts from Resources/texts. Do not edit.
// swift-format-ignore-file

/// The texts of `app`.
public struct AppTexts: Sendable {
  let language: Language

  /// the next tab
  public var nextTab: String {
    switch language {
    case .en: "the next tab"
    case .ja: "次のタブ"
    }
  }

  /// the tab before
  public var tabBefore: String {
    switch language {
    case .en: "the tab before"
    case .ja: "前のタブ"
    }
  }

  /// back
  public var back: String {
    switch language {
    case .en: "back"
    case .ja: "戻る"
    }
  }

  /// quit
  public var quit: String {
    switch language {
    case .en: "quit"
    case .ja: "終了"
    }
  }

  /// the keys that work here
  public var showKeys: String {
    switch language {
    case .en: "the keys that work here"
    case .ja: "ここで使えるキー"
    }
  }

  /// draw the screen anew
  public var redraw: String {
    switch language {
    case .en: "draw the screen anew"
    case .ja: "画面を描き直す"
    }
  }

  /// to the shell; fg comes back
  public var toShell: String {
    switch language {
    case .en: "to the shell; fg comes back"
    case .ja: "シェルへ（fgで戻る）"
    }
  }

  /// Keys
  public var keys: String {
    switch language {
    case .en: "Keys"
    case .ja: "キー"
    }
  }

  /// Here
  public var here: String {
    switch language {
    case .en: "Here"
    case .ja: "この画面"
    }
  }

  /// Everywhere
  public var everywhere: String {
    switch language {
    case .en: "Everywhere"
    case .ja: "共通"
    }
  }

  /// ? keys
  public var helpHint: String {
    switch language {
    case .en: "? keys"
    case .ja: "? キー一覧"
    }
  }

  /// F1 keys
  public var helpHintTyping: String {
    switch language {
    case .en: "F1 keys"
    case .ja: "F1 キー一覧"
    }
  }

  /// Esc closes
  public var closeHelp: String {
    switch language {
    case .en: "Esc closes"
    case .ja: "Escで閉じる"
    }
  }

  /// j/k Space g/G scroll, Esc closes
  public var scrollHelp: String {
    switch language {
    case .en: "j/k Space g/G scroll, Esc closes"
    case .ja: "j/k Space g/Gでスクロール、Escで閉じる"
    }
  }

  /// more below · {keys}
  public func moreHelp(keys: String) -> String {
    switch language {
    case .en: "more below · \(keys)"
    case .ja: "続きあり · \(keys)"
    }
  }

  /// j/k scroll
  public var scrollHelpShort: String {
    switch language {
    case .en: "j/k scroll"
    case .ja: "j/kでスクロール"
    }
  }

  /// Cancel
  public var cancel: String {
    switch language {
    case .en: "Cancel"
    case .ja: "キャンセル"
    }
  }

  /// Terminal too small
  public var tooSmall: String {
    switch language {
    case .en: "Terminal too small"
    case .ja: "端末が小さすぎます"
    }
  }

  /// needs {needed}, is {size}
  public func sizeNeeded(needed: String, size: String) -> String {
    switch language {
    case .en: "needs \(needed), is \(size)"
    case .ja: "必要 \(needed)、現在 \(size)"
    }
  }

  /// Ctrl+C quits
  public var quitAnywhere: String {
    switch language {
    case .en: "Ctrl+C quits"
    case .ja: "Ctrl+Cで終了"
    }
  }

  /// There is no shell to go back to. Press q or Ctrl+C to quit.
  public var noShell: String {
    switch language {
    case .en: "There is no shell to go back to. Press q or Ctrl+C to quit."
    case .ja: "戻り先のシェルがありません。qキーかCtrl+Cで終了してください。"
    }
  }
}
