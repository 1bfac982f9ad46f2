// Made by Scripts/make-texts from Resources/texts. Do not edit.
// swift-format-ignore-file

/// The texts of `edit`.
public struct EditTexts: Sendable {
  let language: Language

  /// a character left
  public var left: String {
    switch language {
    case .en: "a character left"
    case .ja: "1文字左へ"
    }
  }

  /// a character right
  public var right: String {
    switch language {
    case .en: "a character right"
    case .ja: "1文字右へ"
    }
  }

  /// a word left
  public var wordLeft: String {
    switch language {
    case .en: "a word left"
    case .ja: "1単語左へ"
    }
  }

  /// a word right
  public var wordRight: String {
    switch language {
    case .en: "a word right"
    case .ja: "1単語右へ"
    }
  }

  /// to the start of the line
  public var toStart: String {
    switch language {
    case .en: "to the start of the line"
    case .ja: "行頭へ"
    }
  }

  /// to the end of the line
  public var toEnd: String {
    switch language {
    case .en: "to the end of the line"
    case .ja: "行末へ"
    }
  }

  /// delete the character before the cursor
  public var deleteBackward: String {
    switch language {
    case .en: "delete the character before the cursor"
    case .ja: "カーソルの前の文字を削除"
    }
  }

  /// delete the character under the cursor
  public var deleteForward: String {
    switch language {
    case .en: "delete the character under the cursor"
    case .ja: "カーソル位置の文字を削除"
    }
  }

  /// delete the word before the cursor
  public var deleteWordBackward: String {
    switch language {
    case .en: "delete the word before the cursor"
    case .ja: "カーソルの前の単語を削除"
    }
  }

  /// delete to the start of the line
  public var deleteToStart: String {
    switch language {
    case .en: "delete to the start of the line"
    case .ja: "行頭まで削除"
    }
  }

  /// delete to the end of the line
  public var deleteToEnd: String {
    switch language {
    case .en: "delete to the end of the line"
    case .ja: "行末まで削除"
    }
  }
}
