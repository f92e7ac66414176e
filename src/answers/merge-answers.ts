import type { Question } from '#questions/question.ts';
import { isSameAnswer, withAnswerFrom } from './extract-answers.ts';

/** A question with the date-time of its last answer change; undefined if the server does not compare answers. */
export interface DatedQuestion extends Question {
  answerChangedAtUtc?: string | null | undefined;
}

interface Merged {
  questions: readonly DatedQuestion[];
  /** The questions whose answers changed, as they were before. */
  replaced: readonly DatedQuestion[];
}

/**
 * Merges two versions of a sheet: the newer answer to each question wins, and on a tie `other` wins, as on the server
 * (D-246). Answers without a date-time, or that cannot be shown, are ignored.
 *
 * @param shown the questions on the screen
 * @param other the questions of the server or of another tab
 * @param isAsSent whether a question is unchanged since the request that `other` responds to
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
      // Use the server's time, even if it is earlier than the device's.
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

/** In milliseconds; undefined for an unanswered question. */
function timeOf(question: DatedQuestion | undefined): number | undefined {
  const time = Date.parse(question?.answerChangedAtUtc ?? '');
  return Number.isNaN(time) ? undefined : time;
}

export const isAsNew = (answer: DatedQuestion, other: DatedQuestion): boolean =>
  (timeOf(answer) ?? -Infinity) >= (timeOf(other) ?? -Infinity);

/**
 * Changes a question's data. The new date-time is always later than the previous one, in case the device's clock is
 * slow.
 */
export function withData(question: DatedQuestion, data: unknown, now: Date): DatedQuestion {
  if (question.answerChangedAtUtc === undefined) return { ...question, data };
  const time = Math.max(now.getTime(), (timeOf(question) ?? -Infinity) + 1);
  return { ...question, data, answerChangedAtUtc: new Date(time).toISOString() };
}

/** A question that shows a newer answer from another tab or device. */
export interface ReplacedAnswer extends Pick<Question, 'id' | 'sortOrder'> {
  /** The data with the answer given on this sheet; undefined if there was none. */
  own: unknown;
}

/**
 * Adds replaced questions.
 *
 * @param replaced as they were before
 * @param own the ids of questions answered on this sheet
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
    // On a second replacement, keep the first one's answer.
    own: own.includes(id) ? data : earlier.get(id)?.own,
  }));
  const ids = new Set(added.map(({ id }) => id));
  return [...before.filter(({ id }) => !ids.has(id)), ...added].toSorted(
    (first, second) => first.sortOrder - second.sortOrder,
  );
}
