/// What differs in two states; the inputs of the entries are told between the two lists.
struct StateDifferences {
  var places: EntryComparison.Differences
  var choices: EntryComparison.Differences

  var isEmpty: Bool { places.isEmpty && choices.isEmpty }
}
