// Made by Scripts/make-texts from Resources/texts. Do not edit.
// swift-format-ignore-file

/// The texts of `settings`.
public struct SettingsTexts: Sendable {
  let language: Language

  /// Language
  public var languageLabel: String {
    switch language {
    case .en: "Language"
    case .ja: "言語"
    }
  }

  /// Theme
  public var theme: String {
    switch language {
    case .en: "Theme"
    case .ja: "テーマ"
    }
  }

  /// Events
  public var tracking: String {
    switch language {
    case .en: "Events"
    case .ja: "イベント"
    }
  }

  /// Page size
  public var pageSize: String {
    switch language {
    case .en: "Page size"
    case .ja: "1ページの件数"
    }
  }

  /// Before a delete
  public var confirm: String {
    switch language {
    case .en: "Before a delete"
    case .ja: "削除するとき"
    }
  }

  /// GitHub API
  public var api: String {
    switch language {
    case .en: "GitHub API"
    case .ja: "GitHub API"
    }
  }

  /// Token
  public var token: String {
    switch language {
    case .en: "Token"
    case .ja: "トークン"
    }
  }

  /// Settings file
  public var configFile: String {
    switch language {
    case .en: "Settings file"
    case .ja: "設定ファイル"
    }
  }

  /// Todo file
  public var databaseFile: String {
    switch language {
    case .en: "Todo file"
    case .ja: "ToDoファイル"
    }
  }

  /// Event file
  public var eventsFile: String {
    switch language {
    case .en: "Event file"
    case .ja: "イベントファイル"
    }
  }

  /// The language of the screens.
  public var languageNote: String {
    switch language {
    case .en: "The language of the screens."
    case .ja: "画面の言語です。"
    }
  }

  /// Colours for a dark or for a light background; plain has none.
  public var themeNote: String {
    switch language {
    case .en: "Colours for a dark or for a light background; plain has none."
    case .ja: "暗い背景または明るい背景に合わせた配色です。「標準」では色を使いません。"
    }
  }

  /// Which screens you open and what you search for goes to a file on this machine. It never leaves the machine.
  public var trackingNote: String {
    switch language {
    case .en: "Which screens you open and what you search for goes to a file on this machine. It never leaves the machine."
    case .ja: "開いた画面と検索語を、このマシンのファイルに記録します。外部には送信しません。"
    }
  }

  /// Results that one search request asks for, from 1 to 100. Type the number, or press + and -.
  public var pageSizeNote: String {
    switch language {
    case .en: "Results that one search request asks for, from 1 to 100. Type the number, or press + and -."
    case .ja: "1回の検索で取得する件数です（1〜100）。数字を入力するか、+キーと-キーで変更します。"
    }
  }

  /// Whether D asks before it deletes.
  public var confirmNote: String {
    switch language {
    case .en: "Whether D asks before it deletes."
    case .ja: "Dキーで削除する前に確認するかどうかです。"
    }
  }

  /// Where repositories are searched. Change it with api_url in the settings file, or with --api-url.
  public var apiNote: String {
    switch language {
    case .en: "Where repositories are searched. Change it with api_url in the settings file, or with --api-url."
    case .ja: "リポジトリの検索先です。変更するには、設定ファイルのapi_urlか--api-urlを使います。"
    }
  }

  /// Where the token for GitHub comes from. The token itself is never shown.
  public var tokenNote: String {
    switch language {
    case .en: "Where the token for GitHub comes from. The token itself is never shown."
    case .ja: "GitHubのトークンの取得元です。トークン自体は表示しません。"
    }
  }

  /// With a token GitHub grants more requests: set GH_TOKEN, or run `gh auth login` once, then start octodo again.
  public var noTokenNote: String {
    switch language {
    case .en: "With a token GitHub grants more requests: set GH_TOKEN, or run `gh auth login` once, then start octodo again."
    case .ja: "トークンがあると、より多くのリクエストを送れます。GH_TOKENを設定するか`gh auth login`を一度実行してから、octodoを起動し直してください。"
    }
  }

  /// Where these settings are kept. Your comments in it stay.
  public var configFileNote: String {
    switch language {
    case .en: "Where these settings are kept. Your comments in it stay."
    case .ja: "これらの設定の保存先です。書き込んだコメントはそのまま残ります。"
    }
  }

  /// Where your todos are kept.
  public var databaseFileNote: String {
    switch language {
    case .en: "Where your todos are kept."
    case .ja: "ToDoの保存先です。"
    }
  }

  /// Where events go. You may delete it at any time.
  public var eventsFileNote: String {
    switch language {
    case .en: "Where events go. You may delete it at any time."
    case .ja: "イベントの記録先です。いつでも削除できます。"
    }
  }

  /// as the environment says ({name})
  public func auto(name: String) -> String {
    switch language {
    case .en: "as the environment says (\(name))"
    case .ja: "環境に従う（\(name)）"
    }
  }

  /// English
  public var english: String {
    switch language {
    case .en: "English"
    case .ja: "English"
    }
  }

  /// 日本語
  public var japanese: String {
    switch language {
    case .en: "日本語"
    case .ja: "日本語"
    }
  }

  /// plain
  public var plain: String {
    switch language {
    case .en: "plain"
    case .ja: "標準"
    }
  }

  /// dark
  public var dark: String {
    switch language {
    case .en: "dark"
    case .ja: "ダーク"
    }
  }

  /// light
  public var light: String {
    switch language {
    case .en: "light"
    case .ja: "ライト"
    }
  }

  /// off
  public var off: String {
    switch language {
    case .en: "off"
    case .ja: "記録しない"
    }
  }

  /// to a file here
  public var local: String {
    switch language {
    case .en: "to a file here"
    case .ja: "ファイルに記録"
    }
  }

  /// ask
  public var asks: String {
    switch language {
    case .en: "ask"
    case .ja: "確認する"
    }
  }

  /// delete at once
  public var asksNot: String {
    switch language {
    case .en: "delete at once"
    case .ja: "すぐに削除する"
    }
  }

  /// none
  public var none: String {
    switch language {
    case .en: "none"
    case .ja: "なし"
    }
  }

  /// none: demo data
  public var demo: String {
    switch language {
    case .en: "none: demo data"
    case .ja: "なし（デモデータ）"
    }
  }

  /// {value} for this run: {cause}; else {choice}
  public func override(value: String, cause: String, choice: String) -> String {
    switch language {
    case .en: "\(value) for this run: \(cause); else \(choice)"
    case .ja: "今回は\(value)（\(cause)）、通常は\(choice)"
    }
  }

  /// {value} ({source})
  public func from(value: String, source: String) -> String {
    switch language {
    case .en: "\(value) (\(source))"
    case .ja: "\(value)（\(source)）"
    }
  }

  /// {cause} decides for this run. What you choose here holds when octodo is started without it.
  public func waitNote(cause: String) -> String {
    switch language {
    case .en: "\(cause) decides for this run. What you choose here holds when octodo is started without it."
    case .ja: "今回は\(cause)が優先されます。ここでの選択は、それなしで起動したときに有効になります。"
    }
  }

  /// Off from now on. {count} events of this run were written before, and stay.
  public func trackingOff(count: Int) -> String {
    switch language {
    case .en: count == 1 ? "Off from now on. \(NumberText.grouped(count)) event of this run was written before, and stays." : "Off from now on. \(NumberText.grouped(count)) events of this run were written before, and stay."
    case .ja: "以後は記録しません。今回すでに記録した\(NumberText.grouped(count))件のイベントは残ります。"
    }
  }

  /// Events are written from now on, to a file on this machine only.
  public var trackingOn: String {
    switch language {
    case .en: "Events are written from now on, to a file on this machine only."
    case .ja: "以後のイベントを、このマシンのファイルにのみ記録します。"
    }
  }

  /// {file} is not written as settings are. It is left alone, and changes hold for this run only.
  public func broken(file: String) -> String {
    switch language {
    case .en: "\(file) is not written as settings are. It is left alone, and changes hold for this run only."
    case .ja: "\(file)は設定として読み取れません。ファイルはそのまま残し、変更は今回の実行中だけ有効です。"
    }
  }

  /// {file} line {line} is not written as a setting is. The file is left alone, and changes hold for this run only.
  public func brokenLine(file: String, line: String) -> String {
    switch language {
    case .en: "\(file) line \(line) is not written as a setting is. The file is left alone, and changes hold for this run only."
    case .ja: "\(file)の\(line)行目は設定として読み取れません。ファイルはそのまま残し、変更は今回の実行中だけ有効です。"
    }
  }

  /// {key} stands in {file} line {line} in a way that octodo does not change. The change holds for this run only.
  public func unusual(key: String, file: String, line: String) -> String {
    switch language {
    case .en: "\(key) stands in \(file) line \(line) in a way that octodo does not change. The change holds for this run only."
    case .ja: "\(file)の\(line)行目にある\(key)は、octodoでは変更できない書き方です。変更は今回の実行中だけ有効です。"
    }
  }

  /// {file} cannot be written ({reason}). The change holds for this run only.
  public func unwritable(file: String, reason: String) -> String {
    switch language {
    case .en: "\(file) cannot be written (\(reason)). The change holds for this run only."
    case .ja: "\(file)に書き込めません（\(reason)）。変更は今回の実行中だけ有効です。"
    }
  }

  /// The page size is a number from 1 to 100.
  public var pageSizeLimit: String {
    switch language {
    case .en: "The page size is a number from 1 to 100."
    case .ja: "1ページの件数は1〜100の数字です。"
    }
  }

  /// {place} of {total}
  public func position(place: String, total: String) -> String {
    switch language {
    case .en: "\(place) of \(total)"
    case .ja: "\(place)/\(total)"
    }
  }

  /// change it
  public var change: String {
    switch language {
    case .en: "change it"
    case .ja: "変更"
    }
  }

  /// change it the other way
  public var changeBack: String {
    switch language {
    case .en: "change it the other way"
    case .ja: "逆順に変更"
    }
  }

  /// one more
  public var more: String {
    switch language {
    case .en: "one more"
    case .ja: "1件増やす"
    }
  }

  /// one less
  public var fewer: String {
    switch language {
    case .en: "one less"
    case .ja: "1件減らす"
    }
  }

  /// the page size as a number
  public var number: String {
    switch language {
    case .en: "the page size as a number"
    case .ja: "件数を数字で入力"
    }
  }

  /// change
  public var changeHint: String {
    switch language {
    case .en: "change"
    case .ja: "変更"
    }
  }

  /// open it
  public var open: String {
    switch language {
    case .en: "open it"
    case .ja: "開く"
    }
  }

  /// opens
  public var openHint: String {
    switch language {
    case .en: "opens"
    case .ja: "開く"
    }
  }

  /// Events of this run
  public var eventsLink: String {
    switch language {
    case .en: "Events of this run"
    case .ja: "今回のイベント"
    }
  }

  /// About octodo
  public var aboutLink: String {
    switch language {
    case .en: "About octodo"
    case .ja: "octodoについて"
    }
  }

  /// to {host}
  public func collector(host: String) -> String {
    switch language {
    case .en: "to \(host)"
    case .ja: "\(host)に送信"
    }
  }

  /// The screens you open and what you search for are sent there.
  public var collectorNote: String {
    switch language {
    case .en: "The screens you open and what you search for are sent there."
    case .ja: "開いた画面と検索した語をそこに送信します。"
    }
  }

  /// Events are sent to {host} from now on.
  public func collectorOn(host: String) -> String {
    switch language {
    case .en: "Events are sent to \(host) from now on."
    case .ja: "これ以降のイベントを\(host)に送信します。"
    }
  }
}
