import ArgumentParser
import Console
import GitHub
import Sandbox

/// `octodo open`: what a desktop alert or another program starts octodo with.
struct OpenCommand: ParsableCommand {
  static let name = "open"

  static let configuration = CommandConfiguration(
    commandName: name, _superCommandName: "octodo",
    abstract: "Start with a page of GitHub, or with what a notification is about.",
    usage: """
      octodo open URL [OPTIONS]
      octodo open --notification ID [OPTIONS]
      """,
    discussion: """
      `octodo open URL` is the same as `octodo URL`. A notification needs a token; its ID is GitHub's number of the \
      thread. What cannot be loaded starts octodo with the inbox.
      """)

  @Argument(
    help: ArgumentHelp("An address such as https://github.com/OWNER/NAME/issues/7.", valueName: "URL"))
  var words: [String] = []

  @Option(help: ArgumentHelp("Open what this notification is about.", valueName: "ID"))
  var notification: String?

  @Flag(help: "Use the embedded demo data: no network, no token.")
  var demo = false

  @OptionGroup var language: LocaleOption

  @Option(
    name: .customLong("api-url"),
    help: ArgumentHelp("Another GitHub API, for example https://HOST/api/v3.", valueName: "URL"))
  var apiURL: String?

  @Option(
    help: ArgumentHelp("Another configuration file.", valueName: "FILE"),
    completion: .file(extensions: ["yml"]))
  var config: String?

  @Flag(name: .customLong("no-tracking"), help: "Record no events in this run.")
  var noTracking = false

  /// - Throws: `UsageProblem` unless there is either an address or the id of a notification.
  func startPoint() throws(UsageProblem) -> StartPoint {
    guard let notification else {
      guard words.count == 1 else { throw UsageProblem("octodo open takes one address. \(Self.forms)") }
      return try StartPoint(words)
    }
    guard words.isEmpty else {
      throw UsageProblem("octodo open takes an address or --notification, not both. \(Self.forms)")
    }
    guard NotificationThread.isID(notification) else {
      throw UsageProblem("\(notification.shortened) is not the ID of a notification. \(Self.forms)")
    }
    return .notification(notification)
  }

  private static let forms =
    "Write: octodo open https://github.com/OWNER/NAME/issues/7, or octodo open --notification 123456"
}
