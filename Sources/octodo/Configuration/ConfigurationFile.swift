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
    if configuration.tracking == .collector, configuration.collector == nil {
      if let value = mapping["tracking"], mapping["collector"] == nil { complain(value, texts.noCollector) }
      configuration.tracking = .local
    }
  }

  var texts: ConfigurationTexts { Texts(language).configuration }

  /// Messages for the user, in the order of the lines. Some settings are read after others that follow in the file.
  var problems: [ConfigurationProblem] { complaints.sorted { $0.line < $1.line } }

  private mutating func read(_ key: Node, _ value: Node) {
    switch key.string {
    case "api_url":
      readAPI(value)
    case "tracking":
      set(value, wrongValue(value, "tracking", ["off", "local", "collector"])) { node in
        // YAML reads a bare `off` as false.
        node.truth == false ? .off : node.string.flatMap { TrackingMode(rawValue: $0) }
      } into: {
        $0.tracking = $1
      }
    case "collector":
      readCollector(value)
    case "page_size":
      set(value, texts.wrongPageSize) {
        $0.int.flatMap { (1...100).contains($0) ? $0 : nil }
      } into: {
        $0.pageSize = $1
      }
    case "confirm": setTruth("confirm", value, \.confirm)
    case "preview": setTruth("preview", value, \.preview)
    case "language":
      set(value, wrongValue(value, "language", ["auto", "en", "ja"])) { node -> Language?? in
        if node.string == "auto" { return .some(nil) }
        return node.string.flatMap { Language(rawValue: $0) }.map { .some($0) }
      } into: {
        $0.language = $1
      }
    case "theme":
      theme = value
    case "themes":
      readThemes(value)
    case "glyphs":
      set(value, wrongValue(value, "glyphs", ["auto", "unicode", "ascii"])) {
        $0.string.flatMap { SignChoice(rawValue: $0) }
      } into: {
        $0.signs = $1
      }
    case "dates":
      set(value, wrongValue(value, "dates", ["relative", "absolute"])) {
        $0.string.flatMap { DateChoice(rawValue: $0) }
      } into: {
        $0.dates = $1
      }
    case "reduced_motion": setTruth("reduced_motion", value, \.reducesMotion)
    case "mouse": setTruth("mouse", value, \.mouse)
    case "backups": setTruth("backups", value, \.backups)
    case "keys": readKeys(value)
    case "commands": readCommands(value)
    default:
      refuse(
        key,
        among: [
          "api_url", "backups", "collector", "commands", "confirm", "dates", "glyphs", "keys", "language",
          "mouse",
          "page_size",
          "preview", "reduced_motion", "theme", "themes", "tracking",
        ])
    }
  }

  /// Reports an unknown setting, or an unknown role of a theme.
  /// - Parameter names: the known ones.
  mutating func refuse(_ key: Node, among names: [String], isRole: Bool = false) {
    let (name, all) = (key.string ?? "?", names.joined(separator: ", "))
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
    let all = values.joined(separator: ", ")
    guard let near = node.string.flatMap({ Spelling.nearest(to: $0, among: values) }) else {
      return texts.wrongValue(key: key, values: all)
    }
    return texts.wrongValueNear(key: key, values: all, near: near)
  }

  private mutating func setTruth(
    _ key: String, _ value: Node, _ setting: WritableKeyPath<Configuration, Bool>
  ) {
    set(value, texts.wrongTruth(key: key)) {
      $0.truth
    } into: {
      $0[keyPath: setting] = $1
    }
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

  private mutating func set<T>(
    _ node: Node, _ problem: String, read: (Node) -> T?,
    into apply: (inout Configuration, T) -> Void
  ) {
    guard let value = read(node) else {
      return complain(node, problem)
    }
    apply(&configuration, value)
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
