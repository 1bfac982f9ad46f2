// Made by Scripts/make-texts from Resources/texts. Do not edit.
// swift-format-ignore-file

/// The texts of `configuration`.
public struct ConfigurationTexts: Sendable {
  let language: Language

  /// {file} line {line}: {problem}.
  public func atLine(file: String, line: String, problem: String) -> String {
    switch language {
    case .en: "\(file) line \(line): \(problem)."
    case .ja: "\(file)の\(line)行目: \(problem)。"
    }
  }

  /// there are no settings. Write lines such as `page_size: 50`
  public var noSettings: String {
    switch language {
    case .en: "there are no settings. Write lines such as `page_size: 50`"
    case .ja: "設定がありません。`page_size: 50`のように書いてください"
    }
  }

  /// {file} line {line} is not written as a setting is, `page_size: 50` for example, so the defaults hold.
  public func brokenLine(file: String, line: String) -> String {
    switch language {
    case .en: "\(file) line \(line) is not written as a setting is, `page_size: 50` for example, so the defaults hold."
    case .ja: "\(file)の\(line)行目が設定の書き方ではないため、既定値を使います（例: `page_size: 50`）。"
    }
  }

  /// {file} sets `{key}` again; leave one of the two, so the defaults hold.
  public func repeated(file: String, key: String) -> String {
    switch language {
    case .en: "\(file) sets `\(key)` again; leave one of the two, so the defaults hold."
    case .ja: "\(file)で`\(key)`が2回設定されているため、既定値を使います。片方を消してください。"
    }
  }

  /// {file} line {line} sets `{key}` again; leave one of the two, so the defaults hold.
  public func repeatedAt(file: String, line: String, key: String) -> String {
    switch language {
    case .en: "\(file) line \(line) sets `\(key)` again; leave one of the two, so the defaults hold."
    case .ja: "\(file)の\(line)行目で`\(key)`がもう一度設定されているため、既定値を使います。片方を消してください。"
    }
  }

  /// {file} is no text, so the defaults hold.
  public func noText(file: String) -> String {
    switch language {
    case .en: "\(file) is no text, so the defaults hold."
    case .ja: "\(file)はテキストではないため、既定値を使います。"
    }
  }

  /// {file} cannot be read, so the defaults hold.
  public func unreadable(file: String) -> String {
    switch language {
    case .en: "\(file) cannot be read, so the defaults hold."
    case .ja: "\(file)を読めないため、既定値を使います。"
    }
  }

  /// {file} cannot be read ({reason}), so the defaults hold.
  public func unreadableReason(file: String, reason: String) -> String {
    switch language {
    case .en: "\(file) cannot be read (\(reason)), so the defaults hold."
    case .ja: "\(file)を読めないため（\(reason)）、既定値を使います。"
    }
  }

  /// There is no file {file}, so the defaults hold.
  public func missing(file: String) -> String {
    switch language {
    case .en: "There is no file \(file), so the defaults hold."
    case .ja: "ファイル\(file)がないため、既定値を使います。"
    }
  }

  /// there is no setting `{key}`. There are {names}
  public func unknownKey(key: String, names: String) -> String {
    switch language {
    case .en: "there is no setting `\(key)`. There are \(names)"
    case .ja: "`\(key)`という設定はありません。使えるのは\(names)です"
    }
  }

  /// {key} needs {values}; the default is used
  public func wrongValue(key: String, values: String) -> String {
    switch language {
    case .en: "\(key) needs \(values); the default is used"
    case .ja: "\(key)には\(values)を指定してください。既定値を使います"
    }
  }

  /// page_size needs a number from 1 to 100; the default is used
  public var wrongPageSize: String {
    switch language {
    case .en: "page_size needs a number from 1 to 100; the default is used"
    case .ja: "page_sizeには1から100までの数を指定してください。既定値を使います"
    }
  }

  /// confirm needs true or false; the default is used
  public var wrongConfirm: String {
    switch language {
    case .en: "confirm needs true or false; the default is used"
    case .ja: "confirmにはtrueかfalseを指定してください。既定値を使います"
    }
  }

  /// api_url needs an address such as {url}; the default is used
  public func noAddress(url: String) -> String {
    switch language {
    case .en: "api_url needs an address such as \(url); the default is used"
    case .ja: "api_urlには\(url)のようなアドレスを指定してください。既定値を使います"
    }
  }

  /// api_url is not used. {reason}
  public func wrongAddress(reason: String) -> String {
    switch language {
    case .en: "api_url is not used. \(reason)"
    case .ja: "api_urlは使われません。\(reason)"
    }
  }

  /// {problem} And {count} more problems; correct this one to see the next.
  public func more(problem: String, count: Int) -> String {
    switch language {
    case .en: count == 1 ? "\(problem) And \(NumberText.grouped(count)) more problem; correct this one to see the next." : "\(problem) And \(NumberText.grouped(count)) more problems; correct this one to see the next."
    case .ja: "\(problem) 問題はほかに\(NumberText.grouped(count))件あります。これを直すと次が表示されます。"
    }
  }

  /// tracking: collector needs `collector: https://HOST/PATH` too; events stay on this machine
  public var noCollector: String {
    switch language {
    case .en: "tracking: collector needs `collector: https://HOST/PATH` too; events stay on this machine"
    case .ja: "tracking: collectorには`collector: https://HOST/PATH`も必要です。イベントはこのマシンの外に出ません"
    }
  }

  /// collector needs an address such as https://HOST/PATH; events stay on this machine
  public var noCollectorAddress: String {
    switch language {
    case .en: "collector needs an address such as https://HOST/PATH; events stay on this machine"
    case .ja: "collectorにはhttps://HOST/PATHのようなアドレスを指定してください。イベントはこのマシンの外に出ません"
    }
  }

  /// events go to {host} over https only; write its address with https://. They stay on this machine
  public func insecureCollector(host: String) -> String {
    switch language {
    case .en: "events go to \(host) over https only; write its address with https://. They stay on this machine"
    case .ja: "\(host)へのイベントの送信はhttpsのみです。アドレスをhttps://で書いてください。イベントはこのマシンの外に出ません"
    }
  }

  /// the header `{name}` of the collector cannot be sent; events stay on this machine
  public func wrongCollectorHeader(name: String) -> String {
    switch language {
    case .en: "the header `\(name)` of the collector cannot be sent; events stay on this machine"
    case .ja: "collectorのヘッダー`\(name)`は送信できません。イベントはこのマシンの外に出ません"
    }
  }

  /// {key} needs a number from {least} to {most}; the default is used
  public func wrongNumber(key: String, least: String, most: String) -> String {
    switch language {
    case .en: "\(key) needs a number from \(least) to \(most); the default is used"
    case .ja: "\(key)には\(least)から\(most)までの数を指定してください。既定値を使います"
    }
  }
}
