import GitHub
import Yams

/// Edits the text of config.yml by replacing only the characters of one value. Comments, blank lines, order,
/// line ends, quotes and unknown keys are kept.
///
/// The result is verified: the new text is parsed again, and if it differs from the old content in anything
/// but the one setting, the change is refused.
struct ConfigurationEditor {
  /// Why a text was not changed.
  enum Refusal: Error, Hashable {
    /// The file is not a valid list of settings. Nil if no single line is the cause.
    case broken(line: Int?)
    /// The file is valid, but octodo cannot edit this setting in it.
    case unusual(key: String, line: Int)
  }

  private let (byteOrderMark, text): (String, String)

  /// A list of settings in braces, of which no line can be changed alone.
  private struct Braces: Error {
    let line: Int
  }

  /// - Parameter text: the file's content.
  init(_ text: String) {
    (byteOrderMark, self.text) = text.apartFromByteOrderMark
  }

  /// Checks whether the file can be changed.
  /// - Throws: `Refusal.broken`.
  func check() throws {
    // That a setting in braces cannot be changed is said with its name, when it is.
    do { _ = try pairs(of: text) } catch is Braces {}
  }

  /// The text with a new value for a setting, which is appended if it is missing.
  /// - Throws: `Refusal`.
  func setting(_ key: String, to value: String) throws -> String {
    let old: [Pair]
    do { old = try pairs(of: text) } catch let braces as Braces {
      throw Refusal.unusual(key: key, line: braces.line)
    }
    let index = old.firstIndex { $0.key.string == key }
    let refusal = Refusal.unusual(key: key, line: index.flatMap { old[$0].value.mark?.line } ?? 1)
    var text = EditableYAML(text)
    if let index {
      guard old[index].value.scalar != nil, let mark = old[index].value.mark,
        text.replace(at: mark, by: value)
      else { throw refusal }
    } else {
      text.append("\(key): \(value)", indent: (old.first?.key.mark?.column ?? 1) - 1)
    }
    // A text that cannot be read any more is refused like one that says something else.
    guard let new = try? pairs(of: text.description), Self.differs(new, from: old, only: key, is: value)
    else {
      throw refusal
    }
    return byteOrderMark + text.description
  }

  private typealias Pair = (key: Node, value: Node)

  /// The settings in the file; empty for an empty file.
  private func pairs(of text: String) throws -> [Pair] {
    let root: Node?
    guard YAMLBounds.allow(text) else { throw Refusal.broken(line: nil) }
    do { root = try Yams.compose(yaml: text) } catch {
      throw Refusal.broken(line: YAMLProblem(error, in: text).line)
    }
    guard let root else { return [] }
    // Yams does not distinguish a mapping in braces from one in lines.
    guard case .mapping(let mapping) = root else { throw Refusal.broken(line: root.mark?.line) }
    guard EditableYAML(text).scalar(at: root.mark) != "{" else { throw Braces(line: root.mark?.line ?? 1) }
    return mapping.map { ($0.key, $0.value) }
  }

  private static func differs(_ new: [Pair], from old: [Pair], only key: String, is value: String) -> Bool {
    let others = { (pairs: [Pair]) in pairs.filter { $0.key.string != key } }
    guard others(new).map(\.key) == others(old).map(\.key) else { return false }
    guard others(new).map(\.value) == others(old).map(\.value) else { return false }
    return new.filter { $0.key.string == key }.map(\.value.scalar?.string) == [value]
  }
}
