import Terminal
import Texts

/// The labels of the tabs. The current tab has brackets, so that it does not differ in style only. On a
/// narrow terminal the labels are closer together, and in the end the other tabs show only their numbers.
struct TabLabels {
  let labels: [DisplayText]

  /// - Parameters:
  ///   - columns: the width available for all of them.
  ///   - current: the index of the current tab.
  init(_ tabs: [Tab], _ texts: Texts, columns: Int, current: Int) {
    let names = tabs.enumerated().map { "\($0 + 1) \($1.title(texts))" }
    func labels(_ label: (Int, String) -> String) -> [DisplayText] {
      names.enumerated().map { DisplayText($0 == current ? "[\($1)]" : label($0, $1)) }
    }
    func fits(_ labels: [DisplayText]) -> Bool { labels.reduce(0) { $0 + $1.width } <= columns }
    let (full, close) = (labels { " \($1) " }, labels { " \($1)" })
    self.labels = fits(full) ? full : fits(close) ? close : labels { index, _ in " \(index + 1) " }
  }
}
