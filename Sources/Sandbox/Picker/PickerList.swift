/// The scenes that the filter lets through, under the names of their features.
struct PickerList {
  enum Row: Equatable {
    case feature(String)
    /// The place of the scene among all.
    case scene(Int)
  }

  let rows: [Row]

  /// - Parameter filter: words that all have to be found in a scene's name, its feature's or one of its states'.
  init(_ scenes: [LoadedScene], filter: String) {
    let words = filter.lowercased().split(separator: " ")
    var rows: [Row] = []
    var feature: String?
    for (index, scene) in scenes.enumerated() {
      let names = ([scene.name, scene.feature] + scene.states.map(\.name)).map { $0.lowercased() }
      guard words.allSatisfy({ word in names.contains { $0.contains(word) } }) else { continue }
      if scene.feature != feature { rows.append(.feature(scene.feature)) }
      feature = scene.feature
      rows.append(.scene(index))
    }
    self.rows = rows
  }

  /// The places of the scenes, in the order of the rows.
  var scenes: [Int] {
    rows.compactMap { if case .scene(let index) = $0 { index } else { nil } }
  }
}
