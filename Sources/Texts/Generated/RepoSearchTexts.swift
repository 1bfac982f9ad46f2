// Made by Scripts/make-texts from Resources/texts. Do not edit.
// swift-format-ignore-file

/// The texts of `repoSearch`.
public struct RepoSearchTexts: Sendable {
  let language: Language

  /// Search: 
  public var label: String {
    switch language {
    case .en: "Search: "
    case .ja: "検索: "
    }
  }

  /// repositories, for example  http client language:swift stars:>500
  public var hint: String {
    switch language {
    case .en: "repositories, for example  http client language:swift stars:>500"
    case .ja: "リポジトリ名や条件（例: http client language:swift stars:>500）"
    }
  }

  /// search
  public var searchKey: String {
    switch language {
    case .en: "search"
    case .ja: "検索"
    }
  }

  /// an older query
  public var olderQuery: String {
    switch language {
    case .en: "an older query"
    case .ja: "前の検索語"
    }
  }

  /// a newer query
  public var newerQuery: String {
    switch language {
    case .en: "a newer query"
    case .ja: "次の検索語"
    }
  }

  /// stop, or leave the field
  public var stopOrLeave: String {
    switch language {
    case .en: "stop, or leave the field"
    case .ja: "中止、または入力欄を離れる"
    }
  }

  /// change the query
  public var changeQuery: String {
    switch language {
    case .en: "change the query"
    case .ja: "検索語を変える"
    }
  }

  /// query
  public var queryHint: String {
    switch language {
    case .en: "query"
    case .ja: "検索語"
    }
  }

  /// sort: best match, stars, forks, updated
  public var sort: String {
    switch language {
    case .en: "sort: best match, stars, forks, updated"
    case .ja: "並べ替え: 一致度、スター、フォーク、更新"
    }
  }

  /// sort
  public var sortHint: String {
    switch language {
    case .en: "sort"
    case .ja: "並べ替え"
    }
  }

  /// turn the order round
  public var flipOrder: String {
    switch language {
    case .en: "turn the order round"
    case .ja: "昇順と降順の切り替え"
    }
  }

  /// search again
  public var searchAgain: String {
    switch language {
    case .en: "search again"
    case .ja: "再検索"
    }
  }

  /// open
  public var open: String {
    switch language {
    case .en: "open"
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

  /// stop
  public var stop: String {
    switch language {
    case .en: "stop"
    case .ja: "中止"
    }
  }

  /// some missing: GitHub ran out of time before it had looked everywhere; r searches again
  public var someMissingRemark: String {
    switch language {
    case .en: "some missing: GitHub ran out of time before it had looked everywhere; r searches again"
    case .ja: "一部のみ: GitHub側の時間切れですべてを調べられませんでした。rキーで再検索できます"
    }
  }

  /// left out: GitHub's answer held rows that octodo could not read
  public var leftOutRemark: String {
    switch language {
    case .en: "left out: GitHub's answer held rows that octodo could not read"
    case .ja: "除外: GitHubの応答に読み取れない行がありました"
    }
  }

  /// The best match has no order. Press s to sort by stars first.
  public var bestMatchHasNoOrder: String {
    switch language {
    case .en: "The best match has no order. Press s to sort by stars first."
    case .ja: "一致度順には昇順・降順がありません。先にsキーでスター順などにしてください。"
    }
  }

  /// Nothing was searched for yet. Press / to type a query.
  public var nothingSearched: String {
    switch language {
    case .en: "Nothing was searched for yet. Press / to type a query."
    case .ja: "まだ検索していません。/キーで検索語を入力してください。"
    }
  }

  /// Stopped. Press r to search again.
  public var stopped: String {
    switch language {
    case .en: "Stopped. Press r to search again."
    case .ja: "中止しました。rキーで再検索できます。"
    }
  }

  /// The query takes {limit} characters; what did not fit was left out.
  public func queryFull(limit: String) -> String {
    switch language {
    case .en: "The query takes \(limit) characters; what did not fit was left out."
    case .ja: "検索語は\(limit)文字までです。入りきらない部分は除きました。"
    }
  }

  /// Type what to search for first, swift language:c for example.
  public var emptyQuery: String {
    switch language {
    case .en: "Type what to search for first, swift language:c for example."
    case .ja: "まず検索語を入力してください（例: swift language:c）。"
    }
  }

  /// Searching...
  public var searching: String {
    switch language {
    case .en: "Searching..."
    case .ja: "検索中..."
    }
  }

  /// GitHub asks for a pause. The search goes on by itself in {seconds} s; Esc stops it.
  public func pauseMessage(seconds: String) -> String {
    switch language {
    case .en: "GitHub asks for a pause. The search goes on by itself in \(seconds) s; Esc stops it."
    case .ja: "GitHubの制限により待機中です。\(seconds)秒後に自動で検索を続けます。Escキーで中止します。"
    }
  }

  /// Nothing found. Press / to change the query: fewer words find more.
  public var nothingFound: String {
    switch language {
    case .en: "Nothing found. Press / to change the query: fewer words find more."
    case .ja: "見つかりませんでした。/キーで検索語を変えてください。語を減らすと見つかりやすくなります。"
    }
  }

  /// Search GitHub's repositories: type above and press Enter.
  public var welcomeTyping: String {
    switch language {
    case .en: "Search GitHub's repositories: type above and press Enter."
    case .ja: "GitHubのリポジトリを検索します。上に入力してEnterキーを押してください。"
    }
  }

  /// Search GitHub's repositories: press /, type and press Enter.
  public var welcome: String {
    switch language {
    case .en: "Search GitHub's repositories: press /, type and press Enter."
    case .ja: "GitHubのリポジトリを検索します。/キーを押して入力し、Enterキーを押してください。"
    }
  }

  /// Then: arrows to choose, Enter to open, t to make a todo of it, ? for all keys.
  public var welcomeThen: String {
    switch language {
    case .en: "Then: arrows to choose, Enter to open, t to make a todo of it, ? for all keys."
    case .ja: "矢印で選択、Enterで開く、tでToDoに追加、?でキー一覧を表示します。"
    }
  }

  /// Searching {spinner}
  public func searchingStatus(spinner: String) -> String {
    switch language {
    case .en: "Searching \(spinner)"
    case .ja: "検索中 \(spinner)"
    }
  }

  /// Esc stops
  public var escStops: String {
    switch language {
    case .en: "Esc stops"
    case .ja: "Escで中止"
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

  /// The search failed
  public var failed: String {
    switch language {
    case .en: "The search failed"
    case .ja: "検索に失敗"
    }
  }

  /// r tries again
  public var triesAgain: String {
    switch language {
    case .en: "r tries again"
    case .ja: "rで再試行"
    }
  }

  /// loading more {spinner}
  public func loadingMore(spinner: String) -> String {
    switch language {
    case .en: "loading more \(spinner)"
    case .ja: "続きを読み込み中 \(spinner)"
    }
  }

  /// type and press Enter
  public var typeAndEnter: String {
    switch language {
    case .en: "type and press Enter"
    case .ja: "入力してEnter"
    }
  }

  /// type, then Enter
  public var typeThenEnter: String {
    switch language {
    case .en: "type, then Enter"
    case .ja: "入力してEnter"
    }
  }

  /// Enter searches
  public var enterSearches: String {
    switch language {
    case .en: "Enter searches"
    case .ja: "Enterで検索"
    }
  }

  /// Esc leaves
  public var escLeaves: String {
    switch language {
    case .en: "Esc leaves"
    case .ja: "Escで離れる"
    }
  }

  /// GitHub ran out of time, some are missing
  public var incomplete: String {
    switch language {
    case .en: "GitHub ran out of time, some are missing"
    case .ja: "GitHub側の時間切れ、一部のみ"
    }
  }

  /// some missing
  public var incompleteShort: String {
    switch language {
    case .en: "some missing"
    case .ja: "一部のみ"
    }
  }

  /// {count} unreadable rows left out
  public func leftOut(count: Int) -> String {
    switch language {
    case .en: count == 1 ? "\(NumberText.grouped(count)) unreadable row left out" : "\(NumberText.grouped(count)) unreadable rows left out"
    case .ja: "読み取れない\(NumberText.grouped(count))行を除外"
    }
  }

  /// {count} left out
  public func leftOutShort(count: Int) -> String {
    switch language {
    case .en: count == 1 ? "\(NumberText.grouped(count)) left out" : "\(NumberText.grouped(count)) left out"
    case .ja: "\(NumberText.grouped(count))行除外"
    }
  }

  /// searches
  public var searches: String {
    switch language {
    case .en: "searches"
    case .ja: "検索"
    }
  }

  /// {count} searches left
  public func searchesLeft(count: Int) -> String {
    switch language {
    case .en: count == 1 ? "\(NumberText.grouped(count)) search left" : "\(NumberText.grouped(count)) searches left"
    case .ja: "検索 残り\(NumberText.grouped(count))"
    }
  }

  /// {shown} of {total}
  public func shown(shown: String, total: String) -> String {
    switch language {
    case .en: "\(shown) of \(total)"
    case .ja: "\(total)件中\(shown)件"
    }
  }

  /// {shown} of {total} (first 1,000 reachable)
  public func shownReachable(shown: String, total: String) -> String {
    switch language {
    case .en: "\(shown) of \(total) (first 1,000 reachable)"
    case .ja: "\(total)件中\(shown)件（先頭1,000件まで）"
    }
  }

  /// Repository ({sort})
  public func repository(sort: String) -> String {
    switch language {
    case .en: "Repository (\(sort))"
    case .ja: "リポジトリ（\(sort)）"
    }
  }

  /// stars
  public var stars: String {
    switch language {
    case .en: "stars"
    case .ja: "スター"
    }
  }

  /// Language
  public var languageColumn: String {
    switch language {
    case .en: "Language"
    case .ja: "言語"
    }
  }

  /// pushed
  public var pushed: String {
    switch language {
    case .en: "pushed"
    case .ja: "更新"
    }
  }

  /// age
  public var age: String {
    switch language {
    case .en: "age"
    case .ja: "更新"
    }
  }

  /// Description
  public var description: String {
    switch language {
    case .en: "Description"
    case .ja: "説明"
    }
  }

  /// best match
  public var bestMatch: String {
    switch language {
    case .en: "best match"
    case .ja: "一致度"
    }
  }

  /// stars
  public var sortStars: String {
    switch language {
    case .en: "stars"
    case .ja: "スター"
    }
  }

  /// forks
  public var sortForks: String {
    switch language {
    case .en: "forks"
    case .ja: "フォーク"
    }
  }

  /// updated
  public var sortUpdated: String {
    switch language {
    case .en: "updated"
    case .ja: "更新"
    }
  }
}
