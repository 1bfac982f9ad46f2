// Made by Scripts/make-texts from Resources/texts. Do not edit.
// swift-format-ignore-file

/// The texts of `events`.
public struct EventsTexts: Sendable {
  let language: Language

  /// Tracking is off: nothing is kept and nothing is sent, so there is nothing to list. To see events here, set tracking to local in the settings and start octodo without DO_NOT_TRACK and --no-tracking.
  public var off: String {
    switch language {
    case .en: "Tracking is off: nothing is kept and nothing is sent, so there is nothing to list. To see events here, set tracking to local in the settings and start octodo without DO_NOT_TRACK and --no-tracking."
    case .ja: "トラッキングはオフです。何も記録せず、何も送信しないため、一覧は空です。イベントを表示するには、設定でトラッキングをlocalにし、DO_NOT_TRACKと--no-trackingなしでoctodoを起動してください。"
    }
  }

  /// Tracking: {mode}, into {file}
  public func mode(mode: String, file: String) -> String {
    switch language {
    case .en: "Tracking: \(mode), into \(file)"
    case .ja: "トラッキング: \(mode)、保存先: \(file)"
    }
  }

  /// Tracking: {mode}, into no file
  public func modeWithoutFile(mode: String) -> String {
    switch language {
    case .en: "Tracking: \(mode), into no file"
    case .ja: "トラッキング: \(mode)、保存先ファイルなし"
    }
  }

  /// {count} older events of this run are no longer listed.
  public func dropped(count: Int) -> String {
    switch language {
    case .en: count == 1 ? "\(NumberText.grouped(count)) older event of this run is no longer listed." : "\(NumberText.grouped(count)) older events of this run are no longer listed."
    case .ja: "この実行の古いイベント\(NumberText.grouped(count))件は一覧から外れました。"
    }
  }

  /// Time
  public var time: String {
    switch language {
    case .en: "Time"
    case .ja: "時刻"
    }
  }

  /// Event
  public var name: String {
    switch language {
    case .en: "Event"
    case .ja: "イベント"
    }
  }

  /// Properties
  public var properties: String {
    switch language {
    case .en: "Properties"
    case .ja: "プロパティ"
    }
  }

  /// Event {number} of {total}
  public func position(number: String, total: String) -> String {
    switch language {
    case .en: "Event \(number) of \(total)"
    case .ja: "イベント\(number)/\(total)"
    }
  }

  /// the newest stays selected
  public var following: String {
    switch language {
    case .en: "the newest stays selected"
    case .ja: "最新を選択し続けます"
    }
  }

  /// Event {number} as it is sent
  public func opened(number: String) -> String {
    switch language {
    case .en: "Event \(number) as it is sent"
    case .ja: "イベント\(number)の送信形式"
    }
  }

  /// Copied the event as it is sent
  public var copied: String {
    switch language {
    case .en: "Copied the event as it is sent"
    case .ja: "イベントを送信形式でコピーしました"
    }
  }

  /// The event cannot be shown as it is sent, for the id of this installation cannot be read ({reason}). Make room in its folder, or set tracking: off.
  public func noID(reason: String) -> String {
    switch language {
    case .en: "The event cannot be shown as it is sent, for the id of this installation cannot be read (\(reason)). Make room in its folder, or set tracking: off."
    case .ja: "このインストールのIDを読み取れないため、送信形式を表示できません（\(reason)）。フォルダーの空き容量を確保するか、tracking: offにしてください。"
    }
  }

  /// show it as it is sent
  public var helpOpen: String {
    switch language {
    case .en: "show it as it is sent"
    case .ja: "送信形式で表示"
    }
  }

  /// as sent
  public var hintOpen: String {
    switch language {
    case .en: "as sent"
    case .ja: "送信形式"
    }
  }

  /// copy it as it is sent
  public var helpCopy: String {
    switch language {
    case .en: "copy it as it is sent"
    case .ja: "送信形式でコピー"
    }
  }

  /// copy
  public var hintCopy: String {
    switch language {
    case .en: "copy"
    case .ja: "コピー"
    }
  }

  /// back to the list
  public var helpBack: String {
    switch language {
    case .en: "back to the list"
    case .ja: "一覧に戻る"
    }
  }

  /// back
  public var hintBack: String {
    switch language {
    case .en: "back"
    case .ja: "戻る"
    }
  }

  /// to the newest, and stay there
  public var helpLast: String {
    switch language {
    case .en: "to the newest, and stay there"
    case .ja: "最新へ移動し、追従"
    }
  }
}
