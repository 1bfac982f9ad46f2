// Made by Scripts/make-texts from Resources/texts. Do not edit.
// swift-format-ignore-file

/// The texts of `list`.
public struct ListTexts: Sendable {
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
  public var halfPageDown: String {
    switch language {
    case .en: "half a page down"
    case .ja: "半ページ下へ"
    }
  }

  /// half a page up
  public var halfPageUp: String {
    switch language {
    case .en: "half a page up"
    case .ja: "半ページ上へ"
    }
  }

  /// to the first
  public var first: String {
    switch language {
    case .en: "to the first"
    case .ja: "先頭へ"
    }
  }

  /// to the last
  public var last: String {
    switch language {
    case .en: "to the last"
    case .ja: "末尾へ"
    }
  }

  /// read again
  public var refresh: String {
    switch language {
    case .en: "read again"
    case .ja: "再読み込み"
    }
  }
}
