// Made by Scripts/update texts from Resources/texts. Do not edit.
// swift-format-ignore-file

extension Texts {
  public var tabs: TabsTexts { .init(language: language, keyNames: keyNames) }
  public var errors: ErrorsTexts { .init(language: language, keyNames: keyNames) }
  public var storage: StorageTexts { .init(language: language, keyNames: keyNames) }
  public var app: AppTexts { .init(language: language, keyNames: keyNames) }
  public var account: AccountTexts { .init(language: language, keyNames: keyNames) }
  public var edit: EditTexts { .init(language: language, keyNames: keyNames) }
  public var repoTodos: RepoTodosTexts { .init(language: language, keyNames: keyNames) }
  public var format: FormatTexts { .init(language: language, keyNames: keyNames) }
  public var moves: MovesTexts { .init(language: language, keyNames: keyNames) }
  public var find: FindTexts { .init(language: language, keyNames: keyNames) }
  public var repo: RepoTexts { .init(language: language, keyNames: keyNames) }
  public var star: StarTexts { .init(language: language, keyNames: keyNames) }
  public var write: WriteTexts { .init(language: language, keyNames: keyNames) }
  public var search: SearchTexts { .init(language: language, keyNames: keyNames) }
  public var repoSearch: RepoSearchTexts { .init(language: language, keyNames: keyNames) }
  public var issueSearch: IssueSearchTexts { .init(language: language, keyNames: keyNames) }
  public var repoDetail: RepoDetailTexts { .init(language: language, keyNames: keyNames) }
  public var list: ListTexts { .init(language: language, keyNames: keyNames) }
  public var preview: PreviewTexts { .init(language: language, keyNames: keyNames) }
  public var pages: PagesTexts { .init(language: language, keyNames: keyNames) }
  public var kinds: KindsTexts { .init(language: language, keyNames: keyNames) }
  public var issueList: IssueListTexts { .init(language: language, keyNames: keyNames) }
  public var pullList: PullListTexts { .init(language: language, keyNames: keyNames) }
  public var filter: FilterTexts { .init(language: language, keyNames: keyNames) }
  public var issueDetail: IssueDetailTexts { .init(language: language, keyNames: keyNames) }
  public var pull: PullTexts { .init(language: language, keyNames: keyNames) }
  public var todoList: TodoListTexts { .init(language: language, keyNames: keyNames) }
  public var todoFaults: TodoFaultsTexts { .init(language: language, keyNames: keyNames) }
  public var todoDetail: TodoDetailTexts { .init(language: language, keyNames: keyNames) }
  public var form: FormTexts { .init(language: language, keyNames: keyNames) }
  public var boxForm: BoxFormTexts { .init(language: language, keyNames: keyNames) }
  public var boxKeys: BoxKeysTexts { .init(language: language, keyNames: keyNames) }
  public var todoEditor: TodoEditorTexts { .init(language: language, keyNames: keyNames) }
  public var history: HistoryTexts { .init(language: language, keyNames: keyNames) }
  public var settings: SettingsTexts { .init(language: language, keyNames: keyNames) }
  public var events: EventsTexts { .init(language: language, keyNames: keyNames) }
  public var about: AboutTexts { .init(language: language, keyNames: keyNames) }
  public var licenses: LicensesTexts { .init(language: language, keyNames: keyNames) }
  public var configuration: ConfigurationTexts { .init(language: language, keyNames: keyNames) }
  public var apiAddress: ApiAddressTexts { .init(language: language, keyNames: keyNames) }
  public var token: TokenTexts { .init(language: language, keyNames: keyNames) }
  public var tracking: TrackingTexts { .init(language: language, keyNames: keyNames) }
  public var contents: ContentsTexts { .init(language: language, keyNames: keyNames) }
  public var markdown: MarkdownTexts { .init(language: language, keyNames: keyNames) }
  public var links: LinksTexts { .init(language: language, keyNames: keyNames) }
  public var palette: PaletteTexts { .init(language: language, keyNames: keyNames) }
  public var copy: CopyTexts { .init(language: language, keyNames: keyNames) }
  public var commands: CommandsTexts { .init(language: language, keyNames: keyNames) }
  public var myWork: MyWorkTexts { .init(language: language, keyNames: keyNames) }
  public var inbox: InboxTexts { .init(language: language, keyNames: keyNames) }
  public var todoFields: TodoFieldsTexts { .init(language: language, keyNames: keyNames) }
  public var todoColumn: TodoColumnTexts { .init(language: language, keyNames: keyNames) }
  public var todoView: TodoViewTexts { .init(language: language, keyNames: keyNames) }
  public var todoImport: TodoImportTexts { .init(language: language, keyNames: keyNames) }
  public var todoCalendar: TodoCalendarTexts { .init(language: language, keyNames: keyNames) }
}

/// The texts of `tabs`.
public struct TabsTexts: Sendable {
  let language: Language
  let keyNames: KeyNames

  public var search: String { switch language { case .en: "Search"; case .ja: "検索" } }
  public var todos: String { switch language { case .en: "Todos"; case .ja: "ToDo" } }
  public var work: String { switch language { case .en: "Work"; case .ja: "仕事" } }
  public var inbox: String { switch language { case .en: "Inbox"; case .ja: "受信箱" } }
  public var history: String { switch language { case .en: "History"; case .ja: "履歴" } }
  public var settings: String { switch language { case .en: "Settings"; case .ja: "設定" } }
}

/// The texts of `errors`.
public struct ErrorsTexts: Sendable {
  let language: Language
  let keyNames: KeyNames

  public var offline: String { switch language { case .en: "No network. Check the connection\(keyNames.part(.reload) { ", then press \($0[0]) to try again" })."; case .ja: "ネットワークに接続できません。接続を確認し、\(keyNames.part(.reload) { "\($0[0])キーで" })再試行してください。" } }
  public func unknownHost(host: String) -> String { switch language { case .en: "The host \(host) was not found. Check the network or the API address\(keyNames.part(.reload) { ", then press \($0[0])" })."; case .ja: "ホスト\(host)が見つかりません。ネットワークかAPIのアドレスを確認し\(keyNames.part(.reload) { "、\($0[0])キーを押し" })てください。" } }
  public func refused(host: String) -> String { switch language { case .en: "\(host) refused the connection. Check the API address\(keyNames.part(.reload) { ", then press \($0[0])" })."; case .ja: "\(host)に接続を拒否されました。APIのアドレスを確認し\(keyNames.part(.reload) { "、\($0[0])キーを押し" })てください。" } }
  public var connectionLost: String { switch language { case .en: "The connection was lost before the response was complete.\(keyNames.part(.reload) { " Press \($0[0]) to try again." })"; case .ja: "応答の途中で接続が切れました。\(keyNames.part(.reload) { "\($0[0])キーで" })再試行してください。" } }
  public func insecure(reason: String) -> String { switch language { case .en: "No secure connection: \(reason). Check the clock and the certificates\(keyNames.part(.reload) { ", then press \($0[0])" })."; case .ja: "安全な接続ができません（\(reason)）。時計と証明書を確認し\(keyNames.part(.reload) { "、\($0[0])キーを押し" })てください。" } }
  public func wrongHost(host: String, name: String) -> String { switch language { case .en: "The certificate of \(host) is for \(name). Check the API address, or a proxy or public network in between\(keyNames.part(.reload) { ", then press \($0[0])" })."; case .ja: "\(host)の証明書は\(name)のものです。APIのアドレスや、途中のプロキシ・公衆ネットワークを確認し\(keyNames.part(.reload) { "、\($0[0])キーを押し" })てください。" } }
  public var anotherName: String { switch language { case .en: "another name"; case .ja: "別の名前" } }
  public func certificateExpired(host: String, day: String) -> String { switch language { case .en: "The certificate of \(host) expired on \(day). Check this machine's clock. If it is right, only the owner of the server can help."; case .ja: "\(host)の証明書の有効期限は\(day)まででした。このマシンの時計を確認してください。時計が正しければ、サーバーの管理者に連絡してください。" } }
  public func certificateNotYetValid(host: String, day: String) -> String { switch language { case .en: "The certificate of \(host) is not valid before \(day). Correct this machine's clock\(keyNames.part(.reload) { ", then press \($0[0])" })."; case .ja: "\(host)の証明書は\(day)より前には有効になりません。このマシンの時計を合わせ\(keyNames.part(.reload) { "、\($0[0])キーを押し" })てください。" } }
  public var unknownDay: String { switch language { case .en: "an unknown day"; case .ja: "不明な日" } }
  public func unknownIssuer(host: String, name: String) -> String { switch language { case .en: "The certificate of \(host) was issued by \(name), which this machine does not trust. If you trust it, name its certificate in SSL_CERT_FILE and restart octodo."; case .ja: "\(host)の証明書の発行者\(name)は、このマシンで信頼されていません。信頼する場合は、発行者の証明書をSSL_CERT_FILEに指定し、octodoを起動し直してください。" } }
  public var unknownIssuerName: String { switch language { case .en: "an unknown issuer"; case .ja: "（不明）" } }
  public var noCertificates: String { switch language { case .en: "The trusted certificates cannot be read. Check the files that CURL_CA_BUNDLE, SSL_CERT_FILE and SSL_CERT_DIR name, then restart octodo."; case .ja: "信頼する証明書を読み込めません。CURL_CA_BUNDLE、SSL_CERT_FILE、SSL_CERT_DIRのファイルを確認し、octodoを起動し直してください。" } }
  public var timedOut: String { switch language { case .en: "GitHub took too long to respond.\(keyNames.part(.reload) { " Press \($0[0]) to try again." })"; case .ja: "GitHubからの応答がありません。\(keyNames.part(.reload) { "\($0[0])キーで" })再試行してください。" } }
  public var tokenRefused: String { switch language { case .en: "GitHub rejected the token (401). Renew it with `gh auth login` or unset GH_TOKEN, then restart octodo."; case .ja: "GitHubがトークンを受け付けません（401）。`gh auth login`で更新するかGH_TOKENを外し、octodoを起動し直してください。" } }
  public func tokenRefusedBy(host: String, advice: String) -> String { switch language { case .en: "\(host) rejected the token (401): \(advice), then restart octodo."; case .ja: "\(host)がトークンを受け付けません（401）。\(advice)、octodoを起動し直してください。" } }
  public var tokenNeeded: String { switch language { case .en: "This server requires a token. Set GH_TOKEN, then restart octodo\(keyNames.part(.help) { "; press \($0[0]) to see how" })."; case .ja: "このサーバーにはトークンが必要です。GH_TOKENを設定し、octodoを起動し直してください。\(keyNames.part(.help) { "方法は\($0[0])キーで見られます。" })" } }
  public func tokenNeededBy(host: String, advice: String) -> String { switch language { case .en: "\(host) requires a token: \(advice), then restart octodo."; case .ja: "\(host)にはトークンが必要です。\(advice)、octodoを起動し直してください。" } }
  public func forbidden(reason: String) -> String { switch language { case .en: "GitHub refused this request (403): \(reason). A token with more permissions may help\(keyNames.part(.help) { "; press \($0[0]) to see how" })."; case .ja: "GitHubに拒否されました（403、\(reason)）。権限のより広いトークンなら解決することがあります。\(keyNames.part(.help) { "方法は\($0[0])キーで見られます。" })" } }
  public var noReason: String { switch language { case .en: "no reason given"; case .ja: "理由なし" } }
  public var notFound: String { switch language { case .en: "GitHub did not find this (404), or it is private. Check the name, or add a token\(keyNames.part(.help) { "; press \($0[0]) to see how" })."; case .ja: "GitHub上に見つからないか（404）、非公開です。名前を確認するか、トークンを設定してください。\(keyNames.part(.help) { "方法は\($0[0])キーで見られます。" })" } }
  public var notFoundWithToken: String { switch language { case .en: "GitHub did not find this (404), or your token has no access to it. Check the name and the token's permissions."; case .ja: "GitHub上に見つからないか（404）、今のトークンでは見られません。名前とトークンの権限を確認してください。" } }
  public var noSearch: String { switch language { case .en: "The API has no such search (404). Check the API address\(keyNames.part(.reload) { ", then press \($0[0])" })."; case .ja: "このAPIに検索がありません（404）。APIのアドレスを確認し\(keyNames.part(.reload) { "、\($0[0])キーを押し" })てください。" } }
  public var notInDemo: String { switch language { case .en: "The demo has nothing of this name. Start octodo without --demo for what is on GitHub."; case .ja: "デモにこの名前のものはありません。GitHubのデータを見るには、--demoなしでoctodoを起動してください。" } }
  public func invalidFilter(reason: String) -> String { switch language { case .en: "GitHub refused the filter (422): \(reason).\(keyNames.part(.filter, .clearFilter) { " \($0[0]) changes it, \($0[1]) clears it." })"; case .ja: "GitHubがこの絞り込みを受け付けません（422、\(reason)）。\(keyNames.part(.filter, .clearFilter) { "\($0[0])キーで変更、\($0[1])キーで解除します。" })" } }
  public var filterTooLong: String { switch language { case .en: "GitHub refused the filter (414): it is too long.\(keyNames.part(.filter, .clearFilter) { " \($0[0]) shortens it, \($0[1]) clears it." })"; case .ja: "絞り込みが長すぎて、GitHubが受け付けません（414）。\(keyNames.part(.filter, .clearFilter) { "\($0[0])キーで短くするか、\($0[1])キーで解除してください。" })" } }
  public var noMe: String { switch language { case .en: "`@me` is the owner of the token, and there is none. Write a login instead, or add a token\(keyNames.part(.help) { "; press \($0[0]) to see how" })."; case .ja: "`@me`はトークンの持ち主のことですが、トークンがありません。ログイン名で指定するか、トークンを追加してください\(keyNames.part(.help) { "（方法は\($0[0])）" })。" } }
  public func invalidQuery(reason: String) -> String { switch language { case .en: "GitHub rejected the query (422): \(reason). Change it\(keyNames.part(.search) { " and press \($0[0])" })."; case .ja: "GitHubが検索語を受け付けません（422、\(reason)）。変えて\(keyNames.part(.search) { "\($0[0])キーを押して" })ください。" } }
  public var queryTooLong: String { switch language { case .en: "GitHub rejected the query (414): it is too long. Change it\(keyNames.part(.search) { " and press \($0[0])" })."; case .ja: "検索語が長すぎます。短くして\(keyNames.part(.search) { "\($0[0])キーを押して" })ください。" } }
  public var pause: String { switch language { case .en: "Rate limited by GitHub. Continues by itself."; case .ja: "GitHubのレート制限中です。自動的に再開します。" } }
  public var pauseAnonymous: String { switch language { case .en: "Rate limited by GitHub. Continues by itself; with a token the limit is higher\(keyNames.part(.help) { "; press \($0[0]) to see how" })."; case .ja: "GitHubのレート制限中です。自動的に再開します。トークンがあれば制限が緩くなります。\(keyNames.part(.help) { "方法は\($0[0])キーで見られます。" })" } }
  public func server(status: String) -> String { switch language { case .en: "GitHub is having problems (HTTP \(status)). Try again later\(keyNames.part(.reload) { " (\($0[0]))" })."; case .ja: "GitHub側で問題が起きています（HTTP \(status)）。しばらくしてから再試行してください\(keyNames.part(.reload) { "（\($0[0])キー）" })。" } }
  public func withReason(sentence: String, reason: String) -> String { switch language { case .en: "\(sentence) The server's reason: \(reason)."; case .ja: "\(sentence)サーバーからの理由は「\(reason)」です。" } }
  public func unexpectedStatus(status: String) -> String { switch language { case .en: "GitHub sent an unexpected response (HTTP \(status)).\(keyNames.part(.reload) { " Press \($0[0]) to try again." })"; case .ja: "GitHubから予期しない応答（HTTP \(status)）が返りました。\(keyNames.part(.reload) { "\($0[0])キーで" })再試行してください。" } }
  public var notJSON: String { switch language { case .en: "The response is not from GitHub's API. Check the API address or a proxy in between\(keyNames.part(.reload) { ", then press \($0[0])" })."; case .ja: "GitHub APIの応答ではありません。APIのアドレスかプロキシを確認し\(keyNames.part(.reload) { "、\($0[0])キーを押し" })てください。" } }
  public var twoLengths: String { switch language { case .en: "The response has two different lengths (Content-Length), so it was not read. Check a proxy in between\(keyNames.part(.reload) { ", then press \($0[0])" })."; case .ja: "応答の長さの指定が2通りあるため読み込みませんでした。途中のプロキシを確認し\(keyNames.part(.reload) { "、\($0[0])キーを押し" })てください。" } }
  public var tooManyValues: String { switch language { case .en: "The response has far more values than a page from GitHub and was not read. Check the API address or a proxy in between\(keyNames.part(.reload) { ", then press \($0[0])" })."; case .ja: "応答の内容がGitHubの1ページ分をはるかに超えるため読み込みませんでした。APIのアドレスかプロキシを確認し\(keyNames.part(.reload) { "、\($0[0])キーを押し" })てください。" } }
  public func tooLarge(limit: String) -> String { switch language { case .en: "The response is larger than \(limit) MiB and was not read. Open it in the browser, or narrow the search."; case .ja: "応答が\(limit) MiBを超えるため読み込みませんでした。ブラウザーで開くか、検索を絞ってください。" } }
  public func redirectRefused(target: String) -> String { switch language { case .en: "The server refers to \(target), which octodo does not follow. Check the API address."; case .ja: "サーバーが\(target)を指しましたが、octodoは従いません。APIのアドレスを確認してください。" } }
  public var unreadableAddress: String { switch language { case .en: "an invalid address"; case .ja: "読み取れないアドレス" } }
  public var tooManyHeaders: String { switch language { case .en: "The request failed: the response has too many headers.\(keyNames.part(.reload) { " Press \($0[0]) to try again." })"; case .ja: "応答のヘッダーが多すぎます。\(keyNames.part(.reload) { "\($0[0])キーで" })再試行してください。" } }
  public func tooManyRedirects(limit: String) -> String { switch language { case .en: "The request failed: the server redirected more than \(limit) times.\(keyNames.part(.reload) { " Press \($0[0]) to try again." })"; case .ja: "サーバーが\(limit)回を超えて転送しました。\(keyNames.part(.reload) { "\($0[0])キーで" })再試行してください。" } }
  public var fewDescriptors: String { switch language { case .en: "Cannot send requests: too few files may be open at once. Raise the limit with `ulimit -n`, then restart octodo."; case .ja: "リクエストを送れません。同時に開けるファイルの数が足りません。`ulimit -n`で上限を上げ、octodoを起動し直してください。" } }
  public var noCurl: String { switch language { case .en: "Cannot send requests: libcurl cannot be loaded. Install the package libcurl4\(keyNames.part(.reload) { ", then press \($0[0])" })."; case .ja: "リクエストを送れません。libcurlを読み込めません。パッケージlibcurl4をインストールし\(keyNames.part(.reload) { "、\($0[0])キーを押し" })てください。" } }
  public func other(reason: String) -> String { switch language { case .en: "The request failed: \(reason).\(keyNames.part(.reload) { " Press \($0[0]) to try again." })"; case .ja: "リクエストに失敗しました（\(reason)）。\(keyNames.part(.reload) { "\($0[0])キーで" })再試行してください。" } }
  public var emptyTitle: String { switch language { case .en: "A todo needs a title. Type one, then save again."; case .ja: "タイトルが必要です。入力してからもう一度保存してください。" } }
  public var todoGone: String { switch language { case .en: "This todo was deleted.\(keyNames.part(.undo) { " If it was deleted here, press \($0[0]) to restore it." })"; case .ja: "このToDoはすでに削除されています。ここで削除したものなら\(keyNames.part(.undo) { "\($0[0])キーで" })戻せます。" } }
  public func todoMissing(id: String) -> String { switch language { case .en: "There is no todo \(id), so nothing was saved. Choose another one."; case .ja: "ToDo \(id)は存在しないため、何も保存しませんでした。別のToDoを選んでください。" } }
  public func todoCycle(path: String) -> String { switch language { case .en: "This todo would lead back to itself: \(path). Choose another one."; case .ja: "ToDoが自分自身に戻ってしまいます: \(path)。別のToDoを選んでください。" } }
  public func sortTooLong(limit: String) -> String { switch language { case .en: "A list of more than \(limit) todos cannot be sorted by title. Filter it first, or choose another order."; case .ja: "\(limit)件を超えるToDoはタイトル順に並べられません。先に絞り込むか、別の並び順を選んでください。" } }
  public func storage(reason: String) -> String { switch language { case .en: "The todo file could not be read or written: \(reason)."; case .ja: "ToDoファイルを読み書きできません。\(reason)。" } }
  public func unexpected(error: String) -> String { switch language { case .en: "Something unexpected went wrong: \(error). Try again."; case .ja: "予期しない問題が起きました（\(error)）。もう一度試してください。" } }
  public var notWebAddress: String { switch language { case .en: "octodo cannot open this kind of address.\(keyNames.part(.copyAddress) { " Press \($0[0]) to copy it." })"; case .ja: "octodoで開ける種類のURLではありません。\(keyNames.part(.copyAddress) { "\($0[0])キーでコピーできます。" })" } }
  public func browserNotStarted(program: String, reason: String) -> String { switch language { case .en: "\(program) could not be started (\(reason)). Set BROWSER to your browser\(keyNames.part(.copyAddress) { ", or press \($0[0]) to copy the address" })."; case .ja: "\(program)を起動できません（\(reason)）。BROWSERにブラウザーを設定\(keyNames.part(.copyAddress) { "するか、\($0[0])キーでURLをコピー" })してください。" } }
  public func browserFailed(program: String, status: String) -> String { switch language { case .en: "\(program) did not open it (status \(status)). Set BROWSER to your browser\(keyNames.part(.copyAddress) { ", or press \($0[0]) to copy the address" })."; case .ja: "\(program)で開けませんでした（ステータス\(status)）。BROWSERにブラウザーを設定\(keyNames.part(.copyAddress) { "するか、\($0[0])キーでURLをコピー" })してください。" } }
  public func noFile(path: String) -> String { switch language { case .en: "There is no file \(path). Check its name and its folder."; case .ja: "ファイルがありません: \(path)。名前とフォルダーを確かめてください。" } }
  public func fileNotRead(path: String, reason: String) -> String { switch language { case .en: "\(path) cannot be read: \(reason). Choose another file, or mend this one."; case .ja: "\(path)を読み込めません（\(reason)）。別のファイルを選ぶか、このファイルを直してください。" } }
  public func fileNotSaved(path: String, reason: String) -> String { switch language { case .en: "Could not write \(path) (\(reason)). Start octodo in a folder that you can write to, then export again."; case .ja: "\(path)に書き込めません（\(reason)）。書き込めるフォルダーでoctodoを起動して、もう一度書き出してください。" } }
  public func mailerNotStarted(program: String, reason: String) -> String { switch language { case .en: "\(program) could not be started (\(reason)). Set MAILER to your mail program."; case .ja: "\(program)を起動できません（\(reason)）。MAILERにメールソフトを設定してください。" } }
  public func mailerFailed(program: String, status: String) -> String { switch language { case .en: "\(program) did not open a mail (status \(status)). Set MAILER to your mail program."; case .ja: "\(program)ではメールを作成できませんでした（ステータス\(status)）。MAILERにメールソフトを設定してください。" } }
  public func unbalancedQuote(variable: String) -> String { switch language { case .en: "\(variable) has a quote that does not end. Correct it in your shell's configuration, then restart octodo."; case .ja: "\(variable)の引用符が閉じていません。シェルの設定で直してから、octodoを起動し直してください。" } }
  public func commandNotStarted(program: String, reason: String) -> String { switch language { case .en: "Could not start \(program) (\(reason)). Check the command in config.yml."; case .ja: "\(program)を起動できません（\(reason)）。config.ymlのコマンドを確認してください。" } }
  public func editorNotStarted(program: String, reason: String) -> String { switch language { case .en: "\(program) could not be started (\(reason)). Set VISUAL or EDITOR to your editor."; case .ja: "\(program)を起動できません（\(reason)）。VISUALかEDITORにエディターを設定してください。" } }
  public func editorFailed(program: String, status: String) -> String { switch language { case .en: "\(program) ended with the status \(status), so nothing was changed."; case .ja: "\(program)がステータス\(status)で終わったため、何も変えませんでした。" } }
  public func textNotPassed(reason: String) -> String { switch language { case .en: "The text could not be given to an editor: \(reason)."; case .ja: "エディターにテキストを渡せません。\(reason)。" } }
  public func textNotUsed(program: String, status: String, path: String) -> String { switch language { case .en: "\(program) ended with the status \(status), so nothing was changed. What it wrote is in \(path)."; case .ja: "\(program)がステータス\(status)で終わったため、何も変えませんでした。書いたテキストは\(path)にあります。" } }
  public func textNotTaken(reason: String, path: String) -> String { switch language { case .en: "What the editor wrote could not be read: \(reason). It is in \(path)."; case .ja: "エディターで書いたテキストを読み込めません。\(reason)。\(path)に残っています。" } }
  public func textLeft(path: String) -> String { switch language { case .en: "octodo ended while a text was in an editor. What the editor wrote is in \(path). Delete the file when you no longer need it."; case .ja: "エディターで編集中にoctodoが終了しました。書いたテキストは\(path)に残っています。不要になったらファイルを削除してください。" } }
  public func notFoundBecause(reason: String) -> String { switch language { case .en: "GitHub did not find this (404): \(reason).\(keyNames.part(.reload) { " Press \($0[0]) to try again." })"; case .ja: "GitHub上に見つかりません（404、\(reason)）。\(keyNames.part(.reload) { "\($0[0])キーで" })再試行してください。" } }
  public func gone(reason: String) -> String { switch language { case .en: "GitHub does not have this (410): \(reason)."; case .ja: "GitHub上にありません（410、\(reason)）。" } }
  public func blocked(reason: String) -> String { switch language { case .en: "GitHub does not show this for legal reasons (451): \(reason)."; case .ja: "法的な理由によりGitHubで表示できません（451、\(reason)）。" } }
  public func refusedRequest(status: String, reason: String) -> String { switch language { case .en: "GitHub refused this request (\(status)): \(reason).\(keyNames.part(.reload) { " Press \($0[0]) to try again." })"; case .ja: "GitHubがこのリクエストを受け付けません（\(status)、\(reason)）。\(keyNames.part(.reload) { "\($0[0])キーで" })再試行してください。" } }
  public func unknownIssuerIn(host: String, name: String, variables: String) -> String { switch language { case .en: "The certificate of \(host) was issued by \(name), which is not among the certificates that \(variables) names. If you trust it, add its certificate there or unset \(variables), then restart octodo."; case .ja: "\(host)の証明書の発行者\(name)は、\(variables)が指す証明書の中にありません。信頼する場合は証明書をそこに加えるか、\(variables)を外し、octodoを起動し直してください。" } }
  public func noCertificatesIn(variables: String) -> String { switch language { case .en: "The trusted certificates cannot be read. Check what \(variables) names, or unset it, then restart octodo."; case .ja: "信頼する証明書を読み込めません。\(variables)が指すものを確認するか、設定を外し、octodoを起動し直してください。" } }
  public func missingPermission(permissions: String) -> String { switch language { case .en: "The token lacks a permission for this (403): \(permissions). Give it to the token at github.com/settings/personal-access-tokens, then restart octodo."; case .ja: "トークンに必要な権限がありません（403）: \(permissions)。github.com/settings/personal-access-tokensでトークンに追加してから、octodoを起動し直してください。" } }
  public func missingPermissionOn(permissions: String, host: String) -> String { switch language { case .en: "The token lacks a permission for this (403): \(permissions). Give it to the token in the settings of \(host), then restart octodo."; case .ja: "トークンに必要な権限がありません（403）: \(permissions)。\(host)の設定でトークンに追加してから、octodoを起動し直してください。" } }
  public func missingScope(scopes: String) -> String { switch language { case .en: "The token lacks a scope for this: \(scopes). Add it with `gh auth refresh -s SCOPE` or at github.com/settings/tokens, then restart octodo."; case .ja: "トークンに必要なスコープがありません: \(scopes)。`gh auth refresh -s スコープ`かgithub.com/settings/tokensで追加してから、octodoを起動し直してください。" } }
  public func missingScopeOn(scopes: String, host: String) -> String { switch language { case .en: "The token lacks a scope for this: \(scopes). Add it with `gh auth refresh --hostname \(host) -s SCOPE` or in the settings of \(host), then restart octodo."; case .ja: "トークンに必要なスコープがありません: \(scopes)。`gh auth refresh --hostname \(host) -s スコープ`か\(host)の設定で追加してから、octodoを起動し直してください。" } }
  public func needsSignOn(url: String) -> String { switch language { case .en: "The organization wants single sign-on for this token (403). Authorize it at \(url)\(keyNames.part(.reload) { ", then press \($0[0])" })."; case .ja: "この組織ではトークンにシングルサインオン（SSO）の認可が必要です（403）。認可のページ（\(url)）で認可し\(keyNames.part(.reload) { "、\($0[0])キーを押し" })てください。" } }
}

/// The texts of `storage`.
public struct StorageTexts: Sendable {
  let language: Language
  let keyNames: KeyNames

  public var newerSchema: String { switch language { case .en: "a newer octodo wrote it; update octodo, then start it again"; case .ja: "新しいoctodoで作られたファイルです。octodoを更新して起動し直してください" } }
  public var migrated: String { switch language { case .en: "a newer octodo has changed its format meanwhile; quit and start octodo again"; case .ja: "起動中に新しいoctodoがファイルの形式を変えました。octodoを終了して起動し直してください" } }
  public var notOctodo: String { switch language { case .en: "it belongs to another program; move it away, then start octodo again"; case .ja: "別のプログラムのファイルです。移動してからoctodoを起動し直してください" } }
  public func noPermission(path: String) -> String { switch language { case .en: "you have no permission to change \(path); correct its owner or its permissions"; case .ja: "\(path)を変更する権限がありません。所有者か権限を直してください" } }
  public func cannotOpen(path: String, reason: String, variable: String) -> String { switch language { case .en: "cannot open \(path) (\(reason)); correct that, or choose another folder with \(variable)"; case .ja: "\(path)を開けません（\(reason)）。原因を直すか、\(variable)で別のフォルダーを指定してください" } }
  public var theFile: String { switch language { case .en: "the file"; case .ja: "ファイル" } }
  public var diskFull: String { switch language { case .en: "the disk is full; free some space, then try again"; case .ja: "ディスクがいっぱいです。空きを作ってからもう一度試してください" } }
  public var locked: String { switch language { case .en: "another program has it locked; wait, or quit that program, then try again"; case .ja: "別のプログラムが使用中です。待つか終了させてから、もう一度試してください" } }
  public func locksFail(reason: String) -> String { switch language { case .en: "its file system does not support locks (\(reason)), and without them two programs could damage it; choose a folder on a local disk with XDG_DATA_HOME, or mount the drive with locks"; case .ja: "ファイルシステムでロックを使えません（\(reason)）。ロックがないとファイルが壊れるおそれがあります。XDG_DATA_HOMEでローカルディスクのフォルダーを指定するか、ロックを有効にしてマウントしてください" } }
  public var readOnly: String { switch language { case .en: "it is read-only; correct the permissions of the file and of its folder, then try again"; case .ja: "読み取り専用です。ファイルとフォルダーの権限を直してから、もう一度試してください" } }
  public var moved: String { switch language { case .en: "it was moved or deleted; put it back, or restart octodo for a new one"; case .ja: "移動または削除されています。元に戻すか、octodoを起動し直して新しく始めてください" } }
  public var replaced: String { switch language { case .en: "it was emptied or replaced by an older one meanwhile; quit and start octodo again"; case .ja: "起動中に空にされたか、古いファイルに置き換えられました。octodoを終了して起動し直してください" } }
  public var damaged: String { switch language { case .en: "it is damaged, and a new file could not be made of what can be read; replace it with a copy by `octodo backup restore`"; case .ja: "壊れていて、読める分から新しいファイルを作れませんでした。`octodo backup restore`で写しから戻してください" } }
  public func tooLongTodo(id: String) -> String { switch language { case .en: "todo \(id) in it has a text of more than 16 MiB; shorten it with the program that wrote it, then try again"; case .ja: "ToDo \(id)に16 MiBを超える文字列があります。書き込んだプログラムで短くしてからやり直してください" } }
  public var tooLong: String { switch language { case .en: "it has a text of more than 16 MiB; shorten it with the program that wrote it, then try again"; case .ja: "16 MiBを超える文字列があります。書き込んだプログラムで短くしてからやり直してください" } }
  public func notSalvaged(reason: String) -> String { switch language { case .en: "it is damaged, and what can be read of it was not saved yet: \(reason)"; case .ja: "壊れていますが、読める分をまだ救えていません。\(reason)" } }
  public func damagedFirst(reason: String) -> String { switch language { case .en: "The todo file is damaged. What can be read of it is saved as soon as this is solved: \(reason)."; case .ja: "ToDoファイルが壊れています。次の問題が解決すれば、読める分を救います。\(reason)。" } }
  public var diskFault: String { switch language { case .en: "the disk reported an error; check the disk, then try again"; case .ja: "ディスクに異常があります。ディスクを確認してから、もう一度試してください" } }
  public func notDurable(setting: String) -> String { switch language { case .en: "SQLite rejected \(setting), and without it a crash could lose todos; set another XDG_DATA_HOME"; case .ja: "SQLiteの\(setting)を設定できず、異常終了時にToDoを失うおそれがあります。XDG_DATA_HOMEで別のフォルダーを指定してください" } }
  public func other(reason: String) -> String { switch language { case .en: "\(reason); start octodo again, or move the file away if that does not help"; case .ja: "\(reason)。octodoを起動し直すか、解決しなければファイルを移動してください" } }
  public func damagedFileKept(path: String) -> String { switch language { case .en: "The todo file was damaged and is kept as \(path).\(keyNames.part(.tab2) { " The todos (\($0[0])) say what was saved." })"; case .ja: "ToDoファイルが壊れていたため、\(path)に残しました。\(keyNames.part(.tab2) { "救えたToDoの数はToDoのタブ（\($0[0])）に出ます。" })" } }
  public func savedOf(saved: String, expected: String) -> String { switch language { case .en: "The todo file was damaged: \(saved) of \(expected) todos were saved."; case .ja: "ToDoファイルが壊れていました。ToDo\(expected)件のうち\(saved)件を救えました。" } }
  public func savedSome(count: Int) -> String { switch language { case .en: count == 1 ? "The todo file was damaged: \(NumberText.grouped(count)) todo was saved." : "The todo file was damaged: \(NumberText.grouped(count)) todos were saved."; case .ja: "ToDoファイルが壊れていました。ToDo\(NumberText.grouped(count))件を救えました。" } }
  public var savedNone: String { switch language { case .en: "The todo file was damaged, and no todo in it could be read."; case .ja: "ToDoファイルが壊れていて、ToDoを1件も読めませんでした。" } }
  public var wasDamaged: String { switch language { case .en: "The todo file was damaged."; case .ja: "ToDoファイルが壊れていました。" } }
  public func keptAs(path: String) -> String { switch language { case .en: "The damaged file is kept as \(path)."; case .ja: "壊れたファイルは\(path)に残してあります。" } }
  public var lacksParts: String { switch language { case .en: "Tags, needs, annotations and views of them could not all be read."; case .ja: "タグ、依存関係、注記、ビューには読めなかったものがあります。" } }
  public func newestCopy(path: String, count: Int, day: String) -> String { switch language { case .en: count == 1 ? "The newest copy from before, \(path), has \(NumberText.grouped(count)) todo; `octodo backup restore \(day)` replaces this list with it." : "The newest copy from before, \(path), has \(NumberText.grouped(count)) todos; `octodo backup restore \(day)` replaces this list with it."; case .ja: "壊れる前の最新の写し\(path)にはToDoが\(NumberText.grouped(count))件あります。`octodo backup restore \(day)`を実行すると、この一覧と入れ替わります。" } }
  public func smallerCopy(path: String, count: Int) -> String { switch language { case .en: count == 1 ? "The newest copy from before, \(path), has \(NumberText.grouped(count)) todo, not more than were saved." : "The newest copy from before, \(path), has \(NumberText.grouped(count)) todos, not more than were saved."; case .ja: "壊れる前の最新の写し\(path)のToDoは\(NumberText.grouped(count))件で、救えた数より多くありません。" } }
  public func unreadableCopy(path: String) -> String { switch language { case .en: "The newest copy from before, \(path), cannot be read."; case .ja: "壊れる前の最新の写し\(path)は読めません。" } }
  public func earlierCopy(day: String, path: String) -> String { switch language { case .en: "There is a copy of \(day), \(path). `octodo backup restore` brings its todos back."; case .ja: "\(day)の写し\(path)があります。`octodo backup restore`で、そのToDoを戻せます。" } }
  public var noCopy: String { switch language { case .en: "There is no copy from before."; case .ja: "壊れる前の写しはありません。" } }
  public func dismissal(action: String) -> String { switch language { case .en: "This message ends when that file is gone, or with “\(action)” in the palette."; case .ja: "このお知らせは、そのファイルがなくなるか、パレットで「\(action)」を選ぶと消えます。" } }
  public func backupFailed(reason: String) -> String { switch language { case .en: "The daily copy of the todo file was not made: \(reason)."; case .ja: "今日の分のToDoファイルの写しを作れませんでした。\(reason)。" } }
  public var openedReadOnly: String { switch language { case .en: "The todo file is read-only. To change todos, correct the permissions of the file and of its folder."; case .ja: "ToDoファイルは読み取り専用です。変更するには、ファイルとフォルダーの権限を直してください。" } }
  public var fewDescriptors: String { switch language { case .en: "too few files may be open at once; raise the limit with `ulimit -n`, then restart octodo"; case .ja: "同時に開けるファイルの数が足りません。`ulimit -n`で上限を上げ、octodoを起動し直してください" } }
}

/// The texts of `app`.
public struct AppTexts: Sendable {
  let language: Language
  let keyNames: KeyNames

  public var listSeparator: String { switch language { case .en: ", "; case .ja: "、" } }
  public var nextTab: String { switch language { case .en: "next tab"; case .ja: "次のタブ" } }
  public var previousTab: String { switch language { case .en: "previous tab"; case .ja: "前のタブ" } }
  public var back: String { switch language { case .en: "back"; case .ja: "戻る" } }
  public var quit: String { switch language { case .en: "quit"; case .ja: "終了" } }
  public var showKeys: String { switch language { case .en: "show the keys that work here"; case .ja: "ここで使えるキー" } }
  public var redraw: String { switch language { case .en: "redraw the screen"; case .ja: "画面を再描画" } }
  public var toShell: String { switch language { case .en: "suspend (fg resumes)"; case .ja: "中断（fgで再開）" } }
  public var keys: String { switch language { case .en: "Keys"; case .ja: "キー" } }
  public var here: String { switch language { case .en: "Here"; case .ja: "この画面" } }
  public var everywhere: String { switch language { case .en: "Everywhere"; case .ja: "共通" } }
  public var helpHint: String { switch language { case .en: "keys"; case .ja: "キー一覧" } }
  public var closeHelp: String { switch language { case .en: "Esc closes"; case .ja: "Escで閉じる" } }
  public var menuFooter: String { switch language { case .en: "\(keyNames.part(.down, .up) { "\($0[0])/\($0[1]) move, " })Enter chooses, Esc closes"; case .ja: "\(keyNames.part(.down, .up) { "\($0[0])/\($0[1])で移動、" })Enterで決定、Escで閉じる" } }
  public var menuFooterShort: String { switch language { case .en: "Enter chooses, Esc closes"; case .ja: "Enterで決定、Escで閉じる" } }
  public var menuFooterShortest: String { switch language { case .en: "Esc closes"; case .ja: "Escで閉じる" } }
  public var scrollHelp: String { switch language { case .en: "\(keyNames.part(.down, .up) { "\($0[0])/\($0[1]) scroll, " })Esc closes"; case .ja: "\(keyNames.part(.down, .up) { "\($0[0])/\($0[1])でスクロール、" })Escで閉じる" } }
  public func moreHelp(keys: String) -> String { switch language { case .en: "more below · \(keys)"; case .ja: "続きあり · \(keys)" } }
  public var scrollHelpShort: String { switch language { case .en: "\(keyNames.part(.down, .up) { "\($0[0])/\($0[1]) scroll" })"; case .ja: "\(keyNames.part(.down, .up) { "\($0[0])/\($0[1])でスクロール" })" } }
  public var cancel: String { switch language { case .en: "Cancel"; case .ja: "キャンセル" } }
  public var tabInFront: String { switch language { case .en: "This tab is in front already."; case .ja: "このタブはすでに表示されています。" } }
  public var nextAnswer: String { switch language { case .en: "next"; case .ja: "次へ" } }
  public var enterChooses: String { switch language { case .en: "Enter chooses"; case .ja: "Enterで決定" } }
  public var keep: String { switch language { case .en: "Keep"; case .ja: "残す" } }
  public var delete: String { switch language { case .en: "Delete"; case .ja: "削除" } }
  public var stay: String { switch language { case .en: "Stay"; case .ja: "続ける" } }
  public var quitQuestion: String { switch language { case .en: "Quit octodo?"; case .ja: "octodoを終了しますか？" } }
  public var quitDetail: String { switch language { case .en: "Drafts are kept\(keyNames.part(.undo) { ", and \($0[0]) still undoes your last changes after the next start" })."; case .ja: "下書きは残り、次回の起動後も\(keyNames.part(.undo) { "\($0[0])キーで" })直前の変更を元に戻せます。" } }
  public var quitAnswer: String { switch language { case .en: "Quit"; case .ja: "終了" } }
  public var tooSmall: String { switch language { case .en: "Terminal too small"; case .ja: "端末が小さすぎます" } }
  public func sizeNeeded(needed: String, size: String) -> String { switch language { case .en: "needs \(needed), has \(size)"; case .ja: "必要 \(needed)、現在 \(size)" } }
  public var quitAnywhere: String { switch language { case .en: "Ctrl+C quits"; case .ja: "Ctrl+Cで終了" } }
  public var keysIgnored: String { switch language { case .en: "other keys are ignored"; case .ja: "ほかのキーは無視されます" } }
  public var noShell: String { switch language { case .en: "There is no shell to return to. Press Ctrl+C to quit."; case .ja: "戻り先のシェルがありません。Ctrl+Cで終了してください。" } }
  public var commands: String { switch language { case .en: "find a command by its name"; case .ja: "コマンドを名前で探す" } }
  public var copyMenu: String { switch language { case .en: "choose what to copy"; case .ja: "コピーする内容を選ぶ" } }
  public var nothingToCopy: String { switch language { case .en: "There is nothing to copy here."; case .ja: "コピーできるものがありません。" } }
  public func noKey(key: String) -> String { switch language { case .en: "`\(key)` does nothing here."; case .ja: "`\(key)`はここでは使えません。" } }
  public func notNow(key: String, action: String) -> String { switch language { case .en: "`\(key)` (\(action)) is not available here."; case .ja: "`\(key)`（\(action)）はここでは使えません。" } }
  public var afterEsc: String { switch language { case .en: "\(keyNames.part(.leave) { "After \($0[0])" })"; case .ja: "\(keyNames.part(.leave) { "\($0[0])の後" })" } }
  public var inField: String { switch language { case .en: "In the field"; case .ja: "入力欄" } }
  public var mouse: String { switch language { case .en: "Mouse: a click selects, a double click opens, the wheel scrolls, a tab opens. With Shift the terminal selects text; with mouse: false in config.yml it keeps the mouse."; case .ja: "マウス: クリックで選択、ダブルクリックで開く、ホイールでスクロール、タブで切り替え。Shiftを押すと端末で文字を選択できます。config.ymlのmouse: falseでマウスを端末に戻します。" } }
  public func isCapital(capital: String, key: String) -> String { switch language { case .en: "`\(capital)` is a capital letter: press Shift+\(key)."; case .ja: "`\(capital)`は大文字です。Shift+\(key)を押してください。" } }
  public var out: String { switch language { case .en: "out: fold, to the parent or the pane before"; case .ja: "外へ: 折りたたむ、親や前のペインへ" } }
  public var into: String { switch language { case .en: "in: unfold, to the next pane"; case .ja: "中へ: 展開する、次のペインへ" } }
  public var outHint: String { switch language { case .en: "back"; case .ja: "戻る" } }
  public var nothingOut: String { switch language { case .en: "There is nothing to the left here.\(keyNames.part(.previousTab) { " \($0[0]) shows the previous tab." })"; case .ja: "ここの左には何もありません。\(keyNames.part(.previousTab) { "\($0[0])で前のタブに移ります。" })" } }
  public var nothingInto: String { switch language { case .en: "There is nothing to the right here.\(keyNames.part(.nextTab) { " \($0[0]) shows the next tab." })"; case .ja: "ここの右には何もありません。\(keyNames.part(.nextTab) { "\($0[0])で次のタブに移ります。" })" } }
  public var nextInnerTab: String { switch language { case .en: "next tab inside the screen"; case .ja: "画面内の次のタブ" } }
  public var previousInnerTab: String { switch language { case .en: "previous tab inside the screen"; case .ja: "画面内の前のタブ" } }
  public var innerTabHint: String { switch language { case .en: "tabs"; case .ja: "タブ" } }
  public var noInnerTabs: String { switch language { case .en: "This screen has no tabs of its own.\(keyNames.part(.nextTab) { " \($0[0]) shows the next tab of octodo." })"; case .ja: "この画面の中にタブはありません。\(keyNames.part(.nextTab) { "\($0[0])でoctodoの次のタブに移ります。" })" } }
  public func leftOut(text: String) -> String { switch language { case .en: "Left out, because it was typed right after a field: \(text)"; case .ja: "入力欄を閉じた直後に打たれたため、使いませんでした: \(text)" } }
  public func keptForRows(keys: String) -> String { switch language { case .en: "Still loading; used when the rows are there: \(keys)\(keyNames.part(.stop) { ". \($0[0]) drops it." })"; case .ja: "読み込み中です。行が表示されたら使います: \(keys)\(keyNames.part(.stop) { "（\($0[0])でキャンセル）" })" } }
  public func droppedForRows(keys: String) -> String { switch language { case .en: "Left out, because its list was no longer in front: \(keys)"; case .ja: "一覧が前面になかったため、使いませんでした: \(keys)" } }
  public var outToLeft: String { switch language { case .en: "to the pane on the left"; case .ja: "左の部分へ" } }
}

/// The texts of `account`.
public struct AccountTexts: Sendable {
  let language: Language
  let keyNames: KeyNames

  public var anonymous: String { switch language { case .en: "anonymous, 10 searches a minute"; case .ja: "匿名、検索は毎分10回" } }
  public var anonymousShort: String { switch language { case .en: "anonymous"; case .ja: "匿名" } }
  public func token(source: String) -> String { switch language { case .en: "token from \(source), 30 searches a minute"; case .ja: "\(source)のトークン、検索は毎分30回" } }
  public var tokenShort: String { switch language { case .en: "token"; case .ja: "トークン" } }
  public var demo: String { switch language { case .en: "demo data, no network"; case .ja: "デモデータ、通信なし" } }
  public var demoShort: String { switch language { case .en: "demo data"; case .ja: "デモ" } }
  public var anonymousHelp: String { switch language { case .en: "You are anonymous: 10 searches a minute and 60 other requests an hour. For more, set GH_TOKEN to a token from github.com/settings/tokens, or run `gh auth login` once, then restart octodo. The token is sent to GitHub's API and nowhere else."; case .ja: "匿名で使用中です。検索は毎分10回、その他のリクエストは毎時60回までです。増やすには、github.com/settings/tokensで作ったトークンをGH_TOKENに設定するか、`gh auth login`を一度実行し、octodoを起動し直してください。トークンはGitHubのAPI以外には送られません。" } }
  public func anonymousHelpOn(host: String, advice: String) -> String { switch language { case .en: "You are anonymous on \(host). For a token, \(advice) once, then restart octodo. The token is sent to this API and nowhere else."; case .ja: "\(host)を匿名で使用中です。\(advice)、octodoを起動し直すと、トークンが使われます。トークンはこのAPI以外には送られません。" } }
  public func tokenHelp(source: String, host: String) -> String { switch language { case .en: "The token from \(source) is used. It is sent to GitHub's API and nowhere else. What it may do is set where it was made: a classic one has scopes (`repo` for private repositories, `notifications` for the inbox), a fine-grained one has permissions, both at \(host)/settings/tokens; `gh auth refresh --hostname \(host) -s repo,notifications` gives scopes to that of gh. Then restart octodo. Unset it to be anonymous."; case .ja: "\(source)のトークンを使用中です。GitHubのAPI以外には送られません。できることは発行元で決まります。classicトークンにはスコープ（非公開リポジトリは`repo`、受信箱は`notifications`）、fine-grainedトークンには権限があり、\(host)/settings/tokensで設定します。ghのトークンには`gh auth refresh --hostname \(host) -s repo,notifications`で追加します。その後octodoを起動し直してください。設定を外すと匿名になります。" } }
  public var demoHelp: String { switch language { case .en: "This is the demo: built-in data, no network. Start octodo without --demo to search GitHub."; case .ja: "デモを実行中です。octodoに付属のデータを使い、通信はしません。GitHubを検索するには--demoを付けずに起動してください。" } }
}

/// The texts of `edit`.
public struct EditTexts: Sendable {
  let language: Language
  let keyNames: KeyNames

  public var left: String { switch language { case .en: "left one character"; case .ja: "1文字左へ" } }
  public var right: String { switch language { case .en: "right one character"; case .ja: "1文字右へ" } }
  public var wordLeft: String { switch language { case .en: "left one word"; case .ja: "1単語左へ" } }
  public var wordRight: String { switch language { case .en: "right one word"; case .ja: "1単語右へ" } }
  public var toStart: String { switch language { case .en: "to the start of the line"; case .ja: "行頭へ" } }
  public var toEnd: String { switch language { case .en: "to the end of the line"; case .ja: "行末へ" } }
  public var deleteBackward: String { switch language { case .en: "delete the character before the cursor"; case .ja: "カーソルの前の文字を削除" } }
  public var deleteForward: String { switch language { case .en: "delete the character under the cursor"; case .ja: "カーソル位置の文字を削除" } }
  public var deleteWordBackward: String { switch language { case .en: "delete the word before the cursor"; case .ja: "カーソルの前の単語を削除" } }
  public var deleteWordForward: String { switch language { case .en: "delete the word after the cursor"; case .ja: "カーソルの後の語を削除" } }
  public var deleteToStart: String { switch language { case .en: "delete to the start of the line"; case .ja: "行頭まで削除" } }
  public var deleteToEnd: String { switch language { case .en: "delete to the end of the line"; case .ja: "行末まで削除" } }
  public var putBack: String { switch language { case .en: "put back what was cut last"; case .ja: "最後に切り取った文字を戻す" } }
  public var undo: String { switch language { case .en: "undo the last change in the field"; case .ja: "入力欄の直前の変更を元に戻す" } }
  public var lineBreaks: String { switch language { case .en: "Line breaks were replaced with spaces."; case .ja: "改行は空白に置き換えました。" } }
}

/// The texts of `repoTodos`.
public struct RepoTodosTexts: Sendable {
  let language: Language
  let keyNames: KeyNames

  public func editsOne(count: Int) -> String { switch language { case .en: count == 1 ? "This edits one todo, and \(NumberText.grouped(count)) row is marked.\(keyNames.part(.unmark) { " \($0[0]) unmarks it." })" : "This edits one todo, and \(NumberText.grouped(count)) rows are marked.\(keyNames.part(.unmark) { " \($0[0]) unmarks them." })"; case .ja: "編集できるToDoは1件だけです。\(NumberText.grouped(count))行に印が付いています。\(keyNames.part(.unmark) { "\($0[0])キーで印を外せます。" })" } }
  public func alreadyThere(title: String) -> String { switch language { case .en: "Already a todo: \(title).\(keyNames.part(.tab2) { " \($0[0]) shows it." })"; case .ja: "すでにToDoにあります: 「\(title)」。\(keyNames.part(.tab2) { "\($0[0])キーで見られます。" })" } }
  public func added(title: String) -> String { switch language { case .en: "Todo added: \(title).\(keyNames.part(.tab2) { " \($0[0]) shows it." })\(keyNames.part(.undo) { " \($0[0]) undoes it." })"; case .ja: "「\(title)」をToDoに追加しました。\(keyNames.part(.tab2) { "\($0[0])キーで見られます。" })\(keyNames.part(.undo) { "\($0[0])キーで元に戻せます。" })" } }
  public var undo: String { switch language { case .en: "undo the todo that was added"; case .ja: "ToDoへの追加を元に戻す" } }
  public func undone(title: String) -> String { switch language { case .en: "No longer a todo: \(title).\(keyNames.part(.redo) { " \($0[0]) redoes it." })"; case .ja: "「\(title)」をToDoから外しました。\(keyNames.part(.redo) { "\($0[0])キーでやり直せます。" })" } }
  public var notFromTodo: String { switch language { case .en: "Only repositories and issues become todos."; case .ja: "ToDoにできるのはリポジトリとイシューだけです。" } }
  public var changedSince: String { switch language { case .en: "The todos have changed since then.\(keyNames.part(.tab2) { " Press \($0[0]) and undo it there." })"; case .ja: "そのあとToDoが変更されています。\(keyNames.part(.tab2) { "\($0[0])キーで表示して元に戻してください。" })" } }
}

/// The texts of `format`.
public struct FormatTexts: Sendable {
  let language: Language
  let keyNames: KeyNames

  public var now: String { switch language { case .en: "now"; case .ja: "今" } }
  public func when(day: String, age: String) -> String { switch language { case .en: "\(day) (\(age))"; case .ja: "\(day)（\(age)）" } }
  public func left(remaining: String, limit: String, requests: String) -> String { switch language { case .en: "\(remaining) of \(limit) \(requests) left"; case .ja: "\(requests) 残り\(remaining)/\(limit)" } }
  public func leftShort(remaining: String) -> String { switch language { case .en: "\(remaining) left"; case .ja: "残り\(remaining)" } }
  public func minutes(number: String) -> String { switch language { case .en: "\(number)m"; case .ja: "\(number)分" } }
  public func hours(number: String) -> String { switch language { case .en: "\(number)h"; case .ja: "\(number)時間" } }
  public func days(number: String) -> String { switch language { case .en: "\(number)d"; case .ja: "\(number)日" } }
  public func weeks(number: String) -> String { switch language { case .en: "\(number)w"; case .ja: "\(number)週間" } }
  public func months(number: String) -> String { switch language { case .en: "\(number)mo"; case .ja: "\(number)か月" } }
  public func years(number: String) -> String { switch language { case .en: "\(number)y"; case .ja: "\(number)年" } }
  public var justNow: String { switch language { case .en: "just now"; case .ja: "たった今" } }
}

/// The texts of `moves`.
public struct MovesTexts: Sendable {
  let language: Language
  let keyNames: KeyNames

  public var down: String { switch language { case .en: "down"; case .ja: "下へ" } }
  public var up: String { switch language { case .en: "up"; case .ja: "上へ" } }
  public var lineDown: String { switch language { case .en: "down one line"; case .ja: "1行下へ" } }
  public var lineUp: String { switch language { case .en: "up one line"; case .ja: "1行上へ" } }
  public var pageDown: String { switch language { case .en: "down one page"; case .ja: "1ページ下へ" } }
  public var pageUp: String { switch language { case .en: "up one page"; case .ja: "1ページ上へ" } }
  public var halfDown: String { switch language { case .en: "down half a page"; case .ja: "半ページ下へ" } }
  public var halfUp: String { switch language { case .en: "up half a page"; case .ja: "半ページ上へ" } }
  public var toFirst: String { switch language { case .en: "to the first"; case .ja: "先頭へ" } }
  public var toStart: String { switch language { case .en: "to the start"; case .ja: "先頭へ" } }
  public var toEnd: String { switch language { case .en: "to the end"; case .ja: "末尾へ" } }
  public var toLast: String { switch language { case .en: "to the last"; case .ja: "末尾へ" } }
  public var nextSection: String { switch language { case .en: "to the next section"; case .ja: "次の区切りへ" } }
  public var previousSection: String { switch language { case .en: "to the previous section"; case .ja: "前の区切りへ" } }
  public var noNextSection: String { switch language { case .en: "There is no section below."; case .ja: "下に区切りはありません。" } }
  public var noPreviousSection: String { switch language { case .en: "There is no section above."; case .ja: "上に区切りはありません。" } }
}

/// The texts of `find`.
public struct FindTexts: Sendable {
  let language: Language
  let keyNames: KeyNames

  public var find: String { switch language { case .en: "find here"; case .ja: "この画面で検索" } }
  public var hint: String { switch language { case .en: "find"; case .ja: "検索" } }
  public var next: String { switch language { case .en: "next match"; case .ja: "次の一致" } }
  public var nextHint: String { switch language { case .en: "next"; case .ja: "次" } }
  public var previous: String { switch language { case .en: "previous match"; case .ja: "前の一致" } }
  public var nothingYet: String { switch language { case .en: "Nothing was searched for yet.\(keyNames.part(.find) { " \($0[0]) starts a search here." })"; case .ja: "まだ検索していません。\(keyNames.part(.find) { "\($0[0])キーでこの画面を検索できます。" })" } }
  public var end: String { switch language { case .en: "end the search"; case .ja: "検索を終える" } }
  public var endHint: String { switch language { case .en: "end search"; case .ja: "検索終了" } }
  public var keep: String { switch language { case .en: "close the field, keep the matches"; case .ja: "検索結果のまま続ける" } }
  public var cancel: String { switch language { case .en: "cancel the search"; case .ja: "検索をやめて元の位置に戻る" } }
  public func match(position: String) -> String { switch language { case .en: "match \(position)"; case .ja: "一致 \(position)" } }
  public func matches(count: Int) -> String { switch language { case .en: count == 1 ? "\(NumberText.grouped(count)) match" : "\(NumberText.grouped(count)) matches"; case .ja: "一致 \(NumberText.grouped(count))件" } }
  public func positionInLoaded(number: String, total: String) -> String { switch language { case .en: "\(number) of \(total) in what is loaded"; case .ja: "読み込み済みのうち\(number)/\(total)" } }
  public var none: String { switch language { case .en: "no match"; case .ja: "一致なし" } }
  public var noneInLoaded: String { switch language { case .en: "no match in what is loaded"; case .ja: "読み込み済みの範囲に一致なし" } }
  public var wrapped: String { switch language { case .en: "wrapped around"; case .ja: "端まで来たので反対側から" } }
  public func noRows(pattern: String) -> String { switch language { case .en: "No row contains \(pattern).\(keyNames.part(.endFind, .find) { " \($0[0]) clears the search, \($0[1]) changes it." })"; case .ja: "「\(pattern)」を含むものはありません。\(keyNames.part(.endFind, .find) { "\($0[0])キーですべて表示、\($0[1])キーで検索する語を変更できます。" })" } }
}

/// The texts of `repo`.
public struct RepoTexts: Sendable {
  let language: Language
  let keyNames: KeyNames

  public var makeTodo: String { switch language { case .en: "add to todos"; case .ja: "ToDoに追加" } }
  public var makeTodoHint: String { switch language { case .en: "todo"; case .ja: "ToDo" } }
  public var writeTodo: String { switch language { case .en: "add to todos, editing it first"; case .ja: "編集してToDoに追加" } }
  public var openInBrowser: String { switch language { case .en: "open in the browser"; case .ja: "ブラウザーで開く" } }
  public var browserHint: String { switch language { case .en: "browser"; case .ja: "ブラウザー" } }
  public var copyAddress: String { switch language { case .en: "copy the address"; case .ja: "URLをコピー" } }
  public var copyHint: String { switch language { case .en: "copy"; case .ja: "コピー" } }
  public func opening(url: String) -> String { switch language { case .en: "Opening \(url) in the browser"; case .ja: "ブラウザーで開きます: \(url)" } }
  public var archived: String { switch language { case .en: "archived"; case .ja: "アーカイブ済み" } }
  public var fork: String { switch language { case .en: "fork"; case .ja: "フォーク" } }
  public var template: String { switch language { case .en: "template"; case .ja: "テンプレート" } }
}

/// The texts of `star`.
public struct StarTexts: Sendable {
  let language: Language
  let keyNames: KeyNames

  public var menu: String { switch language { case .en: "star or watch"; case .ja: "スターとウォッチ" } }
  public var star: String { switch language { case .en: "star"; case .ja: "スターを付ける" } }
  public var unstar: String { switch language { case .en: "take the star back"; case .ja: "スターを外す" } }
  public var watchAll: String { switch language { case .en: "watch everything"; case .ja: "すべてをウォッチ" } }
  public var watchParticipating: String { switch language { case .en: "watch only what you take part in"; case .ja: "参加しているものだけをウォッチ" } }
  public var ignore: String { switch language { case .en: "ignore: no notifications"; case .ja: "無視: 通知を受け取らない" } }
  public var hasStar: String { switch language { case .en: "has your star"; case .ja: "スター済み" } }
  public var hasNoStar: String { switch language { case .en: "does not have your star"; case .ja: "スターなし" } }
  public var watchingAll: String { switch language { case .en: "you watch everything"; case .ja: "すべてをウォッチ中" } }
  public var watchingParticipating: String { switch language { case .en: "you watch what you take part in, or a choice of your own"; case .ja: "参加しているもの、または独自の設定でウォッチ中" } }
  public var ignoring: String { switch language { case .en: "you ignore it"; case .ja: "無視している" } }
  public func asking(title: String) -> String { switch language { case .en: "\(title): asking GitHub what holds"; case .ja: "\(title): 現在の状態を確認しています" } }
  public func pending(title: String) -> String { switch language { case .en: "\(title): a change is on its way"; case .ja: "\(title): 変更を送信しています" } }
  public func unknown(title: String) -> String { switch language { case .en: "\(title): GitHub does not say what holds"; case .ja: "\(title): 現在の状態を確認できません" } }
  public func several(title: String) -> String { switch language { case .en: "\(title): what holds already stays as it is"; case .ja: "\(title): すでにその状態のものは変わりません" } }
  public func starred(title: String) -> String { switch language { case .en: "\(title): has your star."; case .ja: "\(title): スターを付けました。" } }
  public func unstarred(title: String) -> String { switch language { case .en: "\(title): no longer has your star."; case .ja: "\(title): スターを外しました。" } }
  public func watchesAll(title: String) -> String { switch language { case .en: "\(title): GitHub notifies you of everything."; case .ja: "\(title): すべての通知を受け取ります。" } }
  public func watchesParticipating(title: String) -> String { switch language { case .en: "\(title): GitHub notifies you of what you take part in."; case .ja: "\(title): 参加しているものの通知だけを受け取ります。" } }
  public func ignored(title: String) -> String { switch language { case .en: "\(title): GitHub notifies you of nothing."; case .ja: "\(title): 通知を受け取りません。" } }
  public func undoable(done: String) -> String { switch language { case .en: "\(done)\(keyNames.part(.undo) { " \($0[0]) undoes it." })"; case .ja: "\(done)\(keyNames.part(.undo) { "\($0[0])キーで元に戻せます。" })" } }
  public func heldAlready(done: String) -> String { switch language { case .en: "\(done) It was so already."; case .ja: "\(done)すでにその状態でした。" } }
  public var undo: String { switch language { case .en: "undo the last change of stars or watching"; case .ja: "スターやウォッチの最後の変更を元に戻す" } }
  public var refused: String { switch language { case .en: "Nothing has changed there\(keyNames.part(.starAndWatch) { "; \($0[0]) offers it again" })."; case .ja: "元のままです\(keyNames.part(.starAndWatch) { "。\($0[0])キーでもう一度選べます" })。" } }
  public func unsent(count: Int) -> String { switch language { case .en: count == 1 ? "\(NumberText.grouped(count)) was not sent, and is as before." : "\(NumberText.grouped(count)) were not sent, and are as before."; case .ja: "\(NumberText.grouped(count))件は送信されず、元のままです。" } }
  public func question(verb: String, count: Int) -> String { switch language { case .en: count == 1 ? "\(verb): \(NumberText.grouped(count)) repository?" : "\(verb): \(NumberText.grouped(count)) repositories?"; case .ja: "\(verb): \(NumberText.grouped(count))個のリポジトリでよろしいですか？" } }
  public var starAnswer: String { switch language { case .en: "Star"; case .ja: "付ける" } }
  public var unstarAnswer: String { switch language { case .en: "Take back"; case .ja: "外す" } }
  public var watchAnswer: String { switch language { case .en: "Watch"; case .ja: "ウォッチ" } }
  public var ignoreAnswer: String { switch language { case .en: "Ignore"; case .ja: "無視" } }
  public func waits(time: String) -> String { switch language { case .en: "GitHub takes no changes now. The next one follows at \(time).\(keyNames.part(.stopSending) { " \($0[0]) stops." })"; case .ja: "GitHubが変更を受け付けていません。\(time)に続けます。\(keyNames.part(.stopSending) { "\($0[0])で中止します。" })" } }
  public var stop: String { switch language { case .en: "stop what is being sent"; case .ja: "送信を中止する" } }
  public func stopped(count: Int) -> String { switch language { case .en: count == 1 ? "Stopped. \(NumberText.grouped(count)) was not sent, and is as before." : "Stopped. \(NumberText.grouped(count)) were not sent, and are as before."; case .ja: "中止しました。\(NumberText.grouped(count))件は送信されず、元のままです。" } }
}

/// The texts of `write`.
public struct WriteTexts: Sendable {
  let language: Language
  let keyNames: KeyNames

  public func failed(title: String, reason: String, state: String) -> String { switch language { case .en: "\(title): \(reason) \(state)"; case .ja: "\(title): \(reason)\(state)" } }
  public var unchanged: String { switch language { case .en: "It is as before."; case .ja: "元のままです。" } }
  public var uncertain: String { switch language { case .en: "GitHub may have done it all the same."; case .ja: "GitHubでは変更が済んでいる可能性があります。" } }
  public func limited(time: String) -> String { switch language { case .en: "GitHub takes no changes before \(time)."; case .ja: "GitHubは\(time)まで変更を受け付けません。" } }
  public var needsToken: String { switch language { case .en: "Changes on GitHub belong to an account. Set GH_TOKEN, or run `gh auth login` once, then restart octodo."; case .ja: "GitHubでの変更にはアカウントが必要です。GH_TOKENを設定するか、`gh auth login`を一度実行してから、octodoを再起動してください。" } }
  public var inDemo: String { switch language { case .en: "The demo has no account, so nothing on GitHub can be changed in it."; case .ja: "デモにはアカウントがないため、GitHubでの変更はできません。" } }
}

/// The texts of `search`.
public struct SearchTexts: Sendable {
  let language: Language
  let keyNames: KeyNames

  public var search: String { switch language { case .en: "search"; case .ja: "検索" } }
  public var olderQuery: String { switch language { case .en: "previous query"; case .ja: "前の検索語" } }
  public var newerQuery: String { switch language { case .en: "next query"; case .ja: "次の検索語" } }
  public var showRecentQueries: String { switch language { case .en: "choose an earlier query"; case .ja: "以前の検索語を選ぶ" } }
  public var recentQueries: String { switch language { case .en: "Recent queries"; case .ja: "最近の検索語" } }
  public var noRecentQueries: String { switch language { case .en: "There is no earlier query yet."; case .ja: "まだ検索していません。" } }
  public var stopOrLeave: String { switch language { case .en: "stop, or leave the field"; case .ja: "中止、または入力欄を離れる" } }
  public var changeQuery: String { switch language { case .en: "change the query"; case .ja: "検索語を変える" } }
  public var queryHint: String { switch language { case .en: "query"; case .ja: "検索語" } }
  public func queryFull(limit: String) -> String { switch language { case .en: "The query is limited to \(limit) characters; the rest was left out."; case .ja: "検索語は\(limit)文字までです。入りきらない部分は除きました。" } }
  public var emptyQuery: String { switch language { case .en: "Type a query first, for example swift language:c."; case .ja: "まず検索語を入力してください（例: swift language:c）。" } }
  public var page: String { switch language { case .en: "this page"; case .ja: "このページ" } }
  public func pageOfKind(kind: String) -> String { switch language { case .en: "this page (\(kind))"; case .ja: "このページ(\(kind))" } }
  public func pageOfRepo(page: String, repo: String) -> String { switch language { case .en: "octodo has no screen for \(page), so it shows \(repo)."; case .ja: "\(page)を表示する画面はないため、\(repo)を表示します。" } }
  public func noScreen(page: String) -> String { switch language { case .en: "octodo has no screen for \(page). To search for its address, put it in quotes."; case .ja: "\(page)を表示する画面はありません。アドレスを検索するには引用符で囲んでください。" } }
  public func otherHost(host: String, own: String) -> String { switch language { case .en: "This address is on \(host), and octodo is set to \(own). To search for it, put it in quotes."; case .ja: "このアドレスは\(host)のもので、octodoの設定は\(own)です。検索するには引用符で囲んでください。" } }
  public var typeAndEnter: String { switch language { case .en: "type\(keyNames.part(.search) { " and press \($0[0])" })"; case .ja: "入力\(keyNames.part(.search) { "して\($0[0])" })" } }
  public var typeThenEnter: String { switch language { case .en: "type\(keyNames.part(.search) { ", then \($0[0])" })"; case .ja: "入力\(keyNames.part(.search) { "して\($0[0])" })" } }
  public var enterSearches: String { switch language { case .en: "\(keyNames.part(.search) { "\($0[0]) searches" })"; case .ja: "\(keyNames.part(.search) { "\($0[0])で検索" })" } }
  public var escLeaves: String { switch language { case .en: "\(keyNames.part(.leave) { "\($0[0]) leaves" })"; case .ja: "\(keyNames.part(.leave) { "\($0[0])で戻る" })" } }
  public var otherKinds: String { switch language { case .en: "\(keyNames.part(.leave, .nextInnerTab) { "\($0[0]) \($0[1]) other kinds" })"; case .ja: "\(keyNames.part(.leave, .nextInnerTab) { "\($0[0]) \($0[1])で他の種類" })" } }
  public var toResults: String { switch language { case .en: "to the results"; case .ja: "検索結果へ" } }
  public var toQuery: String { switch language { case .en: "back to the query"; case .ja: "検索語に戻る" } }
  public var examples: String { switch language { case .en: "Examples"; case .ja: "例" } }
  public var searchedBefore: String { switch language { case .en: "Searched before"; case .ja: "以前の検索" } }
  public var newestTodos: String { switch language { case .en: "Newest todos"; case .ja: "新しいToDo" } }
  public var openedBefore: String { switch language { case .en: "Opened before"; case .ja: "最近開いたもの" } }
  public var chooseExample: String { switch language { case .en: "search for this example"; case .ja: "この例で検索" } }
  public var searchAgain: String { switch language { case .en: "search for it again"; case .ja: "もう一度検索" } }
  public var label: String { switch language { case .en: "Search: "; case .ja: "検索: " } }
  public var sortHint: String { switch language { case .en: "sort"; case .ja: "並べ替え" } }
  public var flipOrder: String { switch language { case .en: "reverse the order"; case .ja: "昇順と降順の切り替え" } }
  public var open: String { switch language { case .en: "open"; case .ja: "開く" } }
  public var openHint: String { switch language { case .en: "open"; case .ja: "開く" } }
  public var bestMatchHasNoOrder: String { switch language { case .en: "Best match has no order.\(keyNames.part(.sort) { " Press \($0[0]) to sort first." })"; case .ja: "一致度順には昇順・降順がありません。\(keyNames.part(.sort) { "先に\($0[0])キーで並べ替えてください。" })" } }
  public var nothingFound: String { switch language { case .en: "Nothing found.\(keyNames.part(.changeQuery) { " Press \($0[0]) to change the query: fewer words find more." })"; case .ja: "見つかりませんでした。\(keyNames.part(.changeQuery) { "\($0[0])キーで" })検索語を変えてください。語を減らすと見つかりやすくなります。" } }
  public var welcomeThen: String { switch language { case .en: "Then: arrows to choose\(keyNames.part(.open) { ", \($0[0]) to open" })\(keyNames.part(.makeTodo) { ", \($0[0]) to add to todos" })\(keyNames.part(.help) { ", \($0[0]) for all keys" })."; case .ja: "矢印で選択\(keyNames.part(.open) { "、\($0[0])で開く" })\(keyNames.part(.makeTodo) { "、\($0[0])でToDoに追加" })\(keyNames.part(.help) { "、\($0[0])でキー一覧を表示" })します。" } }
  public var searches: String { switch language { case .en: "searches"; case .ja: "検索" } }
  public var bestMatch: String { switch language { case .en: "best match"; case .ja: "一致度" } }
  public var reachableRemark: String { switch language { case .en: "GitHub serves only the first 1,000 results of a search; narrow the query to see the others"; case .ja: "GitHubの検索結果は先頭の1,000件までです。残りは検索語を絞ってください" } }
  public func isOrder(word: String) -> String { switch language { case .en: "\(word) is the order of the results now, not a word to search for.\(keyNames.part(.sort) { " \($0[0]) changes the order." })"; case .ja: "\(word)は検索語ではなく、結果の並べ替えとして使いました。\(keyNames.part(.sort) { "並べ替えは\($0[0])キーで変えられます。" })" } }
  public func showKind(kind: String) -> String { switch language { case .en: "search for: \(kind)"; case .ja: "検索対象: \(kind)" } }
}

/// The texts of `repoSearch`.
public struct RepoSearchTexts: Sendable {
  let language: Language
  let keyNames: KeyNames

  public var kind: String { switch language { case .en: "Repos"; case .ja: "リポジトリ" } }
  public var listTitle: String { switch language { case .en: "Repositories"; case .ja: "リポジトリ" } }
  public var hint: String { switch language { case .en: "repositories, for example  http client language:swift stars:>500"; case .ja: "リポジトリ名や条件（例: http client language:swift stars:>500）" } }
  public var sort: String { switch language { case .en: "sort: best match, stars, forks, updated"; case .ja: "並べ替え: 一致度、スター、フォーク、更新" } }
  public var nothingInDemo: String { switch language { case .en: "The demo has only a few hundred repositories: try terminal, language:rust or user:apple."; case .ja: "デモにあるリポジトリは数百件だけです。terminal、language:rust、user:appleなどを試してください。" } }
  public var welcomeTyping: String { switch language { case .en: "Search GitHub's repositories: type above\(keyNames.part(.search) { " and press \($0[0])" })."; case .ja: "GitHubのリポジトリを検索します。上に入力して\(keyNames.part(.search) { "\($0[0])キーを押して" })ください。" } }
  public var welcome: String { switch language { case .en: "Search GitHub's repositories\(keyNames.part(.changeQuery, .search) { ": press \($0[0]), type and press \($0[1])" })."; case .ja: "GitHubのリポジトリを検索します。\(keyNames.part(.changeQuery, .search) { "\($0[0])キーを押して入力し、\($0[1])キーを押してください。" })" } }
  public func repository(sort: String) -> String { switch language { case .en: "Repository (\(sort))"; case .ja: "リポジトリ（\(sort)）" } }
  public var stars: String { switch language { case .en: "stars"; case .ja: "スター" } }
  public var languageColumn: String { switch language { case .en: "Language"; case .ja: "言語" } }
  public var pushed: String { switch language { case .en: "pushed"; case .ja: "プッシュ" } }
  public var description: String { switch language { case .en: "Description"; case .ja: "説明" } }
  public var sortStars: String { switch language { case .en: "stars"; case .ja: "スター" } }
  public var sortForks: String { switch language { case .en: "forks"; case .ja: "フォーク" } }
  public var sortUpdated: String { switch language { case .en: "updated"; case .ja: "更新" } }
  public func isForOthers(word: String) -> String { switch language { case .en: "\(word) is for issues and pull requests\(keyNames.part(.nextInnerTab) { ": \($0[0]) shows issues" })\(keyNames.part(.previousInnerTab) { ", \($0[0]) pull requests" })."; case .ja: "\(word)はイシューとプルリクエスト用です。\(keyNames.part(.nextInnerTab) { "\($0[0])でイシュー" })\(keyNames.part(.previousInnerTab) { "、\($0[0])でプルリクエスト" })を表示します。" } }
}

/// The texts of `issueSearch`.
public struct IssueSearchTexts: Sendable {
  let language: Language
  let keyNames: KeyNames

  public var issues: String { switch language { case .en: "Issues"; case .ja: "イシュー" } }
  public var pulls: String { switch language { case .en: "PRs"; case .ja: "PR" } }
  public var pullsTitle: String { switch language { case .en: "Pull requests"; case .ja: "プルリクエスト" } }
  public var issuesHint: String { switch language { case .en: "issues, for example  crash label:bug is:open repo:apple/swift"; case .ja: "イシューの語や条件（例: crash label:bug is:open repo:apple/swift）" } }
  public var pullsHint: String { switch language { case .en: "pull requests, for example  parser is:open draft:false language:swift"; case .ja: "プルリクエストの語や条件（例: parser is:open draft:false language:swift）" } }
  public var sort: String { switch language { case .en: "sort: best match, comments, reactions, interactions, created, updated"; case .ja: "並べ替え: 一致度、コメント、リアクション、反応数、作成、更新" } }
  public func issue(sort: String) -> String { switch language { case .en: "Issue (\(sort))"; case .ja: "イシュー（\(sort)）" } }
  public func pull(sort: String) -> String { switch language { case .en: "Pull request (\(sort))"; case .ja: "プルリクエスト（\(sort)）" } }
  public var sortComments: String { switch language { case .en: "comments"; case .ja: "コメント" } }
  public var sortReactions: String { switch language { case .en: "reactions"; case .ja: "リアクション" } }
  public var sortInteractions: String { switch language { case .en: "interactions"; case .ja: "反応数" } }
  public var sortCreated: String { switch language { case .en: "created"; case .ja: "作成" } }
  public var sortUpdated: String { switch language { case .en: "updated"; case .ja: "更新" } }
  public var nothingInDemo: String { switch language { case .en: "The demo finds what was invented for it: try the words lid or startup, is:open, label:bug or author:ada-l."; case .ja: "デモで見つかるのはデモ用に作ったものだけです。lid、startupなどの語や、is:open、label:bug、author:ada-lを試してください。" } }
  public var issuesWelcomeTyping: String { switch language { case .en: "Search the issues of all repositories: type above\(keyNames.part(.search) { " and press \($0[0])" })."; case .ja: "すべてのリポジトリのイシューを検索します。上に入力して\(keyNames.part(.search) { "\($0[0])キーを押して" })ください。" } }
  public var issuesWelcome: String { switch language { case .en: "Search the issues of all repositories\(keyNames.part(.changeQuery, .search) { ": press \($0[0]), type and press \($0[1])" })."; case .ja: "すべてのリポジトリのイシューを検索します。\(keyNames.part(.changeQuery, .search) { "\($0[0])キーを押して入力し、\($0[1])キーを押してください。" })" } }
  public var pullsWelcomeTyping: String { switch language { case .en: "Search the pull requests of all repositories: type above\(keyNames.part(.search) { " and press \($0[0])" })."; case .ja: "すべてのリポジトリのプルリクエストを検索します。上に入力して\(keyNames.part(.search) { "\($0[0])キーを押して" })ください。" } }
  public var pullsWelcome: String { switch language { case .en: "Search the pull requests of all repositories\(keyNames.part(.changeQuery, .search) { ": press \($0[0]), type and press \($0[1])" })."; case .ja: "すべてのリポジトリのプルリクエストを検索します。\(keyNames.part(.changeQuery, .search) { "\($0[0])キーを押して入力し、\($0[1])キーを押してください。" })" } }
  public func findsOthers(word: String) -> String { switch language { case .en: "\(word) says what to find, so this list is not of this kind. Leave it out to find what the list is for."; case .ja: "\(word)が検索対象を決めるため、この一覧には別の種類が表示されます。この語を除くと本来の種類を検索します。" } }
}

/// The texts of `repoDetail`.
public struct RepoDetailTexts: Sendable {
  let language: Language
  let keyNames: KeyNames

  public func stars(count: Int) -> String { switch language { case .en: count == 1 ? "\(NumberText.grouped(count)) star" : "\(NumberText.grouped(count)) stars"; case .ja: "スター\(NumberText.grouped(count))" } }
  public func forks(count: Int) -> String { switch language { case .en: count == 1 ? "\(NumberText.grouped(count)) fork" : "\(NumberText.grouped(count)) forks"; case .ja: "フォーク\(NumberText.grouped(count))" } }
  public func watchers(count: Int) -> String { switch language { case .en: count == 1 ? "\(NumberText.grouped(count)) watcher" : "\(NumberText.grouped(count)) watchers"; case .ja: "ウォッチ\(NumberText.grouped(count))" } }
  public var watchersLoading: String { switch language { case .en: "watchers ..."; case .ja: "ウォッチ ..." } }
  public func openIssues(count: Int) -> String { switch language { case .en: count == 1 ? "\(NumberText.grouped(count)) open issue or pull request" : "\(NumberText.grouped(count)) open issues and pull requests"; case .ja: "オープンなイシューとプルリクエスト\(NumberText.grouped(count))" } }
  public var noLanguage: String { switch language { case .en: "no language"; case .ja: "言語なし" } }
  public var noLicence: String { switch language { case .en: "no licence"; case .ja: "ライセンスなし" } }
  public func branch(name: String) -> String { switch language { case .en: "branch \(name)"; case .ja: "ブランチ \(name)" } }
  public func created(day: String) -> String { switch language { case .en: "created \(day)"; case .ja: "作成 \(day)" } }
  public func pushed(day: String, age: String) -> String { switch language { case .en: "pushed \(day) (\(age))"; case .ja: "プッシュ \(day)（\(age)）" } }
  public var noReadme: String { switch language { case .en: "This repository has no README."; case .ja: "このリポジトリにREADMEはありません。" } }
  public var blankReadme: String { switch language { case .en: "This README has no visible text."; case .ja: "このREADMEに表示される内容はありません。" } }
  public var isCut: String { switch language { case .en: "--- README truncated.\(keyNames.part(.openInBrowser) { " \($0[0]) opens all of it in the browser." }) ---"; case .ja: "--- READMEを途中まで表示しています。\(keyNames.part(.openInBrowser) { "\($0[0])キーでブラウザーに全体を表示できます。" }) ---" } }
}

/// The texts of `list`.
public struct ListTexts: Sendable {
  let language: Language
  let keyNames: KeyNames

  public var reload: String { switch language { case .en: "reload"; case .ja: "再読み込み" } }
  public var stop: String { switch language { case .en: "stop"; case .ja: "中止" } }
  public var stopped: String { switch language { case .en: "Stopped.\(keyNames.part(.reload) { " Press \($0[0]) to reload." })"; case .ja: "中止しました。\(keyNames.part(.reload) { "\($0[0])キーで再読み込みできます。" })" } }
  public var loading: String { switch language { case .en: "Loading..."; case .ja: "読み込み中..." } }
  public func loadingStatus(spinner: String) -> String { switch language { case .en: "Loading \(spinner)"; case .ja: "読み込み中 \(spinner)" } }
  public func loadingMore(spinner: String) -> String { switch language { case .en: "loading more \(spinner)"; case .ja: "続きを読み込み中 \(spinner)" } }
  public var loadGap: String { switch language { case .en: "load what is missing"; case .ja: "未読み込みの部分を読み込む" } }
  public func gap(count: Int) -> String { switch language { case .en: count == 1 ? "\(NumberText.grouped(count)) not loaded\(keyNames.part(.loadGap) { " · \($0[0]) loads it" })" : "\(NumberText.grouped(count)) not loaded\(keyNames.part(.loadGap) { " · \($0[0]) loads the first of them" })"; case .ja: "\(NumberText.grouped(count))件は未読み込み\(keyNames.part(.loadGap) { " · \($0[0])で先頭側から読み込む" })" } }
  public var gapUncounted: String { switch language { case .en: "Some are not loaded\(keyNames.part(.loadGap) { " · \($0[0]) loads the first of them" })"; case .ja: "一部は未読み込み\(keyNames.part(.loadGap) { " · \($0[0])で先頭側から読み込む" })" } }
  public var escStops: String { switch language { case .en: "\(keyNames.part(.stop) { "\($0[0]) stops" })"; case .ja: "\(keyNames.part(.stop) { "\($0[0])で中止" })" } }
  public func pauseMessage(time: String) -> String { switch language { case .en: "Rate limited by GitHub. Continues in \(time)\(keyNames.part(.stop) { "; \($0[0]) stops" })."; case .ja: "GitHubのレート制限中です。\(time)後に再開します。\(keyNames.part(.stop) { "\($0[0])キーで中止します。" })" } }
  public func pauseStatus(time: String) -> String { switch language { case .en: "Rate limited by GitHub, continues in \(time)"; case .ja: "GitHubのレート制限中、\(time)後に再開" } }
  public func pauseShort(time: String) -> String { switch language { case .en: "Rate limited, continues in \(time)"; case .ja: "レート制限中、\(time)後に再開" } }
  public func savedOffline(copy: String) -> String { switch language { case .en: "Offline, \(copy)"; case .ja: "オフライン、\(copy)" } }
  public func savedServer(status: String, copy: String) -> String { switch language { case .en: "HTTP \(status), \(copy)"; case .ja: "HTTP \(status)、\(copy)" } }
  public func savedShort(age: String) -> String { switch language { case .en: "saved (\(age))"; case .ja: "保存済み（\(age)）" } }
  public var failed: String { switch language { case .en: "Loading failed"; case .ja: "読み込みに失敗" } }
  public func older(age: String) -> String { switch language { case .en: "Older content (\(age)) is shown."; case .ja: "以前の内容（\(age)）を表示しています。" } }
  public var triesAgain: String { switch language { case .en: "\(keyNames.part(.reload) { "\($0[0]) tries again" })"; case .ja: "\(keyNames.part(.reload) { "\($0[0])で再試行" })" } }
  public func position(number: String, total: String) -> String { switch language { case .en: "\(number) of \(total)"; case .ja: "\(number)/\(total)" } }
  public func positionFromEnd(number: String, total: String) -> String { switch language { case .en: "\(number) from the end of \(total)"; case .ja: "末尾から\(number)番目/\(total)" } }
  public var waiting: String { switch language { case .en: "Waiting for the todo file"; case .ja: "ToDoファイルが空くのを待っています" } }
  public var age: String { switch language { case .en: "age"; case .ja: "経過" } }
  public var day: String { switch language { case .en: "date"; case .ja: "日付" } }
  public var requests: String { switch language { case .en: "requests"; case .ja: "リクエスト" } }
  public func leftOut(count: Int) -> String { switch language { case .en: count == 1 ? "\(NumberText.grouped(count)) unreadable row left out" : "\(NumberText.grouped(count)) unreadable rows left out"; case .ja: "読み取れない\(NumberText.grouped(count))行を除外" } }
  public var incomplete: String { switch language { case .en: "GitHub timed out, some are missing"; case .ja: "GitHub側の時間切れ、一部のみ" } }
  public var incompleteShort: String { switch language { case .en: "some missing"; case .ja: "一部のみ" } }
  public var incompleteRemark: String { switch language { case .en: "some missing: GitHub timed out before it had searched everything\(keyNames.part(.reload) { "; \($0[0]) reloads" })"; case .ja: "一部のみ: GitHub側の時間切れですべてを調べられませんでした\(keyNames.part(.reload) { "。\($0[0])キーで再読み込みできます" })" } }
  public var incompleteEmpty: String { switch language { case .en: "GitHub stopped early and had found nothing until then.\(keyNames.part(.reload) { " \($0[0]) tries again." })"; case .ja: "GitHubが途中で検索を打ち切り、そこまでには何も見つかりませんでした。\(keyNames.part(.reload) { "\($0[0])キーで再試行できます。" })" } }
  public var nothingSoFar: String { switch language { case .en: "The pages read so far have nothing to show.\(keyNames.part(.reload) { " \($0[0]) reads on." })"; case .ja: "GitHubの一覧をここまで読みましたが、表示できるものはありませんでした。続きがあります。\(keyNames.part(.reload) { "\($0[0])キーで続きを読みます。" })" } }
  public func noneReadable(count: Int) -> String { switch language { case .en: count == 1 ? "GitHub sent \(NumberText.grouped(count)) entry, which octodo cannot read.\(keyNames.part(.reload) { " \($0[0]) tries again." })" : "GitHub sent \(NumberText.grouped(count)) entries, none of which octodo can read.\(keyNames.part(.reload) { " \($0[0]) tries again." })"; case .ja: "GitHubの応答には\(NumberText.grouped(count))件ありましたが、どれも読み取れませんでした。\(keyNames.part(.reload) { "\($0[0])キーで再試行できます。" })" } }
  public func needsSignOn(host: String) -> String { switch language { case .en: "Organizations with single sign-on are missing. Authorize the token for them at \(host)/settings/tokens\(keyNames.part(.reload) { ", then press \($0[0])" })."; case .ja: "シングルサインオン（SSO）が必要な組織の分は含まれていません。\(host)/settings/tokensでトークンを認可し\(keyNames.part(.reload) { "、\($0[0])キーを押し" })てください。" } }
  public func leftOutShort(count: Int) -> String { switch language { case .en: count == 1 ? "\(NumberText.grouped(count)) left out" : "\(NumberText.grouped(count)) left out"; case .ja: "\(NumberText.grouped(count))行除外" } }
  public var leftOutRemark: String { switch language { case .en: "left out: GitHub's response had rows that octodo could not read"; case .ja: "除外: GitHubの応答に読み取れない行がありました" } }
  public var nothingToUndo: String { switch language { case .en: "There is nothing to undo."; case .ja: "元に戻す変更はありません。" } }
  public var noRows: String { switch language { case .en: "The list is empty."; case .ja: "一覧は空です。" } }
  public var notLoaded: String { switch language { case .en: "The list could not be loaded.\(keyNames.part(.reload) { " \($0[0]) tries again." })"; case .ja: "一覧を読み込めませんでした。\(keyNames.part(.reload) { "\($0[0])キーで再試行できます。" })" } }
  public var nothingToLoad: String { switch language { case .en: "There is nothing to choose here; the screen says why."; case .ja: "ここには選べるものがありません。理由は画面に表示しています。" } }
  public var mark: String { switch language { case .en: "mark / unmark, and move on"; case .ja: "印を付ける / 外す（次の行へ）" } }
  public var unmark: String { switch language { case .en: "unmark all"; case .ja: "印をすべて外す" } }
  public var unmarkHint: String { switch language { case .en: "unmark"; case .ja: "印を外す" } }
  public func marksRemoved(count: Int) -> String { switch language { case .en: count == 1 ? "\(NumberText.grouped(count)) mark removed." : "\(NumberText.grouped(count)) marks removed."; case .ja: "印\(NumberText.grouped(count))件を外しました。" } }
  public func marked(count: Int) -> String { switch language { case .en: count == 1 ? "\(NumberText.grouped(count)) marked" : "\(NumberText.grouped(count)) marked"; case .ja: "印\(NumberText.grouped(count))件" } }
  public func andMore(title: String, count: Int) -> String { switch language { case .en: count == 1 ? "\(title) (and \(NumberText.grouped(count)) more)" : "\(title) (and \(NumberText.grouped(count)) more)"; case .ja: "\(title)ほか\(NumberText.grouped(count))件" } }
  public func savedLimited(copy: String) -> String { switch language { case .en: "Rate limited, \(copy)"; case .ja: "レート制限中、\(copy)" } }
  public func waitSeconds(seconds: String) -> String { switch language { case .en: "\(seconds) s"; case .ja: "\(seconds)秒" } }
  public func waitMinutes(minutes: String) -> String { switch language { case .en: "\(minutes) min"; case .ja: "\(minutes)分" } }
  public func waitHours(hours: String) -> String { switch language { case .en: "\(hours) h"; case .ja: "\(hours)時間" } }
  public func savedContinues(saved: String, time: String) -> String { switch language { case .en: "\(saved), continues in \(time)"; case .ja: "\(saved)、\(time)後に再開" } }
  public func savedCopy(age: String) -> String { switch language { case .en: "saved copy (\(age))"; case .ja: "保存済みの内容（\(age)）" } }
  public var savedNow: String { switch language { case .en: "saved just now"; case .ja: "たった今保存した内容" } }
  public func continues(time: String) -> String { switch language { case .en: "GitHub's rate limit ends in \(time). octodo then continues by itself."; case .ja: "GitHubのレート制限はあと\(time)です。その後、自動的に再開します。" } }
  public var stillLoading: String { switch language { case .en: "Still loading."; case .ja: "読み込み中です。" } }
  public var markRange: String { switch language { case .en: "mark a range from here, or end it"; case .ja: "ここから範囲に印を付ける / 範囲を終える" } }
  public var range: String { switch language { case .en: "range"; case .ja: "範囲選択中" } }
  public var markAll: String { switch language { case .en: "mark all rows"; case .ja: "すべての行に印を付ける" } }
  public var rangeBegins: String { switch language { case .en: "The rows from here on are marked as you move.\(keyNames.part(.markRange) { " \($0[0]) ends the range." })"; case .ja: "ここから移動した行に印を付けます。\(keyNames.part(.markRange) { "\($0[0])で範囲を終えます。" })" } }
  public func rangeGap(count: Int) -> String { switch language { case .en: count == 1 ? "\(NumberText.grouped(count)) row between is not loaded, so it is not marked." : "\(NumberText.grouped(count)) rows between are not loaded, so they are not marked."; case .ja: "間の\(NumberText.grouped(count))件は未読み込みのため、選択されていません。" } }
  public var rangeGapUncounted: String { switch language { case .en: "Some rows between are not loaded, so they are not marked."; case .ja: "間に未読み込みの行があり、それらは選択されていません。" } }
  public func markLimit(number: String) -> String { switch language { case .en: "\(number) rows are marked; more cannot be marked at once."; case .ja: "\(number)行に印を付けました。一度に付けられるのはここまでです。" } }
  public var fold: String { switch language { case .en: "fold or unfold the section"; case .ja: "区切りを畳む／開く" } }
  public var foldHint: String { switch language { case .en: "fold"; case .ja: "畳む" } }
  public var unfoldHint: String { switch language { case .en: "unfold"; case .ja: "開く" } }
  public var onHeading: String { switch language { case .en: "This is a heading. Choose a row below it."; case .ja: "これは見出しです。下の行を選んでください。" } }
}

/// The texts of `preview`.
public struct PreviewTexts: Sendable {
  let language: Language
  let keyNames: KeyNames

  public var toggle: String { switch language { case .en: "show or hide the preview"; case .ja: "プレビューの表示を切り替える" } }
  public var hint: String { switch language { case .en: "preview"; case .ja: "プレビュー" } }
  public var lineDown: String { switch language { case .en: "preview down one line"; case .ja: "プレビューを1行下へ" } }
  public var lineUp: String { switch language { case .en: "preview up one line"; case .ja: "プレビューを1行上へ" } }
  public func tooNarrow(needed: String, columns: String) -> String { switch language { case .en: "A preview needs \(needed) columns; this terminal has \(columns)."; case .ja: "プレビューには\(needed)桁必要です。この端末は\(columns)桁です。" } }
  public var pressForReadme: String { switch language { case .en: "\(keyNames.part(.preview) { "Press \($0[0]) to load the README." })"; case .ja: "\(keyNames.part(.preview) { "\($0[0])キーでREADMEを読み込みます。" })" } }
  public func added(age: String) -> String { switch language { case .en: "added \(age)"; case .ja: "追加: \(age)" } }
  public func doneAt(age: String) -> String { switch language { case .en: "done \(age)"; case .ja: "完了: \(age)" } }
  public func visits(age: String, count: Int) -> String { switch language { case .en: count == 1 ? "opened once, last \(age)" : "opened \(NumberText.grouped(count)) times, last \(age)"; case .ja: "\(NumberText.grouped(count))回表示、最後は\(age)" } }
  public var pressForIssue: String { switch language { case .en: "\(keyNames.part(.preview) { "Press \($0[0]) to load the issue." })"; case .ja: "\(keyNames.part(.preview) { "\($0[0])キーでイシューを読み込みます。" })" } }
  public var pressForPull: String { switch language { case .en: "\(keyNames.part(.preview) { "Press \($0[0]) to load the pull request." })"; case .ja: "\(keyNames.part(.preview) { "\($0[0])キーでプルリクエストを読み込みます。" })" } }
  public var pressForAnnotations: String { switch language { case .en: "\(keyNames.part(.preview) { "Press \($0[0]) to load the annotations." })"; case .ja: "\(keyNames.part(.preview) { "\($0[0])キーで注釈を読み込みます。" })" } }
  public var load: String { switch language { case .en: "load the preview"; case .ja: "プレビューを読み込む" } }
  public var loadHint: String { switch language { case .en: "load"; case .ja: "読み込む" } }
  public var hidden: String { switch language { case .en: "The preview is hidden.\(keyNames.part(.preview) { " \($0[0]) shows it again." })"; case .ja: "プレビューを隠しました。\(keyNames.part(.preview) { "\($0[0])キーでまた表示します。" })" } }
}

/// The texts of `pages`, a row for each id.
public struct PagesTexts: Sendable {
  let language: Language
  let keyNames: KeyNames

  public struct Row: Sendable {
    public var name = ""
  }

  /// A row of empty texts for an id that has none.
  public subscript(id: String) -> Row {
    switch (language, id) {
    case (.en, "actions"): Row(name: "workflow runs")
    case (.en, "blame"): Row(name: "a file")
    case (.en, "branches"): Row(name: "branches")
    case (.en, "commits"): Row(name: "a history of commits")
    case (.en, "compare"): Row(name: "a comparison")
    case (.en, "discussions"): Row(name: "discussions")
    case (.en, "forks"): Row(name: "forks")
    case (.en, "graphs"): Row(name: "statistics")
    case (.en, "labels"): Row(name: "labels")
    case (.en, "milestone"): Row(name: "a milestone")
    case (.en, "milestones"): Row(name: "milestones")
    case (.en, "network"): Row(name: "statistics")
    case (.en, "packages"): Row(name: "packages")
    case (.en, "projects"): Row(name: "projects")
    case (.en, "pulse"): Row(name: "statistics")
    case (.en, "releases"): Row(name: "releases")
    case (.en, "security"): Row(name: "security reports")
    case (.en, "settings"): Row(name: "settings")
    case (.en, "stargazers"): Row(name: "stargazers")
    case (.en, "tags"): Row(name: "tags")
    case (.en, "watchers"): Row(name: "watchers")
    case (.en, "wiki"): Row(name: "a wiki")
    case (.ja, "actions"): Row(name: "ワークフローの実行")
    case (.ja, "blame"): Row(name: "ファイル")
    case (.ja, "branches"): Row(name: "ブランチ")
    case (.ja, "commits"): Row(name: "コミットの履歴")
    case (.ja, "compare"): Row(name: "比較")
    case (.ja, "discussions"): Row(name: "ディスカッション")
    case (.ja, "forks"): Row(name: "フォーク")
    case (.ja, "graphs"): Row(name: "統計")
    case (.ja, "labels"): Row(name: "ラベル")
    case (.ja, "milestone"): Row(name: "マイルストーン")
    case (.ja, "milestones"): Row(name: "マイルストーン")
    case (.ja, "network"): Row(name: "統計")
    case (.ja, "packages"): Row(name: "パッケージ")
    case (.ja, "projects"): Row(name: "プロジェクト")
    case (.ja, "pulse"): Row(name: "統計")
    case (.ja, "releases"): Row(name: "リリース")
    case (.ja, "security"): Row(name: "セキュリティ情報")
    case (.ja, "settings"): Row(name: "設定")
    case (.ja, "stargazers"): Row(name: "スターを付けた人")
    case (.ja, "tags"): Row(name: "タグ")
    case (.ja, "watchers"): Row(name: "ウォッチしている人")
    case (.ja, "wiki"): Row(name: "Wiki")
    default: Row()
    }
  }
}

/// The texts of `kinds`, a row for each id.
public struct KindsTexts: Sendable {
  let language: Language
  let keyNames: KeyNames

  public struct Row: Sendable {
    public var name = ""
    public var short = ""
    public var title = ""
    public var list = ""
    public var listHint = ""
  }

  /// A row of empty texts for an id that has none.
  public subscript(id: String) -> Row {
    switch (language, id) {
    case (.en, "repository"): Row(name: "repository", short: "repo", title: "Repository")
    case (.en, "issue"): Row(name: "issue", short: "issue", title: "Issue", list: "show its issues", listHint: "issues")
    case (.en, "pull-request"): Row(name: "pull request", short: "pull", title: "Pull request", list: "show its pull requests", listHint: "pulls")
    case (.en, "todo"): Row(name: "todo", short: "todo", title: "Todo")
    case (.en, "commit"): Row(short: "commit")
    case (.en, "release"): Row(short: "release")
    case (.en, "discussion"): Row(short: "discussion")
    case (.en, "file"): Row(short: "file")
    case (.en, "folder"): Row(short: "folder")
    case (.en, "topic"): Row(short: "topic")
    case (.en, "organisation"): Row(short: "organisation")
    case (.en, "account"): Row(short: "account")
    case (.ja, "repository"): Row(name: "リポジトリ", short: "リポ", title: "リポジトリ")
    case (.ja, "issue"): Row(name: "イシュー", short: "イシュー", title: "イシュー", list: "イシュー一覧", listHint: "イシュー")
    case (.ja, "pull-request"): Row(name: "プルリク", short: "プルリク", title: "プルリクエスト", list: "プルリクエスト一覧", listHint: "プルリク")
    case (.ja, "todo"): Row(name: "ToDo", short: "ToDo", title: "ToDo")
    case (.ja, "commit"): Row(short: "コミット")
    case (.ja, "release"): Row(short: "リリース")
    case (.ja, "discussion"): Row(short: "議論")
    case (.ja, "file"): Row(short: "ファイル")
    case (.ja, "folder"): Row(short: "フォルダー")
    case (.ja, "topic"): Row(short: "トピック")
    case (.ja, "organisation"): Row(short: "組織")
    case (.ja, "account"): Row(short: "アカウント")
    default: Row()
    }
  }
}

/// The texts of `issueList`.
public struct IssueListTexts: Sendable {
  let language: Language
  let keyNames: KeyNames

  public func listTitle(repo: String) -> String { switch language { case .en: "Issues of \(repo)"; case .ja: "\(repo)のイシュー" } }
  public func title(filter: String) -> String { switch language { case .en: "Issue (\(filter))"; case .ja: "イシュー（\(filter)）" } }
  public var number: String { switch language { case .en: "no."; case .ja: "番号" } }
  public var reference: String { switch language { case .en: "Where"; case .ja: "場所" } }
  public var state: String { switch language { case .en: "state"; case .ja: "状態" } }
  public var labels: String { switch language { case .en: "Labels"; case .ja: "ラベル" } }
  public var author: String { switch language { case .en: "Author"; case .ja: "作成者" } }
  public var comments: String { switch language { case .en: "cmts"; case .ja: "返信" } }
  public var open: String { switch language { case .en: "open"; case .ja: "オープン" } }
  public var closed: String { switch language { case .en: "closed"; case .ja: "クローズ" } }
  public var all: String { switch language { case .en: "all"; case .ja: "すべて" } }
  public var notPlanned: String { switch language { case .en: "not planned"; case .ja: "対応なし" } }
  public var duplicate: String { switch language { case .en: "duplicate"; case .ja: "重複" } }
  public func noOpen(repo: String) -> String { switch language { case .en: "\(repo) has no open issues."; case .ja: "\(repo)にオープンなイシューはありません。" } }
  public func noClosed(repo: String) -> String { switch language { case .en: "\(repo) has no closed issues."; case .ja: "\(repo)にクローズされたイシューはありません。" } }
  public func none(repo: String) -> String { switch language { case .en: "\(repo) has no issues."; case .ja: "\(repo)にイシューはありません。" } }
  public func noneFits(repo: String) -> String { switch language { case .en: "No issue of \(repo) fits the filter."; case .ja: "条件に合うイシューは\(repo)にありません。" } }
}

/// The texts of `pullList`.
public struct PullListTexts: Sendable {
  let language: Language
  let keyNames: KeyNames

  public func listTitle(repo: String) -> String { switch language { case .en: "Pull requests of \(repo)"; case .ja: "\(repo)のプルリクエスト" } }
  public func title(filter: String) -> String { switch language { case .en: "Pull request (\(filter))"; case .ja: "プルリクエスト（\(filter)）" } }
  public func noOpen(repo: String) -> String { switch language { case .en: "\(repo) has no open pull requests."; case .ja: "\(repo)にオープンなプルリクエストはありません。" } }
  public func noClosed(repo: String) -> String { switch language { case .en: "\(repo) has no closed pull requests."; case .ja: "\(repo)にクローズされたプルリクエストはありません。" } }
  public func none(repo: String) -> String { switch language { case .en: "\(repo) has no pull requests."; case .ja: "\(repo)にプルリクエストはありません。" } }
  public func noneFits(repo: String) -> String { switch language { case .en: "No pull request of \(repo) fits the filter."; case .ja: "条件に合うプルリクエストは\(repo)にありません。" } }
  public var open: String { switch language { case .en: "open the pull request"; case .ja: "プルリクエストを開く" } }
}

/// The texts of `filter`.
public struct FilterTexts: Sendable {
  let language: Language
  let keyNames: KeyNames

  public var filter: String { switch language { case .en: "filter and sort"; case .ja: "絞り込みと並べ替え" } }
  public var filterHint: String { switch language { case .en: "filter"; case .ja: "絞り込み" } }
  public var clear: String { switch language { case .en: "clear the filter"; case .ja: "絞り込みの解除" } }
  public var nothingToClear: String { switch language { case .en: "No filter is set.\(keyNames.part(.filter) { " \($0[0]) sets one." })"; case .ja: "絞り込みはありません。\(keyNames.part(.filter) { "\($0[0])キーで絞り込めます。" })" } }
  public var press: String { switch language { case .en: "\(keyNames.part(.filter, .back) { "Press \($0[0]) to show others, or \($0[1]) to go back." })"; case .ja: "\(keyNames.part(.filter, .back) { "\($0[0])キーで切り替え、\($0[1])キーで戻ります。" })" } }
  public var pressOrClear: String { switch language { case .en: "\(keyNames.part(.filter, .clearFilter) { "\($0[0]) changes the filter, \($0[1]) clears it." })"; case .ja: "\(keyNames.part(.filter, .clearFilter) { "\($0[0])キーで条件を変更、\($0[1])キーで解除します。" })" } }
  public var titleOfIssues: String { switch language { case .en: "Filter the issues"; case .ja: "イシューの絞り込み" } }
  public var titleOfPulls: String { switch language { case .en: "Filter the pull requests"; case .ja: "プルリクエストの絞り込み" } }
  public var state: String { switch language { case .en: "State"; case .ja: "状態" } }
  public var author: String { switch language { case .en: "Author"; case .ja: "作成者" } }
  public var labels: String { switch language { case .en: "Labels"; case .ja: "ラベル" } }
  public var base: String { switch language { case .en: "Base"; case .ja: "ベース" } }
  public var sort: String { switch language { case .en: "Sort"; case .ja: "並べ替え" } }
  public var order: String { switch language { case .en: "Order"; case .ja: "順序" } }
  public var authorHint: String { switch language { case .en: "login of who opened it"; case .ja: "作成者のログイン名" } }
  public var oneAuthor: String { switch language { case .en: "The author is one login, without blanks and commas."; case .ja: "作成者には、空白やコンマを含まないログイン名を1つだけ入力してください。" } }
  public var labelsHint: String { switch language { case .en: "names with commas between, or in quotes"; case .ja: "ラベル名をコンマで区切るか引用符で囲む" } }
  public var baseHint: String { switch language { case .en: "the branch that it goes into"; case .ja: "取り込み先のブランチ" } }
  public var created: String { switch language { case .en: "created"; case .ja: "作成日" } }
  public var updated: String { switch language { case .en: "updated"; case .ja: "更新日" } }
  public var comments: String { switch language { case .en: "comments"; case .ja: "コメント数" } }
  public var popularity: String { switch language { case .en: "comments"; case .ja: "コメント数" } }
  public var longRunning: String { switch language { case .en: "long-running"; case .ja: "長期間オープン" } }
  public var descending: String { switch language { case .en: "descending"; case .ja: "降順" } }
  public var ascending: String { switch language { case .en: "ascending"; case .ja: "昇順" } }
  public func by(author: String) -> String { switch language { case .en: "by \(author)"; case .ja: "\(author)が作成" } }
  public func label(label: String) -> String { switch language { case .en: "label \(label)"; case .ja: "ラベル \(label)" } }
  public func into(base: String) -> String { switch language { case .en: "into \(base)"; case .ja: "\(base)へ" } }
  public var newest: String { switch language { case .en: "newest first"; case .ja: "新しい順" } }
  public var oldest: String { switch language { case .en: "oldest first"; case .ja: "古い順" } }
  public var updatedLast: String { switch language { case .en: "last updated first"; case .ja: "更新が新しい順" } }
  public var updatedFirst: String { switch language { case .en: "longest without an update first"; case .ja: "更新が古い順" } }
  public var mostComments: String { switch language { case .en: "most comments first"; case .ja: "コメントが多い順" } }
  public var fewestComments: String { switch language { case .en: "fewest comments first"; case .ja: "コメントが少ない順" } }
  public var longRunningNewest: String { switch language { case .en: "long-running, newest first"; case .ja: "長期間オープン、新しい順" } }
  public var longRunningOldest: String { switch language { case .en: "long-running, oldest first"; case .ja: "長期間オープン、古い順" } }
  public var searched: String { switch language { case .en: "found by GitHub's search"; case .ja: "GitHubの検索による" } }
}

/// The texts of `issueDetail`.
public struct IssueDetailTexts: Sendable {
  let language: Language
  let keyNames: KeyNames

  public var open: String { switch language { case .en: "open the issue"; case .ja: "イシューを開く" } }
  public var openHint: String { switch language { case .en: "open"; case .ja: "開く" } }
  public func comments(count: Int) -> String { switch language { case .en: count == 1 ? "\(NumberText.grouped(count)) comment" : "\(NumberText.grouped(count)) comments"; case .ja: "コメント\(NumberText.grouped(count))件" } }
  public var noComments: String { switch language { case .en: "No comments."; case .ja: "コメントはありません。" } }
  public var noText: String { switch language { case .en: "No description."; case .ja: "説明はありません。" } }
  public var blankText: String { switch language { case .en: "No visible text."; case .ja: "表示される内容はありません。" } }
  public func assignees(names: String) -> String { switch language { case .en: "assigned to \(names)"; case .ja: "担当 \(names)" } }
  public func milestone(name: String) -> String { switch language { case .en: "milestone \(name)"; case .ja: "マイルストーン \(name)" } }
  public var isCut: String { switch language { case .en: "--- Text truncated.\(keyNames.part(.openInBrowser) { " \($0[0]) opens all of it in the browser." }) ---"; case .ja: "--- 途中まで表示しています。\(keyNames.part(.openInBrowser) { "\($0[0])キーでブラウザーに全体を表示できます。" }) ---" } }
  public var isPreviewCut: String { switch language { case .en: "--- The text goes on.\(keyNames.part(.open) { " \($0[0]) shows all of it." }) ---"; case .ja: "--- 続きがあります。\(keyNames.part(.open) { "\($0[0])キーで全体を表示します。" }) ---" } }
  public var nextHint: String { switch language { case .en: "comment"; case .ja: "コメント" } }
  public var nextComment: String { switch language { case .en: "to the next comment"; case .ja: "次のコメントへ" } }
  public var previousComment: String { switch language { case .en: "to the previous comment"; case .ja: "前のコメントへ" } }
  public var noneBelow: String { switch language { case .en: "No more comments."; case .ja: "この下にコメントはありません。" } }
  public var noneAbove: String { switch language { case .en: "No comments above."; case .ja: "この上にコメントはありません。" } }
  public func pull(state: String) -> String { switch language { case .en: "pull request, \(state)"; case .ja: "プルリクエスト、\(state)" } }
  public var merged: String { switch language { case .en: "merged"; case .ja: "マージ済み" } }
  public var draft: String { switch language { case .en: "draft"; case .ja: "下書き" } }
}

/// The texts of `pull`.
public struct PullTexts: Sendable {
  let language: Language
  let keyNames: KeyNames

  public var conversation: String { switch language { case .en: "Conversation"; case .ja: "会話" } }
  public var commits: String { switch language { case .en: "Commits"; case .ja: "コミット" } }
  public var checks: String { switch language { case .en: "Checks"; case .ja: "チェック" } }
  public var files: String { switch language { case .en: "Files"; case .ja: "ファイル" } }
  public var showFiles: String { switch language { case .en: "show the files that it changes"; case .ja: "変更されたファイルを表示" } }
  public var branchGone: String { switch language { case .en: "(unknown branch)"; case .ja: "（不明なブランチ）" } }
  public func forkGone(branch: String) -> String { switch language { case .en: "\(branch) (its repository is gone)"; case .ja: "\(branch)（リポジトリは削除済み）" } }
  public func changes(added: String, removed: String, count: Int) -> String { switch language { case .en: count == 1 ? "+\(added) -\(removed) in \(NumberText.grouped(count)) file" : "+\(added) -\(removed) in \(NumberText.grouped(count)) files"; case .ja: "\(NumberText.grouped(count))ファイル +\(added) -\(removed)" } }
  public func reviewers(names: String) -> String { switch language { case .en: "review asked of \(names)"; case .ja: "レビュー依頼 \(names)" } }
  public var mergeClean: String { switch language { case .en: "can be merged"; case .ja: "マージできます" } }
  public var mergeConflicts: String { switch language { case .en: "has conflicts with the base branch"; case .ja: "ベースブランチとコンフリクトがあります" } }
  public var mergeBlocked: String { switch language { case .en: "merging is blocked"; case .ja: "マージはブロックされています" } }
  public var mergeBehind: String { switch language { case .en: "behind the base branch"; case .ja: "ベースブランチより遅れています" } }
  public var mergeUnstable: String { switch language { case .en: "can be merged, but a check has not passed"; case .ja: "マージできますが、成功していないチェックがあります" } }
  public var mergeDraft: String { switch language { case .en: "a draft cannot be merged yet"; case .ja: "下書きのため、まだマージできません" } }
  public var mergeComputing: String { switch language { case .en: "GitHub is still computing whether it can be merged"; case .ja: "マージできるかどうかをGitHubが確認中です" } }
  public var mergeUnknown: String { switch language { case .en: "GitHub does not know yet whether it can be merged\(keyNames.part(.reload) { "; \($0[0]) asks again" })"; case .ja: "マージできるかどうかはまだ不明です\(keyNames.part(.reload) { "（\($0[0])キーで再確認）" })" } }
  public func mergeOther(state: String) -> String { switch language { case .en: "merge state: \(state)"; case .ja: "マージの状態: \(state)" } }
  public var noEntries: String { switch language { case .en: "Nothing has happened since."; case .ja: "その後の動きはありません。" } }
  public func assigned(who: String, what: String) -> String { switch language { case .en: "\(who) assigned \(what)"; case .ja: "\(who)が\(what)を担当にしました" } }
  public func unassigned(who: String, what: String) -> String { switch language { case .en: "\(who) unassigned \(what)"; case .ja: "\(who)が\(what)を担当から外しました" } }
  public func labeled(who: String, what: String) -> String { switch language { case .en: "\(who) added the label \(what)"; case .ja: "\(who)がラベル\(what)を付けました" } }
  public func unlabeled(who: String, what: String) -> String { switch language { case .en: "\(who) removed the label \(what)"; case .ja: "\(who)がラベル\(what)を外しました" } }
  public func milestoned(who: String, what: String) -> String { switch language { case .en: "\(who) added it to the milestone \(what)"; case .ja: "\(who)がマイルストーン\(what)に加えました" } }
  public func demilestoned(who: String, what: String) -> String { switch language { case .en: "\(who) removed it from the milestone \(what)"; case .ja: "\(who)がマイルストーン\(what)から外しました" } }
  public func renamedTo(who: String, what: String) -> String { switch language { case .en: "\(who) changed the title to \"\(what)\""; case .ja: "\(who)がタイトルを「\(what)」に変更" } }
  public func renamed(who: String, old: String, what: String) -> String { switch language { case .en: "\(who) changed the title from \"\(old)\" to \"\(what)\""; case .ja: "\(who)がタイトルを「\(old)」から「\(what)」に変えました" } }
  public func closed(who: String) -> String { switch language { case .en: "\(who) closed it"; case .ja: "\(who)がクローズしました" } }
  public func closedBy(who: String, what: String) -> String { switch language { case .en: "\(who) closed it with \(what)"; case .ja: "\(who)が\(what)でクローズしました" } }
  public func reopened(who: String) -> String { switch language { case .en: "\(who) reopened it"; case .ja: "\(who)が再オープンしました" } }
  public func merged(who: String) -> String { switch language { case .en: "\(who) merged it"; case .ja: "\(who)がマージしました" } }
  public func mergedAs(who: String, what: String) -> String { switch language { case .en: "\(who) merged it as \(what)"; case .ja: "\(who)が\(what)としてマージしました" } }
  public func committed(who: String, what: String) -> String { switch language { case .en: "\(who) committed \(what)"; case .ja: "\(who)のコミット \(what)" } }
  public func referenced(who: String, what: String) -> String { switch language { case .en: "\(who) mentioned it in the commit \(what)"; case .ja: "\(who)がコミット\(what)で言及しました" } }
  public func crossReferenced(who: String, what: String) -> String { switch language { case .en: "\(who) mentioned it in \(what)"; case .ja: "\(who)が言及しました: \(what)" } }
  public func locked(who: String) -> String { switch language { case .en: "\(who) locked the conversation"; case .ja: "\(who)が会話をロックしました" } }
  public func lockedFor(who: String, what: String) -> String { switch language { case .en: "\(who) locked the conversation: \(what)"; case .ja: "\(who)が会話をロックしました: \(what)" } }
  public var lockedOffTopic: String { switch language { case .en: "off-topic"; case .ja: "話題と無関係" } }
  public var lockedTooHeated: String { switch language { case .en: "too heated"; case .ja: "議論の過熱" } }
  public var lockedResolved: String { switch language { case .en: "resolved"; case .ja: "解決済み" } }
  public var lockedSpam: String { switch language { case .en: "spam"; case .ja: "スパム" } }
  public func unlocked(who: String) -> String { switch language { case .en: "\(who) unlocked the conversation"; case .ja: "\(who)が会話のロックを解除しました" } }
  public func reviewRequested(who: String, what: String) -> String { switch language { case .en: "\(who) asked \(what) for a review"; case .ja: "\(who)が\(what)にレビューを依頼しました" } }
  public func reviewRequestRemoved(who: String, what: String) -> String { switch language { case .en: "\(who) no longer asks \(what) for a review"; case .ja: "\(who)が\(what)へのレビュー依頼を取り下げました" } }
  public func reviewDismissed(who: String) -> String { switch language { case .en: "\(who) dismissed a review"; case .ja: "\(who)がレビューを却下しました" } }
  public func readyForReview(who: String) -> String { switch language { case .en: "\(who) marked it as ready for review"; case .ja: "\(who)がレビュー可能にしました" } }
  public func madeDraft(who: String) -> String { switch language { case .en: "\(who) made it a draft"; case .ja: "\(who)が下書きに戻しました" } }
  public func headDeleted(who: String) -> String { switch language { case .en: "\(who) deleted the branch"; case .ja: "\(who)がブランチを削除しました" } }
  public func headRestored(who: String) -> String { switch language { case .en: "\(who) restored the branch"; case .ja: "\(who)がブランチを復元しました" } }
  public func headForcePushed(who: String) -> String { switch language { case .en: "\(who) force-pushed the branch"; case .ja: "\(who)がブランチに強制プッシュしました" } }
  public func baseChanged(who: String) -> String { switch language { case .en: "\(who) changed the base branch"; case .ja: "\(who)がベースブランチを変えました" } }
  public func baseDeleted(who: String) -> String { switch language { case .en: "\(who) deleted the base branch"; case .ja: "\(who)がベースブランチを削除しました" } }
  public func baseForcePushed(who: String) -> String { switch language { case .en: "\(who) force-pushed the base branch"; case .ja: "\(who)がベースブランチに強制プッシュしました" } }
  public func lineCommented(who: String) -> String { switch language { case .en: "\(who) commented on the changes"; case .ja: "\(who)が変更にコメントしました" } }
  public func lineCommentedOn(who: String, what: String) -> String { switch language { case .en: "\(who) commented on \(what)"; case .ja: "\(who)が\(what)にコメントしました" } }
  public func lineCommentedBefore(who: String, what: String) -> String { switch language { case .en: "\(who) commented on \(what) (outdated)"; case .ja: "\(who)が\(what)にコメントしました（古い変更）" } }
  public func commitCommented(who: String) -> String { switch language { case .en: "\(who) commented on a commit"; case .ja: "\(who)がコミットにコメントしました" } }
  public func commitCommentedOn(who: String, what: String) -> String { switch language { case .en: "\(who) commented on the commit \(what)"; case .ja: "\(who)がコミット\(what)にコメントしました" } }
  public func pinned(who: String) -> String { switch language { case .en: "\(who) pinned it"; case .ja: "\(who)がピン留めしました" } }
  public func unpinned(who: String) -> String { switch language { case .en: "\(who) unpinned it"; case .ja: "\(who)がピン留めを外しました" } }
  public func markedAsDuplicate(who: String) -> String { switch language { case .en: "\(who) marked it as a duplicate"; case .ja: "\(who)が重複としました" } }
  public func transferred(who: String) -> String { switch language { case .en: "\(who) moved it here"; case .ja: "\(who)がここに移しました" } }
  public func autoMergeEnabled(who: String) -> String { switch language { case .en: "\(who) turned on merging once the checks have passed"; case .ja: "\(who)がチェック成功後の自動マージを有効にしました" } }
  public func autoMergeDisabled(who: String) -> String { switch language { case .en: "\(who) turned off merging once the checks have passed"; case .ja: "\(who)がチェック成功後の自動マージを無効にしました" } }
  public func subIssueAdded(who: String) -> String { switch language { case .en: "\(who) added a sub-issue"; case .ja: "\(who)がサブイシューを追加しました" } }
  public func subIssueRemoved(who: String) -> String { switch language { case .en: "\(who) removed a sub-issue"; case .ja: "\(who)がサブイシューを外しました" } }
  public func parentAdded(who: String) -> String { switch language { case .en: "\(who) made it a sub-issue"; case .ja: "\(who)がサブイシューにしました" } }
  public func parentRemoved(who: String) -> String { switch language { case .en: "\(who) took it away from its parent issue"; case .ja: "\(who)が親イシューから外しました" } }
  public func blockedByAdded(who: String) -> String { switch language { case .en: "\(who) marked it as blocked"; case .ja: "\(who)がブロックされているとしました" } }
  public func blockedByRemoved(who: String) -> String { switch language { case .en: "\(who) marked it as no longer blocked"; case .ja: "\(who)がブロックされていないとしました" } }
  public func blockingAdded(who: String) -> String { switch language { case .en: "\(who) marked it as blocking another issue"; case .ja: "\(who)が別のイシューをブロックしているとしました" } }
  public func blockingRemoved(who: String) -> String { switch language { case .en: "\(who) marked it as no longer blocking another issue"; case .ja: "\(who)が別のイシューをブロックしていないとしました" } }
  public func typeAdded(who: String) -> String { switch language { case .en: "\(who) set the issue type"; case .ja: "\(who)がイシューの種類を設定しました" } }
  public func typeChanged(who: String) -> String { switch language { case .en: "\(who) changed the issue type"; case .ja: "\(who)がイシューの種類を変更しました" } }
  public func typeRemoved(who: String) -> String { switch language { case .en: "\(who) removed the issue type"; case .ja: "\(who)がイシューの種類を外しました" } }
  public func queued(who: String) -> String { switch language { case .en: "\(who) added it to the merge queue"; case .ja: "\(who)がマージキューに追加しました" } }
  public func unqueued(who: String) -> String { switch language { case .en: "\(who) removed it from the merge queue"; case .ja: "\(who)がマージキューから外しました" } }
  public func autoSquashEnabled(who: String) -> String { switch language { case .en: "\(who) turned on squashing and merging once the checks have passed"; case .ja: "\(who)がチェック成功後の自動スカッシュマージを有効にしました" } }
  public func autoRebaseEnabled(who: String) -> String { switch language { case .en: "\(who) turned on rebasing and merging once the checks have passed"; case .ja: "\(who)がチェック成功後の自動リベースマージを有効にしました" } }
  public var baseChangedByItself: String { switch language { case .en: "GitHub changed the base branch"; case .ja: "GitHubがベースブランチを変更しました" } }
  public var baseNotChanged: String { switch language { case .en: "GitHub could not change the base branch"; case .ja: "GitHubはベースブランチを変更できませんでした" } }
  public func deployed(who: String) -> String { switch language { case .en: "\(who) deployed it"; case .ja: "\(who)がデプロイしました" } }
  public func deployedElsewhere(who: String) -> String { switch language { case .en: "\(who) changed where it is deployed"; case .ja: "\(who)がデプロイ先の環境を変更しました" } }
  public func linked(who: String) -> String { switch language { case .en: "\(who) linked an issue or a pull request"; case .ja: "\(who)がイシューかプルリクエストをリンクしました" } }
  public func notLinked(who: String) -> String { switch language { case .en: "\(who) removed the link to an issue or a pull request"; case .ja: "\(who)がイシューかプルリクエストのリンクを外しました" } }
  public func madeDiscussion(who: String) -> String { switch language { case .en: "\(who) made it a discussion"; case .ja: "\(who)がディスカッションに変換しました" } }
  public func madeIssue(who: String) -> String { switch language { case .en: "\(who) made it from a note of a project"; case .ja: "\(who)がプロジェクトのメモから作成しました" } }
  public func commentDeleted(who: String) -> String { switch language { case .en: "\(who) deleted a comment"; case .ja: "\(who)がコメントを削除しました" } }
  public func projectAdded(who: String) -> String { switch language { case .en: "\(who) added it to a project"; case .ja: "\(who)がプロジェクトに追加しました" } }
  public func projectRemoved(who: String) -> String { switch language { case .en: "\(who) removed it from a project"; case .ja: "\(who)がプロジェクトから外しました" } }
  public func projectMoved(who: String) -> String { switch language { case .en: "\(who) moved it in a project"; case .ja: "\(who)がプロジェクト内で移動しました" } }
  public func unmarkedAsDuplicate(who: String) -> String { switch language { case .en: "\(who) marked it as no duplicate"; case .ja: "\(who)が重複ではないとしました" } }
  public func userBlocked(who: String) -> String { switch language { case .en: "\(who) blocked a user"; case .ja: "\(who)がユーザーをブロックしました" } }
  public func closedAsNotPlanned(who: String) -> String { switch language { case .en: "\(who) closed it as not planned"; case .ja: "\(who)が対応予定なしとしてクローズしました" } }
  public func closedAsDuplicate(who: String) -> String { switch language { case .en: "\(who) closed it as a duplicate"; case .ja: "\(who)が重複としてクローズしました" } }
  public func otherEvent(who: String, name: String) -> String { switch language { case .en: "\(who): \(name)"; case .ja: "\(who): \(name)" } }
  public func approved(who: String) -> String { switch language { case .en: "\(who) approved the changes"; case .ja: "\(who)が変更を承認しました" } }
  public func changesRequested(who: String) -> String { switch language { case .en: "\(who) asked for changes"; case .ja: "\(who)が修正を求めました" } }
  public func reviewed(who: String) -> String { switch language { case .en: "\(who) reviewed"; case .ja: "\(who)がレビューしました" } }
  public func reviewOfDismissed(who: String) -> String { switch language { case .en: "\(who) reviewed (dismissed since)"; case .ja: "\(who)がレビューしました（後に却下）" } }
  public func reviewedAs(who: String, state: String) -> String { switch language { case .en: "\(who) reviewed: \(state)"; case .ja: "\(who)のレビュー: \(state)" } }
  public var commit: String { switch language { case .en: "Commit"; case .ja: "コミット" } }
  public var commitTitle: String { switch language { case .en: "Message"; case .ja: "メッセージ" } }
  public var author: String { switch language { case .en: "Author"; case .ja: "作成者" } }
  public func commitsTitle(name: String) -> String { switch language { case .en: "Commits of \(name)"; case .ja: "\(name)のコミット" } }
  public func noCommits(name: String) -> String { switch language { case .en: "\(name) has no commits."; case .ja: "\(name)にコミットはありません。" } }
  public func someCommits(limit: String, total: String) -> String { switch language { case .en: "GitHub gives only the oldest \(limit) of these \(total) commits. The newest are on its own page\(keyNames.part(.openInBrowser) { ", which \($0[0]) opens in the conversation" })."; case .ja: "コミットは\(total)件ありますが、GitHubが返すのは古い方の\(limit)件までです。新しいものはGitHubのページにあります\(keyNames.part(.openInBrowser) { "（会話のタブで\($0[0])）" })。" } }
  public func someFiles(limit: String, total: String, number: String) -> String { switch language { case .en: "GitHub gives only the first \(limit) of these \(total) files. All of them are in git: git fetch origin pull/\(number)/head."; case .ja: "ファイルは\(total)件ありますが、GitHubが返すのは先頭の\(limit)件までです。すべてはgit fetch origin pull/\(number)/headで見られます。" } }
  public var openCommit: String { switch language { case .en: "open the commit in the browser"; case .ja: "コミットをブラウザーで開く" } }
  public var openHint: String { switch language { case .en: "open"; case .ja: "開く" } }
  public var noMessage: String { switch language { case .en: "No message."; case .ja: "メッセージはありません。" } }
  public var check: String { switch language { case .en: "Check"; case .ja: "チェック" } }
  public var result: String { switch language { case .en: "result"; case .ja: "結果" } }
  public var app: String { switch language { case .en: "App"; case .ja: "アプリ" } }
  public func checksTitle(name: String) -> String { switch language { case .en: "Checks of \(name)"; case .ja: "\(name)のチェック" } }
  public func noChecks(name: String) -> String { switch language { case .en: "No checks ran on the last commit of \(name)."; case .ja: "\(name)の最後のコミットにチェックはありません。" } }
  public func noCommit(name: String) -> String { switch language { case .en: "GitHub names no last commit of \(name), so its checks are unknown."; case .ja: "GitHubが\(name)の最後のコミットを返さないため、チェックは分かりません。" } }
  public func noRuns(reason: String) -> String { switch language { case .en: "Check runs are missing. \(reason)"; case .ja: "取得できないチェックの実行結果があります。\(reason)" } }
  public func noStatuses(reason: String) -> String { switch language { case .en: "Statuses are missing. \(reason)"; case .ja: "取得できないステータスがあります。\(reason)" } }
  public var openCheck: String { switch language { case .en: "open the check's page in the browser"; case .ja: "チェックのページをブラウザーで開く" } }
  public var noCheckPage: String { switch language { case .en: "This check names no page."; case .ja: "このチェックにはページがありません。" } }
  public var passed: String { switch language { case .en: "passed"; case .ja: "成功" } }
  public var failed: String { switch language { case .en: "failed"; case .ja: "失敗" } }
  public var cancelled: String { switch language { case .en: "cancelled"; case .ja: "キャンセル" } }
  public var timedOut: String { switch language { case .en: "timed out"; case .ja: "時間切れ" } }
  public var actionRequired: String { switch language { case .en: "needs action"; case .ja: "対応が必要" } }
  public var skipped: String { switch language { case .en: "skipped"; case .ja: "スキップ" } }
  public var neutral: String { switch language { case .en: "neutral"; case .ja: "中立" } }
  public var stale: String { switch language { case .en: "stale"; case .ja: "期限切れ" } }
  public var startupFailure: String { switch language { case .en: "could not start"; case .ja: "開始できず" } }
  public var errored: String { switch language { case .en: "error"; case .ja: "エラー" } }
  public var running: String { switch language { case .en: "running"; case .ja: "実行中" } }
  public var waiting: String { switch language { case .en: "waiting"; case .ja: "待機中" } }
  public func failedCount(count: Int) -> String { switch language { case .en: count == 1 ? "\(NumberText.grouped(count)) failed" : "\(NumberText.grouped(count)) failed"; case .ja: "失敗\(NumberText.grouped(count))件" } }
  public func passedCount(count: Int) -> String { switch language { case .en: count == 1 ? "\(NumberText.grouped(count)) passed" : "\(NumberText.grouped(count)) passed"; case .ja: "成功\(NumberText.grouped(count))件" } }
  public func runningCount(count: Int) -> String { switch language { case .en: count == 1 ? "\(NumberText.grouped(count)) running" : "\(NumberText.grouped(count)) running"; case .ja: "実行中\(NumberText.grouped(count))件" } }
  public func waitingCount(count: Int) -> String { switch language { case .en: count == 1 ? "\(NumberText.grouped(count)) waiting" : "\(NumberText.grouped(count)) waiting"; case .ja: "待機中\(NumberText.grouped(count))件" } }
  public func otherCount(count: Int) -> String { switch language { case .en: count == 1 ? "\(NumberText.grouped(count)) other" : "\(NumberText.grouped(count)) others"; case .ja: "その他\(NumberText.grouped(count))件" } }
  public var separator: String { switch language { case .en: ", "; case .ja: "、" } }
  public func annotations(count: Int) -> String { switch language { case .en: count == 1 ? "\(NumberText.grouped(count)) annotation" : "\(NumberText.grouped(count)) annotations"; case .ja: "注釈\(NumberText.grouped(count))件" } }
  public var noAnnotations: String { switch language { case .en: "No annotations."; case .ja: "注釈はありません。" } }
  public func annotationsPart(shown: String, total: String) -> String { switch language { case .en: "The first \(shown) of \(total) annotations.\(keyNames.part(.openInBrowser) { " \($0[0]) shows the check on GitHub." })"; case .ja: "\(total)件中、最初の\(shown)件の注釈です。\(keyNames.part(.openInBrowser) { "\($0[0])でGitHubのチェックを表示します。" })" } }
  public var levelNotice: String { switch language { case .en: "notice"; case .ja: "情報" } }
  public var levelWarning: String { switch language { case .en: "warning"; case .ja: "警告" } }
  public var levelFailure: String { switch language { case .en: "failure"; case .ja: "エラー" } }
  public var file: String { switch language { case .en: "File"; case .ja: "ファイル" } }
  public func noFiles(name: String) -> String { switch language { case .en: "\(name) changes no files."; case .ja: "\(name)はファイルを変更しません。" } }
  public var openFile: String { switch language { case .en: "open the file's changes in the browser"; case .ja: "ファイルの変更をブラウザーで開く" } }
  public func renamedFrom(path: String, old: String) -> String { switch language { case .en: "\(path) (from \(old))"; case .ja: "\(path)（元は\(old)）" } }
  public var status: String { switch language { case .en: "change"; case .ja: "変更" } }
  public var added: String { switch language { case .en: "added"; case .ja: "追加" } }
  public var removed: String { switch language { case .en: "removed"; case .ja: "削除" } }
  public var modified: String { switch language { case .en: "changed"; case .ja: "変更" } }
  public var renamedFile: String { switch language { case .en: "renamed"; case .ja: "名前変更" } }
  public var copied: String { switch language { case .en: "copied"; case .ja: "コピー" } }
  public var unchanged: String { switch language { case .en: "unchanged"; case .ja: "変更なし" } }
}

/// The texts of `todoList`.
public struct TodoListTexts: Sendable {
  let language: Language
  let keyNames: KeyNames

  public var open: String { switch language { case .en: "open the todo"; case .ja: "ToDoを開く" } }
  public var openHint: String { switch language { case .en: "open"; case .ja: "開く" } }
  public var add: String { switch language { case .en: "add"; case .ja: "追加" } }
  public var done: String { switch language { case .en: "mark done / not done"; case .ja: "完了 / 未完了の切り替え" } }
  public var doneHint: String { switch language { case .en: "done"; case .ja: "完了" } }
  public var edit: String { switch language { case .en: "edit"; case .ja: "編集" } }
  public var editNote: String { switch language { case .en: "write the note in your editor"; case .ja: "エディターでメモを書く" } }
  public var noteStays: String { switch language { case .en: "The note stays as it was."; case .ja: "メモは元のままです。" } }
  public func noteSaved(title: String) -> String { switch language { case .en: "Note saved: \(title).\(keyNames.part(.undo) { " \($0[0]) undoes it." })"; case .ja: "メモを保存しました: \(title)\(keyNames.part(.undo) { "（\($0[0])キーで元に戻せます）" })" } }
  public var noteChangedElsewhere: String { switch language { case .en: "The note was changed elsewhere meanwhile, so it stays as it is now."; case .ja: "その間にメモが別の場所で変更されたため、今のメモのままにしました。" } }
  public func noteTooLong(limit: String) -> String { switch language { case .en: "A note takes at most \(limit),000 bytes."; case .ja: "メモは\(limit),000バイトまでです。" } }
  public func noteIsIn(path: String) -> String { switch language { case .en: "What you wrote is in \(path)."; case .ja: "書いたテキストは\(path)にあります。" } }
  public var delete: String { switch language { case .en: "delete"; case .ja: "削除" } }
  public var undo: String { switch language { case .en: "undo the last change"; case .ja: "直前の変更を元に戻す" } }
  public var undoHint: String { switch language { case .en: "undo"; case .ja: "元に戻す" } }
  public var redo: String { switch language { case .en: "redo"; case .ja: "元に戻した変更をやり直す" } }
  public var openAddress: String { switch language { case .en: "open its link in the browser"; case .ja: "リンクをブラウザーで開く" } }
  public var copyAddress: String { switch language { case .en: "copy its link"; case .ja: "リンクをコピー" } }
  public var noAddress: String { switch language { case .en: "This todo has no link, and there is no address in its title or note."; case .ja: "このToDoにリンクはなく、タイトルとメモにもURLがありません。" } }
  public func counts(open: String, done: String) -> String { switch language { case .en: "\(open) open, \(done) done"; case .ja: "未完了\(open)件、完了\(done)件" } }
  public func countsWithWaiting(open: String, waiting: String, done: String) -> String { switch language { case .en: "\(open) open, \(waiting) waiting, \(done) done"; case .ja: "未完了\(open)件、待機\(waiting)件、完了\(done)件" } }
  public func drafts(count: Int) -> String { switch language { case .en: count == 1 ? "\(NumberText.grouped(count)) draft" : "\(NumberText.grouped(count)) drafts"; case .ja: "下書き\(NumberText.grouped(count))件" } }
  public var nothing: String { switch language { case .en: "Nothing to do yet."; case .ja: "まだToDoはありません。" } }
  public var welcome: String { switch language { case .en: "\(keyNames.part(.add, .makeTodo) { "Press \($0[0]) to write a todo, or \($0[1]) on a repository or an issue to make one that links back to it." })"; case .ja: "\(keyNames.part(.add) { "\($0[0])キーでToDoを書きます。" })\(keyNames.part(.makeTodo) { "リポジトリやイシューの上で\($0[0])キーを押すと、そこへ戻れるToDoができます。" })" } }
  public var todo: String { switch language { case .en: "Todo"; case .ja: "ToDo" } }
  public var age: String { switch language { case .en: "added"; case .ja: "追加" } }
  public var urgency: String { switch language { case .en: "urg"; case .ja: "緊急" } }
  public func isDone(title: String) -> String { switch language { case .en: "Done: \(title).\(keyNames.part(.undo) { " \($0[0]) undoes it." })"; case .ja: "「\(title)」を完了にしました。\(keyNames.part(.undo) { "\($0[0])キーで元に戻せます。" })" } }
  public func isOpen(title: String) -> String { switch language { case .en: "Not done: \(title).\(keyNames.part(.undo) { " \($0[0]) undoes it." })"; case .ja: "「\(title)」を未完了に戻しました。\(keyNames.part(.undo) { "\($0[0])キーで元に戻せます。" })" } }
  public var askDelete: String { switch language { case .en: "Delete this todo?"; case .ja: "このToDoを削除しますか？" } }
  public func deleted(title: String) -> String { switch language { case .en: "Deleted: \(title).\(keyNames.part(.undo) { " \($0[0]) restores it." })"; case .ja: "「\(title)」を削除しました。\(keyNames.part(.undo) { "\($0[0])キーで元に戻せます。" })" } }
  public var nothingToRedo: String { switch language { case .en: "There is nothing to redo."; case .ja: "やり直す変更はありません。" } }
  public var changedElsewhere: String { switch language { case .en: "Another program has changed the todos.\(keyNames.part(.undo) { " \($0[0]) now undoes that." })"; case .ja: "ほかのプログラムがToDoを変更しました。\(keyNames.part(.undo) { "\($0[0])キーはその変更を元に戻します。" })" } }
  public func undidAdd(title: String) -> String { switch language { case .en: "Undone: added \(title).\(keyNames.part(.redo) { " \($0[0]) redoes it." })"; case .ja: "「\(title)」の追加を元に戻しました。\(keyNames.part(.redo) { "\($0[0])キーでやり直せます。" })" } }
  public func undidEdit(title: String) -> String { switch language { case .en: "Undone: edited \(title).\(keyNames.part(.redo) { " \($0[0]) redoes it." })"; case .ja: "「\(title)」を編集前に戻しました。\(keyNames.part(.redo) { "\($0[0])キーでやり直せます。" })" } }
  public func undidDone(title: String) -> String { switch language { case .en: "Open again: \(title).\(keyNames.part(.redo) { " \($0[0]) redoes it." })"; case .ja: "「\(title)」を未完了に戻しました。\(keyNames.part(.redo) { "\($0[0])キーでやり直せます。" })" } }
  public func undidReopen(title: String) -> String { switch language { case .en: "Done again: \(title).\(keyNames.part(.redo) { " \($0[0]) redoes it." })"; case .ja: "「\(title)」を完了に戻しました。\(keyNames.part(.redo) { "\($0[0])キーでやり直せます。" })" } }
  public func undidDelete(title: String) -> String { switch language { case .en: "Restored: \(title).\(keyNames.part(.redo) { " \($0[0]) redoes it." })"; case .ja: "「\(title)」の削除を元に戻しました。\(keyNames.part(.redo) { "\($0[0])キーでやり直せます。" })" } }
  public func stayed(count: Int) -> String { switch language { case .en: count == 1 ? "\(NumberText.grouped(count)) todo was changed since and stays as it is." : "\(NumberText.grouped(count)) todos were changed since and stay as they are."; case .ja: "その後変更された\(NumberText.grouped(count))件は、そのままにしました。" } }
  public func redidAdd(title: String) -> String { switch language { case .en: "Added again: \(title)."; case .ja: "「\(title)」の追加をやり直しました。" } }
  public func redidEdit(title: String) -> String { switch language { case .en: "Edited again: \(title)."; case .ja: "「\(title)」の編集をやり直しました。" } }
  public func redidDone(title: String) -> String { switch language { case .en: "Done again: \(title)."; case .ja: "「\(title)」をもう一度完了にしました。" } }
  public func redidReopen(title: String) -> String { switch language { case .en: "Open again: \(title)."; case .ja: "「\(title)」をもう一度未完了に戻しました。" } }
  public func redidDelete(title: String) -> String { switch language { case .en: "Deleted again: \(title)."; case .ja: "「\(title)」の削除をやり直しました。" } }
  public func askDeleteMarked(count: Int) -> String { switch language { case .en: count == 1 ? "Delete \(NumberText.grouped(count)) todo?" : "Delete \(NumberText.grouped(count)) todos?"; case .ja: "\(NumberText.grouped(count))件のToDoを削除しますか？" } }
  public func partsToo(count: Int) -> String { switch language { case .en: count == 1 ? "\(NumberText.grouped(count)) part is deleted, too." : "\(NumberText.grouped(count)) parts are deleted, too."; case .ja: "子\(NumberText.grouped(count))件も削除します。" } }
  public var dismissDamaged: String { switch language { case .en: "end the message about the damaged file"; case .ja: "壊れたファイルのお知らせを消す" } }
  public var hasDraft: String { switch language { case .en: "draft"; case .ja: "下書き" } }
  public func inNote(text: String) -> String { switch language { case .en: "in its note: \(text)"; case .ja: "メモ内: \(text)" } }
  public func filterStays(pattern: String) -> String { switch language { case .en: "The filter /\(pattern) stays, so a todo without it is not shown."; case .ja: "「/\(pattern)」の絞り込みは続くので、これを含まないToDoは表示されません。" } }
  public var due: String { switch language { case .en: "due"; case .ja: "期限" } }
  public func changeOne(title: String) -> String { switch language { case .en: "Change \(title)"; case .ja: "「\(title)」の変更" } }
  public func changeMany(count: Int) -> String { switch language { case .en: count == 1 ? "Change \(NumberText.grouped(count)) todo" : "Change \(NumberText.grouped(count)) todos"; case .ja: "ToDo\(NumberText.grouped(count))件の変更" } }
  public func changesHint(tag: String, project: String) -> String { switch language { case .en: "due:fri \(tag)tag \(project)project !high"; case .ja: "due:fri \(tag)タグ \(project)プロジェクト !high" } }
  public func changed(title: String, changes: String) -> String { switch language { case .en: "\(title): \(changes).\(keyNames.part(.undo) { " \($0[0]) undoes it." })"; case .ja: "「\(title)」を変更しました: \(changes)。\(keyNames.part(.undo) { "\($0[0])キーで元に戻せます。" })" } }
  public func changedMany(count: Int, changes: String) -> String { switch language { case .en: count == 1 ? "\(NumberText.grouped(count)) todo: \(changes).\(keyNames.part(.undo) { " \($0[0]) restores it." })" : "\(NumberText.grouped(count)) todos: \(changes).\(keyNames.part(.undo) { " \($0[0]) restores them." })"; case .ja: "ToDo\(NumberText.grouped(count))件を変更しました: \(changes)。\(keyNames.part(.undo) { "\($0[0])キーで元に戻せます。" })" } }
  public func nothingChanged(changes: String) -> String { switch language { case .en: "Nothing changed: \(changes) already."; case .ja: "すでにそうなっています: \(changes)" } }
  public var cannotStart: String { switch language { case .en: "Only an open todo can be started. Open it again first."; case .ja: "着手できるのは未完了のToDoだけです。先に未完了に戻してください。" } }
  public func isStarted(title: String) -> String { switch language { case .en: "Started: \(title).\(keyNames.part(.undo) { " \($0[0]) undoes it." })"; case .ja: "「\(title)」に着手しました。\(keyNames.part(.undo) { "\($0[0])キーで元に戻せます。" })" } }
  public func isStopped(title: String) -> String { switch language { case .en: "Stopped: \(title).\(keyNames.part(.undo) { " \($0[0]) undoes it." })"; case .ja: "「\(title)」の着手をやめました。\(keyNames.part(.undo) { "\($0[0])キーで元に戻せます。" })" } }
  public var change: String { switch language { case .en: "change by words"; case .ja: "語による変更" } }
  public var setDue: String { switch language { case .en: "set the due date"; case .ja: "期限の設定" } }
  public var setWait: String { switch language { case .en: "wait for a date"; case .ja: "待機する日の設定" } }
  public var addTag: String { switch language { case .en: "add a tag"; case .ja: "タグの追加" } }
  public var setProject: String { switch language { case .en: "set the project"; case .ja: "プロジェクトの設定" } }
  public var cyclePriority: String { switch language { case .en: "next priority: high, medium, low, none"; case .ja: "次の優先度: 高、中、低、なし" } }
  public var toggleStarted: String { switch language { case .en: "start, stop work on it"; case .ja: "着手、着手の取りやめ" } }
  public var addPart: String { switch language { case .en: "add a part of it"; case .ja: "子を追加" } }
  public func partHint(tag: String) -> String { switch language { case .en: "a title, and words such as due:fri \(tag)tag"; case .ja: "タイトルと、due:fri \(tag)タグなどの語" } }
  public func partOf(title: String) -> String { switch language { case .en: "New part of \(title)"; case .ja: "「\(title)」の新しい子" } }
  public func partAdded(title: String) -> String { switch language { case .en: "Added: \(title).\(keyNames.part(.undo) { " \($0[0]) removes it." })"; case .ja: "「\(title)」を追加しました。\(keyNames.part(.undo) { "\($0[0])キーで元に戻せます。" })" } }
  public func isDoneOnce(title: String, date: String) -> String { switch language { case .en: "Done: \(title); next \(date).\(keyNames.part(.undo) { " \($0[0]) undoes it." })"; case .ja: "「\(title)」を完了にしました。次は\(date)です。\(keyNames.part(.undo) { "\($0[0])キーで元に戻せます。" })" } }
  public var skip: String { switch language { case .en: "skip this date of a repeated todo"; case .ja: "繰り返しを1回飛ばす" } }
  public func skipped(title: String, date: String) -> String { switch language { case .en: "Skipped: \(title); next \(date).\(keyNames.part(.undo) { " \($0[0]) undoes it." })"; case .ja: "「\(title)」を1回飛ばしました。次は\(date)です。\(keyNames.part(.undo) { "\($0[0])キーで元に戻せます。" })" } }
  public func seriesEnded(title: String) -> String { switch language { case .en: "Ended: \(title) has no further date.\(keyNames.part(.undo) { " \($0[0]) undoes it." })"; case .ja: "「\(title)」の繰り返しは終わりました。\(keyNames.part(.undo) { "\($0[0])キーで元に戻せます。" })" } }
  public func othersDoNotRepeat(count: Int) -> String { switch language { case .en: count == 1 ? "\(NumberText.grouped(count)) marked todo has no date to skip." : "\(NumberText.grouped(count)) marked todos have no date to skip."; case .ja: "マークしたToDo\(NumberText.grouped(count))件には飛ばす日付がありません。" } }
  public var nothingRepeats: String { switch language { case .en: "This todo does not repeat: every:week repeats it."; case .ja: "このToDoは繰り返しません。every:weekで毎週繰り返します。" } }
  public var fold: String { switch language { case .en: "fold or show its parts"; case .ja: "子の折りたたみと表示" } }
  public var hasNoParts: String { switch language { case .en: "This todo has no parts."; case .ja: "このToDoに子はありません。" } }
  public var partsNotHere: String { switch language { case .en: "Its parts are not below it here: the list of all todos has them."; case .ja: "子はここには表示されません。すべてのToDoの一覧にあります。" } }
  public var indent: String { switch language { case .en: "make it a part of the todo above"; case .ja: "上のToDoの子にする" } }
  public var outdent: String { switch language { case .en: "one level out"; case .ja: "1つ上の階層に出す" } }
  public var moveDown: String { switch language { case .en: "move it down"; case .ja: "下へ移動" } }
  public var moveUp: String { switch language { case .en: "move it up"; case .ja: "上へ移動" } }
  public var setLink: String { switch language { case .en: "link it to a repository, an issue or a pull request"; case .ja: "リポジトリやイシューにリンクする" } }
  public var linkHint: String { switch language { case .en: "OWNER/NAME#7 or an address on GitHub"; case .ja: "OWNER/NAME#7またはGitHubのURL" } }
  public func linkOf(title: String) -> String { switch language { case .en: "Link of \(title)"; case .ja: "「\(title)」のリンク" } }
  public var noItem: String { switch language { case .en: "OWNER/NAME, OWNER/NAME#7 or the address of a page on GitHub is expected here."; case .ja: "OWNER/NAME、OWNER/NAME#7またはGitHubのページのURLを入力してください。" } }
  public var nothingAbove: String { switch language { case .en: "There is no todo above on this level that it could be a part of."; case .ja: "この階層の上に、親にできるToDoがありません。" } }
  public var isNoPart: String { switch language { case .en: "This todo is not a part of another one."; case .ja: "このToDoはほかのToDoの子ではありません。" } }
  public func isPartOf(title: String) -> String { switch language { case .en: "part of \(title)"; case .ja: "「\(title)」の子" } }
  public var isNoLongerPart: String { switch language { case .en: "no longer a part of another todo"; case .ja: "ほかのToDoの子ではない" } }
  public var isFurtherOut: String { switch language { case .en: "one level further out"; case .ja: "1段上の階層" } }
  public func movedAlone(title: String) -> String { switch language { case .en: "Only \(title) moved: the order of one todo is changed at a time. The marks stay."; case .ja: "動かしたのは「\(title)」だけです。並び順は1件ずつ変えます。マークは残ります。" } }
  public var notByHand: String { switch language { case .en: "Todos other than parts are moved only in the order by hand.\(keyNames.part(.sort) { " \($0[0]) chooses it." })"; case .ja: "子のほかのToDoを移動できるのは手動の順序のときだけです。\(keyNames.part(.sort) { "\($0[0])キーで選べます。" })" } }
  public var noFurther: String { switch language { case .en: "It cannot be moved further here."; case .ja: "これ以上は移動できません。" } }
  public func missed(count: Int) -> String { switch language { case .en: count == 1 ? "(\(NumberText.grouped(count)) date missed)" : "(\(NumberText.grouped(count)) dates missed)"; case .ja: "（過ぎた\(NumberText.grouped(count))回は飛ばしました）" } }
  public func undidCancel(title: String) -> String { switch language { case .en: "Open again: \(title).\(keyNames.part(.redo) { " \($0[0]) redoes it." })"; case .ja: "「\(title)」の中止を元に戻しました。\(keyNames.part(.redo) { "\($0[0])キーでやり直せます。" })" } }
  public func undidSkip(title: String) -> String { switch language { case .en: "Not skipped: \(title).\(keyNames.part(.redo) { " \($0[0]) redoes it." })"; case .ja: "「\(title)」を飛ばす前に戻しました。\(keyNames.part(.redo) { "\($0[0])キーでやり直せます。" })" } }
  public func undidMove(title: String) -> String { switch language { case .en: "Moved back: \(title).\(keyNames.part(.redo) { " \($0[0]) redoes it." })"; case .ja: "「\(title)」を移動前に戻しました。\(keyNames.part(.redo) { "\($0[0])キーでやり直せます。" })" } }
  public func undidImport(title: String) -> String { switch language { case .en: "Import undone: \(title).\(keyNames.part(.redo) { " \($0[0]) redoes it." })"; case .ja: "インポートを元に戻しました: \(title)。\(keyNames.part(.redo) { "\($0[0])キーでやり直せます。" })" } }
  public func redidCancel(title: String) -> String { switch language { case .en: "Cancelled again: \(title)."; case .ja: "「\(title)」をもう一度中止しました。" } }
  public func redidSkip(title: String) -> String { switch language { case .en: "Skipped again: \(title)."; case .ja: "「\(title)」をもう一度飛ばしました。" } }
  public func redidMove(title: String) -> String { switch language { case .en: "Moved again: \(title)."; case .ja: "「\(title)」をもう一度移動しました。" } }
  public func redidImport(title: String) -> String { switch language { case .en: "Imported again: \(title)."; case .ja: "もう一度インポートしました: \(title)。" } }
  public var lineLabel: String { switch language { case .en: "Add:"; case .ja: "追加:" } }
  public var lineSave: String { switch language { case .en: "add the todo, and begin the next one"; case .ja: "ToDoを追加して次を入力" } }
  public var lineComplete: String { switch language { case .en: "take the word that is offered"; case .ja: "候補の語を入れる" } }
  public var lineNext: String { switch language { case .en: "next word"; case .ja: "次の候補" } }
  public var linePrevious: String { switch language { case .en: "previous word"; case .ja: "前の候補" } }
  public var lineEditor: String { switch language { case .en: "go on in the editor"; case .ja: "エディターで続ける" } }
  public var lineClose: String { switch language { case .en: "close the line"; case .ja: "入力行を閉じる" } }
  public var lineSaveHint: String { switch language { case .en: "add"; case .ja: "追加" } }
  public var lineCompleteHint: String { switch language { case .en: "complete"; case .ja: "補完" } }
  public var lineEditorHint: String { switch language { case .en: "editor"; case .ja: "エディター" } }
  public var lineCloseHint: String { switch language { case .en: "close"; case .ja: "閉じる" } }
  public func openParts(count: Int) -> String { switch language { case .en: count == 1 ? "\(NumberText.grouped(count)) part of it is still open" : "\(NumberText.grouped(count)) parts of it are still open"; case .ja: "未完了の子が\(NumberText.grouped(count))件あります" } }
  public func openPartsOfMany(count: Int) -> String { switch language { case .en: count == 1 ? "\(NumberText.grouped(count)) part of these todos is still open" : "\(NumberText.grouped(count)) parts of these todos are still open"; case .ja: "これらのToDoには未完了の子が\(NumberText.grouped(count))件あります" } }
  public func openPartsDetail(title: String) -> String { switch language { case .en: "Not all parts are done: \(title). Settings has an answer for all such todos."; case .ja: "「\(title)」には完了していない子があります。いつも同じ答えにするには設定で選べます。" } }
  public func repeatedByOthers(count: Int) -> String { switch language { case .en: count == 1 ? "\(NumberText.grouped(count)) todo repeats, but not by octodo" : "\(NumberText.grouped(count)) todos repeat, but not by octodo"; case .ja: "octodoには次の日付がわからない繰り返しが\(NumberText.grouped(count))件あります" } }
  public func repeatedByOthersDetail(title: String) -> String { switch language { case .en: "Another program knows the next dates of \(title). Here the series ends."; case .ja: "「\(title)」の次の日付はほかのプログラムが決めるので、ここでは繰り返しが終わります。" } }
  public var endSeries: String { switch language { case .en: "End"; case .ja: "終える" } }
  public var allParts: String { switch language { case .en: "All"; case .ja: "すべて完了" } }
  public var onlyThis: String { switch language { case .en: "Only this"; case .ja: "これだけ" } }
  public var onlyThese: String { switch language { case .en: "Only these"; case .ja: "これらだけ" } }
  public func goOn(count: Int) -> String { switch language { case .en: count == 1 ? "\(NumberText.grouped(count)) goes on with its next date." : "\(NumberText.grouped(count)) go on with their next dates."; case .ja: "うち\(NumberText.grouped(count))件は次の日付に進みました。" } }
  public func endOfSeries(count: Int) -> String { switch language { case .en: count == 1 ? "\(NumberText.grouped(count)) has no further date." : "\(NumberText.grouped(count)) have no further date."; case .ja: "うち\(NumberText.grouped(count))件には次の日付がありません。" } }
  public func doneBefore(count: Int) -> String { switch language { case .en: count == 1 ? "\(NumberText.grouped(count)) date was done by another program meanwhile, and is not done again." : "\(NumberText.grouped(count)) dates were done by another program meanwhile, and are not done again."; case .ja: "その間に別のプログラムが\(NumberText.grouped(count))件の日付を完了していたので、二重には完了しません。" } }
  public func freed(count: Int) -> String { switch language { case .en: count == 1 ? "\(NumberText.grouped(count)) todo is no longer blocked." : "\(NumberText.grouped(count)) todos are no longer blocked."; case .ja: "\(NumberText.grouped(count))件のToDoに着手できるようになりました。" } }
  public var passedStart: String { switch language { case .en: "It repeats from a day that has passed"; case .ja: "過ぎた日からの繰り返しです" } }
  public func passedStartDetail(date: String) -> String { switch language { case .en: "The first date is \(date). Is the year right?"; case .ja: "最初の日付は\(date)です。年は合っていますか。" } }
  public var passedEnd: String { switch language { case .en: "Its last day has passed"; case .ja: "期限切れの終了日です" } }
  public func passedEndDetail(date: String) -> String { switch language { case .en: "The last day is \(date), so it is cancelled at once. Is the year right?"; case .ja: "終了日は\(date)なので、すぐに中止になります。年は合っていますか。" } }
  public var saveIt: String { switch language { case .en: "Save"; case .ja: "保存" } }
}

/// The texts of `todoFaults`.
public struct TodoFaultsTexts: Sendable {
  let language: Language
  let keyNames: KeyNames

  public var tooLong: String { switch language { case .en: "This is too long: shorten it."; case .ja: "長すぎます。短くしてください。" } }
  public var control: String { switch language { case .en: "Control characters are not allowed here: remove this one."; case .ja: "制御文字は使えません。取り除いてください。" } }
  public var parenthesis: String { switch language { case .en: "A parenthesis has no counterpart: write ( and ) in pairs."; case .ja: "かっこが対になっていません。(と)をそろえてください。" } }
  public var quote: String { switch language { case .en: "There is nothing in these quotes, or they are not closed."; case .ja: "引用符の中が空か、閉じていません。\"語\"のように書いてください。" } }
  public var condition: String { switch language { case .en: "A condition is missing here."; case .ja: "ここに条件がありません。" } }
  public func noField(name: String) -> String { switch language { case .en: "There is no field \(name). To search for this text, quote it."; case .ja: "\(name)という項目はありません。文字どおり探すには\"…\"で囲んでください。" } }
  public func nearestField(name: String, word: String) -> String { switch language { case .en: "There is no field \(name). Did you mean \(word):?"; case .ja: "\(name)という項目はありません。\(word):のことですか。" } }
  public func value(key: String) -> String { switch language { case .en: "\(key): takes another value."; case .ja: "\(key):にこの値は使えません。" } }
  public func nearestValue(key: String, word: String) -> String { switch language { case .en: "Did you mean \(key):\(word)?"; case .ja: "\(key):\(word)のことですか。" } }
  public func choiceOf(key: String, words: String) -> String { switch language { case .en: "\(key): takes one of \(words)."; case .ja: "\(key):に使えるのは\(words)です。" } }
  public func notDate(text: String) -> String { switch language { case .en: "\(text) is not a date. Write one such as tomorrow, fri 17:00, 3d or 2026-12-24."; case .ja: "「\(text)」は日付として読めません。tomorrow、fri 17:00、3d、2026-12-24のように書いてください。" } }
  public func noUnit(number: String) -> String { switch language { case .en: "\(number) needs a unit: min, h, d, w, mo, q, y or wd."; case .ja: "\(number)のあとに単位を書いてください（min、h、d、w、mo、q、y、wd）。" } }
  public func notUnit(text: String) -> String { switch language { case .en: "\(text) is not a unit of time. Units are min, h, d, w, mo, q, y and wd."; case .ja: "「\(text)」という単位はありません。min、h、d、w、mo、q、y、wdのどれかを書いてください。" } }
  public func minutesOrMonths(number: String) -> String { switch language { case .en: "m can be minutes or months. Write \(number)min or \(number)mo."; case .ja: "mは分とも月とも読めます。\(number)minか\(number)moと書いてください。" } }
  public func noSuchDay(text: String) -> String { switch language { case .en: "There is no day \(text). Write one such as 2026-12-24 or dec 24."; case .ja: "\(text)という日はありません。2026-12-24やdec 24のように書いてください。" } }
  public func notTime(text: String) -> String { switch language { case .en: "\(text) is not a time. Write one from 00:00 to 23:59, or such as 5pm."; case .ja: "「\(text)」は時刻として読めません。00:00から23:59まで、または5pmのように書いてください。" } }
  public func leftover(text: String) -> String { switch language { case .en: "\(text) cannot stand here. After a date, there can be a time such as 17:00 and offsets such as +2d."; case .ja: "「\(text)」はここには書けません。日付のあとに書けるのは17:00のような時刻と、+2dのような加算です。" } }
  public var offsetBehindDay: String { switch language { case .en: "An offset cannot follow a day behind its time. Write the day first: fri 17:00+2d."; case .ja: "時刻のあとに書いた日付には加算できません。fri 17:00+2dのように、日付を先に書いてください。" } }
  public var name: String { switch language { case .en: "A name is missing after this sign."; case .ja: "この記号のあとに名前を続けてください。" } }
  public var comparison: String { switch language { case .en: "This comparison does not fit here."; case .ja: "この比較はここでは使えません。範囲はdue:today..eowのように書きます。" } }
  public var number: String { switch language { case .en: "The number of a todo is missing here, such as 12."; case .ja: "ToDoの番号を12のように書いてください。" } }
  public var item: String { switch language { case .en: "OWNER/NAME, OWNER/NAME#7 or the address of a page on GitHub is expected here."; case .ja: "OWNER/NAME、OWNER/NAME#7またはGitHubのページのURLを書いてください。" } }
  public var date: String { switch language { case .en: "This is not a date. Write one such as tomorrow, fri 17:00, 3d or 2026-12-24."; case .ja: "日付として読めません。tomorrow、fri 17:00、3d、2026-12-24のように書いてください。" } }
  public func nearestDate(word: String) -> String { switch language { case .en: "This is not a date: \(word)?"; case .ja: "日付として読めません。\(word)のことですか。" } }
  public var repetition: String { switch language { case .en: "This is no repetition. Write week, 2d, mon,thu or 2nd tue."; case .ja: "繰り返しとして読めません。week、2d、mon,thu、\"2nd tue\"のように書いてください。" } }
  public var title: String { switch language { case .en: "The todo has no title: write what is to be done."; case .ja: "タイトルがありません。ToDoのタイトルを書いてください。" } }
  public func titleOrValue(value: String, title: String) -> String { switch language { case .en: "Is this the title? If not, write \(value), and if it is, title:\(title)."; case .ja: "タイトルならtitle:\(title)、そうでなければ\(value)と書いてください。" } }
  public var twice: String { switch language { case .en: "This is in the line twice: remove one of them."; case .ja: "同じ項目が2回あります。1つにしてください。" } }
}

/// The texts of `todoDetail`.
public struct TodoDetailTexts: Sendable {
  let language: Language
  let keyNames: KeyNames

  public var follow: String { switch language { case .en: "follow its link"; case .ja: "リンクをたどる" } }
  public var followHint: String { switch language { case .en: "link"; case .ja: "リンク" } }
  public var waiting: String { switch language { case .en: "waiting"; case .ja: "待機中" } }
  public var done: String { switch language { case .en: "done"; case .ja: "完了" } }
  public func changed(age: String) -> String { switch language { case .en: "changed \(age)"; case .ja: "更新: \(age)" } }
  public func urgency(number: String) -> String { switch language { case .en: "urgency \(number)"; case .ja: "緊急度 \(number)" } }
  public var note: String { switch language { case .en: "Note"; case .ja: "メモ" } }
  public var partOf: String { switch language { case .en: "Part of"; case .ja: "親" } }
  public func parts(done: String, total: String) -> String { switch language { case .en: "Parts: \(done) of \(total) done"; case .ja: "子: \(total)件中\(done)件完了" } }
  public var needs: String { switch language { case .en: "Needs first"; case .ja: "先に必要" } }
  public var neededBy: String { switch language { case .en: "Needed by"; case .ja: "これを待つToDo" } }
  public var annotations: String { switch language { case .en: "Annotations"; case .ja: "注記" } }
  public var history: String { switch language { case .en: "History"; case .ja: "履歴" } }
  public var wasAdded: String { switch language { case .en: "added"; case .ja: "追加" } }
  public var wasDeleted: String { switch language { case .en: "deleted"; case .ja: "削除" } }
  public var wasDone: String { switch language { case .en: "done"; case .ja: "完了" } }
  public var wasCancelled: String { switch language { case .en: "cancelled"; case .ja: "中止" } }
  public var wasReopened: String { switch language { case .en: "opened again"; case .ja: "未完了に戻す" } }
  public var wasStarted: String { switch language { case .en: "started"; case .ja: "着手" } }
  public var wasStopped: String { switch language { case .en: "stopped"; case .ja: "着手の取りやめ" } }
  public var wasMoved: String { switch language { case .en: "moved in the list"; case .ja: "リスト内で移動" } }
  public var wasChanged: String { switch language { case .en: "changed"; case .ja: "変更" } }
  public var noteChanged: String { switch language { case .en: "note changed"; case .ja: "メモを変更" } }
  public func annotated(text: String) -> String { switch language { case .en: "annotated: \(text)"; case .ja: "注記: \(text)" } }
  public var annotationsChanged: String { switch language { case .en: "annotations changed"; case .ja: "注記を変更" } }
  public var gone: String { switch language { case .en: "This todo was deleted.\(keyNames.part(.undo, .back) { " \($0[0]) restores what was changed last, \($0[1]) goes back." })"; case .ja: "このToDoは削除されました。\(keyNames.part(.undo, .back) { "\($0[0])キーで直前の変更を元に戻し、\($0[1])キーで戻ります。" })" } }
  public var wasSkipped: String { switch language { case .en: "skipped"; case .ja: "飛ばした" } }
  public var wasImported: String { switch language { case .en: "imported"; case .ja: "インポート" } }
  public func uid(uid: String) -> String { switch language { case .en: "uid \(uid)"; case .ja: "uid \(uid)" } }
  public var otherPrograms: String { switch language { case .en: "Kept for other programs"; case .ja: "ほかのプログラムのための情報" } }
}

/// The texts of `form`.
public struct FormTexts: Sendable {
  let language: Language
  let keyNames: KeyNames

  public var save: String { switch language { case .en: "save"; case .ja: "保存" } }
  public var nextField: String { switch language { case .en: "next field"; case .ja: "次の欄" } }
  public var previousField: String { switch language { case .en: "previous field"; case .ja: "前の欄" } }
  public var leave: String { switch language { case .en: "back, keeping a draft"; case .ja: "下書きを残して戻る" } }
  public var enterSaves: String { switch language { case .en: "\(keyNames.part(.save) { "\($0[0]) saves" })"; case .ja: "\(keyNames.part(.save) { "\($0[0])で保存" })" } }
  public var escLeaves: String { switch language { case .en: "\(keyNames.part(.leave) { "\($0[0]) leaves" })"; case .ja: "\(keyNames.part(.leave) { "\($0[0])で戻る" })" } }
  public var tabNext: String { switch language { case .en: "\(keyNames.part(.nextField) { "\($0[0]) next field" })"; case .ja: "\(keyNames.part(.nextField) { "\($0[0])で次の欄" })" } }
  public var fieldAbove: String { switch language { case .en: "the field above"; case .ja: "上の欄" } }
  public var fieldBelow: String { switch language { case .en: "the field below"; case .ja: "下の欄" } }
  public var tabCompletes: String { switch language { case .en: "\(keyNames.part(.nextField) { "\($0[0]) completes" })"; case .ja: "\(keyNames.part(.nextField) { "\($0[0])で補完" })" } }
}

/// The texts of `boxForm`.
public struct BoxFormTexts: Sendable {
  let language: Language
  let keyNames: KeyNames

  public func full(limit: String) -> String { switch language { case .en: "The field takes \(limit) characters. The rest was left out."; case .ja: "この欄は\(limit)文字までです。残りは入りませんでした。" } }
  public var kept: String { switch language { case .en: "What you typed is kept.\(keyNames.part(.editPutBack) { " \($0[0]) in a field puts it back." })"; case .ja: "入力した文字は残っています。\(keyNames.part(.editPutBack) { "入力欄で\($0[0])キーを押すと戻ります。" })" } }
  public var enterApplies: String { switch language { case .en: "Enter applies"; case .ja: "Enterで適用" } }
  public var tabNext: String { switch language { case .en: "Tab next field"; case .ja: "Tabで次の欄" } }
  public var escLeaves: String { switch language { case .en: "Esc leaves"; case .ja: "Escで閉じる" } }
  public var chooses: String { switch language { case .en: "Left/Right choose"; case .ja: "左右で選択" } }
  public var completes: String { switch language { case .en: "Down completes"; case .ja: "下で補完" } }
  public var takes: String { switch language { case .en: "Enter completes"; case .ja: "Enterで補完" } }
  public var stepsDays: String { switch language { case .en: "Up/Down day, PgUp/PgDn week"; case .ja: "↑↓で日、PgUp/PgDnで週" } }
  public var tabCompletes: String { switch language { case .en: "Tab completes"; case .ja: "Tabで補完" } }
}

/// The texts of `boxKeys`.
public struct BoxKeysTexts: Sendable {
  let language: Language
  let keyNames: KeyNames

  public var title: String { switch language { case .en: "In this box"; case .ja: "このボックス" } }
  public var choose: String { switch language { case .en: "choose"; case .ja: "決定" } }
  public var nextAnswer: String { switch language { case .en: "to the next answer"; case .ja: "次の答えへ" } }
  public var previousAnswer: String { switch language { case .en: "to the previous answer"; case .ja: "前の答えへ" } }
  public var close: String { switch language { case .en: "close the box"; case .ja: "閉じる" } }
  public var run: String { switch language { case .en: "run the command"; case .ja: "コマンドを実行" } }
  public var apply: String { switch language { case .en: "apply"; case .ja: "適用" } }
  public var nextField: String { switch language { case .en: "to the next field"; case .ja: "次の欄へ" } }
  public var previousField: String { switch language { case .en: "to the previous field"; case .ja: "前の欄へ" } }
  public var nextValue: String { switch language { case .en: "the next value"; case .ja: "次の値" } }
  public var previousValue: String { switch language { case .en: "the previous value"; case .ja: "前の値" } }
  public var days: String { switch language { case .en: "a day earlier, a day later"; case .ja: "1日前、1日後" } }
  public var weeks: String { switch language { case .en: "a week earlier, a week later"; case .ja: "1週間前、1週間後" } }
  public var offered: String { switch language { case .en: "to the words that are offered, and back"; case .ja: "候補の語へ、また戻る" } }
}

/// The texts of `todoEditor`.
public struct TodoEditorTexts: Sendable {
  let language: Language
  let keyNames: KeyNames

  public var newTodo: String { switch language { case .en: "New todo"; case .ja: "新しいToDo" } }
  public var editTodo: String { switch language { case .en: "Edit todo"; case .ja: "ToDoの編集" } }
  public var title: String { switch language { case .en: "Title: "; case .ja: "タイトル: " } }
  public var note: String { switch language { case .en: "Note:  "; case .ja: "メモ:     " } }
  public func link(url: String) -> String { switch language { case .en: "Link:  \(url)"; case .ja: "リンク:   \(url)" } }
  public var adviceDraft: String { switch language { case .en: "What you type is kept as a draft\(keyNames.part(.leave) { " when you leave with \($0[0])" }). It becomes a todo when you save it\(keyNames.part(.save) { " with \($0[0])" })."; case .ja: "入力した内容は下書きとして残ります\(keyNames.part(.leave) { "（\($0[0])キーで離れた場合も）" })。\(keyNames.part(.save) { "\($0[0])キーで" })保存するとToDoになります。" } }
  public var adviceChanges: String { switch language { case .en: "What you change is kept as a draft\(keyNames.part(.leave) { " when you leave with \($0[0])" }). It changes the todo when you save it\(keyNames.part(.save) { " with \($0[0])" })."; case .ja: "変更した内容は下書きとして残ります\(keyNames.part(.leave) { "（\($0[0])キーで離れた場合も）" })。\(keyNames.part(.save) { "\($0[0])キーで" })保存するとToDoに反映されます。" } }
  public var adviceNote: String { switch language { case .en: "A note is one line of any length. Below, a long one is shown in full."; case .ja: "メモは1行で、長さは自由です。長いメモは下に全体が表示されます。" } }
  public var titleHint: String { switch language { case .en: "what to do"; case .ja: "ToDoのタイトル" } }
  public var noteHint: String { switch language { case .en: "details, if you like"; case .ja: "くわしい内容（任意）" } }
  public var unsaved: String { switch language { case .en: "Unsaved changes"; case .ja: "未保存の変更" } }
  public func leaveWithout(title: String) -> String { switch language { case .en: "Discard changes to \"\(title)\"?"; case .ja: "「\(title)」の変更を破棄しますか？" } }
  public var thisTodo: String { switch language { case .en: "this todo"; case .ja: "このToDo" } }
  public var leave: String { switch language { case .en: "Discard"; case .ja: "破棄する" } }
  public var keepEditing: String { switch language { case .en: "Keep editing"; case .ja: "編集を続ける" } }
  public func endedBefore(text: String) -> String { switch language { case .en: "Unsaved draft: \(text)"; case .ja: "未保存の下書き: \(text)" } }
  public func oneDraft(number: String, total: String, text: String) -> String { switch language { case .en: "Unsaved draft \(number) of \(total): \(text)"; case .ja: "未保存の下書き（\(total)件中\(number)件目）: \(text)" } }
  public var alreadyThere: String { switch language { case .en: "Already a todo: it is opened here for editing."; case .ja: "すでにToDoがあるため、ここで編集します。" } }
  public var goOn: String { switch language { case .en: "Continue editing"; case .ja: "編集を続ける" } }
  public var later: String { switch language { case .en: "Not now"; case .ja: "あとで" } }
  public func draftOfNew(title: String) -> String { switch language { case .en: "Draft kept: \(title).\(keyNames.part(.add) { " Press \($0[0]) on Todos to continue." })"; case .ja: "下書き「\(title)」を残しました。ToDoタブで\(keyNames.part(.add) { "\($0[0])キーを押すと" })続けられます。" } }
  public func draftOfEdit(title: String) -> String { switch language { case .en: "Draft kept: \(title).\(keyNames.part(.edit) { " Press \($0[0]) on the todo to continue." })"; case .ja: "下書き「\(title)」を残しました。\(keyNames.part(.edit) { "このToDoで\($0[0])キーを押すと続けられます。" })" } }
  public func notKept(reason: String) -> String { switch language { case .en: "No draft is kept, so save before you leave: \(reason)."; case .ja: "下書きを保存できません。終了する前に保存してください: \(reason)。" } }
  public func lost(text: String, reason: String) -> String { switch language { case .en: "Neither saved nor kept as a draft: \(text) (\(reason))."; case .ja: "保存も下書きもできませんでした: \(text)（\(reason)）。" } }
  public func titleFull(limit: String) -> String { switch language { case .en: "The title is limited to \(limit) characters; the rest was left out."; case .ja: "タイトルは\(limit)文字までです。入りきらない部分は除きました。" } }
  public func noteFull(limit: String) -> String { switch language { case .en: "The note is limited to \(limit) characters; the rest was left out."; case .ja: "メモは\(limit)文字までです。入りきらない部分は除きました。" } }
  public func saved(title: String) -> String { switch language { case .en: "Saved: \(title)."; case .ja: "「\(title)」を保存しました。" } }
  public func savedNew(title: String) -> String { switch language { case .en: "Todo added: \(title).\(keyNames.part(.undo) { " \($0[0]) undoes it." })"; case .ja: "「\(title)」をToDoに追加しました。\(keyNames.part(.undo) { "\($0[0])キーで元に戻せます。" })" } }
  public var discarded: String { switch language { case .en: "Draft discarded."; case .ja: "下書きを破棄しました。" } }
  public func notSaved(title: String, reason: String) -> String { switch language { case .en: "\(title) was not saved. \(reason)"; case .ja: "「\(title)」を保存できませんでした。\(reason)" } }
  public func changedMeanwhile(title: String) -> String { switch language { case .en: "Not saved, because this todo was changed to \(title) meanwhile. Save again to choose."; case .ja: "このToDoはその間に「\(title)」に変更されたため、保存していません。もう一度保存すると、どちらを残すか選べます。" } }
  public var changedTitle: String { switch language { case .en: "Changed since this draft"; case .ja: "下書きのあとに変更されたToDo" } }
  public var saveAnyway: String { switch language { case .en: "Save anyway"; case .ja: "上書き保存" } }
  public var gone: String { switch language { case .en: "This todo was deleted. Save again to keep it as a new one."; case .ja: "このToDoはすでに削除されています。もう一度保存すると新しいToDoになります。" } }
  public func replace(change: String) -> String { switch language { case .en: "Overwrite it with your text, or cancel and keep editing. \(change)"; case .ja: "自分の内容で上書きするか、キャンセルして編集を続けてください。\(change)" } }
  public func titleIsNow(title: String) -> String { switch language { case .en: "The title is now: \(title)"; case .ja: "現在のタイトル: \(title)" } }
  public func noteIsGone(title: String) -> String { switch language { case .en: "The note of \(title) is gone."; case .ja: "「\(title)」のメモは消えています。" } }
  public func noteIsNow(title: String, note: String) -> String { switch language { case .en: "The note of \(title) is now: \(note)"; case .ja: "「\(title)」の現在のメモ: \(note)" } }
  public func linkIsNow(title: String, url: String) -> String { switch language { case .en: "The link of \(title) is now: \(url)"; case .ja: "「\(title)」の現在のリンク: \(url)" } }
  public var none: String { switch language { case .en: "none"; case .ja: "なし" } }
  public var backslashMakesText: String { switch language { case .en: "A backslash before the word makes it text."; case .ja: "語の前に\\を付けると文字どおりになります。" } }
  public func state(state: String) -> String { switch language { case .en: "State: \(state)"; case .ja: "状態:     \(state)" } }
  public var due: String { switch language { case .en: "Due: "; case .ja: "期限: " } }
  public var repeats: String { switch language { case .en: "Repeat: "; case .ja: "繰り返し: " } }
  public var repeatsFrom: String { switch language { case .en: "From: "; case .ja: "起点: " } }
  public var priority: String { switch language { case .en: "Priority: "; case .ja: "優先度: " } }
  public var project: String { switch language { case .en: "Project: "; case .ja: "プロジェクト: " } }
  public var tags: String { switch language { case .en: "Tags: "; case .ja: "タグ: " } }
  public var scheduled: String { switch language { case .en: "Scheduled: "; case .ja: "予定: " } }
  public var wait: String { switch language { case .en: "Wait: "; case .ja: "待機: " } }
  public var until: String { switch language { case .en: "Until: "; case .ja: "失効: " } }
  public var parent: String { switch language { case .en: "Part of: "; case .ja: "親: " } }
  public var needs: String { switch language { case .en: "Needs: "; case .ja: "先に必要: " } }
  public var dueHint: String { switch language { case .en: "fri, tomorrow 17:00, 3d or 2026-12-24"; case .ja: "fri、tomorrow 17:00、3d、2026-12-24など" } }
  public var repeatsHint: String { switch language { case .en: "week, 2d, mon,thu, 2nd tue or 15th"; case .ja: "week、2d、mon,thu、2nd tue、15thなど" } }
  public var repeatsFromHint: String { switch language { case .en: "due, or done: the day on which it is done"; case .ja: "due（期限）かdone（完了した日）" } }
  public var priorityHint: String { switch language { case .en: "high, medium, low or a digit"; case .ja: "high、medium、lowか1〜9" } }
  public var projectHint: String { switch language { case .en: "home or home.roof"; case .ja: "homeやhome.roofなど" } }
  public var tagsHint: String { switch language { case .en: "with commas between"; case .ja: "コンマで区切る" } }
  public var scheduledHint: String { switch language { case .en: "from when it can be done"; case .ja: "着手できる日" } }
  public var waitHint: String { switch language { case .en: "until when it is hidden, or someday"; case .ja: "この日まで一覧に出さない（somedayも可）" } }
  public var untilHint: String { switch language { case .en: "after which it is cancelled"; case .ja: "この日を過ぎると中止" } }
  public var parentHint: String { switch language { case .en: "the number of a todo, or words of it"; case .ja: "ToDoの番号か、その中の語" } }
  public var needsHint: String { switch language { case .en: "what must be done before, with commas between"; case .ja: "先に終えるToDo（コンマで区切る）" } }
  public func related(id: String, title: String) -> String { switch language { case .en: "#\(id) \(title)"; case .ja: "#\(id) \(title)" } }
  public func noTodo(id: String) -> String { switch language { case .en: "There is no todo with the number \(id)."; case .ja: "\(id)番のToDoはありません。" } }
  public func noOpenTodo(text: String) -> String { switch language { case .en: "No open todo has the text \(text). Write its number, or other words of it."; case .ja: "「\(text)」を含む未完了のToDoはありません。番号か別の語を書いてください。" } }
  public func severalTodos(text: String) -> String { switch language { case .en: "Several open todos have the text \(text). Write more of it, or the number of one."; case .ja: "「\(text)」を含む未完了のToDoが複数あります。続きか番号を書いてください。" } }
  public func inField(field: String, reason: String) -> String { switch language { case .en: "\(field) \(reason)"; case .ja: "\(field) \(reason)" } }
  public func fieldIsNow(title: String, field: String, value: String) -> String { switch language { case .en: "Of \(title), this is now: \(field) \(value)"; case .ja: "「\(title)」の現在の値: \(field) \(value)" } }
}

/// The texts of `history`.
public struct HistoryTexts: Sendable {
  let language: Language
  let keyNames: KeyNames

  public var titleColumn: String { switch language { case .en: "Title"; case .ja: "タイトル" } }
  public var kindColumn: String { switch language { case .en: "kind"; case .ja: "種類" } }
  public var visitsColumn: String { switch language { case .en: "visits"; case .ja: "回数" } }
  public var ageColumn: String { switch language { case .en: "opened"; case .ja: "前回" } }
  public func entries(count: Int) -> String { switch language { case .en: count == 1 ? "\(NumberText.grouped(count)) entry" : "\(NumberText.grouped(count)) entries"; case .ja: "\(NumberText.grouped(count))件" } }
  public var empty: String { switch language { case .en: "Nothing opened yet."; case .ja: "まだ何も開いていません。" } }
  public var emptyHelp: String { switch language { case .en: "Every repository, issue and pull request that you open is listed here.\(keyNames.part(.tab1, .tab2) { " Press \($0[0]) to search, or \($0[1]) for the todos." })"; case .ja: "開いたものがここに並びます。\(keyNames.part(.tab1, .tab2) { "検索は\($0[0])キー、ToDoは\($0[1])キーです。" })" } }
  public var open: String { switch language { case .en: "open"; case .ja: "開く" } }
  public var openHint: String { switch language { case .en: "open"; case .ja: "開く" } }
  public var delete: String { switch language { case .en: "delete from the history"; case .ja: "履歴から削除" } }
  public var deleteHint: String { switch language { case .en: "delete"; case .ja: "削除" } }
  public var clear: String { switch language { case .en: "clear the history"; case .ja: "履歴をすべて消去" } }
  public var clearHint: String { switch language { case .en: "clear"; case .ja: "消去" } }
  public var export: String { switch language { case .en: "export the history as CSV"; case .ja: "履歴をCSVで書き出す" } }
  public var exportHint: String { switch language { case .en: "export"; case .ja: "書き出し" } }
  public var deleteQuestion: String { switch language { case .en: "Delete from the history?"; case .ja: "履歴から削除しますか？" } }
  public var clearQuestion: String { switch language { case .en: "Clear the history?"; case .ja: "履歴をすべて消去しますか？" } }
  public func clearDetail(count: Int) -> String { switch language { case .en: count == 1 ? "\(NumberText.grouped(count)) entry will be deleted\(keyNames.part(.undo) { "; \($0[0]) restores it" }). The repositories, issues and todos are not changed." : "\(NumberText.grouped(count)) entries will be deleted\(keyNames.part(.undo) { "; \($0[0]) restores them" }). The repositories, issues and todos are not changed."; case .ja: "\(NumberText.grouped(count))件の履歴を削除します。\(keyNames.part(.undo) { "\($0[0])キーで元に戻せます。" })リポジトリ、イシュー、ToDoは変更しません。" } }
  public var clearAnswer: String { switch language { case .en: "Clear"; case .ja: "消去" } }
  public func deleted(title: String) -> String { switch language { case .en: "Deleted from the history: \(title).\(keyNames.part(.undo) { " \($0[0]) restores it." })"; case .ja: "「\(title)」を履歴から削除しました。\(keyNames.part(.undo) { "\($0[0])キーで元に戻せます。" })" } }
  public func cleared(count: Int) -> String { switch language { case .en: count == 1 ? "\(NumberText.grouped(count)) entry deleted.\(keyNames.part(.undo, .clear) { " \($0[0]) restores it, \($0[1]) deletes it for good." })" : "\(NumberText.grouped(count)) entries deleted.\(keyNames.part(.undo, .clear) { " \($0[0]) restores them, \($0[1]) deletes them for good." })"; case .ja: "\(NumberText.grouped(count))件の履歴を削除しました。\(keyNames.part(.undo) { "\($0[0])キーで元に戻せます。" })\(keyNames.part(.clear) { "\($0[0])キーで完全に削除できます。" })" } }
  public var forgetQuestion: String { switch language { case .en: "Delete for good what was deleted?"; case .ja: "削除したものを完全に消去しますか？" } }
  public func forgetDetail(count: Int) -> String { switch language { case .en: count == 1 ? "\(NumberText.grouped(count)) deleted entry can still be restored\(keyNames.part(.undo) { " with \($0[0])" })." : "\(NumberText.grouped(count)) deleted entries can still be restored\(keyNames.part(.undo) { " with \($0[0])" })."; case .ja: "削除した\(NumberText.grouped(count))件は、まだ\(keyNames.part(.undo) { "\($0[0])キーで" })元に戻せます。" } }
  public var forgotten: String { switch language { case .en: "The deleted entries are gone for good."; case .ja: "削除した履歴を完全に消去しました。" } }
  public var nothingToForget: String { switch language { case .en: "The history is empty."; case .ja: "履歴は空です。" } }
  public var undo: String { switch language { case .en: "undo the last delete"; case .ja: "直前の削除を元に戻す" } }
  public func restored(title: String) -> String { switch language { case .en: "Restored: \(title).\(keyNames.part(.redo) { " \($0[0]) redoes it." })"; case .ja: "「\(title)」を元に戻しました。\(keyNames.part(.redo) { "\($0[0])キーでやり直せます。" })" } }
  public func restoredAll(count: Int) -> String { switch language { case .en: count == 1 ? "\(NumberText.grouped(count)) entry restored.\(keyNames.part(.redo) { " \($0[0]) redoes it." })" : "\(NumberText.grouped(count)) entries restored.\(keyNames.part(.redo) { " \($0[0]) redoes it." })"; case .ja: "\(NumberText.grouped(count))件を元に戻しました。\(keyNames.part(.redo) { "\($0[0])キーでやり直せます。" })" } }
  public func todoGone(title: String) -> String { switch language { case .en: "This todo was deleted: \(title).\(keyNames.part(.delete) { " Press \($0[0]) to delete it from the history too." })"; case .ja: "ToDo「\(title)」はすでに削除されています。\(keyNames.part(.delete) { "\($0[0])キーで履歴からも削除できます。" })" } }
  public func notRecorded(reason: String) -> String { switch language { case .en: "This visit is not in the history. \(reason)"; case .ja: "履歴に記録できませんでした。\(reason)" } }
  public var exportTitle: String { switch language { case .en: "Export as CSV"; case .ja: "CSVで書き出し" } }
  public var exportFile: String { switch language { case .en: "to a file"; case .ja: "ファイルに保存" } }
  public var exportMail: String { switch language { case .en: "by mail"; case .ja: "メールで送る" } }
  public func saved(path: String) -> String { switch language { case .en: "Saved as \(path)."; case .ja: "\(path)に保存しました。" } }
  public func mailSubject(day: String) -> String { switch language { case .en: "octodo history \(day)"; case .ja: "octodoの履歴 \(day)" } }
  public var mailWithText: String { switch language { case .en: "Opening a mail with the history as its text."; case .ja: "履歴を本文にしてメールソフトを開きます。" } }
  public func mailWithFile(path: String) -> String { switch language { case .en: "Opening a mail with \(path) attached."; case .ja: "\(path)を添付してメールソフトを開きます。" } }
  public var noMailer: String { switch language { case .en: "No mail program found. Set MAILER to yours or install xdg-utils\(keyNames.part(.export) { ", or press \($0[0]) f for a file" })."; case .ja: "メールソフトが見つかりません。MAILERにメールソフトを設定するか、xdg-utilsをインストールしてください。\(keyNames.part(.export) { "\($0[0])キー、fキーの順に押すとファイルに保存できます。" })" } }
  public var mailTooLong: String { switch language { case .en: "The history is too long for the text of a mail.\(keyNames.part(.export) { " Press \($0[0]) f for a file, and attach it." })"; case .ja: "履歴がメールの本文には長すぎます。\(keyNames.part(.export) { "\($0[0])キー、fキーの順に押して" })ファイルに保存し、添付してください。" } }
  public func deleteMarkedQuestion(count: Int) -> String { switch language { case .en: count == 1 ? "Delete \(NumberText.grouped(count)) entry from the history?" : "Delete \(NumberText.grouped(count)) entries from the history?"; case .ja: "\(NumberText.grouped(count))件を履歴から削除しますか？" } }
}

/// The texts of `settings`.
public struct SettingsTexts: Sendable {
  let language: Language
  let keyNames: KeyNames

  public func preset(value: String) -> String { switch language { case .en: "Default: \(value)"; case .ja: "初期値: \(value)" } }
  public func written(line: String) -> String { switch language { case .en: "In the settings file: \(line)"; case .ja: "設定ファイルでの書き方: \(line)" } }
  public func storedIn(file: String) -> String { switch language { case .en: "Stored in \(file)"; case .ja: "保存先: \(file)" } }
  public var autoAbout: String { switch language { case .en: "as LC_ALL, LC_MESSAGES or LANG says"; case .ja: "LC_ALL、LC_MESSAGES、LANGに従います" } }
  public var themeAutoAbout: String { switch language { case .en: "follows the colours of the terminal"; case .ja: "端末の配色に合わせます" } }
  public var highContrastAbout: String { switch language { case .en: "more contrast than the others"; case .ja: "ほかよりコントラストが強くなります" } }
  public var ownThemeAbout: String { switch language { case .en: "your theme of the settings file"; case .ja: "設定ファイルに書いたテーマです" } }
  public var plainAbout: String { switch language { case .en: "no colours, only bold, dim and reverse"; case .ja: "色を使わず、太字や反転で表します" } }
  public var darkAbout: String { switch language { case .en: "for a dark background"; case .ja: "暗い背景に向いています" } }
  public var lightAbout: String { switch language { case .en: "for a light background"; case .ja: "明るい背景に向いています" } }
  public var offAbout: String { switch language { case .en: "nothing is logged"; case .ja: "何も記録しません" } }
  public var localAbout: String { switch language { case .en: "a file on this machine, never sent"; case .ja: "このマシンのファイルだけに記録します" } }
  public var collectorAbout: String { switch language { case .en: "sent to the collector that you named"; case .ja: "指定した送信先に送ります" } }
  public var confirmYes: String { switch language { case .en: "a question before each delete and before the end"; case .ja: "削除と終了の前に確認します" } }
  public var confirmNo: String { switch language { case .en: "at once; a delete can be undone"; case .ja: "すぐに実行します（削除は元に戻せます）" } }
  public var previewYes: String { switch language { case .en: "beside the list, where there is room"; case .ja: "幅があれば一覧の横に表示します" } }
  public var previewNo: String { switch language { case .en: "the list has the whole width"; case .ja: "一覧が画面の幅いっぱいになります" } }
  public var mouseYes: String { switch language { case .en: "clicks and the wheel go to octodo"; case .ja: "クリックとホイールをoctodoが受け取ります" } }
  public var mouseNo: String { switch language { case .en: "the terminal selects text with them"; case .ja: "マウスは端末の文字選択に使えます" } }
  public var signsAuto: String { switch language { case .en: "Unicode if the locale and the font have it"; case .ja: "ロケールとフォントに合わせます" } }
  public var signsUnicode: String { switch language { case .en: "frames, stars and dots as they are meant"; case .ja: "罫線、星、丸をそのまま使います" } }
  public var signsASCII: String { switch language { case .en: "letters and signs of every keyboard"; case .ja: "どの端末でも表示できる文字だけを使います" } }
  public var agesAbout: String { switch language { case .en: "how long ago it was"; case .ja: "どれくらい前かを表示します" } }
  public var daysAbout: String { switch language { case .en: "the day in your time zone"; case .ja: "現地時間の日付を表示します" } }
  public var motionYes: String { switch language { case .en: "nothing turns or blinks"; case .ja: "画面は勝手に動きません" } }
  public var motionNo: String { switch language { case .en: "a spinner turns while something loads"; case .ja: "読み込み中は印が回ります" } }
  public var backupsYes: String { switch language { case .en: "a copy a day, seven are kept"; case .ja: "1日に1つ、7つまで残します" } }
  public var backupsNo: String { switch language { case .en: "only with `octodo backup`"; case .ja: "`octodo backup`のときだけ作ります" } }
  public var languageLabel: String { switch language { case .en: "Language"; case .ja: "言語" } }
  public var theme: String { switch language { case .en: "Theme"; case .ja: "テーマ" } }
  public var preview: String { switch language { case .en: "Preview"; case .ja: "プレビュー" } }
  public var previewShown: String { switch language { case .en: "shown"; case .ja: "表示" } }
  public var previewHidden: String { switch language { case .en: "hidden"; case .ja: "非表示" } }
  public var previewNote: String { switch language { case .en: "A preview of the selected row beside lists, in terminals of 100 columns or more.\(keyNames.part(.preview) { " \($0[0]) shows and hides it there." })"; case .ja: "幅が100桁以上の端末で、選択した行のプレビューを一覧の横に表示します。\(keyNames.part(.preview) { "一覧では\($0[0])キーで切り替えます。" })" } }
  public var tracking: String { switch language { case .en: "Usage log"; case .ja: "利用記録" } }
  public var pageSize: String { switch language { case .en: "Page size"; case .ja: "1ページの件数" } }
  public var confirm: String { switch language { case .en: "Confirmations"; case .ja: "確認" } }
  public var api: String { switch language { case .en: "GitHub API"; case .ja: "GitHub API" } }
  public var token: String { switch language { case .en: "Token"; case .ja: "トークン" } }
  public var configFile: String { switch language { case .en: "Settings file"; case .ja: "設定ファイル" } }
  public var databaseFile: String { switch language { case .en: "Todo file"; case .ja: "ToDoファイル" } }
  public var eventsFile: String { switch language { case .en: "Usage log file"; case .ja: "利用記録ファイル" } }
  public var languageNote: String { switch language { case .en: "The language of the screens."; case .ja: "画面の言語です。" } }
  public var themeNote: String { switch language { case .en: "Colours: auto follows your terminal, plain has none. Put your own themes into the settings file."; case .ja: "配色です。「自動」は端末に合わせ、「標準」では色を使いません。独自のテーマは設定ファイルに書きます。" } }
  public var noColorNote: String { switch language { case .en: "NO_COLOR is set, so no theme has colours. Unset it and start octodo again for colours."; case .ja: "NO_COLORが設定されているため、どのテーマでも色を使いません。色を使うには、設定を外してoctodoを起動し直してください。" } }
  public var trackingNote: String { switch language { case .en: "Which screens you open and what you search for is logged in a file on this machine. It is never sent."; case .ja: "開いた画面と検索語を、このマシンのファイルに記録します。外部には送信しません。" } }
  public var pageSizeNote: String { switch language { case .en: "Results per request, from 1 to 100.\(keyNames.part(.change, .changeBack) { " \($0[0]) and \($0[1]) choose a usual number." })\(keyNames.part(.more, .fewer) { " \($0[0]) and \($0[1]) change it by one." })"; case .ja: "1回の検索で取得する件数です（1〜100）。\(keyNames.part(.change, .changeBack) { "\($0[0])キーと\($0[1])キーで主な件数を選び、" })\(keyNames.part(.more, .fewer) { "\($0[0])キーと\($0[1])キーで1件ずつ変更します。" })" } }
  public var confirmNote: String { switch language { case .en: "Whether octodo asks before it deletes and before it quits\(keyNames.part(.delete, .quit) { " (\($0[0]), \($0[1]))" }). A delete can be undone\(keyNames.part(.undo) { " with \($0[0])" }) anyway."; case .ja: "削除する前と終了する前に確認するかどうかです\(keyNames.part(.delete, .quit) { "（\($0[0])キー、\($0[1])キー）" })。削除は\(keyNames.part(.undo) { "\($0[0])キーで" })元に戻せます。" } }
  public var apiNote: String { switch language { case .en: "The API server. Change it with api_url in the settings file, or with --api-url."; case .ja: "APIサーバーです。変更するには、設定ファイルのapi_urlか--api-urlを使います。" } }
  public var tokenNote: String { switch language { case .en: "Where the GitHub token comes from. The token itself is never shown."; case .ja: "GitHubのトークンの取得元です。トークン自体は表示しません。" } }
  public var noTokenNote: String { switch language { case .en: "A token raises the rate limit: set GH_TOKEN, or run `gh auth login` once, then restart octodo."; case .ja: "トークンがあるとレート制限が緩くなります。GH_TOKENを設定するか`gh auth login`を一度実行してから、octodoを起動し直してください。" } }
  public func noTokenNoteOn(advice: String) -> String { switch language { case .en: "For a token, \(advice) once, then restart octodo."; case .ja: "トークンを使うには、\(advice)、octodoを起動し直してください。" } }
  public var configFileNote: String { switch language { case .en: "These settings are stored here. Your comments stay."; case .ja: "これらの設定の保存先です。書き込んだコメントはそのまま残ります。" } }
  public var databaseFileNote: String { switch language { case .en: "Your todos are stored here."; case .ja: "ToDoの保存先です。" } }
  public var backups: String { switch language { case .en: "Daily copies"; case .ja: "毎日の写し" } }
  public func backupsNote(folder: String) -> String { switch language { case .en: "Each day a copy of the todo file is made if the todos have changed; seven are kept in \(folder). `octodo backup restore` goes back to one."; case .ja: "ToDoが変わった日に、ToDoファイルの写しを作ります。新しい七つを\(folder)に残します。`octodo backup restore`でその時点に戻せます。" } }
  public func newestBackup(value: String, day: String) -> String { switch language { case .en: "\(value), the newest of \(day)"; case .ja: "\(value)（最新は\(day)）" } }
  public func noBackup(value: String) -> String { switch language { case .en: "\(value), none yet"; case .ja: "\(value)（まだありません）" } }
  public var eventsFileNote: String { switch language { case .en: "Usage is logged here. You can delete it at any time."; case .ja: "利用記録の保存先です。いつでも削除できます。" } }
  public func auto(name: String) -> String { switch language { case .en: "automatic (\(name))"; case .ja: "自動（\(name)）" } }
  public var english: String { switch language { case .en: "English"; case .ja: "English" } }
  public var japanese: String { switch language { case .en: "日本語"; case .ja: "日本語" } }
  public var themeAuto: String { switch language { case .en: "automatic"; case .ja: "自動" } }
  public var highContrast: String { switch language { case .en: "high contrast"; case .ja: "ハイコントラスト" } }
  public var plain: String { switch language { case .en: "plain"; case .ja: "標準" } }
  public var dark: String { switch language { case .en: "dark"; case .ja: "ダーク" } }
  public var light: String { switch language { case .en: "light"; case .ja: "ライト" } }
  public var off: String { switch language { case .en: "off"; case .ja: "記録しない" } }
  public var local: String { switch language { case .en: "local file"; case .ja: "ローカルファイル" } }
  public var asks: String { switch language { case .en: "yes"; case .ja: "はい" } }
  public var asksNot: String { switch language { case .en: "no"; case .ja: "いいえ" } }
  public var none: String { switch language { case .en: "none"; case .ja: "なし" } }
  public var demo: String { switch language { case .en: "none: demo data"; case .ja: "なし（デモデータ）" } }
  public func override(value: String, cause: String, choice: String) -> String { switch language { case .en: "\(value) for this session: \(cause); else \(choice)"; case .ja: "今回は\(value)（\(cause)）、通常は\(choice)" } }
  public func from(value: String, source: String) -> String { switch language { case .en: "\(value) (\(source))"; case .ja: "\(value)（\(source)）" } }
  public func waitNote(cause: String) -> String { switch language { case .en: "\(cause) decides for this session. Your choice here applies when octodo starts without it."; case .ja: "今回は\(cause)が優先されます。ここでの選択は、それなしで起動したときに有効になります。" } }
  public func trackingOff(count: Int) -> String { switch language { case .en: count == 1 ? "Off from now on. \(NumberText.grouped(count)) event of this session is already logged and stays." : "Off from now on. \(NumberText.grouped(count)) events of this session are already logged and stay."; case .ja: "以後は記録しません。今回すでに記録した\(NumberText.grouped(count))件は残ります。" } }
  public var trackingOn: String { switch language { case .en: "Usage is logged from now on, in a file on this machine only."; case .ja: "以後の利用を、このマシンのファイルにのみ記録します。" } }
  public func broken(file: String) -> String { switch language { case .en: "\(file) is not valid YAML. It stays as it is, and changes apply to this session only."; case .ja: "\(file)は正しいYAMLではありません。ファイルはそのまま残し、変更は今回の実行中だけ有効です。" } }
  public func brokenLine(file: String, line: String) -> String { switch language { case .en: "\(file) line \(line) is not valid YAML. The file stays as it is, and changes apply to this session only."; case .ja: "\(file)の\(line)行目は正しいYAMLではありません。ファイルはそのまま残し、変更は今回の実行中だけ有効です。" } }
  public func unusual(file: String, line: String, key: String) -> String { switch language { case .en: "\(file) line \(line) sets \(key) in a form that octodo does not edit. The change applies to this session only."; case .ja: "\(file)の\(line)行目にある\(key)は、octodoでは変更できない書き方です。変更は今回の実行中だけ有効です。" } }
  public func unwritable(file: String, reason: String) -> String { switch language { case .en: "Could not write \(file) (\(reason)). The change applies to this session only."; case .ja: "\(file)に書き込めません（\(reason)）。変更は今回の実行中だけ有効です。" } }
  public var pageSizeLimit: String { switch language { case .en: "The page size must be from 1 to 100."; case .ja: "1ページの件数は1〜100です。" } }
  public var change: String { switch language { case .en: "change"; case .ja: "変更" } }
  public var changeBack: String { switch language { case .en: "previous value"; case .ja: "前の値" } }
  public var more: String { switch language { case .en: "one more"; case .ja: "1件増やす" } }
  public var fewer: String { switch language { case .en: "one less"; case .ja: "1件減らす" } }
  public var changeHint: String { switch language { case .en: "change"; case .ja: "変更" } }
  public var open: String { switch language { case .en: "open"; case .ja: "開く" } }
  public var openHint: String { switch language { case .en: "open"; case .ja: "開く" } }
  public var eventsLink: String { switch language { case .en: "Usage log of this session"; case .ja: "今回の利用記録" } }
  public var eventsLinkNote: String { switch language { case .en: "What octodo has logged since it started, each event as JSON."; case .ja: "この起動以降に記録したイベント（JSON）。" } }
  public var aboutLink: String { switch language { case .en: "About octodo"; case .ja: "octodoについて" } }
  public var aboutLinkNote: String { switch language { case .en: "Version, libraries and files, to copy into a report, and all licences."; case .ja: "バージョン、ライブラリ、ファイル（報告用にコピー可）とすべてのライセンス。" } }
  public func collector(host: String) -> String { switch language { case .en: "sent to \(host)"; case .ja: "\(host)に送信" } }
  public var collectorNote: String { switch language { case .en: "Which screens you open and what you search for is sent there."; case .ja: "開いた画面と検索した語をそこに送信します。" } }
  public func collectorOn(host: String) -> String { switch language { case .en: "Usage is sent to \(host) from now on."; case .ja: "これ以降の利用記録を\(host)に送信します。" } }
  public var mouse: String { switch language { case .en: "Mouse"; case .ja: "マウス" } }
  public var signs: String { switch language { case .en: "Signs"; case .ja: "記号" } }
  public var signsNote: String { switch language { case .en: "Frames, stars and dots. Choose ASCII if your terminal or font draws them wrongly."; case .ja: "枠線、星、点の文字です。端末やフォントで崩れるときはASCIIにします。" } }
  public var dates: String { switch language { case .en: "Dates"; case .ja: "日付" } }
  public var weekStart: String { switch language { case .en: "Week starts on"; case .ja: "週の始まり" } }
  public var weekStartNote: String { switch language { case .en: "For date words such as next week, and for the calendar."; case .ja: "next weekなどの日付の言葉と、カレンダーに使います。" } }
  public var weekStartAuto: String { switch language { case .en: "as LC_ALL, LC_TIME or LANG says"; case .ja: "LC_ALL、LC_TIME、LANGに従います" } }
  public var openParts: String { switch language { case .en: "Open parts"; case .ja: "完了したToDoの子" } }
  public var openPartsNote: String { switch language { case .en: "What becomes of the open parts of a todo that is marked as done."; case .ja: "ToDoを完了にしたとき、未完了の子をどうするかです。" } }
  public var partsAsk: String { switch language { case .en: "ask"; case .ja: "たずねる" } }
  public var partsAskAbout: String { switch language { case .en: "asks each time"; case .ja: "そのたびにたずねます" } }
  public var partsAll: String { switch language { case .en: "done, too"; case .ja: "一緒に完了" } }
  public var partsAllAbout: String { switch language { case .en: "they are done with the todo, and one undo opens all again"; case .ja: "子も完了にし、1回で元に戻せます" } }
  public var partsOnly: String { switch language { case .en: "stay open"; case .ja: "そのまま" } }
  public var partsOnlyAbout: String { switch language { case .en: "only the todo itself is done"; case .ja: "そのToDoだけを完了にします" } }
  public var missed: String { switch language { case .en: "Missed dates"; case .ja: "過ぎた日付" } }
  public var missedNote: String { switch language { case .en: "What becomes of the dates of a repeated todo that passed before it was done."; case .ja: "繰り返すToDoを完了にする前に過ぎた日付をどうするかです。" } }
  public var missedSkip: String { switch language { case .en: "skip"; case .ja: "飛ばす" } }
  public var missedSkipAbout: String { switch language { case .en: "the next date is in the future"; case .ja: "次の日付は今より後になります" } }
  public var missedKeep: String { switch language { case .en: "keep"; case .ja: "残す" } }
  public var missedKeepAbout: String { switch language { case .en: "each date is done or skipped by itself"; case .ja: "日付を1つずつ完了にするか飛ばします" } }
  public var sigils: String { switch language { case .en: "Signs before tags"; case .ja: "タグの記号" } }
  public var sigilsNote: String { switch language { case .en: "For what you type in a todo. Filters and lists keep +tag @project."; case .ja: "ToDoに入力するときの記号です。絞り込みと一覧では「+タグ」と「@プロジェクト」のままです。" } }
  public var sigilsOctodo: String { switch language { case .en: "+tag @project"; case .ja: "+タグ @プロジェクト" } }
  public var sigilsTodotxt: String { switch language { case .en: "@tag +project"; case .ja: "@タグ +プロジェクト" } }
  public var sigilsOctodoAbout: String { switch language { case .en: "as everywhere in octodo"; case .ja: "octodoのほかの場所と同じです" } }
  public var sigilsTodotxtAbout: String { switch language { case .en: "as contexts and projects of todo.txt"; case .ja: "todo.txtのコンテキストとプロジェクトと同じです" } }
  public var monday: String { switch language { case .en: "Monday"; case .ja: "月曜日" } }
  public var sunday: String { switch language { case .en: "Sunday"; case .ja: "日曜日" } }
  public var datesNote: String { switch language { case .en: "What lists show: how long ago something was, or its day."; case .ja: "一覧に表示するのは経過時間か、日付です。" } }
  public var ages: String { switch language { case .en: "ages (3d)"; case .ja: "経過時間（3日）" } }
  public var days: String { switch language { case .en: "days (2026-01-31)"; case .ja: "日付（2026-01-31）" } }
  public var inboxPoll: String { switch language { case .en: "Ask for news"; case .ja: "通知の確認" } }
  public var inboxPollNote: String { switch language { case .en: "How often octodo asks for notifications once you have opened the inbox. If GitHub asks for a longer time, that counts."; case .ja: "受信箱を一度開いた後、通知を確認する間隔です。GitHubがそれより長い間隔を求めたら、それに従います。" } }
  public func minutes(count: Int) -> String { switch language { case .en: count == 1 ? "every minute" : "every \(NumberText.grouped(count)) minutes"; case .ja: "\(NumberText.grouped(count))分ごと" } }
  public func seconds(count: Int) -> String { switch language { case .en: count == 1 ? "every second" : "every \(NumberText.grouped(count)) seconds"; case .ja: "\(NumberText.grouped(count))秒ごと" } }
  public var reducedMotion: String { switch language { case .en: "Reduced motion"; case .ja: "動きを減らす" } }
  public var reducedMotionNote: String { switch language { case .en: "Yes: nothing moves by itself, and loading shows no spinner."; case .ja: "「はい」では、キーを押さないかぎり画面は動きません。読み込み中の印も回りません。" } }
  public var mouseNote: String { switch language { case .en: "Click, double click and wheel. No: the terminal keeps the mouse, so you can select text."; case .ja: "クリック、ダブルクリック、ホイールを使います。「いいえ」ではマウスは端末のもので、文字を選択できます。" } }
}

/// The texts of `events`.
public struct EventsTexts: Sendable {
  let language: Language
  let keyNames: KeyNames

  public var off: String { switch language { case .en: "The usage log is off: nothing is written or sent, so this list is empty. To see events here, set Usage log to \"local file\" in the settings and start octodo without DO_NOT_TRACK and --no-tracking."; case .ja: "利用記録はオフです。何も保存も送信もしないため、一覧は空です。ここに表示するには、設定の「利用記録」を「ローカルファイル」にし、DO_NOT_TRACKと--no-trackingなしでoctodoを起動してください。" } }
  public var offNow: String { switch language { case .en: "The usage log is off. No more events are recorded; these are from before."; case .ja: "利用記録はオフです。これ以降は記録しません。以下はそれより前のイベントです。" } }
  public func destination(file: String) -> String { switch language { case .en: "Logged in \(file)"; case .ja: "記録先: \(file)" } }
  public var noDestination: String { switch language { case .en: "Not logged in a file"; case .ja: "記録先: なし" } }
  public func dropped(count: Int) -> String { switch language { case .en: count == 1 ? "\(NumberText.grouped(count)) older event of this session is no longer listed." : "\(NumberText.grouped(count)) older events of this session are no longer listed."; case .ja: "今回の古いイベント\(NumberText.grouped(count))件は一覧から外れました。" } }
  public var time: String { switch language { case .en: "Time"; case .ja: "時刻" } }
  public var name: String { switch language { case .en: "Event"; case .ja: "イベント" } }
  public var properties: String { switch language { case .en: "Properties"; case .ja: "プロパティ" } }
  public func position(number: String, total: String) -> String { switch language { case .en: "Event \(number) of \(total)"; case .ja: "イベント\(number)/\(total)" } }
  public var following: String { switch language { case .en: "following the newest"; case .ja: "最新に追従中" } }
  public func opened(number: String) -> String { switch language { case .en: "Event \(number) as JSON"; case .ja: "イベント\(number)（JSON）" } }
  public var eventAsJSON: String { switch language { case .en: "the event as JSON"; case .ja: "イベントのJSON" } }
  public func noID(reason: String) -> String { switch language { case .en: "Cannot show the event as JSON, because the id of this installation cannot be read (\(reason)). Free some space in its folder, or set tracking: off."; case .ja: "このインストールのIDを読み取れないため、JSONを表示できません（\(reason)）。フォルダーの空き容量を確保するか、tracking: offを設定してください。" } }
  public var open: String { switch language { case .en: "show it as JSON"; case .ja: "JSONで表示" } }
  public var openHint: String { switch language { case .en: "JSON"; case .ja: "JSON" } }
  public var copy: String { switch language { case .en: "copy it as JSON"; case .ja: "JSONでコピー" } }
  public var copyHint: String { switch language { case .en: "copy"; case .ja: "コピー" } }
  public var back: String { switch language { case .en: "back to the list"; case .ja: "一覧に戻る" } }
  public var backHint: String { switch language { case .en: "back"; case .ja: "戻る" } }
  public var last: String { switch language { case .en: "to the newest, and follow"; case .ja: "最新へ移動して追従" } }
  public func collector(host: String) -> String { switch language { case .en: "Sent to \(host)"; case .ja: "送信先: \(host)" } }
}

/// The texts of `about`.
public struct AboutTexts: Sendable {
  let language: Language
  let keyNames: KeyNames

  public var version: String { switch language { case .en: "Version"; case .ja: "バージョン" } }
  public var license: String { switch language { case .en: "Licence"; case .ja: "ライセンス" } }
  public var licenseValue: String { switch language { case .en: "MIT"; case .ja: "MIT" } }
  public var swift: String { switch language { case .en: "Built with"; case .ja: "ビルド環境" } }
  public func swiftValue(version: String) -> String { switch language { case .en: "Swift \(version)"; case .ja: "Swift \(version)" } }
  public var problems: String { switch language { case .en: "Problems"; case .ja: "不具合の報告" } }
  public func problemsAt(url: String) -> String { switch language { case .en: "Report bugs at \(url). Report a security problem in private: \"Report a vulnerability\" on its Security page, as SECURITY.md says."; case .ja: "不具合は \(url) に報告してください。脆弱性は、SECURITY.mdのとおり、Securityページの「Report a vulnerability」から非公開で報告してください。" } }
  public var problemsValue: String { switch language { case .en: "Report bugs on the issue tracker of the repository where you got octodo. Report a security problem in private: \"Report a vulnerability\" on its Security page, as SECURITY.md says."; case .ja: "不具合は、octodoを入手したリポジトリのイシュートラッカーに報告してください。脆弱性は、SECURITY.mdのとおり、Securityページの「Report a vulnerability」から非公開で報告してください。" } }
  public var libraries: String { switch language { case .en: "Libraries in use"; case .ja: "使用中のライブラリ" } }
  public var missing: String { switch language { case .en: "cannot be loaded"; case .ja: "読み込めません" } }
  public var notShownInScripts: String { switch language { case .en: "not shown in scripts"; case .ja: "スクリプトでは表示しません" } }
  public var files: String { switch language { case .en: "Files"; case .ja: "ファイル" } }
  public var settingsFile: String { switch language { case .en: "Settings"; case .ja: "設定" } }
  public var todosFile: String { switch language { case .en: "Todos"; case .ja: "ToDo" } }
  public var eventsFile: String { switch language { case .en: "Usage log"; case .ja: "利用記録" } }
  public var identityFile: String { switch language { case .en: "Random id"; case .ja: "ランダムID" } }
  public var dependencies: String { switch language { case .en: "Dependencies"; case .ja: "依存ライブラリ" } }
  public var allLicenses: String { switch language { case .en: "All licences"; case .ja: "すべてのライセンス" } }
  public func allLicensesValue(count: Int) -> String { switch language { case .en: count == 1 ? "the text of \(NumberText.grouped(count))" : "the texts of all \(NumberText.grouped(count))"; case .ja: "\(NumberText.grouped(count))件の全文を続けて表示" } }
  public var versionsForReport: String { switch language { case .en: "the versions for a bug report"; case .ja: "報告用のバージョン情報" } }
  public var noAddress: String { switch language { case .en: "This row has no web address. Dependencies have one."; case .ja: "この行にはURLがありません。依存ライブラリの行にはあります。" } }
  public var open: String { switch language { case .en: "show the licence"; case .ja: "ライセンスを表示" } }
  public var openHint: String { switch language { case .en: "licence"; case .ja: "ライセンス" } }
  public var openAll: String { switch language { case .en: "show all licences"; case .ja: "すべてのライセンスを表示" } }
  public var openAllHint: String { switch language { case .en: "all licences"; case .ja: "全ライセンス" } }
  public var openInBrowser: String { switch language { case .en: "open its web address in the browser"; case .ja: "URLをブラウザーで開く" } }
  public var browserHint: String { switch language { case .en: "browser"; case .ja: "ブラウザー" } }
  public var copy: String { switch language { case .en: "copy its web address; on other rows, the versions for a bug report"; case .ja: "URLをコピー（ほかの行では報告用のバージョン情報）" } }
  public var copyHint: String { switch language { case .en: "copy"; case .ja: "コピー" } }
}

/// The texts of `licenses`.
public struct LicensesTexts: Sendable {
  let language: Language
  let keyNames: KeyNames

  public func statusAll(percent: String) -> String { switch language { case .en: "All licences, \(percent)%"; case .ja: "すべてのライセンス \(percent)%" } }
  public func statusOne(name: String, percent: String) -> String { switch language { case .en: "Licence of \(name), \(percent)%"; case .ja: "\(name)のライセンス \(percent)%" } }
  public var noAddress: String { switch language { case .en: "octodo itself has no web address here."; case .ja: "octodo自体のURLはありません。" } }
  public var openInBrowser: String { switch language { case .en: "open the web address of the library at the top"; case .ja: "先頭に表示中のライブラリのURLをブラウザーで開く" } }
  public var browserHint: String { switch language { case .en: "browser"; case .ja: "ブラウザー" } }
  public var copy: String { switch language { case .en: "copy that address"; case .ja: "そのURLをコピー" } }
  public var copyHint: String { switch language { case .en: "copy"; case .ja: "コピー" } }
}

/// The texts of `configuration`.
public struct ConfigurationTexts: Sendable {
  let language: Language
  let keyNames: KeyNames

  public func atLine(file: String, line: String, problem: String) -> String { switch language { case .en: "\(file) line \(line): \(problem)."; case .ja: "\(file)の\(line)行目: \(problem)。" } }
  public var noSettings: String { switch language { case .en: "it has no settings. Write lines such as `page_size: 50`"; case .ja: "設定がありません。`page_size: 50`のように書いてください" } }
  public func brokenLine(file: String, line: String) -> String { switch language { case .en: "\(file) line \(line) is not valid YAML, so the defaults are used. Write for example `page_size: 50`."; case .ja: "\(file)の\(line)行目は正しいYAMLではないため、既定値を使います（例: `page_size: 50`）。" } }
  public func tabAt(file: String, line: String) -> String { switch language { case .en: "\(file) line \(line) begins with a tab, which YAML does not allow, so the defaults are used. Write blanks instead."; case .ja: "\(file)の\(line)行目がタブで始まっています。YAMLではタブを使えないため、既定値を使います。空白に変えてください。" } }
  public func repeated(file: String, key: String) -> String { switch language { case .en: "\(file) sets `\(key)` twice, so the defaults are used. Remove one of the two."; case .ja: "\(file)で`\(key)`が2回設定されているため、既定値を使います。片方を消してください。" } }
  public func repeatedAt(file: String, line: String, key: String) -> String { switch language { case .en: "\(file) line \(line) sets `\(key)` again, so the defaults are used. Remove one of the two."; case .ja: "\(file)の\(line)行目で`\(key)`がもう一度設定されているため、既定値を使います。片方を消してください。" } }
  public func noText(file: String) -> String { switch language { case .en: "\(file) is not a text file, so the defaults are used."; case .ja: "\(file)はテキストではないため、既定値を使います。" } }
  public func tooMuch(file: String, limit: String) -> String { switch language { case .en: "\(file) is larger than \(limit) KiB or full of anchors (&) and aliases (*), so the defaults are used. Write each setting once, on a line of its own."; case .ja: "\(file)が\(limit) KiBを超えるか、アンカー（&）とエイリアス（*）が多すぎるため、既定値を使います。設定は1行に1つずつ書いてください。" } }
  public func unreadable(file: String) -> String { switch language { case .en: "Cannot read \(file), so the defaults are used."; case .ja: "\(file)を読めないため、既定値を使います。" } }
  public func unreadableReason(file: String, reason: String) -> String { switch language { case .en: "Cannot read \(file) (\(reason)), so the defaults are used."; case .ja: "\(file)を読めないため（\(reason)）、既定値を使います。" } }
  public func missing(file: String) -> String { switch language { case .en: "\(file) does not exist, so the defaults are used."; case .ja: "ファイル\(file)がないため、既定値を使います。" } }
  public func unknownRole(key: String, names: String) -> String { switch language { case .en: "there is no role `\(key)`. The roles are \(names)"; case .ja: "`\(key)`という役割はありません。使えるのは\(names)です" } }
  public func unknownRoleNear(key: String, near: String, names: String) -> String { switch language { case .en: "there is no role `\(key)`. Did you mean `\(near)`? The roles are \(names)"; case .ja: "`\(key)`という役割はありません。`\(near)`のことですか？使えるのは\(names)です" } }
  public func unknownKey(key: String, names: String) -> String { switch language { case .en: "there is no setting `\(key)`. The settings are \(names)"; case .ja: "`\(key)`という設定はありません。使えるのは\(names)です" } }
  public func unknownKeyNear(key: String, near: String, names: String) -> String { switch language { case .en: "there is no setting `\(key)`. Did you mean `\(near)`? The settings are \(names)"; case .ja: "`\(key)`という設定はありません。`\(near)`のことですか？使えるのは\(names)です" } }
  public func wrongValue(key: String, values: String) -> String { switch language { case .en: "\(key) needs \(values); the default is used"; case .ja: "\(key)には\(values)を指定してください。既定値を使います" } }
  public func wrongValueNear(key: String, values: String, near: String) -> String { switch language { case .en: "\(key) needs \(values). Did you mean `\(near)`? The default is used"; case .ja: "\(key)には\(values)を指定してください。`\(near)`のことですか？既定値を使います" } }
  public var wrongThemes: String { switch language { case .en: "themes needs names of your own, each with lines such as `heading: bold cyan`"; case .ja: "themesには独自の名前を付け、その下に`heading: bold cyan`のような行を書いてください" } }
  public func wrongStyle(role: String) -> String { switch language { case .en: "\(role) needs words such as `bold cyan on 236`; the colour of the theme is used"; case .ja: "\(role)には`bold cyan on 236`のような語を指定してください。テーマの色を使います" } }
  public func wrongTruth(key: String) -> String { switch language { case .en: "\(key) needs true or false; the default is used"; case .ja: "\(key)にはtrueかfalseを指定してください。既定値を使います" } }
  public func noAddress(url: String) -> String { switch language { case .en: "api_url needs an address such as \(url); the default is used"; case .ja: "api_urlには\(url)のようなアドレスを指定してください。既定値を使います" } }
  public func wrongAddress(reason: String) -> String { switch language { case .en: "api_url is ignored. \(reason)"; case .ja: "api_urlは使われません。\(reason)" } }
  public func more(problem: String, count: Int) -> String { switch language { case .en: count == 1 ? "\(problem) \(NumberText.grouped(count)) more problem; `octodo config check` shows all." : "\(problem) \(NumberText.grouped(count)) more problems; `octodo config check` shows all."; case .ja: "\(problem)問題はほかに\(NumberText.grouped(count))件あります。`octodo config check`ですべて表示します。" } }
  public var noCollector: String { switch language { case .en: "tracking: collector also needs `collector: https://HOST/PATH`; events stay on this machine"; case .ja: "tracking: collectorには`collector: https://HOST/PATH`も必要です。イベントはこのマシンの外に出ません" } }
  public var noCollectorAddress: String { switch language { case .en: "collector needs an address such as https://HOST/PATH; events stay on this machine"; case .ja: "collectorにはhttps://HOST/PATHのようなアドレスを指定してください。イベントはこのマシンの外に出ません" } }
  public func insecureCollector(host: String) -> String { switch language { case .en: "events are sent to \(host) over https only; write its address with https://. They stay on this machine"; case .ja: "\(host)へのイベントの送信はhttpsのみです。アドレスをhttps://で書いてください。イベントはこのマシンの外に出ません" } }
  public func wrongCollectorHeader(name: String) -> String { switch language { case .en: "the header `\(name)` of the collector cannot be sent; events stay on this machine"; case .ja: "collectorのヘッダー`\(name)`は送信できません。イベントはこのマシンの外に出ません" } }
  public func wrongNumber(key: String, least: String, most: String) -> String { switch language { case .en: "\(key) needs a number from \(least) to \(most); the default is used"; case .ja: "\(key)には\(least)から\(most)までの数を指定してください。既定値を使います" } }
  public var wrongKeys: String { switch language { case .en: "keys needs actions with their keys, a line each, such as `make-todo: [T]`"; case .ja: "keysにはアクションとキーを1行ずつ指定してください（例: `make-todo: [T]`）" } }
  public func wrongKey(key: String) -> String { switch language { case .en: "`\(key)` is not a key that can be chosen. Write for example T, Ctrl+T, F5 or Space; Ctrl+C and Ctrl+Z are fixed"; case .ja: "`\(key)`はキーとして使えません。T、Ctrl+T、F5、Spaceのように書いてください。Ctrl+CとCtrl+Zは変えられません" } }
  public func unknownAction(id: String) -> String { switch language { case .en: "there is no action `\(id)`. `octodo --keys` lists the actions"; case .ja: "`\(id)`というアクションはありません。`octodo --keys`で一覧を表示できます" } }
  public func unknownActionNear(id: String, near: String) -> String { switch language { case .en: "there is no action `\(id)`. Did you mean `\(near)`? `octodo --keys` lists the actions"; case .ja: "`\(id)`というアクションはありません。`\(near)`のことですか？`octodo --keys`で一覧を表示できます" } }
  public func keyTaken(key: String, id: String, other: String, section: String) -> String { switch language { case .en: "`\(key)` of `\(id)` is also a key of `\(other)` (\(section)). Give one of them another key"; case .ja: "`\(id)`の`\(key)`は`\(other)`（\(section)）のキーでもあります。どちらかに別のキーを指定してください" } }
  public var wrongCommandKey: String { switch language { case .en: "key needs one key, such as T or Ctrl+T"; case .ja: "keyにはTやCtrl+Tのようなキーを1つ書いてください" } }
  public func wrongCommands(example: String) -> String { switch language { case .en: "a command needs `name` and `run`, a list of the program and its arguments, such as `- \(example)`"; case .ja: "コマンドには`name`と、プログラムと引数のリスト`run`が必要です。例: `- \(example)`" } }
  public func partialPlaceholder(argument: String) -> String { switch language { case .en: "`\(argument)` has a placeholder in its middle. A placeholder must be an argument of its own"; case .ja: "`\(argument)`の途中にプレースホルダーがあります。プレースホルダーは単独の引数として書いてください" } }
  public func unknownPlaceholder(argument: String, names: String) -> String { switch language { case .en: "there is no placeholder `\(argument)`, so the program would get it as it is. The placeholders are \(names)"; case .ja: "`\(argument)`というプレースホルダーはなく、そのままプログラムに渡されます。使えるのは\(names)です" } }
  public func wrongTheme(values: String) -> String { switch language { case .en: "theme needs \(values), or the name of a theme of your own under `themes`; the default is used"; case .ja: "themeには\(values)か、`themes`の下の独自のテーマの名前を指定してください。既定値を使います" } }
  public func wrongThemeNear(values: String, near: String) -> String { switch language { case .en: "theme needs \(values), or the name of a theme of your own under `themes`. Did you mean `\(near)`? The default is used"; case .ja: "themeには\(values)か、`themes`の下の独自のテーマの名前を指定してください。`\(near)`のことですか？既定値を使います" } }
  public func arrivesAs(key: String, other: String) -> String { switch language { case .en: "`\(key)` cannot be chosen: a terminal sends it as \(other). Write another key"; case .ja: "`\(key)`は使えません。端末からは\(other)として届きます。別のキーを書いてください" } }
  public func missingProgram(program: String) -> String { switch language { case .en: "there is no program `\(program)` on this machine. Install it, or write its whole path"; case .ja: "プログラム`\(program)`がこのマシンにありません。インストールするか、完全なパスを書いてください" } }
  public func typedInField(key: String, id: String) -> String { switch language { case .en: "`\(key)` cannot be the key of `\(id)`: in a field it is typed as text. Write a key with Ctrl or Alt, or one such as F5"; case .ja: "`\(key)`は`\(id)`のキーにできません。入力欄では文字として入力されます。CtrlやAltを使うキーか、F5のようなキーを書いてください" } }
  public func shiftedCharacter(key: String) -> String { switch language { case .en: "`\(key)` cannot be chosen: with Shift a terminal sends the other character of the key. Write that character, such as %"; case .ja: "`\(key)`は使えません。Shiftと一緒に押すと、端末からはキーのもう一方の文字が届きます。%のようにその文字を書いてください" } }
  public func unknownPlaceholderNear(argument: String, near: String, names: String) -> String { switch language { case .en: "there is no placeholder `\(argument)`. Did you mean `\(near)`? The placeholders are \(names)"; case .ja: "`\(argument)`というプレースホルダーはありません。`\(near)`のことですか？使えるのは\(names)です" } }
}

/// The texts of `apiAddress`.
public struct ApiAddressTexts: Sendable {
  let language: Language
  let keyNames: KeyNames

  public var unreadable: String { switch language { case .en: "This is not an API address. Write it as https://HOST or https://HOST/api/v3."; case .ja: "octodoが使えるAPIのアドレスではありません。「https://HOST」か「https://HOST/api/v3」の形で書いてください。" } }
  public func insecure(host: String) -> String { switch language { case .en: "octodo connects to \(host) over https only. Write the API address with https://."; case .ja: "\(host)にはhttpsでのみ接続します。APIのアドレスをhttps://で始めてください。" } }
  public var hasUser: String { switch language { case .en: "An API address has no user name and no password. Remove them, and put the token into GH_ENTERPRISE_TOKEN (GH_TOKEN for ghe.com)."; case .ja: "APIのアドレスにユーザー名やパスワードは書けません。取り除いて、トークンはGH_ENTERPRISE_TOKEN（ghe.comではGH_TOKEN）に設定してください。" } }
  public var hasQuery: String { switch language { case .en: "An API address ends with its path. Remove what begins with ? or #."; case .ja: "APIのアドレスはパスで終わります。?や#以降を取り除いてください。" } }
  public func website(api: String) -> String { switch language { case .en: "This is the address of GitHub's web pages. Write the address of its API, \(api)."; case .ja: "これはGitHubのWebページのアドレスです。APIのアドレス\(api)を書いてください。" } }
}

/// The texts of `token`.
public struct TokenTexts: Sendable {
  let language: Language
  let keyNames: KeyNames

  public func notAToken(variable: String) -> String { switch language { case .en: "\(variable) has characters that no token has, so it is ignored. Set it again, or unset it."; case .ja: "\(variable)にトークンにはない文字があるため使いません。設定し直すか、外してください。" } }
  public func setVariable(variable: String, host: String) -> String { switch language { case .en: "set \(variable) or run `gh auth login --hostname \(host)`"; case .ja: "\(variable)を設定するか`gh auth login --hostname \(host)`を実行し" } }
  public func signIn(host: String) -> String { switch language { case .en: "run `gh auth login --hostname \(host)`"; case .ja: "`gh auth login --hostname \(host)`を実行し" } }
  public func hostsUnreadable(path: String) -> String { switch language { case .en: "\(path) is not the YAML that gh writes. Correct it, or sign in again with `gh auth login`."; case .ja: "\(path)はghが書くYAMLではありません。直すか、gh auth loginでログインし直してください。" } }
  public func hostsUnreadableAt(path: String, line: String) -> String { switch language { case .en: "\(path), line \(line), is not the YAML that gh writes. Correct it, or sign in again with `gh auth login`."; case .ja: "\(path)の\(line)行目はghが書くYAMLではありません。直すか、gh auth loginでログインし直してください。" } }
  public func inKeyring(host: String, variable: String) -> String { switch language { case .en: "gh keeps its token for \(host) in a keyring, which octodo does not read. Start octodo with \(variable)=$(gh auth token --hostname \(host))."; case .ja: "ghは\(host)のトークンをキーリングに保存していますが、octodoはそこを見ません。\(variable)=$(gh auth token --hostname \(host))を付けて起動してください。" } }
  public func inKeyringOnly(host: String) -> String { switch language { case .en: "gh keeps its token for \(host) in a keyring, which octodo does not read. Requests are sent without a token."; case .ja: "ghは\(host)のトークンをキーリングに保存していますが、octodoはそこを見ません。トークンなしで接続します。" } }
  public func hostsNotAToken(host: String, path: String) -> String { switch language { case .en: "The token for \(host) in \(path) has characters that no token has. Sign in again with `gh auth login`."; case .ja: "\(path)にある\(host)のトークンに、トークンにはない文字があります。gh auth loginでログインし直してください。" } }
  public func fileUnreadable(path: String, reason: String) -> String { switch language { case .en: "Cannot read \(path) (\(reason)). Correct that, then restart octodo."; case .ja: "\(path)を読めません（\(reason)）。原因を直して、octodoを起動し直してください。" } }
}

/// The texts of `tracking`.
public struct TrackingTexts: Sendable {
  let language: Language
  let keyNames: KeyNames

  public var firstStart: String { switch language { case .en: "Usage is logged on this machine only. Turn it off in Settings\(keyNames.part(.tab6) { " (\($0[0]))" })."; case .ja: "利用記録はこのマシンの中だけに残ります。設定\(keyNames.part(.tab6) { "（\($0[0])）" })でオフにできます。" } }
  public func firstStartCollector(host: String) -> String { switch language { case .en: "Usage is sent to \(host). Turn it off in Settings\(keyNames.part(.tab6) { " (\($0[0]))" })."; case .ja: "利用記録を\(host)に送信します。設定\(keyNames.part(.tab6) { "（\($0[0])）" })でオフにできます。" } }
  public func unreachable(host: String) -> String { switch language { case .en: "Could not send events: \(host) does not respond. Will retry; `octodo tracking status` shows how many are queued."; case .ja: "イベントを送信できません: \(host)が応答しません。後で再送します。待機数は`octodo tracking status`で確認できます。" } }
  public func status(host: String, status: String) -> String { switch language { case .en: "Could not send events: \(host) responded with HTTP \(status). Correct the collector in config.yml if that stays."; case .ja: "イベントを送信できません: \(host)がHTTP \(status)を返しました。続く場合はconfig.ymlのcollectorを直してください。" } }
  public func page(host: String) -> String { switch language { case .en: "Could not send events: \(host) responded with a web page. Sign in to the network, or correct the collector in config.yml."; case .ja: "イベントを送信できません: \(host)からウェブページが返りました。ネットワークにログインするか、config.ymlのcollectorを直してください。" } }
  public func redirected(host: String) -> String { switch language { case .en: "Could not send events: \(host) redirects elsewhere, which octodo does not follow. Correct the collector in config.yml."; case .ja: "イベントを送信できません: \(host)が別の場所へ転送しますが、octodoは従いません。config.ymlのcollectorを直してください。" } }
  public func invalidRequest(host: String) -> String { switch language { case .en: "Could not send events to \(host): the request is invalid. Correct the collector in config.yml."; case .ja: "イベントを\(host)に送信できません。config.ymlのcollectorを直してください。" } }
  public func queue(reason: String) -> String { switch language { case .en: "Could not queue events: \(reason)."; case .ja: "イベントを待機させられません: \(reason)。" } }
  public func notKept(reason: String) -> String { switch language { case .en: "Could not log events: \(reason)."; case .ja: "イベントを記録できません: \(reason)。" } }
}

/// The texts of `contents`.
public struct ContentsTexts: Sendable {
  let language: Language
  let keyNames: KeyNames

  public var title: String { switch language { case .en: "Contents"; case .ja: "目次" } }
  public var read: String { switch language { case .en: "read from here"; case .ja: "ここから読む" } }
  public var readHint: String { switch language { case .en: "read"; case .ja: "読む" } }
  public var choose: String { switch language { case .en: "outline: go to a heading or comment"; case .ja: "目次: 見出しやコメントへ移動" } }
  public var hint: String { switch language { case .en: "contents"; case .ja: "目次" } }
  public var none: String { switch language { case .en: "This text has no contents to choose from."; case .ja: "この文書には目次がありません。" } }
}

/// The texts of `markdown`.
public struct MarkdownTexts: Sendable {
  let language: Language
  let keyNames: KeyNames

  public var image: String { switch language { case .en: "image"; case .ja: "画像" } }
  public var video: String { switch language { case .en: "video"; case .ja: "動画" } }
  public var details: String { switch language { case .en: "Details"; case .ja: "詳細" } }
}

/// The texts of `links`.
public struct LinksTexts: Sendable {
  let language: Language
  let keyNames: KeyNames

  public func noAnchor(name: String) -> String { switch language { case .en: "The address leads to #\(name), which is not here.\(keyNames.part(.openInBrowser) { " \($0[0]) shows the page in the browser." })"; case .ja: "リンク先の「#\(name)」はここにありません。\(keyNames.part(.openInBrowser) { "\($0[0])キーでページをブラウザーに表示できます。" })" } }
  public func noRow(name: String) -> String { switch language { case .en: "The address leads to \(name), which is not here."; case .ja: "リンク先の\(name)はここにありません。" } }
  public var title: String { switch language { case .en: "Links"; case .ja: "リンク" } }
  public var follow: String { switch language { case .en: "follow a link of the text"; case .ja: "文中のリンクをたどる" } }
  public var hint: String { switch language { case .en: "links"; case .ja: "リンク" } }
  public var none: String { switch language { case .en: "This text has no links."; case .ja: "この文書にはリンクがありません。" } }
  public var browser: String { switch language { case .en: "browser"; case .ja: "ブラウザー" } }
  public var copy: String { switch language { case .en: "copy"; case .ja: "コピー" } }
  public func mailing(address: String) -> String { switch language { case .en: "Opening a new mail to \(address)"; case .ja: "新しいメールを開きます: \(address)" } }
  public func noHeading(name: String) -> String { switch language { case .en: "This text has no heading of this name: \(name)."; case .ja: "この文書にはこの名前の見出しがありません: \(name)" } }
}

/// The texts of `palette`.
public struct PaletteTexts: Sendable {
  let language: Language
  let keyNames: KeyNames

  public var title: String { switch language { case .en: "Commands"; case .ja: "コマンド" } }
  public var label: String { switch language { case .en: ": "; case .ja: ": " } }
  public var hint: String { switch language { case .en: "type a part of a name"; case .ja: "名前の一部を入力" } }
  public var footer: String { switch language { case .en: "Enter runs, Esc closes"; case .ja: "Enterで実行、Escで閉じる" } }
  public var nothing: String { switch language { case .en: "No command here or in the tabs has a name like this."; case .ja: "この画面にもタブにも、この名前のコマンドはありません。" } }
  public func pressThere(key: String, action: String) -> String { switch language { case .en: "Press \(key) here: \(action)."; case .ja: "ここでは\(key)キーです：\(action)。" } }
  public var here: String { switch language { case .en: "here"; case .ja: "この画面" } }
  public var screens: String { switch language { case .en: "screens"; case .ja: "画面" } }
  public var everywhere: String { switch language { case .en: "everywhere"; case .ja: "共通" } }
  public var commands: String { switch language { case .en: "config.yml"; case .ja: "config.yml" } }
}

/// The texts of `copy`.
public struct CopyTexts: Sendable {
  let language: Language
  let keyNames: KeyNames

  public var title: String { switch language { case .en: "Copy"; case .ja: "コピー" } }
  public var address: String { switch language { case .en: "address"; case .ja: "URL" } }
  public var name: String { switch language { case .en: "name"; case .ja: "名前" } }
  public var wholeText: String { switch language { case .en: "the whole text"; case .ja: "本文全体" } }
  public var titleText: String { switch language { case .en: "title"; case .ja: "タイトル" } }
  public var sha: String { switch language { case .en: "SHA of the commit"; case .ja: "コミットのSHA" } }
  public var clone: String { switch language { case .en: "address to clone from"; case .ja: "クローン用URL" } }
  public var ssh: String { switch language { case .en: "address to clone from, by SSH"; case .ja: "クローン用URL（SSH）" } }
  public func copied(what: String) -> String { switch language { case .en: "Copied \(what)"; case .ja: "コピーしました: \(what)" } }
  public func sent(what: String) -> String { switch language { case .en: "Sent to the terminal's clipboard: \(what)"; case .ja: "端末のクリップボードに送りました: \(what)" } }
  public var refusedByTmux: String { switch language { case .en: "Not copied: tmux keeps programs from the clipboard. Put `set -g set-clipboard on` into tmux.conf."; case .ja: "コピーできません。tmuxがクリップボードへの書き込みを止めています。tmux.confに`set -g set-clipboard on`を書いてください。" } }
  public var noClipboard: String { switch language { case .en: "Not copied: this terminal has no clipboard. Select the text with the mouse, if it has one."; case .ja: "コピーできません。この端末にはクリップボードがありません。マウスが使えれば、マウスで選択してください。" } }
  public func tooLong(limit: String) -> String { switch language { case .en: "Not copied: a terminal takes at most \(limit) kB at once. Copy less at a time."; case .ja: "コピーできません。端末が一度に受け取れるのは\(limit) kBまでです。何回かに分けてコピーしてください。" } }
  public func lines(count: Int) -> String { switch language { case .en: count == 1 ? "\(NumberText.grouped(count)) line" : "\(NumberText.grouped(count)) lines"; case .ja: "\(NumberText.grouped(count))行" } }
  public func opening(count: Int) -> String { switch language { case .en: count == 1 ? "Opening \(NumberText.grouped(count)) page in the browser" : "Opening \(NumberText.grouped(count)) pages in the browser"; case .ja: "ブラウザーで\(NumberText.grouped(count))ページを開きます" } }
  public func openQuestion(count: Int) -> String { switch language { case .en: count == 1 ? "Open \(NumberText.grouped(count)) page?" : "Open \(NumberText.grouped(count)) pages?"; case .ja: "\(NumberText.grouped(count))ページを開きますか？" } }
  public var openAnswer: String { switch language { case .en: "Open"; case .ja: "開く" } }
  public var versions: String { switch language { case .en: "versions for a bug report"; case .ja: "報告用のバージョン情報" } }
  public var json: String { switch language { case .en: "event as JSON"; case .ja: "イベントのJSON" } }
  public var settingsFile: String { switch language { case .en: "path of the settings file"; case .ja: "設定ファイルのパス" } }
  public var todoFile: String { switch language { case .en: "path of the todo file"; case .ja: "ToDoファイルのパス" } }
  public var eventsFile: String { switch language { case .en: "path of the usage log file"; case .ja: "利用記録ファイルのパス" } }
}

/// The texts of `commands`.
public struct CommandsTexts: Sendable {
  let language: Language
  let keyNames: KeyNames

  public func question(name: String) -> String { switch language { case .en: "Run \(name)?"; case .ja: "\(name)を実行しますか？" } }
  public var answer: String { switch language { case .en: "Run"; case .ja: "実行" } }
  public func running(name: String, spinner: String) -> String { switch language { case .en: "\(name) \(spinner)"; case .ja: "\(name) \(spinner)" } }
  public func done(name: String) -> String { switch language { case .en: "\(name): done"; case .ja: "\(name): 完了" } }
  public func doneWithOutput(name: String, line: String) -> String { switch language { case .en: "\(name): \(line)"; case .ja: "\(name): \(line)" } }
  public func failed(name: String, status: String) -> String { switch language { case .en: "\(name) ended with the status \(status)"; case .ja: "\(name)は終了コード\(status)で終わりました" } }
  public func failedWithOutput(name: String, status: String, line: String) -> String { switch language { case .en: "\(name) ended with the status \(status): \(line)"; case .ja: "\(name)は終了コード\(status)で終わりました: \(line)" } }
  public var goBack: String { switch language { case .en: "Press any key to go back to octodo."; case .ja: "キーを押すとoctodoに戻ります。" } }
  public func questionForMany(name: String, count: Int) -> String { switch language { case .en: count == 1 ? "Run \(name) \(NumberText.grouped(count)) time?" : "Run \(name) \(NumberText.grouped(count)) times?"; case .ja: "\(name)を\(NumberText.grouped(count))回実行しますか？" } }
  public func doneForMany(name: String, count: Int) -> String { switch language { case .en: count == 1 ? "\(name): \(NumberText.grouped(count)) run done" : "\(name): \(NumberText.grouped(count)) runs done"; case .ja: "\(name): \(NumberText.grouped(count))件完了" } }
  public func failedForSome(failed: String, total: String, sentence: String) -> String { switch language { case .en: "\(failed) of \(total) failed. \(sentence)"; case .ja: "\(failed)/\(total)件が失敗しました。\(sentence)" } }
  public func noValue(name: String, needed: String, placeholder: String) -> String { switch language { case .en: "\(name) needs \(needed): \(placeholder) has no value here."; case .ja: "\(name)には\(needed)が必要です。ここでは\(placeholder)に値がありません。" } }
  public var needsPage: String { switch language { case .en: "a web address"; case .ja: "URL" } }
  public var needsRepository: String { switch language { case .en: "a repository"; case .ja: "リポジトリ" } }
  public var needsNumber: String { switch language { case .en: "an issue"; case .ja: "イシュー" } }
}

/// The texts of `myWork`.
public struct MyWorkTexts: Sendable {
  let language: Language
  let keyNames: KeyNames

  public var title: String { switch language { case .en: "My work"; case .ja: "自分の仕事" } }
  public var column: String { switch language { case .en: "Issue or pull request"; case .ja: "イシューまたはプルリクエスト" } }
  public var assigned: String { switch language { case .en: "Assigned to me"; case .ja: "自分の担当" } }
  public var reviews: String { switch language { case .en: "Waiting for my review"; case .ja: "自分のレビュー待ち" } }
  public var created: String { switch language { case .en: "Created by me"; case .ja: "自分が作成" } }
  public var mentioned: String { switch language { case .en: "Mentioning me"; case .ja: "自分へのメンション" } }
  public var noAssigned: String { switch language { case .en: "No open issue or pull request is assigned to you."; case .ja: "担当しているオープンなイシューやプルリクエストはありません。" } }
  public var noReviews: String { switch language { case .en: "No pull request waits for your review."; case .ja: "あなたのレビューを待つプルリクエストはありません。" } }
  public var noCreated: String { switch language { case .en: "You have no open issue or pull request."; case .ja: "あなたが作成したオープンなイシューやプルリクエストはありません。" } }
  public var noMentioned: String { switch language { case .en: "No open issue or pull request mentions you."; case .ja: "あなたにメンションしたオープンなイシューやプルリクエストはありません。" } }
  public var needsToken: String { switch language { case .en: "Your work is what is assigned to you, waits for your review, was opened by you, or mentions you on GitHub. For that GitHub must know who you are. Set GH_TOKEN to a token from github.com/settings/tokens, or run `gh auth login` once, then restart octodo. The token is sent to GitHub's API and nowhere else."; case .ja: "ここには、自分の担当、レビューを頼まれたもの、作成したもの、メンションされたものが並びます。そのためにはGitHubがあなたを知る必要があります。github.com/settings/tokensのトークンをGH_TOKENに設定するか、`gh auth login`を一度実行し、octodoを起動し直してください。トークンの送り先はGitHubのAPIだけです。" } }
  public func needsTokenOn(host: String, advice: String) -> String { switch language { case .en: "Your work is what is assigned to you, waits for your review, was opened by you, or mentions you on \(host). For that it must know who you are. For a token, \(advice) once, then restart octodo. The token is sent to this API and nowhere else."; case .ja: "ここには、自分の担当、レビューを頼まれたもの、作成したもの、メンションされたものが並びます。そのためには\(host)があなたを知る必要があります。トークンを使うには、\(advice)、octodoを起動し直してください。トークンの送り先はこのAPIだけです。" } }
}

/// The texts of `inbox`.
public struct InboxTexts: Sendable {
  let language: Language
  let keyNames: KeyNames

  public var title: String { switch language { case .en: "Inbox"; case .ja: "受信箱" } }
  public var nameColumn: String { switch language { case .en: "Where"; case .ja: "場所" } }
  public func titleColumn(filter: String) -> String { switch language { case .en: "Notification (\(filter))"; case .ja: "通知（\(filter)）" } }
  public var typeColumn: String { switch language { case .en: "Type"; case .ja: "種類" } }
  public var reasonColumn: String { switch language { case .en: "Why"; case .ja: "理由" } }
  public var stateColumn: String { switch language { case .en: "state"; case .ja: "状態" } }
  public var bookmarked: String { switch language { case .en: "Bookmarks"; case .ja: "ブックマーク" } }
  public var reviewRequested: String { switch language { case .en: "Review requested"; case .ja: "レビュー依頼" } }
  public var mentioned: String { switch language { case .en: "Mentioned"; case .ja: "メンション" } }
  public var assigned: String { switch language { case .en: "Assigned"; case .ja: "担当" } }
  public var participating: String { switch language { case .en: "Participating"; case .ja: "参加中" } }
  public var subscribed: String { switch language { case .en: "Subscribed"; case .ja: "ウォッチ中" } }
  public var ci: String { switch language { case .en: "Checks and workflows"; case .ja: "チェックとワークフロー" } }
  public var other: String { switch language { case .en: "Other"; case .ja: "その他" } }
  public var reasonApproval: String { switch language { case .en: "approval"; case .ja: "承認" } }
  public var reasonAssign: String { switch language { case .en: "assigned"; case .ja: "担当" } }
  public var reasonAuthor: String { switch language { case .en: "yours"; case .ja: "作成" } }
  public var reasonCI: String { switch language { case .en: "checks"; case .ja: "チェック" } }
  public var reasonComment: String { switch language { case .en: "commented"; case .ja: "コメント" } }
  public var reasonInvitation: String { switch language { case .en: "invited"; case .ja: "招待" } }
  public var reasonFeature: String { switch language { case .en: "requested"; case .ja: "機能の要望" } }
  public var reasonCredit: String { switch language { case .en: "credited"; case .ja: "貢献者" } }
  public var reasonManual: String { switch language { case .en: "followed"; case .ja: "購読" } }
  public var reasonMention: String { switch language { case .en: "mentioned"; case .ja: "メンション" } }
  public var reasonReview: String { switch language { case .en: "review"; case .ja: "レビュー" } }
  public var reasonSecurity: String { switch language { case .en: "security"; case .ja: "セキュリティ" } }
  public var reasonState: String { switch language { case .en: "state"; case .ja: "状態" } }
  public var reasonSubscribed: String { switch language { case .en: "watching"; case .ja: "ウォッチ" } }
  public var reasonTeam: String { switch language { case .en: "team"; case .ja: "チーム" } }
  public var typeCI: String { switch language { case .en: "checks"; case .ja: "チェック" } }
  public var typeInvitation: String { switch language { case .en: "invitation"; case .ja: "招待" } }
  public var typeSecurity: String { switch language { case .en: "security"; case .ja: "警告" } }
  public var noUnread: String { switch language { case .en: "No unread notifications.\(keyNames.part(.filter) { " Press \($0[0]) for all of them." })"; case .ja: "未読の通知はありません。\(keyNames.part(.filter) { "\($0[0])キーですべて表示します。" })" } }
  public var none: String { switch language { case .en: "No notifications."; case .ja: "通知はありません。" } }
  public var needsToken: String { switch language { case .en: "The inbox shows your notifications on GitHub. For that GitHub must know who you are. Set GH_TOKEN to a classic token with the scope `notifications` or `repo` from github.com/settings/tokens, or run `gh auth login` and `gh auth refresh -s notifications` once, then restart octodo. The token is sent to GitHub's API and nowhere else."; case .ja: "受信箱にはGitHubの通知が表示されます。そのためにはGitHubにログインが必要です。github.com/settings/tokensで`notifications`または`repo`スコープを持つクラシックトークンを作ってGH_TOKENに設定するか、`gh auth login`と`gh auth refresh -s notifications`を一度実行してから、octodoを起動し直してください。トークンはGitHubのAPIにだけ送られます。" } }
  public func needsTokenOn(host: String, advice: String) -> String { switch language { case .en: "The inbox shows your notifications on \(host). For that it must know who you are. For a token, \(advice) once, then restart octodo. It needs the scope `notifications` or `repo`. The token is sent to this API and nowhere else."; case .ja: "受信箱には\(host)の通知が表示されます。そのためにはトークンが必要です。\(advice)、octodoを起動し直してください。`notifications`または`repo`スコープが必要です。トークンはこのAPIにだけ送られます。" } }
  public func shownRepo(type: String, repo: String) -> String { switch language { case .en: "octodo has no screen for this notification (\(type)), so it shows \(repo)."; case .ja: "この通知（\(type)）の画面はoctodoにないため、\(repo)を表示します。" } }
  public func shownRepoOnly(repo: String) -> String { switch language { case .en: "octodo has no screen for this notification, so it shows \(repo)."; case .ja: "この通知の画面はoctodoにないため、\(repo)を表示します。" } }
  public var wrongScope: String { switch language { case .en: "The token lacks the scope for notifications. Add `notifications` or `repo` with `gh auth refresh -s notifications` or at github.com/settings/tokens, then restart octodo."; case .ja: "トークンに通知のスコープがありません。`gh auth refresh -s notifications`かgithub.com/settings/tokensで`notifications`または`repo`を追加してから、octodoを起動し直してください。" } }
  public func wrongScopeOn(host: String) -> String { switch language { case .en: "The token lacks the scope for notifications. Add `notifications` or `repo` with `gh auth refresh --hostname \(host) -s notifications` or in the settings of \(host), then restart octodo."; case .ja: "トークンに通知のスコープがありません。`gh auth refresh --hostname \(host) -s notifications`か\(host)の設定で`notifications`または`repo`を追加してから、octodoを起動し直してください。" } }
  public var wrongToken: String { switch language { case .en: "GitHub does not give notifications to this token. They need a classic token, or that of `gh auth login`, with the scope `notifications` or `repo`; fine-grained tokens cannot read them.\(keyNames.part(.help) { " Press \($0[0]) for more." })"; case .ja: "このトークンではGitHubの通知を読めません。`notifications`または`repo`スコープを持つクラシックトークンか、`gh auth login`のトークンが必要です。fine-grainedトークンでは読めません。\(keyNames.part(.help) { "詳しくは\($0[0])キーを押してください。" })" } }
  public var open: String { switch language { case .en: "open what it is about"; case .ja: "内容を開く" } }
  public var openHint: String { switch language { case .en: "open"; case .ja: "開く" } }
  public var done: String { switch language { case .en: "done: take it out of the inbox"; case .ja: "完了にして受信箱から外す" } }
  public var doneHint: String { switch language { case .en: "done"; case .ja: "完了" } }
  public var read: String { switch language { case .en: "mark as read"; case .ja: "既読にする" } }
  public var readHint: String { switch language { case .en: "read"; case .ja: "既読" } }
  public var unsubscribe: String { switch language { case .en: "unsubscribe: no more news of it"; case .ja: "購読をやめる" } }
  public var undo: String { switch language { case .en: "undo done or unsubscribe"; case .ja: "完了または購読解除を元に戻す" } }
  public var redo: String { switch language { case .en: "redo what was undone"; case .ja: "元に戻した操作をやり直す" } }
  public var filter: String { switch language { case .en: "show unread ones, or all"; case .ja: "未読だけ、またはすべて表示" } }
  public var allHint: String { switch language { case .en: "all"; case .ja: "すべて" } }
  public var unreadHint: String { switch language { case .en: "unread"; case .ja: "未読" } }
  public var readWord: String { switch language { case .en: "read"; case .ja: "既読" } }
  public var bookmark: String { switch language { case .en: "bookmark it, or take the bookmark away"; case .ja: "ブックマークを付ける、または外す" } }
  public func kept(title: String) -> String { switch language { case .en: "Bookmarked: \(title). It stays here when it is read or done."; case .ja: "ブックマークしました: \(title)。既読や完了になってもここに残ります。" } }
  public func notKept(title: String) -> String { switch language { case .en: "No longer bookmarked: \(title)."; case .ja: "ブックマークを外しました: \(title)。" } }
  public var stopSending: String { switch language { case .en: "stop what is being sent"; case .ja: "送信を中止する" } }
  public var allRead: String { switch language { case .en: "This is read already."; case .ja: "すでに既読です。" } }
  public var noRepo: String { switch language { case .en: "This notification names no repository that a todo could link to."; case .ja: "この通知にはリポジトリの情報がないため、リンク付きのToDoを作れません。" } }
  public func leftOut(count: Int) -> String { switch language { case .en: count == 1 ? "\(NumberText.grouped(count)) notification was left out, because it names no repository." : "\(NumberText.grouped(count)) notifications were left out, because they name no repository."; case .ja: "\(NumberText.grouped(count))件の通知はリポジトリの情報がないため除きました。" } }
  public func isRead(title: String) -> String { switch language { case .en: "Read: \(title)."; case .ja: "既読にしました: \(title)。" } }
  public var readRefused: String { switch language { case .en: "It is still unread in the inbox\(keyNames.part(.markRead) { ", where \($0[0]) marks it again" })."; case .ja: "受信箱で未読のままです\(keyNames.part(.markRead) { "。受信箱の\($0[0])キーでもう一度試せます" })。" } }
  public func isDone(title: String) -> String { switch language { case .en: "Done: \(title).\(keyNames.part(.undo) { " \($0[0]) brings it back for 5 seconds." })"; case .ja: "完了にしました: \(title)。\(keyNames.part(.undo) { "5秒以内なら\($0[0])キーで戻せます。" })" } }
  public var doneRefused: String { switch language { case .en: "It is back in the inbox\(keyNames.part(.markDone) { ", where \($0[0]) takes it out again" })."; case .ja: "受信箱に戻しました\(keyNames.part(.markDone) { "。受信箱の\($0[0])キーでもう一度外せます" })。" } }
  public func isUnsubscribed(title: String) -> String { switch language { case .en: "Unsubscribed: \(title).\(keyNames.part(.undo) { " \($0[0]) subscribes again." })"; case .ja: "購読をやめました: \(title)。\(keyNames.part(.undo) { "\($0[0])キーで再び購読します。" })" } }
  public var unsubscribeRefused: String { switch language { case .en: "You are still subscribed\(keyNames.part(.unsubscribe) { "; \($0[0]) in the inbox tries again" })."; case .ja: "購読中のままです\(keyNames.part(.unsubscribe) { "。受信箱の\($0[0])キーでもう一度試せます" })。" } }
  public func isSubscribed(title: String) -> String { switch language { case .en: "Subscribed again: \(title)."; case .ja: "再び購読しました: \(title)。" } }
  public var subscribeRefused: String { switch language { case .en: "You are still unsubscribed\(keyNames.part(.openInBrowser) { "; its page, which \($0[0]) opens, can subscribe" })."; case .ja: "購読していないままです\(keyNames.part(.openInBrowser) { "。\($0[0])キーで開くページで購読できます" })。" } }
  public func isBack(title: String) -> String { switch language { case .en: "Back in the inbox: \(title)."; case .ja: "受信箱に戻しました: \(title)。" } }
  public func readStays(title: String) -> String { switch language { case .en: "\(title): GitHub cannot mark it as unread again."; case .ja: "\(title): GitHubでは未読に戻せません。" } }
  public func doneStays(title: String) -> String { switch language { case .en: "\(title): GitHub has taken it out, which cannot be undone."; case .ja: "\(title): GitHubで完了になっており、元に戻せません。" } }
  public func readQuestion(count: Int) -> String { switch language { case .en: count == 1 ? "Mark \(NumberText.grouped(count)) notification as read?" : "Mark \(NumberText.grouped(count)) notifications as read?"; case .ja: "\(NumberText.grouped(count))件の通知を既読にしますか？" } }
  public var readAnswer: String { switch language { case .en: "Mark as read"; case .ja: "既読にする" } }
  public func doneQuestion(count: Int) -> String { switch language { case .en: count == 1 ? "Take \(NumberText.grouped(count)) notification out of the inbox?" : "Take \(NumberText.grouped(count)) notifications out of the inbox?"; case .ja: "\(NumberText.grouped(count))件の通知を受信箱から外しますか？" } }
  public var doneAnswer: String { switch language { case .en: "Take out"; case .ja: "外す" } }
  public func unsubscribeQuestion(count: Int) -> String { switch language { case .en: count == 1 ? "Unsubscribe from \(NumberText.grouped(count)) thread?" : "Unsubscribe from \(NumberText.grouped(count)) threads?"; case .ja: "\(NumberText.grouped(count))件のスレッドの購読をやめますか？" } }
  public var unsubscribeAnswer: String { switch language { case .en: "Unsubscribe"; case .ja: "やめる" } }
  public func takes(count: Int) -> String { switch language { case .en: count == 1 ? "GitHub takes one a second, so it takes \(NumberText.grouped(count)) second." : "GitHub takes one a second, so it takes \(NumberText.grouped(count)) seconds."; case .ja: "GitHubは1秒に1件ずつ受け付けるため、\(NumberText.grouped(count))秒かかります。" } }
  public func stopped(count: Int) -> String { switch language { case .en: count == 1 ? "Stopped. \(NumberText.grouped(count)) was not sent, and is as before." : "Stopped. \(NumberText.grouped(count)) were not sent, and are as before."; case .ja: "中止しました。\(NumberText.grouped(count))件は送られず、元のままです。" } }
  public func sending(count: Int) -> String { switch language { case .en: count == 1 ? "sending \(NumberText.grouped(count))" : "sending \(NumberText.grouped(count))"; case .ja: "\(NumberText.grouped(count))件を送信中" } }
  public var opening: String { switch language { case .en: "Opening the notification... Esc shows the inbox instead."; case .ja: "通知を開いています... Escキーで代わりに受信箱を表示します。" } }
  public func notOpened(reason: String) -> String { switch language { case .en: "The notification cannot be opened. \(reason)"; case .ja: "通知を開けません。\(reason)" } }
  public func notOpenedYet(reason: String, id: String) -> String { switch language { case .en: "The notification cannot be opened. \(reason) Then run `octodo open --notification \(id)` again."; case .ja: "通知を開けません。\(reason)その後、`octodo open --notification \(id)`をもう一度実行してください。" } }
  public func openLimited(time: String) -> String { switch language { case .en: "GitHub takes no requests before \(time)."; case .ja: "GitHubは\(time)までリクエストを受け付けません。" } }
  public func openByHand(reason: String, url: String) -> String { switch language { case .en: "\(reason) The notification is about \(url)."; case .ja: "\(reason)通知の内容は\(url)にあります。" } }
}

/// The texts of `todoFields`.
public struct TodoFieldsTexts: Sendable {
  let language: Language
  let keyNames: KeyNames

  public var weekdays: String { switch language { case .en: "Mon Tue Wed Thu Fri Sat Sun"; case .ja: "月 火 水 木 金 土 日" } }
  public var months: String { switch language { case .en: "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec"; case .ja: "1 2 3 4 5 6 7 8 9 10 11 12" } }
  public func date(weekday: String, day: String, month: String) -> String { switch language { case .en: "\(weekday) \(day) \(month)"; case .ja: "\(month)月\(day)日(\(weekday))" } }
  public func dateWithYear(weekday: String, day: String, month: String, year: String) -> String { switch language { case .en: "\(weekday) \(day) \(month) \(year)"; case .ja: "\(year)年\(month)月\(day)日(\(weekday))" } }
  public var today: String { switch language { case .en: "today"; case .ja: "今日" } }
  public func overdue(age: String) -> String { switch language { case .en: "overdue \(age)"; case .ja: "\(age)超過" } }
  public var someday: String { switch language { case .en: "someday"; case .ja: "いつか" } }
  public func due(date: String) -> String { switch language { case .en: "due \(date)"; case .ja: "期限 \(date)" } }
  public func isOverdue(date: String) -> String { switch language { case .en: "overdue since \(date)"; case .ja: "期限切れ \(date)" } }
  public func wait(date: String) -> String { switch language { case .en: "waits until \(date)"; case .ja: "\(date)まで待機" } }
  public var waits: String { switch language { case .en: "waits for someday"; case .ja: "いつかまで待機" } }
  public func scheduled(date: String) -> String { switch language { case .en: "scheduled \(date)"; case .ja: "予定 \(date)" } }
  public func until(date: String) -> String { switch language { case .en: "expires after \(date)"; case .ja: "\(date)を過ぎると失効" } }
  public func started(age: String) -> String { switch language { case .en: "started \(age)"; case .ja: "着手 \(age)" } }
  public var cancelled: String { switch language { case .en: "cancelled"; case .ja: "中止" } }
  public var high: String { switch language { case .en: "high"; case .ja: "高" } }
  public var medium: String { switch language { case .en: "medium"; case .ja: "中" } }
  public var low: String { switch language { case .en: "low"; case .ja: "低" } }
  public func priority(word: String) -> String { switch language { case .en: "priority \(word)"; case .ja: "優先度 \(word)" } }
  public func repeats(rule: String) -> String { switch language { case .en: "repeats \(rule)"; case .ja: "繰り返し: \(rule)" } }
  public func notByOctodo(rule: String) -> String { switch language { case .en: "\(rule) (not by octodo)"; case .ja: "\(rule)（octodoは進めません）" } }
  public func repeatsAfterDone(rule: String) -> String { switch language { case .en: "repeats \(rule) after it is done"; case .ja: "完了後の繰り返し: \(rule)" } }
  public func everyDay(count: Int) -> String { switch language { case .en: count == 1 ? "every day" : "every \(NumberText.grouped(count)) days"; case .ja: "\(NumberText.grouped(count))日ごと" } }
  public func everyWeek(count: Int) -> String { switch language { case .en: count == 1 ? "every week" : "every \(NumberText.grouped(count)) weeks"; case .ja: "\(NumberText.grouped(count))週間ごと" } }
  public func everyMonth(count: Int) -> String { switch language { case .en: count == 1 ? "every month" : "every \(NumberText.grouped(count)) months"; case .ja: "\(NumberText.grouped(count))か月ごと" } }
  public func everyYear(count: Int) -> String { switch language { case .en: count == 1 ? "every year" : "every \(NumberText.grouped(count)) years"; case .ja: "\(NumberText.grouped(count))年ごと" } }
  public func onDays(rule: String, days: String) -> String { switch language { case .en: "\(rule) on \(days)"; case .ja: "\(rule)（\(days)）" } }
  public func lastDay(rule: String) -> String { switch language { case .en: "\(rule) on the last day"; case .ja: "\(rule)の末日" } }
  public func upToDay(rule: String, number: String) -> String { switch language { case .en: "\(rule) on day \(number), in shorter months on the last day"; case .ja: "\(rule)の\(number)日（ない月は末日）" } }
  public func lastDayOf(rule: String, month: String) -> String { switch language { case .en: "\(rule) on the last day of \(month)"; case .ja: "\(rule)の\(month)末日" } }
  public var lastOfMonth: String { switch language { case .en: "the last day"; case .ja: "末日" } }
  public func dayOfMonth(number: String) -> String { switch language { case .en: "day \(number)"; case .ja: "\(number)日" } }
  public var positions: String { switch language { case .en: "1st 2nd 3rd 4th 5th"; case .ja: "第1 第2 第3 第4 第5" } }
  public func nthWeekday(position: String, day: String) -> String { switch language { case .en: "the \(position) \(day)"; case .ja: "\(position)\(day)曜日" } }
  public func lastWeekday(day: String) -> String { switch language { case .en: "the last \(day)"; case .ja: "最終\(day)曜日" } }
  public func partOf(id: String) -> String { switch language { case .en: "part of #\(id)"; case .ja: "#\(id)の一部" } }
  public func parts(count: Int) -> String { switch language { case .en: count == 1 ? "\(NumberText.grouped(count)) open part" : "\(NumberText.grouped(count)) open parts"; case .ja: "未完了の子\(NumberText.grouped(count))件" } }
  public func needs(ids: String) -> String { switch language { case .en: "needs \(ids)"; case .ja: "先に必要: \(ids)" } }
  public func blockedBy(count: Int) -> String { switch language { case .en: count == 1 ? "blocked by \(NumberText.grouped(count)) open todo" : "blocked by \(NumberText.grouped(count)) open todos"; case .ja: "未完了のToDo\(NumberText.grouped(count))件が先に必要" } }
  public func blocks(count: Int) -> String { switch language { case .en: count == 1 ? "blocks \(NumberText.grouped(count)) todo" : "blocks \(NumberText.grouped(count)) todos"; case .ja: "ToDo\(NumberText.grouped(count))件がこれを待機" } }
  public func noDate(field: String) -> String { switch language { case .en: "no \(field) date"; case .ja: "\(field)なし" } }
  public func noField(field: String) -> String { switch language { case .en: "no \(field)"; case .ja: "\(field)なし" } }
  public func withoutTag(tag: String) -> String { switch language { case .en: "without +\(tag)"; case .ja: "+\(tag)を外す" } }
  public var dueName: String { switch language { case .en: "due"; case .ja: "期限" } }
  public var waitName: String { switch language { case .en: "wait"; case .ja: "待機" } }
  public var scheduledName: String { switch language { case .en: "scheduled"; case .ja: "予定" } }
  public var untilName: String { switch language { case .en: "expiry"; case .ja: "失効日" } }
  public var ruleName: String { switch language { case .en: "repetition"; case .ja: "繰り返し" } }
  public var priorityName: String { switch language { case .en: "priority"; case .ja: "優先度" } }
  public var projectName: String { switch language { case .en: "project"; case .ja: "プロジェクト" } }
  public var linkName: String { switch language { case .en: "link"; case .ja: "リンク" } }
  public var parentName: String { switch language { case .en: "parent"; case .ja: "親" } }
  public var needsName: String { switch language { case .en: "needed todos"; case .ja: "先に必要なToDo" } }
  public func waitShort(date: String) -> String { switch language { case .en: "wait \(date)"; case .ja: "\(date)まで" } }
  public func fault(column: String, reason: String) -> String { switch language { case .en: "Column \(column): \(reason)"; case .ja: "\(column)文字目: \(reason)" } }
  public func oneTitle(count: Int) -> String { switch language { case .en: count == 1 ? "Words without a sign are the title." : "Words without a sign would be the title of all \(NumberText.grouped(count)) todos. Leave them out, or give a sign: +tag, @project, due:fri."; case .ja: "記号のない語は\(NumberText.grouped(count))件すべてのタイトルになります。消すか、+タグ、@プロジェクト、due:friのように記号を付けてください。" } }
  public func isTitled(title: String) -> String { switch language { case .en: "title “\(title)”"; case .ja: "タイトル「\(title)」" } }
  public var isOpenAgain: String { switch language { case .en: "open"; case .ja: "未完了" } }
  public func month(month: String, year: String) -> String { switch language { case .en: "\(month) \(year)"; case .ja: "\(year)年\(month)月" } }
  public var fromDue: String { switch language { case .en: "from the due date"; case .ja: "期限から数える" } }
  public var fromDone: String { switch language { case .en: "from the day on which it is done"; case .ja: "完了した日から数える" } }
}

/// The texts of `todoColumn`.
public struct TodoColumnTexts: Sendable {
  let language: Language
  let keyNames: KeyNames

  public var project: String { switch language { case .en: "project"; case .ja: "プロジェクト" } }
  public var tags: String { switch language { case .en: "tags"; case .ja: "タグ" } }
  public var wait: String { switch language { case .en: "waits"; case .ja: "待機" } }
  public var scheduled: String { switch language { case .en: "scheduled"; case .ja: "予定" } }
  public var until: String { switch language { case .en: "until"; case .ja: "終了" } }
  public var changed: String { switch language { case .en: "changed"; case .ja: "変更" } }
  public var done: String { switch language { case .en: "done"; case .ja: "完了" } }
}

/// The texts of `todoView`.
public struct TodoViewTexts: Sendable {
  let language: Language
  let keyNames: KeyNames

  public var title: String { switch language { case .en: "Views"; case .ja: "ビュー" } }
  public var inbox: String { switch language { case .en: "Inbox"; case .ja: "未整理" } }
  public var today: String { switch language { case .en: "Today"; case .ja: "今日" } }
  public var week: String { switch language { case .en: "Next 7 days"; case .ja: "7日以内" } }
  public var waiting: String { switch language { case .en: "Waiting"; case .ja: "待機中" } }
  public var blocked: String { switch language { case .en: "Blocked"; case .ja: "ブロック中" } }
  public var recurring: String { switch language { case .en: "Recurring"; case .ja: "繰り返し" } }
  public var github: String { switch language { case .en: "From GitHub"; case .ja: "GitHubから" } }
  public var done: String { switch language { case .en: "Done this week"; case .ja: "今週完了" } }
  public var all: String { switch language { case .en: "All"; case .ja: "すべて" } }
  public var byUrgency: String { switch language { case .en: "by urgency"; case .ja: "緊急度順" } }
  public var byDue: String { switch language { case .en: "by due date"; case .ja: "期限順" } }
  public var byPriority: String { switch language { case .en: "by priority"; case .ja: "優先度順" } }
  public var byCreated: String { switch language { case .en: "by age"; case .ja: "追加順" } }
  public var byChanged: String { switch language { case .en: "by last change"; case .ja: "更新順" } }
  public var byTitle: String { switch language { case .en: "by title"; case .ja: "タイトル順" } }
  public var byHand: String { switch language { case .en: "by hand"; case .ja: "手動" } }
  public var sortTitle: String { switch language { case .en: "Sort"; case .ja: "並べ替え" } }
  public var filterTitle: String { switch language { case .en: "Filter the todos"; case .ja: "ToDoの絞り込み" } }
  public var filterHint: String { switch language { case .en: "is:open due:<=7d +tag @project word"; case .ja: "is:open due:<=7d +タグ @プロジェクト 語" } }
  public func found(count: Int) -> String { switch language { case .en: count == 1 ? "\(NumberText.grouped(count)) todo" : "\(NumberText.grouped(count)) todos"; case .ja: "ToDo\(NumberText.grouped(count))件" } }
  public func foundOpen(count: Int) -> String { switch language { case .en: count == 1 ? "\(NumberText.grouped(count)) open todo; is:any finds the others, too" : "\(NumberText.grouped(count)) open todos; is:any finds the others, too"; case .ja: "未完了のToDo\(NumberText.grouped(count))件。is:anyでほかも探します" } }
  public func foundOnlyOpen(count: Int) -> String { switch language { case .en: count == 1 ? "\(NumberText.grouped(count)) open todo" : "\(NumberText.grouped(count)) open todos"; case .ja: "未完了のToDo\(NumberText.grouped(count))件" } }
  public func count(view: String, counts: String) -> String { switch language { case .en: "\(view): \(counts)"; case .ja: "\(view): \(counts)" } }
  public func othersDone(done: String) -> String { switch language { case .en: "\(done) done"; case .ja: "完了\(done)件" } }
  public func othersWaiting(waiting: String) -> String { switch language { case .en: "\(waiting) waiting"; case .ja: "待機\(waiting)件" } }
  public func withOthers(open: String, others: String) -> String { switch language { case .en: "\(open) open; \(others) match: is:any"; case .ja: "未完了\(open)件。ほか\(others)はis:any" } }
  public var empty: String { switch language { case .en: "No todo in this view."; case .ja: "このビューにToDoはありません。" } }
  public var emptyNext: String { switch language { case .en: "\(keyNames.part(.clearFilter, .filter) { "Press \($0[0]) to show all todos, or \($0[1]) to change the filter." })"; case .ja: "\(keyNames.part(.clearFilter, .filter) { "\($0[0])キーですべてを表示し、\($0[1])キーで絞り込みを変更します。" })" } }
  public var emptyAgendaNext: String { switch language { case .en: "The agenda shows open todos with a due date.\(keyNames.part(.add) { " \($0[0]) adds a todo." })"; case .ja: "予定には期限のある未完了のToDoが表示されます。\(keyNames.part(.add) { "\($0[0])キーで追加できます。" })" } }
  public func isNotShown(view: String) -> String { switch language { case .en: "The todo is not in \(view).\(keyNames.part(.clearFilter) { " \($0[0]) shows all todos." })"; case .ja: "ToDoは「\(view)」に含まれません。\(keyNames.part(.clearFilter) { "\($0[0])キーですべて表示できます。" })" } }
  public var choose: String { switch language { case .en: "views"; case .ja: "ビュー" } }
  public var filter: String { switch language { case .en: "filter in words"; case .ja: "語による絞り込み" } }
  public var clear: String { switch language { case .en: "show all todos"; case .ja: "すべてのToDoを表示" } }
  public var sort: String { switch language { case .en: "sort"; case .ja: "並べ替え" } }
  public var reverse: String { switch language { case .en: "reverse the order"; case .ja: "逆順" } }
  public var nothingToClear: String { switch language { case .en: "All todos are shown.\(keyNames.part(.filter) { " \($0[0]) filters them." })"; case .ja: "すべてのToDoを表示しています。\(keyNames.part(.filter) { "\($0[0])キーで絞り込みます。" })" } }
  public var isWhole: String { switch language { case .en: "The whole agenda is shown.\(keyNames.part(.filter) { " \($0[0]) filters it." })"; case .ja: "予定をすべて表示しています。\(keyNames.part(.filter) { "\($0[0])キーで絞り込めます。" })" } }
  public var agenda: String { switch language { case .en: "Agenda"; case .ja: "予定表" } }
  public var openAgenda: String { switch language { case .en: "agenda"; case .ja: "予定表" } }
  public var overdue: String { switch language { case .en: "Overdue"; case .ja: "期限切れ" } }
  public var openCalendar: String { switch language { case .en: "calendar"; case .ja: "カレンダー" } }
  public var projects: String { switch language { case .en: "Projects"; case .ja: "プロジェクト" } }
  public var tags: String { switch language { case .en: "Tags"; case .ja: "タグ" } }
  public var showView: String { switch language { case .en: "show these todos"; case .ja: "これらのToDoを表示" } }
  public var showHint: String { switch language { case .en: "show"; case .ja: "表示" } }
  public var saveVerb: String { switch language { case .en: "save"; case .ja: "保存" } }
  public var renameVerb: String { switch language { case .en: "rename"; case .ja: "名前の変更" } }
  public var deleteVerb: String { switch language { case .en: "delete"; case .ja: "削除" } }
  public var saveTitle: String { switch language { case .en: "Save this view"; case .ja: "このビューを保存" } }
  public var renameTitle: String { switch language { case .en: "Rename the view"; case .ja: "ビューの名前を変更" } }
  public var nameHint: String { switch language { case .en: "a name"; case .ja: "名前" } }
  public var noName: String { switch language { case .en: "A view needs a name: nothing was saved."; case .ja: "ビューには名前が必要です。何も保存していません。" } }
  public func nameTaken(name: String) -> String { switch language { case .en: "Another view is called \(name). Choose another name."; case .ja: "「\(name)」という名前のビューがすでにあります。別の名前にしてください。" } }
  public func saved(name: String) -> String { switch language { case .en: "Saved as a view: \(name)."; case .ja: "ビュー「\(name)」を保存しました。" } }
  public func renamed(old: String, name: String) -> String { switch language { case .en: "The view \(old) is now called \(name)."; case .ja: "ビュー「\(old)」の名前を「\(name)」に変えました。" } }
  public func deleted(name: String) -> String { switch language { case .en: "The view \(name) is deleted; its todos stay."; case .ja: "ビュー「\(name)」を削除しました。ToDoは残ります。" } }
  public func askDelete(name: String) -> String { switch language { case .en: "Delete the view \(name)?"; case .ja: "ビュー「\(name)」を削除しますか？" } }
  public var isBuiltIn: String { switch language { case .en: "Only views of your own can be renamed and deleted: save this one under a name first."; case .ja: "名前の変更と削除ができるのは自分のビューだけです。先に名前を付けて保存してください。" } }
  public var pageVerb: String { switch language { case .en: "list"; case .ja: "一覧" } }
  public var openViews: String { switch language { case .en: "all views with their filters"; case .ja: "すべてのビューと条件" } }
  public var builtInTitle: String { switch language { case .en: "Built in"; case .ja: "組み込み" } }
  public var savedTitle: String { switch language { case .en: "Saved"; case .ja: "保存済み" } }
  public func views(count: Int) -> String { switch language { case .en: count == 1 ? "\(NumberText.grouped(count)) view" : "\(NumberText.grouped(count)) views"; case .ja: "ビュー\(NumberText.grouped(count))件" } }
  public var nameColumn: String { switch language { case .en: "View"; case .ja: "ビュー" } }
  public var filterLabel: String { switch language { case .en: "Filter"; case .ja: "条件" } }
  public var orderColumn: String { switch language { case .en: "Order"; case .ja: "並び順" } }
  public var countColumn: String { switch language { case .en: "Todos"; case .ja: "ToDo" } }
  public var addView: String { switch language { case .en: "new view with this filter"; case .ja: "この条件の新しいビュー" } }
  public var addHint: String { switch language { case .en: "new"; case .ja: "新規" } }
  public var addTitle: String { switch language { case .en: "A new view"; case .ja: "新しいビュー" } }
  public var editView: String { switch language { case .en: "edit the filter and the columns"; case .ja: "条件と列の編集" } }
  public var editHint: String { switch language { case .en: "edit"; case .ja: "編集" } }
  public func editTitle(name: String) -> String { switch language { case .en: "The view \(name)"; case .ja: "ビュー「\(name)」" } }
  public func edited(name: String) -> String { switch language { case .en: "The view \(name) is changed."; case .ja: "ビュー「\(name)」を変更しました。" } }
  public var columnsLabel: String { switch language { case .en: "Columns"; case .ja: "列" } }
  public var columnsHint: String { switch language { case .en: "due project tags · empty: what the todos need"; case .ja: "due project tags・空ならToDoに必要な列" } }
  public func noColumn(word: String, columns: String) -> String { switch language { case .en: "\(word) is not a column. There are \(columns)."; case .ja: "\(word)という列はありません。使えるのは\(columns)です。" } }
  public var deleteView: String { switch language { case .en: "delete the view"; case .ja: "ビューの削除" } }
  public func askDeleteMarked(count: Int) -> String { switch language { case .en: count == 1 ? "Delete \(NumberText.grouped(count)) view?" : "Delete \(NumberText.grouped(count)) views?"; case .ja: "ビュー\(NumberText.grouped(count))件を削除しますか？" } }
  public func deletedMarked(count: Int) -> String { switch language { case .en: count == 1 ? "\(NumberText.grouped(count)) view is deleted; its todos stay." : "\(NumberText.grouped(count)) views are deleted; their todos stay."; case .ja: "ビュー\(NumberText.grouped(count))件を削除しました。ToDoは残ります。" } }
  public var isFixed: String { switch language { case .en: "Only views of your own can be changed and deleted.\(keyNames.part(.add) { " \($0[0]) makes one with this filter." })"; case .ja: "変更と削除ができるのは自分のビューだけです。\(keyNames.part(.add) { "\($0[0])キーでこの条件のビューを作れます。" })" } }
  public var nameLabel: String { switch language { case .en: "Name"; case .ja: "名前" } }
  public var renameView: String { switch language { case .en: "rename the view"; case .ja: "ビューの名前の変更" } }
}

/// The texts of `todoImport`.
public struct TodoImportTexts: Sendable {
  let language: Language
  let keyNames: KeyNames

  public var importTodos: String { switch language { case .en: "import todos from a file"; case .ja: "ファイルからToDoを取り込み" } }
  public var askTitle: String { switch language { case .en: "Import todos"; case .ja: "ToDoの取り込み" } }
  public var fileHint: String { switch language { case .en: "~/todo.txt"; case .ja: "~/todo.txt" } }
  public var needsFile: String { switch language { case .en: "Type the path of a file, such as ~/todo.txt."; case .ja: "ファイルのパスを入力してください。例: ~/todo.txt" } }
  public func summary(file: String, format: String, counts: String) -> String { switch language { case .en: "\(file) (\(format)): \(counts)"; case .ja: "\(file)（\(format)）: \(counts)" } }
  public func newCount(number: String) -> String { switch language { case .en: "\(number) new"; case .ja: "新規\(number)件" } }
  public func changedCount(number: String) -> String { switch language { case .en: "\(number) changed"; case .ja: "変更\(number)件" } }
  public func equalCount(number: String) -> String { switch language { case .en: "\(number) as they are"; case .ja: "変更なし\(number)件" } }
  public func skippedCount(number: String) -> String { switch language { case .en: "\(number) left out"; case .ja: "除外\(number)件" } }
  public func unreadableCount(number: String) -> String { switch language { case .en: "\(number) not readable"; case .ja: "読み取れない行\(number)件" } }
  public var nothing: String { switch language { case .en: "Nothing would change."; case .ja: "変更はありません。" } }
  public var new: String { switch language { case .en: "New"; case .ja: "新規" } }
  public var changed: String { switch language { case .en: "Changed"; case .ja: "変更" } }
  public var newer: String { switch language { case .en: "Newer here: they stay as they are"; case .ja: "こちらの方が新しいため変更なし" } }
  public var leftOut: String { switch language { case .en: "Left out"; case .ja: "対象外" } }
  public var unreadable: String { switch language { case .en: "Not readable"; case .ja: "読み込み不可" } }
  public var lineColumn: String { switch language { case .en: "Line"; case .ja: "行" } }
  public var todoColumn: String { switch language { case .en: "Todo"; case .ja: "ToDo" } }
  public var changesColumn: String { switch language { case .en: "Changes"; case .ja: "変更" } }
  public var wasDeleted: String { switch language { case .en: "It was deleted in the other program."; case .ja: "元のプログラムで削除されています。" } }
  public var isTemplate: String { switch language { case .en: "It only makes other todos."; case .ja: "ほかのToDoの雛形です。" } }
  public var isOccurrence: String { switch language { case .en: "An earlier todo of its series has its tags, notes and annotations."; case .ja: "タグ、メモ、注釈は同じ繰り返しの前のToDoにあります。" } }
  public var isDuplicate: String { switch language { case .en: "An earlier todo has the same uid."; case .ja: "前のToDoと同じuidです。" } }
  public func parentCircle(titles: String) -> String { switch language { case .en: "A parent is left out, because the todo would be a part of itself: \(titles)"; case .ja: "自分自身の一部になるため、親を除きます: \(titles)" } }
  public func needCircle(titles: String) -> String { switch language { case .en: "A need is left out, because the todo would need itself: \(titles)"; case .ja: "自分自身が必要になるため、必要なToDoを除きます: \(titles)" } }
  public func parentMissing(id: String) -> String { switch language { case .en: "A parent is left out, because the file has no todo \(id)."; case .ja: "ToDo \(id)がファイルにないため、親を除きます。" } }
  public func needMissing(id: String) -> String { switch language { case .en: "A need is left out, because the file has no todo \(id)."; case .ja: "ToDo \(id)がファイルにないため、必要なToDoを除きます。" } }
  public func unknownFormat(path: String) -> String { switch language { case .en: "The format of \(path) cannot be told from its name or its beginning. End its name with .ics, .csv, .md, .json or todo.txt."; case .ja: "\(path)の形式が名前や先頭の内容から分かりません。名前の末尾を.ics、.csv、.md、.json、todo.txtのどれかにしてください。" } }
  public var importAll: String { switch language { case .en: "import all of it"; case .ja: "すべて取り込み" } }
  public var importHint: String { switch language { case .en: "import"; case .ja: "取り込み" } }
  public func reading(percent: String) -> String { switch language { case .en: "Reading the file: \(percent) %"; case .ja: "ファイルを読んでいます \(percent)%" } }
  public func comparing(number: String, total: String) -> String { switch language { case .en: "Comparing \(number) of \(total) with your todos..."; case .ja: "ToDoと比べています \(number)/\(total)" } }
  public var preparing: String { switch language { case .en: "Preparing the import..."; case .ja: "取り込みを準備しています" } }
  public func saving(number: String, total: String) -> String { switch language { case .en: "Saving \(number) of \(total)"; case .ja: "保存中 \(number)/\(total)" } }
  public var cancelled: String { switch language { case .en: "Nothing was imported."; case .ja: "何も取り込みませんでした。" } }
  public func imported(counts: String) -> String { switch language { case .en: "Imported: \(counts).\(keyNames.part(.undo) { " \($0[0]) undoes it." })"; case .ja: "取り込みました: \(counts)。\(keyNames.part(.undo) { "\($0[0])キーで元に戻せます。" })" } }
  public func meanwhile(count: Int) -> String { switch language { case .en: count == 1 ? "\(NumberText.grouped(count)) todo was changed here meanwhile and stays as it is." : "\(NumberText.grouped(count)) todos were changed here meanwhile and stay as they are."; case .ja: "その間にここで変更されたToDoが\(NumberText.grouped(count))件あり、そのままです。" } }
}

/// The texts of `todoCalendar`.
public struct TodoCalendarTexts: Sendable {
  let language: Language
  let keyNames: KeyNames

  public var open: String { switch language { case .en: "show the todos of the day"; case .ja: "その日のToDoを表示" } }
  public var openHint: String { switch language { case .en: "open"; case .ja: "開く" } }
  public var dayBefore: String { switch language { case .en: "day before"; case .ja: "前の日" } }
  public var dayAfter: String { switch language { case .en: "day after"; case .ja: "次の日" } }
  public var weekBefore: String { switch language { case .en: "week before"; case .ja: "前の週" } }
  public var weekAfter: String { switch language { case .en: "week after"; case .ja: "次の週" } }
  public var monthBefore: String { switch language { case .en: "month before"; case .ja: "前の月" } }
  public var monthAfter: String { switch language { case .en: "month after"; case .ja: "次の月" } }
  public var today: String { switch language { case .en: "today"; case .ja: "今日" } }
  public var none: String { switch language { case .en: "Nothing is due on this day."; case .ja: "この日が期限のToDoはありません。" } }
  public func more(count: Int) -> String { switch language { case .en: count == 1 ? "\(NumberText.grouped(count)) more" : "\(NumberText.grouped(count)) more"; case .ja: "ほか\(NumberText.grouped(count))件" } }
  public func due(count: Int) -> String { switch language { case .en: count == 1 ? "\(NumberText.grouped(count)) todo due" : "\(NumberText.grouped(count)) todos due"; case .ja: "期限のToDo\(NumberText.grouped(count))件" } }
}
