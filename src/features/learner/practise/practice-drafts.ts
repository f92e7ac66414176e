import type { QueryClient } from '@tanstack/react-query';
import { isRecord } from '#api/problem.ts';
import { clock } from '#lib/time/clock.ts';
import { formatDay } from '#lib/time/dates.ts';
import { createDeviceRecord } from '../device-record.ts';

/** The unchecked answers of a day. */
export interface PracticeDrafts {
  day: string;
  /** Properties of question data, and those of a wrong first try as `firstTry`, by question id. */
  answers: Readonly<Record<string, unknown>>;
}

/** Returns the stored answers; none if they are of another day. */
export function parseDrafts(stored: unknown, now: Date): PracticeDrafts {
  const day = formatDay(now);
  const isOfToday = isRecord(stored) && stored['day'] === day;
  return { day, answers: isOfToday && isRecord(stored['answers']) ? stored['answers'] : {} };
}

/** Stored until the answer is checked, for the rest of the day. */
const drafts = createDeviceRecord({
  name: 'practice-drafts',
  database: 'springbyte-practice-drafts',
  table: 'answers',
  parse: (stored) => parseDrafts(stored, clock.now()),
});

export const practiceDraftsQuery = drafts.query;

/**
 * Stores an answer that is not checked yet.
 *
 * @param answer undefined removes the draft
 */
export const storePracticeDraft = (
  queryClient: QueryClient,
  learnerId: string,
  questionId: string,
  answer: unknown,
): Promise<void> =>
  drafts.change(queryClient, learnerId, ({ day, answers }) => {
    const others = Object.entries(answers).filter(([id]) => id !== questionId);
    return {
      day,
      answers: Object.fromEntries(answer === undefined ? others : [...others, [questionId, answer]]),
    };
  });
