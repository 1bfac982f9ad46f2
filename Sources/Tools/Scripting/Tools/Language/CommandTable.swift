/// The parser's own tables as data: the output of `--commands json`. Later versions may add fields; existing
/// ones keep their name and meaning as long as `format` stays the same.
struct CommandTable: Encodable {
  struct Entry: Encodable {
    let name: String
    let usage: String
    let summary: String
  }

  struct CommandEntry: Encodable {
    let name: String
    let family: String
    let usage: String
    let summary: String
    let example: String
    /// Whether it extends to a line `end`.
    let isBlock: Bool
  }

  struct SettingEntry: Encodable {
    let name: String
    let usage: String
    let summary: String
    /// As written in a script; empty if there is no default.
    let preset: String
  }

  struct NotationEntry: Encodable {
    let name: String
    let meaning: String
    let example: String
  }

  let format = 1
  let structure = Structure.all.map { Entry(name: $0.name, usage: $0.usage, summary: $0.summary) }
  let commands = Verb.all.map { verb in
    CommandEntry(
      name: verb.name, family: verb.family.rawValue, usage: verb.usage, summary: verb.summary,
      example: verb.example, isBlock: verb.isBlock)
  }
  let settings = SettingRule.all.map { rule in
    SettingEntry(name: rule.name, usage: rule.usage, summary: rule.summary, preset: rule.preset)
  }
  let regions = RegionForm.allCases.map { form in
    Entry(name: form.rawValue, usage: form.usage, summary: form.summary)
  }
  let replyOptions = ReplyOption.allCases.map { option in
    Entry(name: option.rawValue, usage: option.usage, summary: option.summary)
  }
  let notation = Notation.all.map { notation in
    NotationEntry(name: notation.name, meaning: notation.meaning, example: notation.example)
  }
  let keywords = Keywords.all
  let keys = KeyName.named.map(\.name)
  let modifiers = KeyModifiers.named.map(\.name)
  let methods = RequestMethod.allCases.map(\.rawValue)
  let faults = NetworkFault.allCases.map(\.rawValue)
  let signals = Signal.allCases.map(\.rawValue)
  let effects = EffectKind.allCases.map(\.rawValue)
  let attributes = StyleAttribute.Flag.allCases.map(\.rawValue)
  let colors = StyleAttribute.Color.Name.allCases.map(\.rawValue)
  let shots = Shot.Format.allCases.map(\.rawValue)
}
