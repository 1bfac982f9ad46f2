import Domain
import GitHub
import Screens
import Terminal
import Texts
import Tracking
import Yams

/// Parses config.yml. Each invalid setting is reported with its line and keeps its default.
struct ConfigurationFile {
  var configuration: Configuration
  private var complaints: [ConfigurationProblem] = []
  private let name: String
  private let language: Language
  /// The value of `theme`, which may name one that follows in the file.
  private var theme: Node?

  /// - Parameters:
  ///   - text: the file's content.
  ///   - name: the file's name in messages.
  ///   - defaults: the values of missing settings.
  ///   - language: the language of the messages if the file does not set one.
  init(
    _ text: String, name: String, defaults: Configuration = Configuration(), language: Language = .en
  ) {
    self.name = name
    var root: Node?
    var failure: (any Error)?
    do { root = try Node.settings(in: text) } catch { failure = error }
    self.language = root?.mapping?["language"]?.string.flatMap { Language(rawValue: $0) } ?? language
    configuration = defaults
    if let failure {
      let sentence = YAMLProblem(failure, in: text).sentence(file: name, texts)
      complaints.append(ConfigurationProblem(line: 1, sentence: sentence))
    }
    guard let root else { return }
    guard let mapping = root.mapping else {
      complain(root, texts.noSettings)
      return
    }
    for (key, value) in mapping { read(key, value) }
    if let theme { readTheme(theme) }
    if configuration.settings.tracking == .collector, configuration.collector == nil {
      if let value = mapping["tracking"], mapping["collector"] == nil { complain(value, texts.noCollector) }
      configuration.settings.tracking = .local
    }
  }

  var texts: ConfigurationTexts { Texts(language).configuration }

  func list(_ names: [String]) -> String { Texts(language).list(names) }

  /// Messages for the user, in the order of the lines. Some settings are read after others that follow in the file.
  var problems: [ConfigurationProblem] { complaints.sorted { $0.line < $1.line } }

  /// What is not a `Setting`: it has a form of its own, or no key changes it.
  private static let otherKeys = ["api_url", "collector", "commands", "keys", "themes"]

  private mutating func read(_ key: Node, _ value: Node) {
    switch key.string {
    case "api_url": readAPI(value)
    case "collector": readCollector(value)
    case "theme": theme = value
    case "themes": readThemes(value)
    case "keys": readKeys(value)
    case "commands": readCommands(value)
    case let name:
      guard let setting = AnySetting.all.first(where: { $0.key == name }) else {
        return refuse(key, among: (Self.otherKeys + AnySetting.all.map(\.key)).sorted())
      }
      read(setting, value)
    }
  }

  private mutating func read(_ setting: AnySetting, _ node: Node) {
    let text: String?
    switch setting.form {
    case .truth: text = node.truth.map { "\($0)" }
    case .number: text = node.number.map { "\($0)" }
    // YAML reads a bare `off` as false.
    case .words(let words): text = node.truth == false && words.contains("off") ? "off" : node.string
    }
    if let text, setting.set(text, &configuration.settings) { return }
    switch setting.form {
    case .truth: complain(node, texts.wrongTruth(key: setting.key))
    case .number(let range):
      complain(
        node,
        texts.wrongNumber(key: setting.key, least: "\(range.lowerBound)", most: "\(range.upperBound)"))
    case .words(let words): complain(node, wrongValue(node, setting.key, words))
    }
  }

  /// Reports an unknown setting, or an unknown role of a theme.
  /// - Parameter names: the known ones.
  mutating func refuse(_ key: Node, among names: [String], isRole: Bool = false) {
    let (name, all) = (key.string ?? "?", list(names))
    if let near = Spelling.nearest(to: name, among: names) {
      complain(
        key,
        isRole
          ? texts.unknownRoleNear(key: name, near: near, names: all)
          : texts.unknownKeyNear(key: name, near: near, names: all))
    } else {
      complain(
        key,
        isRole ? texts.unknownRole(key: name, names: all) : texts.unknownKey(key: name, names: all))
    }
  }

  /// What is wrong with a value that is none of these.
  func wrongValue(_ node: Node, _ key: String, _ values: [String]) -> String {
    let all = list(values)
    guard let near = node.string.flatMap({ Spelling.nearest(to: $0, among: values) }) else {
      return texts.wrongValue(key: key, values: all)
    }
    return texts.wrongValueNear(key: key, values: all, near: near)
  }

  private mutating func readAPI(_ value: Node) {
    guard let url = value.string else {
      return complain(
        value, texts.noAddress(url: APIBase.gitHubURL))
    }
    do { configuration.api = try APIBase(url) } catch {
      complain(value, texts.wrongAddress(reason: String(Texts(language).sentence(for: error).dropLast())))
    }
  }

  mutating func complain(_ node: Node, _ what: String) {
    let line = node.mark?.line ?? 1
    complaints.append(
      ConfigurationProblem(line: line, sentence: texts.atLine(file: name, line: "\(line)", problem: what)))
  }
}

/// What is wrong with config.yml, as a sentence that names the line.
struct ConfigurationProblem {
  let line: Int
  let sentence: String
}
