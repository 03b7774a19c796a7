/// The words that name events in scenarios and timelines.
package enum EventVerb: String, Hashable, Sendable, CaseIterable {
  case fold
  case unfold
  case hinge
  case rotate
  case resize
  case splitView
  case search
  case keyboard
  case scroll
  case window
  case push
  case pop
  case present
  case dismiss
  case tab
  case set
  case customize
  case dynamicType
  case menu
  case focus
  case tap
  case wait
}
