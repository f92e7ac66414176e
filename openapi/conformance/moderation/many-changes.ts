import { concurrency, pool } from '../../tools/verify/calls/pool.ts';
import { has, holds } from '../kit/expect.ts';
import { scenario } from '../kit/scenario.ts';
import { activityChange, submit } from './changes.ts';
import { changeSetIdsOf } from './queue-tree.ts';

export const manyChanges = scenario(
  'many-changes',
  'The queue, the tree and a history of more than 1,000 change sets are complete, and 1,000 are rejected at once.',
  async ({ admin, createClassroom, createUser }) => {
    const { activityId } = await createClassroom('Grade of many changes');
    const tutor = await createUser('Tutor', 'many-changes');
    const change = activityChange(await admin.getActivity({ id: activityId }), { '/Title': 'Until' });
    const ids = await pool(concurrency, Array.from({ length: 1001 }), () => submit(tutor, change));
    has(await tutor.listModerationQueue(), { length: ids.length });
    const tree = changeSetIdsOf(await admin.getModerationQueueTree({ status: 'Pending' }), activityId);
    holds(tree, '1,001 change sets', tree.length === ids.length, tree.length);
    has(await admin.getActivityReview({ id: activityId }), { history: { length: ids.length } });
    await admin.rejectManyChanges({ body: { ids: ids.slice(1) } });
    has(await tutor.listModerationQueue({ status: 'Rejected' }), { length: 1000 });
    // Later queues are short again.
    await admin.deleteActivity({ id: activityId });
  },
);
