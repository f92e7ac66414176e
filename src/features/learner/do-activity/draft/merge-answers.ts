import type { Question } from '#questions/question.ts';
import { isSameAnswer, withAnswerOf } from './answer-part.ts';

/** A question with the date-time of the last change of its answer; undefined if the server does not compare answers. */
export interface DatedQuestion extends Question {
  answerChangedAtUtc?: string | null;
}

interface Merged<Q> {
  questions: readonly Q[];
  /** Those that show another answer now, as they were before. */
  replaced: readonly Q[];
}

/**
 * What a sheet shows when it hears which answers the server keeps: the newer one of each question (D-246). The server has
 * decided by the same rule, so that of two answers of the same moment its own stands. What is older, has no date-time, or
 * cannot be shown changes nothing.
 *
 * @param shown the questions on the screen
 * @param kept those of the server
 * @param isAsSent the learner has not changed the question since it was sent in the request that this is the response to
 */
export function mergeAnswers<Q extends DatedQuestion>(
  shown: readonly Q[],
  kept: readonly DatedQuestion[],
  isAsSent: (question: Q) => boolean,
): Merged<Q> {
  const byId = new Map(kept.map((question) => [question.id, question]));
  const replaced: Q[] = [];
  const questions = shown.map((question) => {
    const other = byId.get(question.id);
    const keptAt = timeOf(other);
    const shownAt = timeOf(question) ?? -Infinity;
    if (!other || keptAt === undefined) return question;
    if (isSameAnswer(question.data, other.data)) {
      // The server's clock counts, also when it is behind the one here.
      const counts = keptAt > shownAt || (isAsSent(question) && keptAt < shownAt);
      return counts ? { ...question, answerChangedAtUtc: other.answerChangedAtUtc } : question;
    }
    if (keptAt < shownAt) return question;
    const data = withAnswerOf(question, other.data);
    if (data === undefined) return question;
    replaced.push(question);
    return { ...question, data, answerChangedAtUtc: other.answerChangedAtUtc };
  });
  return { questions, replaced };
}

/** In milliseconds; undefined for a question that was never answered. */
function timeOf(question: DatedQuestion | undefined): number | undefined {
  const time = Date.parse(question?.answerChangedAtUtc ?? '');
  return Number.isNaN(time) ? undefined : time;
}

/**
 * The question with other data, changed now. A clock may be slow: whoever has seen an answer and changes it means the newer
 * one.
 */
export function changed<Q extends DatedQuestion>(question: Q, data: unknown, now: Date): Q {
  if (question.answerChangedAtUtc === undefined) return { ...question, data };
  const time = Math.max(now.getTime(), (timeOf(question) ?? -Infinity) + 1);
  return { ...question, data, answerChangedAtUtc: new Date(time).toISOString() };
}
