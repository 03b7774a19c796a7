import ToolbarModel

extension FormatTable {
  static let scenario = FormatMapping(
    .scenario,
    "a scenario",
    example: "{scenario: Photo editor, device: iphone-duo, screen: {title: Sunset}}",
    choices: [
      FormatChoice(
        .exactlyOne,
        of: ["screen", "screens"],
        "a scenario has one screen, or several under names"
      ),
      FormatChoice(
        .atMostOne,
        of: ["events", "tracks"],
        "a scenario has one list of events, or several as tracks"
      ),
    ],
    [
      FormatKey("scenario", .text(.line), required: true, "What is replayed, in one line."),
      FormatKey("about", .text(.any), "What a reader should see, and why."),
      FormatKey(
        "tags",
        .list(FormatList(of: .text(.name), example: "[fold, search]")),
        standard: "[]",
        "Words to filter by."
      ),
      FormatKey(
        "device",
        .anyOf([
          .word(FormatVocabulary("a device", DeviceProfile.builtIn.map(\.name))),
          .mapping(.device),
        ]),
        required: true,
        "The device profile, or a mapping that overrides one."
      ),
      FormatKey(
        "os",
        .word("an SDK", LinkedSDK.self),
        standard: "\"27.1\"",
        "The SDK the app is linked with."
      ),
      FormatKey("screen", .mapping(.screen), "The only screen."),
      FormatKey(
        "screens",
        .entries(
          FormatEntries(
            key: .text(.name),
            value: .mapping(.screen),
            isEmptyAllowed: false,
            example: "{home: {title: Home}}"
          )
        ),
        "Screens by name, for scenarios that push, present or switch between them."
      ),
      FormatKey("start", .mapping(.start), standard: "{}", "The state the replay begins in."),
      FormatKey("events", steps, standard: "[]", "What happens, in order."),
      FormatKey(
        "tracks",
        .entries(
          FormatEntries(
            key: .text(.name),
            value: steps,
            isEmptyAllowed: false,
            example: "{hands: [fold], system: [{keyboard: show}]}"
          )
        ),
        "Lists of events in place of `events`, each with an order of its own."
      ),
      FormatKey(
        "always",
        .list(
          FormatList(
            of: .mapping(.expectation),
            noun: "an expectation",
            example: "[{reachable: [undo]}]"
          )
        ),
        standard: "[]",
        "Expectations that every entry must meet."
      ),
      FormatKey(
        "stability",
        .mapping(.stability),
        standard: "{}",
        "Settings of the stability rules."
      ),
      FormatKey(
        "matrix",
        .entries(
          FormatEntries(
            key: .text(.line),
            value: .list(
              FormatList(of: .scalar, count: 1...Int.max, example: "[leftToRight, rightToLeft]")
            ),
            isEmptyAllowed: false,
            example: "{start.layoutDirection: [leftToRight, rightToLeft]}"
          )
        ),
        "Dotted paths of this format with the values to take; the scenario runs once for each combination."
      ),
      FormatKey(
        "strings",
        .entries(
          FormatEntries(
            key: .text(.name),
            value: .entries(
              FormatEntries(
                key: .reference(.declaredItem),
                value: .text(.any),
                example: "{share: Teilen}"
              )
            ),
            example: "{de: {share: Teilen}}"
          )
        ),
        "Titles by language; `start.language` picks one."
      ),
      FormatKey(
        "reactions",
        .mapping(.reactions),
        standard: "{}",
        "Reactions of the machine to switch off."
      ),
    ]
  )

  static let device = FormatMapping(
    .device,
    "a device",
    example: "{profile: iphone-duo, scroll.step: 100}",
    [
      FormatKey(
        "profile",
        .word(FormatVocabulary("a device", DeviceProfile.builtIn.map(\.name))),
        required: true,
        "The profile that the other keys override."
      )
    ]
      + ProfileNumber.allCases.map { number in
        FormatKey(number.rawValue, number.formatKind, "A number of the profile.")
      }
      + ProfileSwitch.allCases.map { choice in
        FormatKey(choice.rawValue, .boolean, "A named choice of the profile.")
      }
  )

  static let reactions = FormatMapping(
    .reactions,
    "the reactions",
    isEmptyAllowed: true,
    example: "{keyboardFollowsSearch: false}",
    MachineReaction.allCases.map { reaction in
      FormatKey(
        reaction.rawValue,
        .boolean,
        standard: "true",
        "Whether the machine reacts in this way."
      )
    }
  )
}

extension ProfileNumber {
  /// How a scenario writes an override of this number.
  var formatKind: FormatKind {
    switch unit {
    case .points: .number(FormatRange("a number of points", -10_000...10_000))
    case .degrees: .number(.angle)
    case .milliseconds: .duration
    case .percent: .integer(1...1_000)
    }
  }
}
