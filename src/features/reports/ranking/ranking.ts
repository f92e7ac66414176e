import { roundHalfUp } from '#openapi/rules/rounding.ts';
import type { SessionDetails } from '#session/claims.ts';
import { Role } from '#session/roles.ts';

/** Replaces a name that is hidden from the user (D-243). */
export const hiddenName = 'A learner';

interface LeaderboardRow {
  learnerId?: string;
  firstName: string;
  lastName: string;
  totalScore: number;
  isNameHidden?: boolean;
}

export interface RankedLearner {
  /** Unique in the board; a server may omit the learner's id (D-082). */
  key: string;
  /** Undefined if the server omits it (D-082). */
  learnerId?: string;
  /** From 1; equal scores share a rank, and the following ranks are skipped (D-081). */
  rank: number;
  fullName: string;
  isShared: boolean;
  percentOfBest: number;
  /** The label of the highlighted row, of the user or of the learner whom a parent or an Admin views (RPT-012). */
  highlight: 'You' | 'This learner' | undefined;
}

/** Scores that are equal with two decimals share a rank. */
const roundScore = ({ totalScore }: LeaderboardRow): number => roundHalfUp(totalScore, 2);

/**
 * Ranks the rows by score. Equal scores keep the server's order, which is by name.
 *
 * @param highlighted the learner whose row is highlighted, if rows have ids (D-082)
 */
export function rankLearners<Row extends LeaderboardRow>(
  rows: readonly Row[],
  highlighted: HighlightedLearner | undefined,
): (Row & RankedLearner)[] {
  const sorted = rows.toSorted((a, b) => roundScore(b) - roundScore(a));
  const best = sorted[0]?.totalScore ?? 0;
  const rowsByScore = Map.groupBy(sorted, roundScore);
  let rank = 0;
  let previousScore: number | undefined;
  return sorted.map((row, index) => {
    const { learnerId, firstName, lastName, totalScore } = row;
    const score = roundScore(row);
    const fullName = `${firstName} ${lastName}`.trim();
    if (score !== previousScore) rank = index + 1;
    previousScore = score;
    return {
      ...row,
      key: learnerId ?? `row-${index}`,
      rank,
      isShared: (rowsByScore.get(score)?.length ?? 0) > 1,
      fullName,
      percentOfBest: best > 0 ? (totalScore / best) * 100 : 0,
      highlight:
        learnerId !== undefined && learnerId === highlighted?.learnerId ? highlighted.label : undefined,
    };
  });
}

export interface HighlightedLearner {
  learnerId: string;
  label: 'You' | 'This learner';
}

/**
 * Returns the learner whose row is highlighted: for a user who is a learner, always the user; otherwise the learner in
 * the URL.
 *
 * @param selectedId the learner in the URL; undefined for the leaderboard of a grade, which highlights the user (D-040)
 */
export function getHighlightedLearner(
  user: Pick<SessionDetails, 'id' | 'role'> | undefined,
  selectedId?: string,
): HighlightedLearner | undefined {
  if (!user) return undefined;
  const { id, role } = user;
  if (role === Role.Learner || selectedId === undefined) return { learnerId: id, label: 'You' };
  return { learnerId: selectedId, label: 'This learner' };
}
