import Scripting
import Terminal
import Texts

/// The page of the gallery: plain HTML, with filters in CSS so that it needs no JavaScript.
struct GalleryPage {
  /// The pictures of one state are adjacent.
  let pictures: [GalleryPicture]

  var html: String {
    let body = [head, filters] + features.map(section)
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <title>octodo: all screens</title>
      <style>
      \(style)
      </style>
      </head>
      <body>
      \(body.joined(separator: "\n"))
      </body>
      </html>

      """
  }

  private var features: [String] { Self.distinct(pictures.map(\.feature)) }

  private var head: String {
    let scenes = Self.distinct(pictures.map(\.scene)).count
    let states = Self.distinct(pictures.map { "\($0.scene) \($0.state)" }).count
    return """
      <h1>octodo: all screens</h1>
      <p>\(states) states, \(scenes) scenes, as <code>octodo sandbox SCENE --state STATE</code> shows them.</p>
      """
  }

  private var filters: String {
    let languages = Language.allCases.map(\.rawValue)
    let themes = GalleryPicture.themes.map(\.name)
    return [
      filter("feature", "Feature", features), filter("language", "Language", languages),
      filter("theme", "Theme", themes),
      filter("size", "Size", Self.distinct(pictures.map { "s\($0.sizeName)" })),
    ].joined(separator: "\n")
  }

  /// A filter: one value or all.
  private func filter(_ name: String, _ title: String, _ values: [String]) -> String {
    let choices = (["all"] + values).map { value in
      let mark = value == "all" ? " checked" : ""
      return "<label><input type=\"radio\" name=\"\(name)\" id=\"\(name)-\(value)\"\(mark)> \(value)</label>"
    }
    return "<fieldset><legend>\(title)</legend>\n\(choices.joined(separator: "\n"))\n</fieldset>"
  }

  private var style: String {
    let rules =
      features.map { rule("feature", $0, hiding: "section") }
      + Language.allCases.map { rule("language", $0.rawValue, hiding: "img") }
      + GalleryPicture.themes.map { rule("theme", $0.name, hiding: "img") }
      + Self.distinct(pictures.map(\.sizeName)).map { rule("size", "s\($0)", hiding: "img") }
    return """
      body{font:16px/1.5 system-ui,sans-serif;margin:2rem;color-scheme:light dark}
      fieldset{border:0;padding:0;margin:.5rem 0}
      legend{float:left;width:6rem;font-weight:bold}
      label{margin-right:1rem;white-space:nowrap}
      figure{margin:1.5rem 0}
      figcaption{font-family:monospace}
      img{max-width:100%;height:auto;margin:.25rem .5rem .25rem 0}

      """ + rules.joined(separator: "\n")
  }

  /// Hides everything without the chosen value. Browsers without `:has` show everything.
  private func rule(_ name: String, _ value: String, hiding element: String) -> String {
    "body:has(#\(name)-\(value):checked) \(element):not(.\(value)){display:none}"
  }

  private func section(_ feature: String) -> String {
    let own = pictures.filter { $0.feature == feature }
    let scenes = Self.distinct(own.map(\.scene)).map { scene in
      let states = Self.distinct(own.filter { $0.scene == scene }.map(\.state)).map { state in
        figure(own.filter { $0.scene == scene && $0.state == state })
      }
      return "<h3 id=\"\(scene)\">\(scene)</h3>\n\(states.joined(separator: "\n"))"
    }
    return
      "<section class=\"\(feature)\">\n<h2>\(feature)</h2>\n\(scenes.joined(separator: "\n"))\n</section>"
  }

  private func figure(_ pictures: [GalleryPicture]) -> String {
    let images = pictures.map { picture in
      let pixels = SVGPicture.pixels(of: picture.size)
      return
        "<img class=\"\(picture.language.rawValue) \(picture.theme.name) s\(picture.sizeName)\" src=\"\(picture.path)\""
        + " alt=\"\(picture.title)\" width=\"\(pixels.width)\""
        + " height=\"\(pixels.height)\" loading=\"lazy\">"
    }
    let caption = pictures.first.map { "\($0.scene) <strong>\($0.state)</strong>" } ?? ""
    return
      "<figure>\n<figcaption>\(caption)</figcaption>\n\(images.joined(separator: "\n"))\n</figure>"
  }

  /// Distinct names in the order of their first use.
  private static func distinct(_ names: [String]) -> [String] {
    var known: Set<String> = []
    return names.filter { known.insert($0).inserted }
  }
}
