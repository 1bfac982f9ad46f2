// Made by Scripts/make-texts from Resources/texts. Do not edit.
// swift-format-ignore-file

/// The texts of `account`.
public struct AccountTexts: Sendable {
  let language: Language

  /// anonymous, 10 searches a minute
  public var anonymous: String {
    switch language {
    case .en: "anonymous, 10 searches a minute"
    case .ja: "匿名、検索は毎分10回"
    }
  }

  /// anonymous
  public var anonymousShort: String {
    switch language {
    case .en: "anonymous"
    case .ja: "匿名"
    }
  }

  /// token from {source}, 30 searches a minute
  public func token(source: String) -> String {
    switch language {
    case .en: "token from \(source), 30 searches a minute"
    case .ja: "\(source)のトークン、検索は毎分30回"
    }
  }

  /// token
  public var tokenShort: String {
    switch language {
    case .en: "token"
    case .ja: "トークン"
    }
  }

  /// demo data, no network
  public var demo: String {
    switch language {
    case .en: "demo data, no network"
    case .ja: "デモデータ、通信なし"
    }
  }

  /// demo data
  public var demoShort: String {
    switch language {
    case .en: "demo data"
    case .ja: "デモ"
    }
  }

  /// You are anonymous: 10 searches a minute and 60 other requests an hour. To get more, set GH_TOKEN to a token of github.com/settings/tokens, or run `gh auth login` once, then start octodo again. A token goes to GitHub's API and nowhere else.
  public var anonymousHelp: String {
    switch language {
    case .en: "You are anonymous: 10 searches a minute and 60 other requests an hour. To get more, set GH_TOKEN to a token of github.com/settings/tokens, or run `gh auth login` once, then start octodo again. A token goes to GitHub's API and nowhere else."
    case .ja: "匿名で使用中です。検索は毎分10回、その他のリクエストは毎時60回までです。増やすには、github.com/settings/tokensで作ったトークンをGH_TOKENに設定するか、`gh auth login`を一度実行し、octodoを起動し直してください。トークンはGitHubのAPI以外には送られません。"
    }
  }

  /// The token of {source} is used. It goes to GitHub's API and nowhere else. Unset it to be anonymous.
  public func tokenHelp(source: String) -> String {
    switch language {
    case .en: "The token of \(source) is used. It goes to GitHub's API and nowhere else. Unset it to be anonymous."
    case .ja: "\(source)のトークンを使用中です。GitHubのAPI以外には送られません。匿名で使うには設定を外してください。"
    }
  }

  /// This is the demo: data that came with octodo, no network. Start octodo without --demo to search GitHub.
  public var demoHelp: String {
    switch language {
    case .en: "This is the demo: data that came with octodo, no network. Start octodo without --demo to search GitHub."
    case .ja: "デモを実行中です。octodoに付属のデータを使い、通信はしません。GitHubを検索するには--demoを付けずに起動してください。"
    }
  }
}
