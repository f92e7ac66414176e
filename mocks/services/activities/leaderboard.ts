import { learnersOfGrade } from '#mocks/data/queries/learners.ts';
import type { Db } from '../../data/db.ts';
import type { UserRecord } from '../../data/models/accounts.ts';
import { canSeeHiddenName } from '../../rules/accounts/access.ts';
import { leaderboardName } from '../../rules/activities/ranking.ts';
import { parentIdsOf } from '../guardians.ts';
import type { Actor } from '../tokens.ts';

interface LeaderboardLearner {
  learner: UserRecord;
  name: ReturnType<typeof leaderboardName>;
  /** Whether the reader may identify the learner. */
  isKnown: boolean;
}

/** The active learners of a grade, with the names that the reader sees on its leaderboards (D-085). */
export const leaderboardLearners = (db: Db, reader: Actor, gradeId: string): LeaderboardLearner[] =>
  learnersOfGrade(db, gradeId)
    .filter(({ isActive }) => isActive)
    .map((learner) => {
      const { id, isNameHidden } = learner;
      const isKnown = !isNameHidden || canSeeHiddenName(reader, id, parentIdsOf(db, id));
      return { learner, name: leaderboardName(learner, isKnown), isKnown };
    });
