/// Answers to the few questions that are asked of each of many numbered things, which all workers share.
///
/// Kept by the number, in a short list: found sooner than in a table that has all of them. What a question is
/// answered must not depend on who asks first.
final class NumberedAnswers<Question: Equatable & Sendable, Answer: Sendable>: Sendable {
  /// Two lists, so that looking for a question touches no answer.
  private struct Known: Sendable {
    var questions: [Question] = []
    var answers: [Answer] = []

    func answer(to question: Question) -> Answer? {
      questions.firstIndex(of: question).map { answers[$0] }
    }
  }

  private let known = NumberedList<Known>()

  /// The answer to a question about what has a number: what is known already, or else what `make` makes,
  /// outside every lock.
  func answer(to question: Question, of number: Int, orMaking make: () -> Answer) -> Answer {
    known.change(number) { $0?.answer(to: question) } ?? keep(make(), question, of: number)
  }

  private func keep(_ new: Answer, _ question: Question, of number: Int) -> Answer {
    known.change(number) { known in
      if let found = known?.answer(to: question) { return found }
      if known == nil { known = Known() }
      known?.questions.append(question)
      known?.answers.append(new)
      return new
    }
  }
}
