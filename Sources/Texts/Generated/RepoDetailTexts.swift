// Made by Scripts/make-texts from Resources/texts. Do not edit.
// swift-format-ignore-file

/// The texts of `repoDetail`.
public struct RepoDetailTexts: Sendable {
  let language: Language

  /// load again
  public var loadAgain: String {
    switch language {
    case .en: "load again"
    case .ja: "再読み込み"
    }
  }

  /// Loading
  public var loading: String {
    switch language {
    case .en: "Loading"
    case .ja: "読み込み中"
    }
  }

  /// Loading {name}
  public func loadingName(name: String) -> String {
    switch language {
    case .en: "Loading \(name)"
    case .ja: "\(name)を読み込み中"
    }
  }

  /// GitHub asks for a pause, going on in {seconds} s
  public func pauseStatus(seconds: String) -> String {
    switch language {
    case .en: "GitHub asks for a pause, going on in \(seconds) s"
    case .ja: "GitHubの制限により待機中、\(seconds)秒後に再開"
    }
  }

  /// Pause, going on in {seconds} s
  public func pauseShort(seconds: String) -> String {
    switch language {
    case .en: "Pause, going on in \(seconds) s"
    case .ja: "待機中、\(seconds)秒後に再開"
    }
  }

  /// requests
  public var requests: String {
    switch language {
    case .en: "requests"
    case .ja: "リクエスト"
    }
  }

  /// {count} stars
  public func stars(count: Int) -> String {
    switch language {
    case .en: count == 1 ? "\(NumberText.grouped(count)) star" : "\(NumberText.grouped(count)) stars"
    case .ja: "スター\(NumberText.grouped(count))"
    }
  }

  /// {count} forks
  public func forks(count: Int) -> String {
    switch language {
    case .en: count == 1 ? "\(NumberText.grouped(count)) fork" : "\(NumberText.grouped(count)) forks"
    case .ja: "フォーク\(NumberText.grouped(count))"
    }
  }

  /// {count} watchers
  public func watchers(count: Int) -> String {
    switch language {
    case .en: count == 1 ? "\(NumberText.grouped(count)) watcher" : "\(NumberText.grouped(count)) watchers"
    case .ja: "ウォッチ\(NumberText.grouped(count))"
    }
  }

  /// watchers ...
  public var watchersLoading: String {
    switch language {
    case .en: "watchers ..."
    case .ja: "ウォッチ ..."
    }
  }

  /// {count} open issues
  public func openIssues(count: Int) -> String {
    switch language {
    case .en: count == 1 ? "\(NumberText.grouped(count)) open issue" : "\(NumberText.grouped(count)) open issues"
    case .ja: "未解決のイシュー\(NumberText.grouped(count))"
    }
  }

  /// no language
  public var noLanguage: String {
    switch language {
    case .en: "no language"
    case .ja: "言語なし"
    }
  }

  /// no licence
  public var noLicence: String {
    switch language {
    case .en: "no licence"
    case .ja: "ライセンスなし"
    }
  }

  /// branch {name}
  public func branch(name: String) -> String {
    switch language {
    case .en: "branch \(name)"
    case .ja: "ブランチ \(name)"
    }
  }

  /// created {day}
  public func created(day: String) -> String {
    switch language {
    case .en: "created \(day)"
    case .ja: "作成 \(day)"
    }
  }

  /// pushed {day} ({age})
  public func pushed(day: String, age: String) -> String {
    switch language {
    case .en: "pushed \(day) (\(age))"
    case .ja: "更新 \(day)（\(age)）"
    }
  }

  /// Loading the README...
  public var loadingReadme: String {
    switch language {
    case .en: "Loading the README..."
    case .ja: "READMEを読み込み中..."
    }
  }

  /// This repository has no README.
  public var noReadme: String {
    switch language {
    case .en: "This repository has no README."
    case .ja: "このリポジトリにREADMEはありません。"
    }
  }

  /// GitHub asks for a pause. The rest comes by itself in {seconds} s.
  public func readmePause(seconds: String) -> String {
    switch language {
    case .en: "GitHub asks for a pause. The rest comes by itself in \(seconds) s."
    case .ja: "GitHubの制限により待機中です。\(seconds)秒後に自動で続きを読み込みます。"
    }
  }
}
