import type { Db } from '../../data/db.ts';
import type { UserRecord } from '../../data/models/accounts.ts';
import { learnersOfGrade } from '../../data/queries/people.ts';
import { canSeeHiddenName } from '../../rules/accounts/access.ts';
import { boardName } from '../../rules/activities/ranking.ts';
import { parentIdsOf } from '../guardians.ts';
import type { Actor } from '../tokens.ts';

interface BoardLearner {
  learner: UserRecord;
  name: ReturnType<typeof boardName>;
  /** Whether the reader may identify the learner. */
  isKnown: boolean;
}

/** The active learners of a grade, with the names that the reader sees on its leaderboards (D-085). */
export const boardLearners = (db: Db, reader: Actor, gradeId: string): BoardLearner[] =>
  learnersOfGrade(db, gradeId)
    .filter(({ isActive }) => isActive)
    .map((learner) => {
      const { id, isNameHidden } = learner;
      const isKnown = !isNameHidden || canSeeHiddenName(reader, id, parentIdsOf(db, id));
      return { learner, name: boardName(learner, isKnown), isKnown };
    });
