import { concurrency, pool } from '../../tools/verify/calls/pool.ts';
import { submit } from '../kit/answers.ts';
import { has, lists } from '../kit/expect.ts';
import { scenario } from '../kit/scenario.ts';

/** More than the pages of common frameworks have: 20, 25, 50, 100. */
const count = 101;

export const manyLearners = scenario(
  'many-learners',
  'Lists of more than 100 learners, and leaderboards of as many rows, are complete.',
  async ({ admin, createClassroom, createUser, createChild }) => {
    const classroom = await createClassroom('Grade of many learners');
    const { gradeId } = classroom;
    const parent = await createUser('Parent', 'parent-of-many');
    const names = Array.from({ length: count }, (_, index) => `Many-${String(index).padStart(3, '0')}`);
    const children = await pool(concurrency, names, async (name) => {
      const child = await createChild(parent, name, gradeId);
      await submit(child, classroom);
      return child;
    });
    for (const list of [
      await parent.listMyLearners(),
      await admin.listLearnersByGrade({ gradeId }),
      lists(await admin.listParents(), { id: parent.id }).learners,
      await parent.getGradeLeaderboard({ gradeId }),
      await parent.getActivityLeaderboard({ gradeId }),
    ]) {
      has(list, { length: count });
    }
    // Later lists are short again.
    await pool(concurrency, children, ({ id }) => Promise.resolve(parent.deleteLearner({ id })));
  },
);
