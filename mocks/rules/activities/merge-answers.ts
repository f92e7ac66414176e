import type { GivenAnswer } from './scoring.ts';

export interface SavedAnswer {
  given: GivenAnswer;
  /** ISO 8601, in UTC. */
  changedAtUtc: string;
}

export interface SentAnswer {
  given: GivenAnswer;
  /** Null if the question is not answered on this answer sheet; undefined if the client sends no date-times. */
  changedAtUtc: string | null | undefined;
}

type ByQuestion<Answer> = Readonly<Record<string, Answer>>;

interface MergeTimes {
  /** The date-time of the latest attempt, which deleted all saved answers. */
  submittedAt: string | undefined;
  now: Date;
}

/**
 * Merges answers when one answer sheet is open twice: for each question, the newer answer (D-246). Without date-times,
 * the sent answers replace all saved ones.
 */
export function mergeAnswers(
  saved: ByQuestion<SavedAnswer>,
  sent: ByQuestion<SentAnswer>,
  times: MergeTimes,
): Record<string, SavedAnswer> {
  const isMerged = Object.values(sent).some(({ changedAtUtc }) => changedAtUtc !== undefined);
  const newer = Object.entries(sent).flatMap(([id, answer]) => {
    const newest = selectNewerAnswer(saved[id], answer, times);
    return newest ? [[id, newest] as const] : [];
  });
  return { ...(isMerged && saved), ...Object.fromEntries(newer) };
}

/** The saved answer, unless the sent one was changed later. No time, and a future time from a fast clock, count as now. */
function selectNewerAnswer(
  saved: SavedAnswer | undefined,
  { given, changedAtUtc }: SentAnswer,
  { submittedAt, now }: MergeTimes,
): SavedAnswer | undefined {
  if (changedAtUtc === null) return saved;
  const lastChange = Date.parse(saved?.changedAtUtc ?? submittedAt ?? '');
  const changedAt = Date.parse(changedAtUtc ?? '');
  if (changedAt <= now.getTime()) {
    return changedAt <= lastChange ? saved : { given, changedAtUtc: new Date(changedAt).toISOString() };
  }
  // A repeated request keeps the saved date-time.
  if (saved && JSON.stringify(saved.given) === JSON.stringify(given)) return saved;
  const arrived = Number.isNaN(lastChange) ? now.getTime() : Math.max(now.getTime(), lastChange + 1);
  return { given, changedAtUtc: new Date(arrived).toISOString() };
}
