import Screens
import Scripting
import Terminal
import Texts

/// One picture of the gallery: a state in one language, theme and size.
struct GalleryPicture: Equatable {
  let feature: String
  let scene: String
  let state: String
  let language: Language
  let theme: ThemeChoice
  /// Of the screen, in cells.
  let size: Size

  /// The sizes of the pictures, the smallest first.
  static let sizes = [
    Size(columns: 80, rows: 24), Size(columns: 120, rows: 40), Size(columns: 200, rows: 60),
  ]

  /// The themes of the pictures, each on its own background; the last one on white.
  static let themes: [ThemeChoice] = [.light, .dark, .plain]

  /// Relative to the gallery's folder.
  var path: String { "\(scene)/\(state).\(language.rawValue).\(theme.name).\(sizeName).svg" }

  var sizeName: String { "\(size.columns)x\(size.rows)" }

  /// Read aloud by screen readers.
  var title: String { "\(scene) \(state) (\(language.rawValue), \(theme.name), \(sizeName))" }

  func svg(_ frame: Frame) -> String {
    SVGPicture.text(
      of: frame, in: Rect(frame.size), title: title, paper: theme == .dark ? .dark : .light)
  }
}
