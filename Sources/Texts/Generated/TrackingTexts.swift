// Made by Scripts/make-texts from Resources/texts. Do not edit.
// swift-format-ignore-file

/// The texts of `tracking`.
public struct TrackingTexts: Sendable {
  let language: Language

  /// Screens, searches stay in {file}; off: tab 4.
  public func firstStart(file: String) -> String {
    switch language {
    case .en: "Screens, searches stay in \(file); off: tab 4."
    case .ja: "画面と検索の記録先: \(file)。停止は4番のタブ"
    }
  }

  /// Screens and searches go to {host}; off: tab 4.
  public func firstStartCollector(host: String) -> String {
    switch language {
    case .en: "Screens and searches go to \(host); off: tab 4."
    case .ja: "画面と検索を\(host)に送信します。停止は4番のタブ"
    }
  }

  /// Events wait, for {host} does not answer. They are sent later; `octodo tracking status` tells how many wait.
  public func unreachable(host: String) -> String {
    switch language {
    case .en: "Events wait, for \(host) does not answer. They are sent later; `octodo tracking status` tells how many wait."
    case .ja: "\(host)が応答しないため、イベントは待機しています。後で送信します。待機数は`octodo tracking status`で確認できます。"
    }
  }

  /// Events wait, for {host} answers with the status {status}. Correct the collector in config.yml if that stays.
  public func status(host: String, status: String) -> String {
    switch language {
    case .en: "Events wait, for \(host) answers with the status \(status). Correct the collector in config.yml if that stays."
    case .ja: "\(host)がステータス\(status)を返したため、イベントは待機しています。続く場合はconfig.ymlのcollectorを直してください。"
    }
  }

  /// Events wait, for a web page answers at {host}. Sign in to the network, or correct the collector in config.yml.
  public func page(host: String) -> String {
    switch language {
    case .en: "Events wait, for a web page answers at \(host). Sign in to the network, or correct the collector in config.yml."
    case .ja: "\(host)からウェブページが返ったため、イベントは待機しています。ネットワークにログインするか、config.ymlのcollectorを直してください。"
    }
  }

  /// Events wait, for {host} points elsewhere, where octodo sends none. Correct the collector in config.yml.
  public func redirected(host: String) -> String {
    switch language {
    case .en: "Events wait, for \(host) points elsewhere, where octodo sends none. Correct the collector in config.yml."
    case .ja: "\(host)が別の場所を指していますが、octodoはそこに送信しないため、イベントは待機しています。config.ymlのcollectorを直してください。"
    }
  }

  /// Events wait, for nothing can be sent to {host}. Correct the collector in config.yml.
  public func invalidRequest(host: String) -> String {
    switch language {
    case .en: "Events wait, for nothing can be sent to \(host). Correct the collector in config.yml."
    case .ja: "\(host)に送信できないため、イベントは待機しています。config.ymlのcollectorを直してください。"
    }
  }

  /// Events wait, for their queue cannot be used: {reason}.
  public func queue(reason: String) -> String {
    switch language {
    case .en: "Events wait, for their queue cannot be used: \(reason)."
    case .ja: "キューを使えないため、イベントは待機しています: \(reason)。"
    }
  }

  /// Events cannot be kept: {reason}.
  public func notKept(reason: String) -> String {
    switch language {
    case .en: "Events cannot be kept: \(reason)."
    case .ja: "イベントを保存できません: \(reason)。"
    }
  }
}
