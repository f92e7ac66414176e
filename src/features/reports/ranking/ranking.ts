import { roundHalfUp } from '#openapi/rules/rounding.ts';
import type { SessionDetails } from '#session/claims.ts';
import { Role } from '#session/roles.ts';

/** What a board says in place of a name that is hidden from the reader (D-243). */
export const hiddenName = 'A learner';

/** A row of either board. */
interface Scored {
  learnerId?: string;
  firstName: string;
  lastName: string;
  totalScore: number;
  isNameHidden?: boolean;
}

export interface RankedLearner {
  /** Unique in its board; a server may leave the learner's id out (D-082). */
  key: string;
  /** From 1; equal scores share one, and the next one is left out for each of them (D-081). */
  rank: number;
  fullName: string;
  /** Whether others share the rank. */
  isShared: boolean;
  /** How much of the best score. */
  percentOfBest: number;
  /** The word at the marked learner's row: the reader, or the learner whom a parent or an Admin looks at (RPT-012). */
  mark: 'You' | 'This learner' | undefined;
}

/** Two decimals: what reads alike ranks alike. */
const shownScore = ({ totalScore }: Scored): number => roundHalfUp(totalScore, 2);

/**
 * The rows with their ranks, the highest score first; equal ones stay in the server's order, which is by name.
 *
 * @param marked whose row is marked, where rows have an id (D-082)
 */
export function ranked<Row extends Scored>(
  rows: readonly Row[],
  marked: Marked | undefined,
): (Row & RankedLearner)[] {
  const sorted = rows.toSorted((one, other) => shownScore(other) - shownScore(one));
  const best = sorted[0]?.totalScore ?? 0;
  const withScore = Map.groupBy(sorted, shownScore);
  let rank = 0;
  let last: number | undefined;
  return sorted.map((row, index) => {
    const { learnerId, firstName, lastName, totalScore } = row;
    const score = shownScore(row);
    const fullName = `${firstName} ${lastName}`.trim();
    if (score !== last) rank = index + 1;
    last = score;
    return {
      ...row,
      key: learnerId ?? `row-${index}`,
      rank,
      isShared: (withScore.get(score)?.length ?? 0) > 1,
      fullName,
      percentOfBest: best > 0 ? (totalScore / best) * 100 : 0,
      mark: learnerId !== undefined && learnerId === marked?.learnerId ? marked.word : undefined,
    };
  });
}

export interface Marked {
  learnerId: string;
  word: 'You' | 'This learner';
}

/**
 * Whose row is marked: for learners always their own, for anybody else that of the learner in the URL.
 *
 * @param named the learner in the URL; none where the URL is only that of a grade (D-040)
 */
export function markedLearner(
  reader: Pick<SessionDetails, 'id' | 'role'> | undefined,
  named?: string,
): Marked | undefined {
  if (!reader) return undefined;
  const { id, role } = reader;
  if (role === Role.Learner || named === undefined) return { learnerId: id, word: 'You' };
  return { learnerId: named, word: 'This learner' };
}
