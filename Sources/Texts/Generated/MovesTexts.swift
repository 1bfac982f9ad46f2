// Made by Scripts/make-texts from Resources/texts. Do not edit.
// swift-format-ignore-file

/// The texts of `moves`.
public struct MovesTexts: Sendable {
  let language: Language

  /// down
  public var down: String {
    switch language {
    case .en: "down"
    case .ja: "下へ"
    }
  }

  /// up
  public var up: String {
    switch language {
    case .en: "up"
    case .ja: "上へ"
    }
  }

  /// a line down
  public var lineDown: String {
    switch language {
    case .en: "a line down"
    case .ja: "1行下へ"
    }
  }

  /// a line up
  public var lineUp: String {
    switch language {
    case .en: "a line up"
    case .ja: "1行上へ"
    }
  }

  /// a page down
  public var pageDown: String {
    switch language {
    case .en: "a page down"
    case .ja: "1ページ下へ"
    }
  }

  /// a page up
  public var pageUp: String {
    switch language {
    case .en: "a page up"
    case .ja: "1ページ上へ"
    }
  }

  /// half a page down
  public var halfDown: String {
    switch language {
    case .en: "half a page down"
    case .ja: "半ページ下へ"
    }
  }

  /// half a page up
  public var halfUp: String {
    switch language {
    case .en: "half a page up"
    case .ja: "半ページ上へ"
    }
  }

  /// to the first
  public var toFirst: String {
    switch language {
    case .en: "to the first"
    case .ja: "先頭へ"
    }
  }

  /// to the last that is loaded
  public var toLastLoaded: String {
    switch language {
    case .en: "to the last that is loaded"
    case .ja: "読み込み済みの末尾へ"
    }
  }

  /// to the start
  public var toStart: String {
    switch language {
    case .en: "to the start"
    case .ja: "先頭へ"
    }
  }

  /// to the end
  public var toEnd: String {
    switch language {
    case .en: "to the end"
    case .ja: "末尾へ"
    }
  }

  /// to the last
  public var toLast: String {
    switch language {
    case .en: "to the last"
    case .ja: "末尾へ"
    }
  }
}
