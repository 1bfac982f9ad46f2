/// Small responses in GitHub's format.
enum JSON {
  /// - Parameter fields: more fields as JSON, each with a leading comma.
  static func repo(_ name: String, id: Int = 1, _ fields: String = "") -> String {
    #"{"id": \#(id), "full_name": "\#(name)", "private": false\#(fields)}"#
  }

  static func page(_ items: [String], total: Int = 40) -> String {
    #"{"total_count": \#(total), "incomplete_results": false, "items": [\#(items.joined(separator: ","))]}"#
  }
}
