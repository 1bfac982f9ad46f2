import Domain
import Screens
import Terminal
import Texts
import Yams

extension ConfigurationFile {
  /// Parses the theme's name, after the themes of the file.
  mutating func readTheme(_ value: Node) {
    let own = configuration.ownThemes
    let choice = value.string.map { ThemeChoice(name: $0) }
    guard let choice, ThemeChoice.builtIn.contains(choice) || own[choice.name] != nil else {
      let names = ThemeChoice.builtIn.map(\.name) + own.keys.sorted()
      let near = value.string.flatMap { Spelling.nearest(to: $0, among: names) }
      let all = list(names)
      return complain(
        value, near.map { texts.wrongThemeNear(values: all, near: $0) } ?? texts.wrongTheme(values: all))
    }
    configuration.settings.theme = choice
  }

  /// Parses themes: each has a name, and styles in words by the names of roles.
  mutating func readThemes(_ value: Node) {
    guard let themes = value.mapping else { return complain(value, texts.wrongThemes) }
    for (key, value) in themes {
      guard let name = key.string, let styles = value.mapping,
        !ThemeChoice.builtIn.contains(ThemeChoice(name: name))
      else {
        complain(key, texts.wrongThemes)
        continue
      }
      configuration.ownThemes[name] = theme(of: styles)
    }
  }

  private mutating func theme(of mapping: Node.Mapping) -> OwnTheme {
    var base = ThemeChoice.auto
    var styles: [Role: Style] = [:]
    for (key, value) in mapping {
      let name = key.string ?? "?"
      if name == "base" {
        let choice = ThemeChoice.builtIn.first { $0.name == value.string }
        base = choice ?? .auto
        if choice == nil {
          complain(value, wrongValue(value, "base", ThemeChoice.builtIn.map(\.name)))
        }
      } else if let role = Role(name: name) {
        styles[role] = value.string.flatMap { Style(words: $0) }
        if styles[role] == nil { complain(value, texts.wrongStyle(role: name)) }
      } else {
        refuse(key, among: ["base"] + Role.allCases.map(\.name), isRole: true)
      }
    }
    return OwnTheme(base: base, styles: styles)
  }
}
