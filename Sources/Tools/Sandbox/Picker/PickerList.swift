/// The scenes that match the filter, grouped by feature.
struct PickerList {
  enum Row: Equatable {
    case feature(String)
    /// The scene's index among all scenes.
    case scene(Int)
  }

  let rows: [Row]

  /// - Parameter filter: words that must all occur in the name of a scene, its feature or one of its states.
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

  /// The indices of the scenes, in the order of the rows.
  var scenes: [Int] {
    rows.compactMap { if case .scene(let index) = $0 { index } else { nil } }
  }
}
