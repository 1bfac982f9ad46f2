/// Generated responses of GitHub, for scenes.
enum RepoSearchSamples {
  /// A page with the repositories of these numbers, out of a total.
  static func page(_ numbers: ClosedRange<Int>, of total: Int) -> String {
    let items = numbers.map { number in
      """
      {"id":\(number),"full_name":"octo/cup-\(number)","html_url":"https://github.com/octo/cup-\(number)",\
      "description":"The cup number \(number) of a large cupboard","language":"Swift",\
      "stargazers_count":\(100_000 / number),"forks_count":\(number),"open_issues_count":0,\
      "pushed_at":"2025-12-\(10 + number % 20)T10:00:00Z"}
      """
    }
    return """
      {"total_count":\(total),"incomplete_results":false,"items":[\(items.joined(separator: ","))]}
      """
  }
}
