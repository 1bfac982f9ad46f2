// Made by Scripts/make-texts from Resources/texts. Do not edit.
// swift-format-ignore-file

/// The texts of `events`.
public struct EventsTexts: Sendable {
  let language: Language

  /// Events are not kept: nothing is written and nothing is sent, so there is nothing to list. To see events here, set Events to "to a file here" in the settings and start octodo without DO_NOT_TRACK and --no-tracking.
  public var off: String {
    switch language {
    case .en: "Events are not kept: nothing is written and nothing is sent, so there is nothing to list. To see events here, set Events to \"to a file here\" in the settings and start octodo without DO_NOT_TRACK and --no-tracking."
    case .ja: "イベントを記録していません。何も保存も送信もしないため、一覧は空です。ここに表示するには、設定の「イベント」を「ファイルに記録」にし、DO_NOT_TRACKと--no-trackingなしでoctodoを起動してください。"
    }
  }

  /// Events go to {file}
  public func destination(file: String) -> String {
    switch language {
    case .en: "Events go to \(file)"
    case .ja: "イベントの記録先: \(file)"
    }
  }

  /// Events go to no file
  public var noDestination: String {
    switch language {
    case .en: "Events go to no file"
    case .ja: "イベントの記録先: なし"
    }
  }

  /// {count} older events of this run are no longer listed.
  public func dropped(count: Int) -> String {
    switch language {
    case .en: count == 1 ? "\(NumberText.grouped(count)) older event of this run is no longer listed." : "\(NumberText.grouped(count)) older events of this run are no longer listed."
    case .ja: "今回の古いイベント\(NumberText.grouped(count))件は一覧から外れました。"
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
    case .ja: "最新に追従中"
    }
  }

  /// Event {number} as it is written
  public func opened(number: String) -> String {
    switch language {
    case .en: "Event \(number) as it is written"
    case .ja: "イベント\(number)の記録形式"
    }
  }

  /// Copied the event as it is written
  public var copied: String {
    switch language {
    case .en: "Copied the event as it is written"
    case .ja: "イベントを記録形式でコピーしました。"
    }
  }

  /// The event cannot be shown as it is written, for the id of this installation cannot be read ({reason}). Make room in its folder, or set tracking: off.
  public func noID(reason: String) -> String {
    switch language {
    case .en: "The event cannot be shown as it is written, for the id of this installation cannot be read (\(reason)). Make room in its folder, or set tracking: off."
    case .ja: "このインストールのIDを読み取れないため、記録形式を表示できません（\(reason)）。フォルダーの空き容量を確保するか、設定の「イベント」を「記録しない」にしてください。"
    }
  }

  /// show it as it is written
  public var helpOpen: String {
    switch language {
    case .en: "show it as it is written"
    case .ja: "記録形式で表示"
    }
  }

  /// as written
  public var hintOpen: String {
    switch language {
    case .en: "as written"
    case .ja: "記録形式"
    }
  }

  /// copy it as it is written
  public var helpCopy: String {
    switch language {
    case .en: "copy it as it is written"
    case .ja: "記録形式でコピー"
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
    case .ja: "最新へ移動して追従"
    }
  }

  /// Events are sent to {host}
  public func collector(host: String) -> String {
    switch language {
    case .en: "Events are sent to \(host)"
    case .ja: "イベントの送信先: \(host)"
    }
  }
}
