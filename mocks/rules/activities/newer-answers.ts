/** What is saved when one answer sheet is open twice: the newer answer, question by question (D-246). */
import type { GivenAnswer } from './scoring.ts';

export interface SavedAnswer {
  given: GivenAnswer;
  /** ISO 8601, in UTC. */
  changedAtUtc: string;
}

export interface SentAnswer {
  given: GivenAnswer;
  /** Null: the learner has not answered the question there. Undefined: the client sends no date-times. */
  changedAtUtc: string | null | undefined;
}

type ByQuestion<Answer> = Readonly<Record<string, Answer>>;

interface Moment {
  /** The date-time of the latest attempt, which emptied every question. */
  submittedAt: string | undefined;
  now: Date;
}

/** The answers that are saved from now on. Without date-times, what was sent replaces everything. */
export function answersToKeep(
  saved: ByQuestion<SavedAnswer>,
  sent: ByQuestion<SentAnswer>,
  moment: Moment,
): Record<string, SavedAnswer> {
  const isMerged = Object.values(sent).some(({ changedAtUtc }) => changedAtUtc !== undefined);
  const newer = Object.entries(sent).flatMap(([id, answer]) => {
    const kept = newerOf(saved[id], answer, moment);
    return kept ? [[id, kept] as const] : [];
  });
  return { ...(isMerged && saved), ...Object.fromEntries(newer) };
}

/** The saved answer, unless the other one was changed later. Whose clock is fast gains nothing: the future counts as now. */
function newerOf(
  saved: SavedAnswer | undefined,
  { given, changedAtUtc }: SentAnswer,
  { submittedAt, now }: Moment,
): SavedAnswer | undefined {
  if (changedAtUtc === null) return saved;
  const lastChange = Date.parse(saved?.changedAtUtc ?? submittedAt ?? '');
  const changedAt = Date.parse(changedAtUtc ?? '');
  if (changedAt <= now.getTime()) {
    return changedAt <= lastChange ? saved : { given, changedAtUtc: new Date(changedAt).toISOString() };
  }
  // A request that is repeated changes nothing.
  if (saved && JSON.stringify(saved.given) === JSON.stringify(given)) return saved;
  const arrived = Number.isNaN(lastChange) ? now.getTime() : Math.max(now.getTime(), lastChange + 1);
  return { given, changedAtUtc: new Date(arrived).toISOString() };
}
