import { emptyBlanks } from '#openapi/rules/blanks.ts';
import { scoreQuestion, type GivenAnswer } from './scoring.ts';

type Data = Record<string, unknown>;

const answerProperties = ['answer', 'answers', 'selectedAnswers'] as const;

/** Properties that reveal the correct answer or the score. */
const keyProperties = ['correctAnswer', 'correctAnswers', 'modelAnswer', 'feedBack', 'score'] as const;

function omit(data: Data, properties: readonly string[]): Data {
  return Object.fromEntries(Object.entries(data).filter(([name]) => !properties.includes(name)));
}

/**
 * The data that a learner may see before submitting (D-062): without correct and model answer, feedback, score and given
 * answers, and with `[[]]` for `[[text]]`. The hint is kept.
 */
export function withoutAnswerKey(data: Data): Data {
  const rest = omit(data, [...keyProperties, ...answerProperties]);
  const { paragraph } = rest;
  return typeof paragraph === 'string' ? { ...rest, paragraph: emptyBlanks(paragraph) } : rest;
}

export function pickAnswer(data: Data): GivenAnswer {
  return Object.fromEntries(
    Object.entries(data).filter(([name]) => (answerProperties as readonly string[]).includes(name)),
  );
}

export function withScore(type: string, authored: Data, given: GivenAnswer): Data & { score: number } {
  return {
    ...omit(authored, answerProperties),
    ...given,
    score: scoreQuestion(type, authored, given),
  };
}
