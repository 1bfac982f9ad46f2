import Terminal

/// The dot before a language, in GitHub's colour for the language.
enum LanguageTint {
  /// A dot and the name of a language. An unknown language has a dot without colour.
  static func text(_ language: String) -> StyledText {
    var text = StyledText()
    text.append(sign: dot, tints[language])
    text.append(DisplayText(" \(language)"), role: .secondary)
    return text
  }

  static let dot: DisplayText = "●"

  /// The colours of the most used languages.
  /// Source: github-linguist, lib/linguist/languages.yml.
  private static let tints: [String: Tint] = [
    "Assembly": "6E4C13", "C": "555555", "C#": "178600", "C++": "F34B7D", "CSS": "663399",
    "Clojure": "DB5855", "Crystal": "000100", "Dart": "00B4AB", "Dockerfile": "384D54", "Elixir": "6E4A7E",
    "Elm": "60B5CC", "Emacs Lisp": "C065DB", "Erlang": "B83998", "F#": "B845FC", "Go": "00ADD8",
    "HCL": "844FBA", "HTML": "E34C26", "Haskell": "5E5086", "Java": "B07219", "JavaScript": "F1E05A",
    "Julia": "A270BA", "Jupyter Notebook": "DA5B0B", "Kotlin": "A97BFF", "Lua": "000080",
    "MATLAB": "E16737", "Makefile": "427819", "Nim": "FFC200", "Nix": "7E7EFF", "OCaml": "EF7A08",
    "Objective-C": "438EFF", "PHP": "4F5D95", "Perl": "0298C3", "PowerShell": "012456", "Python": "3572A5",
    "R": "198CE7", "Ruby": "701516", "Rust": "DEA584", "SCSS": "C6538C", "Scala": "C22D40",
    "Shell": "89E051", "Solidity": "AA6746", "Svelte": "FF3E00", "Swift": "F05138", "TeX": "3D6117",
    "TypeScript": "3178C6", "Vim Script": "199F4B", "Vue": "41B883", "Zig": "EC915C",
  ].compactMapValues { Tint(hex: $0) }
}
