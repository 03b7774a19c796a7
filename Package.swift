// swift-tools-version: 6.3

import PackageDescription

/// The compiler rules every Swift target in this package is built under.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
]

/// Declares a library target and the test target that goes with it.
func module(
  _ name: String,
  uses dependencies: [Target.Dependency] = [],
  testsUse extra: [Target.Dependency] = [],
  fixtures: Bool = false
) -> [Target] {
  [
    .target(
      name: name,
      dependencies: dependencies,
      swiftSettings: strict,
      // `Double.rounded()` needs libm, which a program without Foundation does not link by itself.
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]
    ),
    .testTarget(
      name: "\(name)Tests",
      dependencies: [.byName(name: name), "ReplayTestSupport"]
        + dependencies.filter { !isSystemLibrary($0) } + extra,
      exclude: fixtures ? ["Fixtures"] : [],
      swiftSettings: strict,
    ),
  ]
}

/// libyaml is reached through `YAMLSyntax` only, in tests too.
func isSystemLibrary(_ dependency: Target.Dependency) -> Bool {
  if case .byNameItem(name: "CLibYAML", _) = dependency { true } else { false }
}

// Read this list from the top: a module may use only modules declared above it.
let modules: [[Target]] = [
  module("SourceText"),
  module("YAMLSyntax", uses: ["SourceText", "CLibYAML"]),
  module("ToolbarModel"),
  module("ScenarioModel", uses: ["SourceText", "YAMLSyntax", "ToolbarModel"]),
  module(
    "PoseMachine",
    uses: ["ToolbarModel"],
    testsUse: ["SourceText", "YAMLSyntax"],
    fixtures: true
  ),
  module("ToolbarLayoutCore", uses: ["ToolbarModel"]),
  module(
    "TimelineModel",
    uses: ["ToolbarModel", "SourceText", "YAMLSyntax"]
  ),
  module(
    "ReplayEngine",
    uses: [
      "SourceText", "ToolbarModel", "ScenarioModel", "PoseMachine", "ToolbarLayoutCore",
      "TimelineModel",
    ],
    testsUse: ["YAMLSyntax"]
  ),
  // Expectations need both the scenario that states them and the timeline they are judged on.
  module(
    "ExpectationCheck",
    uses: ["SourceText", "YAMLSyntax", "ToolbarModel", "ScenarioModel", "TimelineModel"]
  ),
  module(
    "StabilityAnalysis",
    uses: ["ToolbarModel", "TimelineModel"],
    testsUse: ["SourceText", "YAMLSyntax"],
    fixtures: true
  ),
  module("TimelineDiff", uses: ["ToolbarModel", "TimelineModel"]),
  module(
    "ReplayReporting",
    uses: [
      "SourceText", "YAMLSyntax", "ToolbarModel", "ScenarioModel", "TimelineModel",
      "StabilityAnalysis", "TimelineDiff", "ExpectationCheck", "ToolbarLayoutCore",
    ]
  ),
  module("RecordingStore", uses: ["SourceText", "TimelineModel"]),
  module(
    "RegressionSuite",
    uses: [
      "SourceText", "YAMLSyntax", "ToolbarModel", "ScenarioModel", "TimelineModel", "ReplayEngine",
      "ExpectationCheck", "StabilityAnalysis", "TimelineDiff", "RecordingStore",
    ]
  ),
  module("ToolbarLint", uses: ["SourceText", "ToolbarModel", "ScenarioModel", "TimelineModel"]),
  module(
    "ReplayProbes",
    uses: [
      "SourceText", "ToolbarModel", "ScenarioModel", "ToolbarLayoutCore", "TimelineModel",
      "ReplayEngine",
      "StabilityAnalysis",
    ],
    testsUse: ["YAMLSyntax"]
  ),
  module(
    "ToolbarReplayKit",
    uses: [
      "SourceText", "YAMLSyntax", "ToolbarModel", "ScenarioModel", "ToolbarLayoutCore",
      "TimelineModel", "ReplayEngine",
      "ExpectationCheck", "StabilityAnalysis", "TimelineDiff", "RecordingStore", "ReplayReporting",
    ]
  ),
  module(
    "ReplayCommands",
    uses: [
      "SourceText", "YAMLSyntax", "ToolbarModel", "ScenarioModel", "PoseMachine",
      "ToolbarLayoutCore", "TimelineModel", "ReplayEngine", "ExpectationCheck",
      "StabilityAnalysis", "TimelineDiff", "ReplayReporting", "RecordingStore", "RegressionSuite",
      "ToolbarLint", "ReplayProbes",
    ]
  ),
]

let package = Package(
  name: "toolbar-replay",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "ToolbarReplayKit", targets: ["ToolbarReplayKit"]),
    .library(name: "ToolbarReplayTesting", targets: ["ToolbarReplayTesting"]),
    .executable(name: "toolbar-replay", targets: ["toolbar-replay"]),
    .plugin(name: "ToolbarReplayPlugin", targets: ["ToolbarReplayPlugin"]),
  ],
  targets: modules.flatMap(\.self) + [
    .systemLibrary(
      name: "CLibYAML",
      pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]
    ),
    // The only target that imports Testing outside Tests: checks for people's own tests.
    .target(
      name: "ToolbarReplayTesting",
      dependencies: ["ToolbarReplayKit"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "ToolbarReplayTestingTests",
      dependencies: ["ToolbarReplayTesting", "ToolbarReplayKit", "ReplayTestSupport"],
      swiftSettings: strict
    ),
    .executableTarget(
      name: "toolbar-replay",
      dependencies: ["ReplayCommands"],
      swiftSettings: strict
    ),
    // `swift package toolbar-replay check` in any package that depends on this one.
    .plugin(
      name: "ToolbarReplayPlugin",
      capability: .command(
        intent: .custom(
          verb: "toolbar-replay",
          description: "Replay toolbar scenarios and compare them with their recordings"
        )
      ),
      dependencies: ["toolbar-replay"],
      path: "tools/plugin"
    ),
    // What tests share; depends on nothing so that every test target may use it.
    .target(
      name: "ReplayTestSupport",
      path: "Tests/ReplayTestSupport",
      exclude: ["Fixtures"],
      swiftSettings: strict
    ),
    // Runs the built tool as people do.
    .testTarget(
      name: "EndToEndTests",
      dependencies: ["ReplayTestSupport", "toolbar-replay"],
      swiftSettings: strict
    ),
    .executableTarget(
      name: "replay-bench",
      dependencies: [
        "CLibYAML", "SourceText", "YAMLSyntax", "ToolbarModel", "ScenarioModel",
        "ToolbarLayoutCore", "TimelineModel", "ReplayEngine", "StabilityAnalysis", "TimelineDiff",
        "ReplayReporting", "RegressionSuite",
      ],
      path: "tools/bench",
      swiftSettings: strict
    ),
  ]
)
