import { isSameAnswer, withAnswerFrom } from '#questions/answers.ts';
import type { Question } from '#questions/question.ts';

/** `answerChangedAtUtc`: time of the last answer change; undefined if the server does not compare answers. */
export interface DatedQuestion extends Question {
  answerChangedAtUtc?: string | null | undefined;
}

interface Merged {
  questions: readonly DatedQuestion[];
  /** Questions whose answer was replaced, with the old answer. */
  replaced: readonly DatedQuestion[];
}

/**
 * Merges two versions of an answer sheet by question: the newer answer wins, and `other` on a tie, as on the server
 * (D-246). Ignores answers of `other` that are invalid or have no date-time.
 *
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

function timeOf(question: DatedQuestion | undefined): number | undefined {
  const time = Date.parse(question?.answerChangedAtUtc ?? '');
  return Number.isNaN(time) ? undefined : time;
}

export const isAtLeastAsNew = (answer: DatedQuestion, other: DatedQuestion): boolean =>
  (timeOf(answer) ?? -Infinity) >= (timeOf(other) ?? -Infinity);

/** The new date-time is later than the previous one, even if the device's clock is slow. */
export function withData(question: DatedQuestion, data: unknown, now: Date): DatedQuestion {
  if (question.answerChangedAtUtc === undefined) return { ...question, data };
  const time = Math.max(now.getTime(), (timeOf(question) ?? -Infinity) + 1);
  return { ...question, data, answerChangedAtUtc: new Date(time).toISOString() };
}

export interface ReplacedAnswer extends Pick<Question, 'id' | 'sortOrder'> {
  /** Data with the answer of this device; undefined if there was none. */
  previousData: unknown;
}

/** Adds questions to the list, as they were before the replacement. */
export function withReplaced(
  before: readonly ReplacedAnswer[],
  replaced: readonly DatedQuestion[],
  answeredIds: readonly string[],
): readonly ReplacedAnswer[] {
  if (replaced.length === 0) return before;
  const earlier = new Map(before.map((answer) => [answer.id, answer]));
  const added = replaced.map(({ id, sortOrder, data }) => ({
    id,
    sortOrder,
    // After a second replacement, keep the answer from before the first.
    previousData: answeredIds.includes(id) ? data : earlier.get(id)?.previousData,
  }));
  const ids = new Set(added.map(({ id }) => id));
  return [...before.filter(({ id }) => !ids.has(id)), ...added].toSorted(
    (first, second) => first.sortOrder - second.sortOrder,
  );
}
