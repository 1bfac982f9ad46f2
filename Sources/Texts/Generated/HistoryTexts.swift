// Made by Scripts/make-texts from Resources/texts. Do not edit.
// swift-format-ignore-file

/// The texts of `history`.
public struct HistoryTexts: Sendable {
  let language: Language

  /// This visit is not in the history. {reason}
  public func notRecorded(reason: String) -> String {
    switch language {
    case .en: "This visit is not in the history. \(reason)"
    case .ja: "履歴に記録できませんでした。\(reason)"
    }
  }
}
