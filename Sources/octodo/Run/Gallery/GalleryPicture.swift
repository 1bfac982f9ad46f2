import Screens
import Scripting
import Terminal
import Texts

/// One picture of the gallery: a state in one language and one theme.
struct GalleryPicture: Equatable {
  let feature: String
  let scene: String
  let state: String
  let language: Language
  let theme: ThemeChoice

  /// The size of the screen, in cells.
  static let size = Size(columns: 80, rows: 24)

  /// The themes of the pictures, each on its own background.
  static let themes: [ThemeChoice] = [.light, .dark, .plain]

  /// Relative to the gallery's folder.
  var path: String { "\(scene)/\(state).\(language.rawValue).\(theme.name).svg" }

  /// Read aloud by screen readers.
  var title: String { "\(scene) \(state) (\(language.rawValue), \(theme.name))" }

  func svg(_ frame: Frame) -> String {
    SVGPicture.text(
      of: frame, in: Rect(frame.size), title: title, paper: theme == .dark ? .dark : .light)
  }
}
