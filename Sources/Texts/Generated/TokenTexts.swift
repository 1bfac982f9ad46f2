// Made by Scripts/make-texts from Resources/texts. Do not edit.
// swift-format-ignore-file

/// The texts of `token`.
public struct TokenTexts: Sendable {
  let language: Language

  /// {variable} holds characters that no token has, so it is not used. Set it again, or unset it.
  public func notAToken(variable: String) -> String {
    switch language {
    case .en: "\(variable) holds characters that no token has, so it is not used. Set it again, or unset it."
    case .ja: "\(variable)にトークンにはない文字があるため使いません。設定し直すか、外してください。"
    }
  }

  /// {path} is not the YAML that gh writes. Correct it, or sign in again with gh auth login.
  public func hostsUnreadable(path: String) -> String {
    switch language {
    case .en: "\(path) is not the YAML that gh writes. Correct it, or sign in again with gh auth login."
    case .ja: "\(path)はghが書くYAMLではありません。直すか、gh auth loginでログインし直してください。"
    }
  }

  /// {path}, line {line}, is not the YAML that gh writes. Correct it, or sign in again with gh auth login.
  public func hostsUnreadableAt(path: String, line: String) -> String {
    switch language {
    case .en: "\(path), line \(line), is not the YAML that gh writes. Correct it, or sign in again with gh auth login."
    case .ja: "\(path)の\(line)行目はghが書くYAMLではありません。直すか、gh auth loginでログインし直してください。"
    }
  }

  /// gh keeps its token for {host} in a keyring, where octodo does not look. Start octodo with {variable}=$(gh auth token --hostname {host}).
  public func inKeyring(host: String, variable: String) -> String {
    switch language {
    case .en: "gh keeps its token for \(host) in a keyring, where octodo does not look. Start octodo with \(variable)=$(gh auth token --hostname \(host))."
    case .ja: "ghは\(host)のトークンをキーリングに保存していますが、octodoはそこを見ません。\(variable)=$(gh auth token --hostname \(host)) を付けて起動してください。"
    }
  }

  /// gh keeps its token for {host} in a keyring, where octodo does not look. It asks without one.
  public func inKeyringOnly(host: String) -> String {
    switch language {
    case .en: "gh keeps its token for \(host) in a keyring, where octodo does not look. It asks without one."
    case .ja: "ghは\(host)のトークンをキーリングに保存していますが、octodoはそこを見ません。トークンなしで接続します。"
    }
  }

  /// The token for {host} in {path} holds characters that no token has. Sign in again with gh auth login.
  public func hostsNotAToken(host: String, path: String) -> String {
    switch language {
    case .en: "The token for \(host) in \(path) holds characters that no token has. Sign in again with gh auth login."
    case .ja: "\(path)にある\(host)のトークンに、トークンにはない文字があります。gh auth loginでログインし直してください。"
    }
  }

  /// {path} cannot be read ({reason}). Correct its permissions.
  public func fileUnreadable(path: String, reason: String) -> String {
    switch language {
    case .en: "\(path) cannot be read (\(reason)). Correct its permissions."
    case .ja: "\(path)を読めません（\(reason)）。権限を直してください。"
    }
  }
}
