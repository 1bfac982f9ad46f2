import Terminal
import Texts

/// The labels of the tabs. The tab in front has brackets, so that it is not told by its look alone. A narrow
/// terminal has the labels closer together, and in the end the numbers alone of those that are not in front.
struct TabLabels {
  let labels: [DisplayText]

  /// - Parameters:
  ///   - columns: the room for all of them.
  ///   - current: the index of the tab in front.
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
