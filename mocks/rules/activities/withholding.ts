/** What a learner may see of a question before submitting (D-062), and what the review shows afterwards. */
import { withEmptyBlanks } from './blanks.ts';
import { scoreQuestion, type GivenAnswer } from './scoring.ts';

type Data = Record<string, unknown>;

/** Members that only an answering learner writes. */
const answerMembers = ['answer', 'answers', 'selectedAnswers'] as const;

/** Members that give the answer, or the mark, away. */
const keyMembers = ['correctAnswer', 'correctAnswers', 'feedBack', 'score'] as const;

/** The data without the given members; the original stays as it is. */
function without(data: Data, members: readonly string[]): Data {
  return Object.fromEntries(Object.entries(data).filter(([name]) => !members.includes(name)));
}

/**
 * The learner's view: no correct answer, no feedback, no score, and every `[[text]]` emptied to `[[]]`.
 * A hint stays.
 */
export function withheld(data: Data): Data {
  const rest = without(data, [...keyMembers, ...answerMembers]);
  const { paragraph } = rest;
  return typeof paragraph === 'string' ? { ...rest, paragraph: withEmptyBlanks(paragraph) } : rest;
}

/** Only what the learner answered: nothing else that a client sends is ever stored or marked. */
export function answerOf(data: Data): GivenAnswer {
  return Object.fromEntries(
    Object.entries(data).filter(([name]) => (answerMembers as readonly string[]).includes(name)),
  );
}

/** The review of one question: the author's data, the learner's answer and the server's score. */
export function reviewed(type: string, authored: Data, given: GivenAnswer): Data & { score: number } {
  return {
    ...without(authored, answerMembers),
    ...given,
    score: scoreQuestion(type, authored, given),
  };
}
