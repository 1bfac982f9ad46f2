import AppCore
import Scripting
import Terminal
import Texts

/// One picture of the gallery: a state in one language on one paper.
struct GalleryPicture: Equatable {
  let feature: String
  let scene: String
  let state: String
  let language: Language
  let theme: Theme

  /// Of the screen, in cells.
  static let size = Size(columns: 80, rows: 24)

  /// The themes that are shown, each on the paper that it is made for.
  static let themes: [Theme] = [.light, .dark]

  /// Below the gallery's folder.
  var path: String { "\(scene)/\(state).\(language.rawValue).\(theme.rawValue).svg" }

  /// What a reader hears who cannot see it.
  var title: String { "\(scene) \(state) (\(language.rawValue), \(theme.rawValue))" }

  func svg(_ frame: Frame) -> String {
    SVGPicture.text(
      of: frame, in: Rect(frame.size), title: title, paper: theme == .dark ? .dark : .light)
  }
}
