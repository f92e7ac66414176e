/** What a learner may see of a question before submitting (D-062), and what the review shows afterwards. */
import { withEmptyBlanks } from '#openapi/rules/blanks.ts';
import { scoreQuestion, type GivenAnswer } from './scoring.ts';

type Data = Record<string, unknown>;

/** Properties that only an answering learner sends. */
const answerProperties = ['answer', 'answers', 'selectedAnswers'] as const;

/** Properties that reveal the correct answer or the score. */
const keyProperties = ['correctAnswer', 'correctAnswers', 'modelAnswer', 'feedBack', 'score'] as const;

/** A copy of the data without the given properties. */
function omit(data: Data, properties: readonly string[]): Data {
  return Object.fromEntries(Object.entries(data).filter(([name]) => !properties.includes(name)));
}

/**
 * The learner's view: no correct answer, no feedback, no score, and every `[[text]]` emptied to `[[]]`.
 * A hint stays.
 */
export function withoutAnswerKey(data: Data): Data {
  const rest = omit(data, [...keyProperties, ...answerProperties]);
  const { paragraph } = rest;
  return typeof paragraph === 'string' ? { ...rest, paragraph: withEmptyBlanks(paragraph) } : rest;
}

/** Only what the learner answered: nothing else that a client sends is ever stored or marked. */
export function pickAnswer(data: Data): GivenAnswer {
  return Object.fromEntries(
    Object.entries(data).filter(([name]) => (answerProperties as readonly string[]).includes(name)),
  );
}

/** A marked question: the author's data, the learner's answer and the server's score. */
export function withScore(type: string, authored: Data, given: GivenAnswer): Data & { score: number } {
  return {
    ...omit(authored, answerProperties),
    ...given,
    score: scoreQuestion(type, authored, given),
  };
}
