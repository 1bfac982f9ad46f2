// Made by Scripts/make-texts from Resources/texts. Do not edit.
// swift-format-ignore-file

/// The texts of `licenses`.
public struct LicensesTexts: Sendable {
  let language: Language

  /// All licences, {percent}%
  public func statusAll(percent: String) -> String {
    switch language {
    case .en: "All licences, \(percent)%"
    case .ja: "すべてのライセンス \(percent)%"
    }
  }

  /// Licence of {name}, {percent}%
  public func statusOne(name: String, percent: String) -> String {
    switch language {
    case .en: "Licence of \(name), \(percent)%"
    case .ja: "\(name)のライセンス \(percent)%"
    }
  }

  /// Opening {address} in the browser
  public func opening(address: String) -> String {
    switch language {
    case .en: "Opening \(address) in the browser"
    case .ja: "ブラウザーで開きます: \(address)"
    }
  }

  /// octodo itself has no web address here.
  public var noAddress: String {
    switch language {
    case .en: "octodo itself has no web address here."
    case .ja: "octodo自体のWebアドレスはありません。"
    }
  }

  /// open the web address of what is at the top in the browser
  public var helpBrowser: String {
    switch language {
    case .en: "open the web address of what is at the top in the browser"
    case .ja: "先頭に表示中のライブラリのWebアドレスをブラウザーで開く"
    }
  }

  /// browser
  public var hintBrowser: String {
    switch language {
    case .en: "browser"
    case .ja: "ブラウザー"
    }
  }

  /// Copied {address}
  public func copied(address: String) -> String {
    switch language {
    case .en: "Copied \(address)"
    case .ja: "コピーしました: \(address)"
    }
  }

  /// copy that address
  public var helpCopy: String {
    switch language {
    case .en: "copy that address"
    case .ja: "そのアドレスをコピー"
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
