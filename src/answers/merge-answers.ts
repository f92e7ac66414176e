import type { Question } from '#questions/question.ts';
import { isSameAnswer, withAnswerFrom } from './extract-answers.ts';

/** A question with the date-time of the last change of its answer; undefined if the server does not compare answers. */
export interface DatedQuestion extends Question {
  answerChangedAtUtc?: string | null | undefined;
}

interface Merged {
  questions: readonly DatedQuestion[];
  /** Those that show another answer now, as they were before. */
  replaced: readonly DatedQuestion[];
}

/**
 * Merges two versions of a sheet: the newer answer of each question wins (D-246). The server decides by the same rule, so
 * of two answers with the same date-time its own wins. A version that is older, has no date-time, or cannot be shown
 * changes nothing.
 *
 * @param shown the questions on the screen
 * @param other the questions of the server or of another tab
 * @param isAsSent the learner has not changed the question since the request that `other` responds to
 */
export function mergeAnswers(
  shown: readonly DatedQuestion[],
  other: readonly DatedQuestion[],
  isAsSent: (question: DatedQuestion) => boolean = () => false,
): Merged {
  const byId = new Map(other.map((question) => [question.id, question]));
  const replaced: DatedQuestion[] = [];
  const questions = shown.map((question) => {
    const rival = byId.get(question.id);
    const rivalTime = timeOf(rival);
    const shownTime = timeOf(question) ?? -Infinity;
    if (!rival || rivalTime === undefined) return question;
    if (isSameAnswer(question.data, rival.data)) {
      // The server's clock counts, also when it is behind the one here.
      const counts = rivalTime > shownTime || (isAsSent(question) && rivalTime < shownTime);
      return counts ? { ...question, answerChangedAtUtc: rival.answerChangedAtUtc } : question;
    }
    if (rivalTime < shownTime) return question;
    const data = withAnswerFrom(question, rival.data);
    if (data === undefined) return question;
    replaced.push(question);
    return { ...question, data, answerChangedAtUtc: rival.answerChangedAtUtc };
  });
  return { questions, replaced };
}

/** In milliseconds; undefined for a question that was never answered. */
function timeOf(question: DatedQuestion | undefined): number | undefined {
  const time = Date.parse(question?.answerChangedAtUtc ?? '');
  return Number.isNaN(time) ? undefined : time;
}

/** Whether an answer was changed at the same time as another one or later. */
export const isAsNew = (answer: DatedQuestion, other: DatedQuestion): boolean =>
  (timeOf(answer) ?? -Infinity) >= (timeOf(other) ?? -Infinity);

/**
 * The question with other data, changed now. The clock of the device may be slow: a learner who changes an answer that
 * they see means the newer one.
 */
export function withData(question: DatedQuestion, data: unknown, now: Date): DatedQuestion {
  if (question.answerChangedAtUtc === undefined) return { ...question, data };
  const time = Math.max(now.getTime(), (timeOf(question) ?? -Infinity) + 1);
  return { ...question, data, answerChangedAtUtc: new Date(time).toISOString() };
}

/** A question that shows a newer answer from another tab or device. */
export interface ReplacedAnswer extends Pick<Question, 'id' | 'sortOrder'> {
  /** The data with the learner's answer on this sheet; undefined if there was none. */
  own: unknown;
}

/**
 * Adds questions that were replaced just now.
 *
 * @param replaced as they were before
 * @param own the ids of the questions that were answered on this sheet
 */
export function withReplaced(
  before: readonly ReplacedAnswer[],
  replaced: readonly DatedQuestion[],
  own: readonly string[],
): readonly ReplacedAnswer[] {
  if (replaced.length === 0) return before;
  const earlier = new Map(before.map((answer) => [answer.id, answer]));
  const added = replaced.map(({ id, sortOrder, data }) => ({
    id,
    sortOrder,
    // Replaced twice: the learner's own answer is still the first one.
    own: own.includes(id) ? data : earlier.get(id)?.own,
  }));
  const ids = new Set(added.map(({ id }) => id));
  return [...before.filter(({ id }) => !ids.has(id)), ...added].toSorted(
    (first, second) => first.sortOrder - second.sortOrder,
  );
}
