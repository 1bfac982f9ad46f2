// Made by Scripts/make-texts from Resources/texts. Do not edit.
// swift-format-ignore-file

/// The texts of `apiAddress`.
public struct ApiAddressTexts: Sendable {
  let language: Language

  /// This is not an API address that octodo can ask. Write it as https://HOST or https://HOST/api/v3.
  public var unreadable: String {
    switch language {
    case .en: "This is not an API address that octodo can ask. Write it as https://HOST or https://HOST/api/v3."
    case .ja: "octodoが使えるAPIのアドレスではありません。https://HOST または https://HOST/api/v3 の形で書いてください。"
    }
  }

  /// octodo asks {host} over https only. Write the API address with https:// in front.
  public func insecure(host: String) -> String {
    switch language {
    case .en: "octodo asks \(host) over https only. Write the API address with https:// in front."
    case .ja: "\(host)にはhttpsでのみ接続します。APIのアドレスをhttps://で始めてください。"
    }
  }

  /// An API address holds no user name and no password. Leave them out, and put the token into GH_TOKEN.
  public var hasUser: String {
    switch language {
    case .en: "An API address holds no user name and no password. Leave them out, and put the token into GH_TOKEN."
    case .ja: "APIのアドレスにユーザー名やパスワードは書けません。取り除いて、トークンはGH_TOKENに設定してください。"
    }
  }

  /// An API address ends with its path. Leave out what begins with ? or #.
  public var hasQuery: String {
    switch language {
    case .en: "An API address ends with its path. Leave out what begins with ? or #."
    case .ja: "APIのアドレスはパスで終わります。?や#以降を取り除いてください。"
    }
  }
}
