// Made by Scripts/make-texts from Resources/texts. Do not edit.
// swift-format-ignore-file

/// The texts of `format`.
public struct FormatTexts: Sendable {
  let language: Language

  /// now
  public var now: String {
    switch language {
    case .en: "now"
    case .ja: "今"
    }
  }

  /// {remaining} of {limit} {requests} left
  public func left(remaining: String, limit: String, requests: String) -> String {
    switch language {
    case .en: "\(remaining) of \(limit) \(requests) left"
    case .ja: "\(requests) 残り\(remaining)/\(limit)"
    }
  }

  /// {remaining} left
  public func leftShort(remaining: String) -> String {
    switch language {
    case .en: "\(remaining) left"
    case .ja: "残り\(remaining)"
    }
  }

  /// {number}m
  public func minutes(number: String) -> String {
    switch language {
    case .en: "\(number)m"
    case .ja: "\(number)分"
    }
  }

  /// {number}h
  public func hours(number: String) -> String {
    switch language {
    case .en: "\(number)h"
    case .ja: "\(number)時間"
    }
  }

  /// {number}d
  public func days(number: String) -> String {
    switch language {
    case .en: "\(number)d"
    case .ja: "\(number)日"
    }
  }

  /// {number}w
  public func weeks(number: String) -> String {
    switch language {
    case .en: "\(number)w"
    case .ja: "\(number)週間"
    }
  }

  /// {number}mo
  public func months(number: String) -> String {
    switch language {
    case .en: "\(number)mo"
    case .ja: "\(number)か月"
    }
  }

  /// {number}y
  public func years(number: String) -> String {
    switch language {
    case .en: "\(number)y"
    case .ja: "\(number)年"
    }
  }
}
