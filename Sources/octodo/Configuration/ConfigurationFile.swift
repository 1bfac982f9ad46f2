import GitHubAPI
import Terminal
import Texts
import Tracking
import Yams

/// Reads config.yml. Whatever is wrong with it is named with its line, and the default holds.
struct ConfigurationFile {
  private(set) var configuration: Configuration
  /// Sentences for the person, in the order of the lines.
  private(set) var problems: [String] = []
  private let name: String

  /// - Parameters:
  ///   - text: the file's content.
  ///   - name: how the messages call the file.
  ///   - defaults: what holds where the file says nothing.
  init(_ text: String, name: String, defaults: Configuration = Configuration()) {
    self.name = name
    configuration = defaults
    do {
      guard let root = try Node.settings(in: text) else { return }
      guard let mapping = root.mapping else {
        complain(root, "there are no settings. Write lines such as `page_size: 50`")
        return
      }
      for (key, value) in mapping { read(key, value) }
    } catch {
      problems.append("\(name)\(YAMLProblem(error, in: text).clause), so the defaults hold.")
    }
  }

  private mutating func read(_ key: Node, _ value: Node) {
    switch key.string {
    case "api_url":
      readAPI(value)
    case "tracking":
      set("tracking", value, "off or local") { node in
        // YAML reads a bare `off` as false.
        node.truth == false ? .off : node.string.flatMap { TrackingMode(rawValue: $0) }
      } into: {
        $0.tracking = $1
      }
    case "page_size":
      set("page_size", value, "a number from 1 to 100") {
        $0.int.flatMap { (1...100).contains($0) ? $0 : nil }
      } into: {
        $0.pageSize = $1
      }
    case "confirm":
      set("confirm", value, "true or false") {
        $0.truth
      } into: {
        $0.confirm = $1
      }
    case "language":
      set("language", value, "auto, en or ja") { node -> Language?? in
        if node.string == "auto" { return .some(nil) }
        return node.string.flatMap { Language(rawValue: $0) }.map { .some($0) }
      } into: {
        $0.language = $1
      }
    case "theme":
      set("theme", value, "plain, dark or light") {
        $0.string.flatMap { Theme(rawValue: $0) }
      } into: {
        $0.theme = $1
      }
    default:
      let names = "api_url, confirm, language, page_size, theme and tracking"
      complain(key, "there is no setting `\(key.string ?? "?")`. There are \(names)")
    }
  }

  private mutating func readAPI(_ value: Node) {
    guard let url = value.string else {
      return complain(
        value, "api_url needs an address such as \(APIBase.gitHubURL); the default is used")
    }
    do { configuration.api = try APIBase(url) } catch {
      complain(value, "api_url is not used. \(error.message.dropLast())")
    }
  }

  private mutating func set<T>(
    _ name: String, _ node: Node, _ expected: String, read: (Node) -> T?,
    into apply: (inout Configuration, T) -> Void
  ) {
    guard let value = read(node) else {
      return complain(node, "\(name) needs \(expected); the default is used")
    }
    apply(&configuration, value)
  }

  private mutating func complain(_ node: Node, _ what: String) {
    problems.append("\(name) line \(node.mark?.line ?? 1): \(what).")
  }
}
