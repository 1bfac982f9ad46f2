// Made by Scripts/make-texts from Resources/texts. Do not edit.
// swift-format-ignore-file

/// The texts of `about`.
public struct AboutTexts: Sendable {
  let language: Language

  /// Version
  public var version: String {
    switch language {
    case .en: "Version"
    case .ja: "バージョン"
    }
  }

  /// Licence
  public var license: String {
    switch language {
    case .en: "Licence"
    case .ja: "ライセンス"
    }
  }

  /// MIT
  public var licenseValue: String {
    switch language {
    case .en: "MIT"
    case .ja: "MIT"
    }
  }

  /// Built with
  public var swift: String {
    switch language {
    case .en: "Built with"
    case .ja: "ビルド環境"
    }
  }

  /// Swift {version}
  public func swiftValue(version: String) -> String {
    switch language {
    case .en: "Swift \(version)"
    case .ja: "Swift \(version)"
    }
  }

  /// Problems
  public var problems: String {
    switch language {
    case .en: "Problems"
    case .ja: "不具合の報告"
    }
  }

  /// Report them at the repository that you have octodo from. Report a security problem in private: "Report a vulnerability" on its Security page, as SECURITY.md says.
  public var problemsValue: String {
    switch language {
    case .en: "Report them at the repository that you have octodo from. Report a security problem in private: \"Report a vulnerability\" on its Security page, as SECURITY.md says."
    case .ja: "octodoを入手したリポジトリで報告してください。脆弱性は、SECURITY.mdのとおり、リポジトリのSecurityページの「Report a vulnerability」から非公開で報告してください。"
    }
  }

  /// Libraries in use
  public var libraries: String {
    switch language {
    case .en: "Libraries in use"
    case .ja: "使用中のライブラリ"
    }
  }

  /// cannot be loaded
  public var missing: String {
    switch language {
    case .en: "cannot be loaded"
    case .ja: "読み込めません"
    }
  }

  /// not told in a script
  public var untold: String {
    switch language {
    case .en: "not told in a script"
    case .ja: "スクリプトでは表示しません"
    }
  }

  /// Files
  public var files: String {
    switch language {
    case .en: "Files"
    case .ja: "ファイル"
    }
  }

  /// Settings
  public var settingsFile: String {
    switch language {
    case .en: "Settings"
    case .ja: "設定"
    }
  }

  /// Todos
  public var todosFile: String {
    switch language {
    case .en: "Todos"
    case .ja: "ToDo"
    }
  }

  /// Events
  public var eventsFile: String {
    switch language {
    case .en: "Events"
    case .ja: "イベント"
    }
  }

  /// Random id
  public var identityFile: String {
    switch language {
    case .en: "Random id"
    case .ja: "ランダムID"
    }
  }

  /// Dependencies
  public var dependencies: String {
    switch language {
    case .en: "Dependencies"
    case .ja: "依存ライブラリ"
    }
  }

  /// All licences
  public var allLicenses: String {
    switch language {
    case .en: "All licences"
    case .ja: "すべてのライセンス"
    }
  }

  /// the texts of {count}, one after the other
  public func allLicensesValue(count: Int) -> String {
    switch language {
    case .en: count == 1 ? "the text of \(NumberText.grouped(count))" : "the texts of \(NumberText.grouped(count)), one after the other"
    case .ja: "\(NumberText.grouped(count))件の全文を続けて表示"
    }
  }

  /// {number} of {total}
  public func position(number: String, total: String) -> String {
    switch language {
    case .en: "\(number) of \(total)"
    case .ja: "\(number)/\(total)"
    }
  }

  /// Copied the versions, for a report
  public var copiedVersions: String {
    switch language {
    case .en: "Copied the versions, for a report"
    case .ja: "報告用にバージョン情報をコピーしました。"
    }
  }

  /// Opening {address} in the browser
  public func opening(address: String) -> String {
    switch language {
    case .en: "Opening \(address) in the browser"
    case .ja: "ブラウザーで開きます: \(address)"
    }
  }

  /// Copied {address}
  public func copiedAddress(address: String) -> String {
    switch language {
    case .en: "Copied \(address)"
    case .ja: "コピーしました: \(address)"
    }
  }

  /// This row has no web address. Dependencies have one.
  public var noAddress: String {
    switch language {
    case .en: "This row has no web address. Dependencies have one."
    case .ja: "この行にはWebアドレスがありません。依存ライブラリの行にはあります。"
    }
  }

  /// show the licence
  public var helpOpen: String {
    switch language {
    case .en: "show the licence"
    case .ja: "ライセンスを表示"
    }
  }

  /// licence
  public var hintOpen: String {
    switch language {
    case .en: "licence"
    case .ja: "ライセンス"
    }
  }

  /// show all licences
  public var helpAll: String {
    switch language {
    case .en: "show all licences"
    case .ja: "すべてのライセンスを表示"
    }
  }

  /// all licences
  public var hintAll: String {
    switch language {
    case .en: "all licences"
    case .ja: "全ライセンス"
    }
  }

  /// open its web address in the browser
  public var helpBrowser: String {
    switch language {
    case .en: "open its web address in the browser"
    case .ja: "Webアドレスをブラウザーで開く"
    }
  }

  /// browser
  public var hintBrowser: String {
    switch language {
    case .en: "browser"
    case .ja: "ブラウザー"
    }
  }

  /// copy its web address, or on other rows the versions for a report
  public var helpCopy: String {
    switch language {
    case .en: "copy its web address, or on other rows the versions for a report"
    case .ja: "Webアドレスをコピー（ほかの行では報告用のバージョン情報）"
    }
  }

  /// copy
  public var hintCopy: String {
    switch language {
    case .en: "copy"
    case .ja: "コピー"
    }
  }
}
