/// A text of a script. Constants are already replaced; values from `capture` are not yet.
public struct Template: Sendable, Hashable, ExpressibleByStringLiteral {
  /// A piece of the text.
  public enum Part: Sendable, Hashable {
    case text(String)
    /// The name that a `capture` gave to its value.
    case captured(String)
  }

  public let parts: [Part]

  init(parts: [Part]) {
    self.parts = parts
  }

  /// Merges adjacent texts, so that equal templates have equal parts.
  init(merging parts: [Part]) {
    var merged: [Part] = []
    // Appended in place, because a line can contain a million texts.
    var text: String?
    for part in parts {
      if case .text(let next) = part {
        if text == nil { text = next } else { text?.append(next) }
      } else {
        if let text { merged.append(.text(text)) }
        text = nil
        merged.append(part)
      }
    }
    if let text { merged.append(.text(text)) }
    self.init(parts: merged)
  }

  init(_ text: String) {
    self.init(parts: [.text(text)])
  }

  public init(stringLiteral text: String) {
    self.init(text)
  }

  /// Bytes of its texts, at least one for each part.
  var byteCount: Int {
    parts.reduce(0) { count, part in
      if case .text(let text) = part { count + max(1, text.utf8.count) } else { count + 1 }
    }
  }

  /// The text, if it needs no captured value.
  public var literal: String? { resolved(with: [:]) }

  /// The text with the captured values; nil if one of them has not been captured yet.
  public func resolved(with captures: [String: String]) -> String? {
    if case .text(let text)? = parts.first, parts.count == 1 { return text }
    var result = ""
    for part in parts {
      switch part {
      case .text(let text): result += text
      case .captured(let name):
        guard let value = captures[name] else { return nil }
        result += value
      }
    }
    return result
  }
}
