public import Domain
public import FoundationEssentials

/// The result of a check on a commit: a check run, or a status of the older kind. All texts are as GitHub sent them,
/// unsanitised.
public struct CommitCheck: Hashable, Sendable, Identifiable {
  public let source: Source
  public var id: Source { source }
  public let name: String
  /// The app of a check run; nil if GitHub names none, and for a status.
  public let app: String?
  /// How it ended, as `success` or `failure`; nil while it has not ended. No enum, because GitHub adds words without a
  /// new API version.
  public let conclusion: String?
  /// What it does if it has not ended, as `in_progress` or `queued`; nil if it has, or GitHub does not say. No enum,
  /// either.
  public let progress: String?
  /// One line about the result.
  public let summary: String?
  public let startedAt: Date?
  /// Where its provider describes it; nil without an https address.
  public let detailsURL: String?
  /// How many lines of files it has remarks on.
  public let annotations: Int

  /// What it comes from.
  public enum Source: Hashable, Sendable {
    /// A check run with its id, and the id of its app; 0 without one.
    case run(Int, app: Int)
    /// A status by its context.
    case status(String)
  }

  public init(
    _ source: Source, name: String, app: String? = nil, conclusion: String?, progress: String? = nil,
    summary: String? = nil, startedAt: Date? = nil, detailsURL: String? = nil, annotations: Int = 0
  ) {
    (self.source, self.name, self.app, self.conclusion) = (source, name, app, conclusion)
    (self.progress, self.summary, self.startedAt) = (progress, summary, startedAt)
    (self.detailsURL, self.annotations) = (detailsURL, annotations)
  }

  /// The number of a check run, for its annotations; nil for a status.
  public var runID: Int? { if case .run(let id, _) = source { id } else { nil } }
}

extension Endpoint where Value == ItemPage<CommitCheck> {
  /// The check runs of a commit, also those that newer ones have replaced.
  /// - Parameter sha: in hexadecimal digits. Source: docs.github.com/rest/checks/runs, "List check runs for a Git
  ///   reference".
  public static func checkRuns(of sha: String, in repo: RepoName) -> Self {
    Self("/repos/\(repo)/commits/\(sha)/check-runs", query: [.pageSize(100)]) { response throws(AppError) in
      let json = try response.json()
      var page = try ItemPage(list: json["check_runs"]) { CommitCheck(run: $0) }
      page.total = json["total_count"].amount
      return page
    }
  }

  /// The newest status of each context of a commit.
  /// - Parameter sha: in hexadecimal digits. Source: docs.github.com/rest/commits/statuses, "Get the combined status
  ///   for a specific reference".
  public static func statuses(of sha: String, in repo: RepoName) -> Self {
    Self("/repos/\(repo)/commits/\(sha)/status", query: [.pageSize(100)]) { response throws(AppError) in
      let json = try response.json()
      var page = try ItemPage(list: json["statuses"]) { CommitCheck(status: $0) }
      page.total = json["total_count"].amount
      return page
    }
  }
}

extension CommitCheck {
  /// In bytes, of a line about a result.
  fileprivate static let longestSummary = 1_024

  fileprivate init?(run json: JSONValue) {
    guard let id = json["id"].number, let name = json["name"].word else { return nil }
    let status = json["status"].word
    let hasEnded = status == "completed"
    // While it has not ended, it may have the result of the run before. A status that is missing or new says neither.
    let isOpen = status.map(Self.openStatuses.contains) ?? false
    let conclusion = isOpen ? nil : json["conclusion"].word ?? (hasEnded ? "completed" : nil)
    self.init(
      .run(id, app: json["app"]["id"].number ?? 0), name: name, app: json["app"]["name"].name,
      conclusion: conclusion, progress: conclusion == nil ? status : nil,
      summary: json["output"]["title"].text(bytes: Self.longestSummary),
      startedAt: json["started_at"].time,
      detailsURL: json["details_url"].webPage ?? json["html_url"].webPage,
      annotations: json["output"]["annotations_count"].amount ?? 0)
  }

  /// Source: docs.github.com/rest/checks/runs, "List check runs for a Git reference".
  private static let openStatuses: Set = ["queued", "in_progress", "waiting", "requested", "pending"]

  fileprivate init?(status json: JSONValue) {
    guard let context = json["context"].word, let state = json["state"].word else { return nil }
    self.init(
      .status(context), name: context, conclusion: state == "pending" ? nil : state,
      progress: state == "pending" ? "in_progress" : nil,
      summary: json["description"].text(bytes: Self.longestSummary),
      startedAt: json["created_at"].time ?? json["updated_at"].time,
      detailsURL: json["target_url"].webPage)
  }
}

/// A remark of a check run on a line of a file.
public struct CheckAnnotation: Hashable, Sendable {
  /// Nil if the remark is about no file.
  public let path: String?
  /// From 1; nil if it is about the whole file.
  public let line: Int?
  /// `notice`, `warning`, `failure`, or a word that is newer.
  public let level: String
  /// One line above the message; nil if there is none.
  public let title: String?
  public let message: String
}

extension Endpoint where Value == ItemPage<CheckAnnotation> {
  /// The annotations of a check run. Source: docs.github.com/rest/checks/runs, "List check run annotations".
  public static func annotations(ofRun id: Int, in repo: RepoName) -> Self {
    Self("/repos/\(repo)/check-runs/\(id)/annotations", query: [.pageSize(100)]) {
      response throws(AppError) in
      try ItemPage(list: response.json()) { json in
        let (path, message) = (json["path"].word, json["message"].text(bytes: 4_096))
        guard path != nil || message != nil else { return nil }
        // Some actions send line 0 for a remark on no line.
        let line = json["start_line"].number.flatMap { $0 > 0 ? $0 : nil }
        return CheckAnnotation(
          path: path, line: line, level: json["annotation_level"].word ?? "",
          title: json["title"].text(bytes: CommitCheck.longestSummary), message: message ?? "")
      }
    }
  }
}
