import { invalid } from '../kit/client.ts';
import { has, holds, includes, item, lists, matches, omits } from '../kit/expect.ts';
import { json, scenario } from '../kit/scenario.ts';
import { activitiesOf, subjectsOf } from './queue-tree.ts';

export const moderationQueue = scenario(
  'moderation-queue',
  'A change is in the queue and in the reviews until a moderator approves or rejects it.',
  async ({ admin, createClassroom, createUser }) => {
    const classroom = await createClassroom('Grade of moderation queue');
    const tutor = await createUser('Tutor', 'Queue-Tutor');
    const moderator = await createUser('Moderator', 'Queue-Moderator');
    const change = await tutor.submitChange({
      body: {
        entityType: 'Activity',
        entityId: classroom.activityId,
        snapshotJson: json({
          Id: classroom.activityId,
          Title: 'While',
          Description: 'Loops such as while (true) {{}}.',
        }),
        patchJson: json([{ op: 'replace', path: '/Title', value: 'Until' }]),
        comment: 'Shorter.',
      },
    });
    has(change, {
      status: 'Pending',
      entityId: classroom.activityId,
      submittedByUserId: tutor.id,
      comment: 'Shorter.',
    });
    matches(change.snapshotJson, /while \(true\)/);
    matches(change.patchJson, /"Until"/);
    const change2 = await tutor.submitChange({
      body: {
        entityType: 'Activity',
        entityId: classroom.activityId,
        snapshotJson: json({
          Id: classroom.activityId,
          Title: 'While',
          Description: 'Loops such as while (true) {{}}.',
        }),
        patchJson: json([{ op: 'replace', path: '/Description', value: 'Loops with a condition.' }]),
      },
    });
    has(change2, { comment: null });
    holds(change2, 'id is not the expected id', change2.id !== change.id);
    const activity = await admin.getActivity({ id: classroom.activityId });
    has(activity, { description: 'Five questions about loops.' });
    matches(activity.title, /While$/);
    const queue = await moderator.listModerationQueue({ status: 'Pending', type: 'Activity' });
    lists(queue, { id: change.id });
    omits(
      queue.filter(({ status, entityType }) => status !== 'Pending' || entityType !== 'Activity'),
      {},
    );
    omits(await moderator.listModerationQueue({ type: 'Question' }), { id: change.id });
    omits(await moderator.listModerationQueue({ status: 'Rejected' }), { id: change.id });
    lists(await moderator.listModerationQueue(), { id: change2.id });
    await moderator.listModerationQueue({ status: invalid('Waiting') }).refused(400);
    const moderationQueueTree = await moderator.getModerationQueueTree({ status: 'Pending' });
    lists(moderationQueueTree, { gradeId: classroom.gradeId, total: 2 });
    lists(subjectsOf(moderationQueueTree), { subjectId: classroom.subjectId, total: 2 });
    const { activityChangeSetIds } = lists(activitiesOf(moderationQueueTree), {
      activityId: classroom.activityId,
      activityChangeSetIds: { length: 2 },
    });
    includes(activityChangeSetIds, change.id);
    omits(await moderator.getModerationQueueTree({ type: 'Question' }), { gradeId: classroom.gradeId });
    await moderator.getModerationQueueTree({ type: invalid('Answer') }).refused(400);
    const changeSet = await moderator.getChangeSet({ id: change.id });
    has(changeSet, { status: 'Pending', entityType: 'Activity' });
    await moderator.getChangeSet({ id: 'contract-verify-unknown' }).refused(404);
    // Pending change sets are sorted from oldest to newest, the history from newest to oldest.
    const activityReview = await moderator.getActivityReview({ id: classroom.activityId });
    has(activityReview, {
      before: { title: 'While' },
      after: { title: 'Until', description: 'Loops with a condition.', questions: { length: 5 } },
      moderation: { activityStatus: 'Pending', pendingCount: 2 },
      changes: { 0: { changeSetIds: { 0: change.id, 1: change2.id } } },
      history: { 0: { id: change2.id }, 1: { id: change.id, decidedAtUtc: null } },
    });
    matches(activityReview.activityTitle, /While$/);
    matches(item(activityReview.after.questions, 0).data, /"correctAnswer":\s*false/);
    await moderator.getActivityReview({ id: 'contract-verify-unknown' }).refused(404);
    await admin.deleteActivity({ id: classroom.activityId });
    await moderator.getChangeSet({ id: change.id }).refused(404);
    omits(await moderator.listModerationQueue(), { id: change.id });
    await admin.deleteUser({ id: tutor.id });
    await admin.deleteUser({ id: moderator.id });
    await admin.deleteGrade({ id: classroom.gradeId });
  },
);
