/// Where the numbers of the built-in profiles come from, named once.
///
/// Nothing here was measured by this project; figures are restated from public pages and logs of the
/// iOS 27.1 simulator (24A94401) and of iOS 26 and 27 phones.
package enum ProfileSource {
  package static let duoLab = "github.com/kusumotoa/iPhoneDuoLab, docs/02-api-reference.md"
  package static let duoProbe = "github.com/rcjuancarlosuwu/duo-lab, findings/REPORT.md"
  package static let glassWidgets =
    "github.com/sdegenaar/liquid_glass_widgets, vertical bar metrics"
  package static let adaptiveUI =
    "github.com/berkaycatak/adaptive_platform_ui, releases v1.0.1 and v1.0.2"
  package static let uiTests =
    "github.com/foscomputerservices/FOSUtilities, vertical toolbar UI tests"
  package static let frameUp = "github.com/ryanlintott/FrameUp, rotation logs"
  package static let duoProbes = "github.com/frenchfulton94/agent-tools, duo-probe fixtures"
  package static let axiom = "github.com/CharlesWiltgen/Axiom, device control rows"
  package static let splitNotes =
    "public Kelly/DevOps mobile walkthrough of Split View (repository not named)"
  package static let deviceNumbers =
    "public note \u{201C}The device, in numbers\u{201D} (repository not named)"
  package static let accessibilityTrees =
    "public XCUITest trees of 402 × 874 and 440 × 956 phones, iOS 26 (repository not named)"
  package static let cmux = "github.com/manaflow-ai/cmux/pull/10376, bar arithmetic"
  package static let loop = "github.com/LoopKit/Loop/pull/2524, five items on 375"
  package static let windowControls = "OpenZCine pull 91 and TRViS pull 315, iPadOS 26 windows"
  package static let keyboards =
    "public list of keyboard heights, iOS 26.4 simulators (repository not named)"
  package static let keyboardSpring = "github.com/flutter/engine/pull/37604, keyboard spring"
  package static let layoutGuidelines =
    "developer.apple.com/design/human-interface-guidelines/layout (2026)"
  package static let hitTargets = "developer.apple.com/design/human-interface-guidelines/buttons"
  package static let bottomInsets = "Tencent/QMUI_iOS issue 633 and csl.cool, safe areas"
  package static let unpublished = "not published"
}
