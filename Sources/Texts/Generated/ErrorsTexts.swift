// Made by Scripts/make-texts from Resources/texts. Do not edit.
// swift-format-ignore-file

/// The texts of `errors`.
public struct ErrorsTexts: Sendable {
  let language: Language

  /// No network. Check the connection, then press r to try again.
  public var offline: String {
    switch language {
    case .en: "No network. Check the connection, then press r to try again."
    case .ja: "ネットワークに接続できません。接続を確認し、rキーで再試行してください。"
    }
  }

  /// The host {host} was not found. Check the network or the API address, then press r.
  public func unknownHost(host: String) -> String {
    switch language {
    case .en: "The host \(host) was not found. Check the network or the API address, then press r."
    case .ja: "ホスト\(host)が見つかりません。ネットワークかAPIのアドレスを確認し、rキーを押してください。"
    }
  }

  /// {host} refused the connection. Check the API address, then press r.
  public func refused(host: String) -> String {
    switch language {
    case .en: "\(host) refused the connection. Check the API address, then press r."
    case .ja: "\(host)に接続を拒否されました。APIのアドレスを確認し、rキーを押してください。"
    }
  }

  /// The connection was lost before the answer was complete. Press r to try again.
  public var connectionLost: String {
    switch language {
    case .en: "The connection was lost before the answer was complete. Press r to try again."
    case .ja: "応答の途中で接続が切れました。rキーで再試行してください。"
    }
  }

  /// No secure connection: {reason}. Check the clock and the certificates, then press r.
  public func insecure(reason: String) -> String {
    switch language {
    case .en: "No secure connection: \(reason). Check the clock and the certificates, then press r."
    case .ja: "安全な接続ができません（\(reason)）。時計と証明書を確認し、rキーを押してください。"
    }
  }

  /// GitHub took too long to answer. Press r to try again.
  public var timedOut: String {
    switch language {
    case .en: "GitHub took too long to answer. Press r to try again."
    case .ja: "GitHubからの応答がありません。rキーで再試行してください。"
    }
  }

  /// GitHub does not accept the token. Renew it with `gh auth login` or unset GH_TOKEN, then start octodo again.
  public var tokenRefused: String {
    switch language {
    case .en: "GitHub does not accept the token. Renew it with `gh auth login` or unset GH_TOKEN, then start octodo again."
    case .ja: "GitHubがトークンを受け付けません。`gh auth login`で更新するかGH_TOKENを外し、octodoを起動し直してください。"
    }
  }

  /// The server answers nobody without a token. Set GH_TOKEN, then start octodo again; press ? to see how.
  public var tokenNeeded: String {
    switch language {
    case .en: "The server answers nobody without a token. Set GH_TOKEN, then start octodo again; press ? to see how."
    case .ja: "このサーバーにはトークンが必要です。GH_TOKENを設定し、octodoを起動し直してください。方法は?キーで見られます。"
    }
  }

  /// GitHub does not allow this: {reason}. A token with more rights may help; press ? to see how.
  public func forbidden(reason: String) -> String {
    switch language {
    case .en: "GitHub does not allow this: \(reason). A token with more rights may help; press ? to see how."
    case .ja: "GitHubに許可されませんでした（\(reason)）。権限のより広いトークンなら解決することがあります。方法は?キーで見られます。"
    }
  }

  /// it gives no reason
  public var noReason: String {
    switch language {
    case .en: "it gives no reason"
    case .ja: "理由は示されていません"
    }
  }

  /// GitHub does not know this, or it is private. Check the name, or add a token; press ? to see how.
  public var notFound: String {
    switch language {
    case .en: "GitHub does not know this, or it is private. Check the name, or add a token; press ? to see how."
    case .ja: "GitHub上に見つからないか、非公開です。名前を確認するか、トークンを設定してください。方法は?キーで見られます。"
    }
  }

  /// GitHub cannot search for this: {reason}. Change the query and press Enter.
  public func invalidQuery(reason: String) -> String {
    switch language {
    case .en: "GitHub cannot search for this: \(reason). Change the query and press Enter."
    case .ja: "GitHubで検索できません（\(reason)）。検索語を変えてEnterキーを押してください。"
    }
  }

  /// GitHub cannot search for this: it is too long. Change the query and press Enter.
  public var queryTooLong: String {
    switch language {
    case .en: "GitHub cannot search for this: it is too long. Change the query and press Enter."
    case .ja: "検索語が長すぎます。短くしてEnterキーを押してください。"
    }
  }

  /// GitHub asks for a pause. It goes on by itself.
  public var pause: String {
    switch language {
    case .en: "GitHub asks for a pause. It goes on by itself."
    case .ja: "GitHubの制限により待機中です。自動的に再開します。"
    }
  }

  /// GitHub asks for a pause. It goes on by itself; a token allows more, press ? to see how.
  public var pauseAnonymous: String {
    switch language {
    case .en: "GitHub asks for a pause. It goes on by itself; a token allows more, press ? to see how."
    case .ja: "GitHubの制限により待機中です。自動的に再開します。トークンがあれば制限が緩くなります。方法は?キーで見られます。"
    }
  }

  /// GitHub has a problem of its own (status {status}). Press r to try again in a while.
  public func server(status: String) -> String {
    switch language {
    case .en: "GitHub has a problem of its own (status \(status)). Press r to try again in a while."
    case .ja: "GitHub側で問題が起きています（ステータス\(status)）。しばらくしてからrキーで再試行してください。"
    }
  }

  /// GitHub answered with the status {status}, which octodo does not know. Press r to try again.
  public func unexpectedStatus(status: String) -> String {
    switch language {
    case .en: "GitHub answered with the status \(status), which octodo does not know. Press r to try again."
    case .ja: "GitHubから未知のステータス\(status)が返りました。rキーで再試行してください。"
    }
  }

  /// The answer is not what GitHub's API sends. Check the API address or a proxy in between, then press r.
  public var notJSON: String {
    switch language {
    case .en: "The answer is not what GitHub's API sends. Check the API address or a proxy in between, then press r."
    case .ja: "GitHub APIの応答ではありません。APIのアドレスかプロキシを確認し、rキーを押してください。"
    }
  }

  /// The answer is larger than {limit} MiB and was not read. See it in the browser, or search for less.
  public func tooLarge(limit: String) -> String {
    switch language {
    case .en: "The answer is larger than \(limit) MiB and was not read. See it in the browser, or search for less."
    case .ja: "応答が\(limit) MiBを超えるため読み込みませんでした。ブラウザーで開くか、検索を絞ってください。"
    }
  }

  /// The server sent octodo to {target}, where it does not go. Check the API address.
  public func redirectRefused(target: String) -> String {
    switch language {
    case .en: "The server sent octodo to \(target), where it does not go. Check the API address."
    case .ja: "サーバーが\(target)へ転送しようとしましたが、octodoは従いません。APIのアドレスを確認してください。"
    }
  }

  /// an address that cannot be read
  public var unreadableAddress: String {
    switch language {
    case .en: "an address that cannot be read"
    case .ja: "読み取れないアドレス"
    }
  }

  /// The request failed: the answer has too many headers. Press r to try again.
  public var tooManyHeaders: String {
    switch language {
    case .en: "The request failed: the answer has too many headers. Press r to try again."
    case .ja: "応答のヘッダーが多すぎます。rキーで再試行してください。"
    }
  }

  /// The request failed: the server redirected more than {limit} times. Press r to try again.
  public func tooManyRedirects(limit: String) -> String {
    switch language {
    case .en: "The request failed: the server redirected more than \(limit) times. Press r to try again."
    case .ja: "サーバーが\(limit)回を超えて転送しました。rキーで再試行してください。"
    }
  }

  /// No request can be sent: too few files may be open at once. Raise the limit, `ulimit -n`, then start octodo again.
  public var fewDescriptors: String {
    switch language {
    case .en: "No request can be sent: too few files may be open at once. Raise the limit, `ulimit -n`, then start octodo again."
    case .ja: "リクエストを送れません。同時に開けるファイルの数が足りません。`ulimit -n`で上限を上げ、octodoを起動し直してください。"
    }
  }

  /// No request can be sent: libcurl cannot be loaded. Install the package libcurl4, then press r.
  public var noCurl: String {
    switch language {
    case .en: "No request can be sent: libcurl cannot be loaded. Install the package libcurl4, then press r."
    case .ja: "リクエストを送れません。libcurlを読み込めません。パッケージlibcurl4をインストールし、rキーを押してください。"
    }
  }

  /// The request failed: {reason}. Press r to try again.
  public func other(reason: String) -> String {
    switch language {
    case .en: "The request failed: \(reason). Press r to try again."
    case .ja: "リクエストに失敗しました（\(reason)）。rキーで再試行してください。"
    }
  }

  /// A todo needs a title. Type one, then save again.
  public var emptyTitle: String {
    switch language {
    case .en: "A todo needs a title. Type one, then save again."
    case .ja: "タイトルが必要です。入力してからもう一度保存してください。"
    }
  }

  /// This todo was deleted meanwhile. Press u to bring it back if it was deleted here.
  public var todoGone: String {
    switch language {
    case .en: "This todo was deleted meanwhile. Press u to bring it back if it was deleted here."
    case .ja: "このToDoはすでに削除されています。ここで削除したものならuキーで戻せます。"
    }
  }

  /// The todo file could not be read or written: {reason}.
  public func storage(reason: String) -> String {
    switch language {
    case .en: "The todo file could not be read or written: \(reason)."
    case .ja: "ToDoファイルを読み書きできません。\(reason)。"
    }
  }

  /// Something unexpected went wrong: {error}. Try again.
  public func unexpected(error: String) -> String {
    switch language {
    case .en: "Something unexpected went wrong: \(error). Try again."
    case .ja: "予期しない問題が起きました（\(error)）。もう一度試してください。"
    }
  }

  /// This is no web address that octodo opens. Press Y to copy it.
  public var notWebAddress: String {
    switch language {
    case .en: "This is no web address that octodo opens. Press Y to copy it."
    case .ja: "octodoが開けるWebアドレスではありません。Yキーでコピーできます。"
    }
  }

  /// {program} could not be started. Set BROWSER to your browser, or press Y to copy the address.
  public func browserNotStarted(program: String) -> String {
    switch language {
    case .en: "\(program) could not be started. Set BROWSER to your browser, or press Y to copy the address."
    case .ja: "\(program)を起動できません。BROWSERにブラウザーを設定するか、Yキーでアドレスをコピーしてください。"
    }
  }

  /// {program} opened nothing (status {status}). Set BROWSER to your browser, or press Y to copy the address.
  public func browserFailed(program: String, status: String) -> String {
    switch language {
    case .en: "\(program) opened nothing (status \(status)). Set BROWSER to your browser, or press Y to copy the address."
    case .ja: "\(program)では何も開けませんでした（ステータス\(status)）。BROWSERにブラウザーを設定するか、Yキーでアドレスをコピーしてください。"
    }
  }

  /// {path} could not be written ({reason}). Start octodo in a folder that you may write to, then export again.
  public func fileNotSaved(path: String, reason: String) -> String {
    switch language {
    case .en: "\(path) could not be written (\(reason)). Start octodo in a folder that you may write to, then export again."
    case .ja: "\(path)に書き込めません（\(reason)）。書き込めるフォルダーでoctodoを起動して、もう一度書き出してください。"
    }
  }

  /// {program} could not be started. Set MAILER to your mail program, or press E f for a file.
  public func mailerNotStarted(program: String) -> String {
    switch language {
    case .en: "\(program) could not be started. Set MAILER to your mail program, or press E f for a file."
    case .ja: "\(program)を起動できません。MAILERにメールソフトを設定してください。Eキー、fキーの順に押すとファイルに保存できます。"
    }
  }

  /// {program} opened no mail (status {status}). Set MAILER to your mail program, or press E f for a file.
  public func mailerFailed(program: String, status: String) -> String {
    switch language {
    case .en: "\(program) opened no mail (status \(status)). Set MAILER to your mail program, or press E f for a file."
    case .ja: "\(program)ではメールを作成できませんでした（ステータス\(status)）。MAILERにメールソフトを設定するか、Eキー、fキーの順に押してファイルに保存してください。"
    }
  }
}
