import { invalid } from '../kit/client.ts';
import { has, holds, lists, omits } from '../kit/expect.ts';
import { scenario, unknownId } from '../kit/scenario.ts';
import { activityChange, questionChange, submit } from './changes.ts';
import { approve } from './outcomes.ts';
import { activitiesOf, changeSetIdsOf, subjectsOf } from './queue-tree.ts';

export const moderationQueue = scenario(
  'moderation-queue',
  'The queue and the tree contain the change sets that match their filters, the oldest first.',
  async ({ admin, createClassroom, createUser }) => {
    const classroom = await createClassroom('Grade of moderation queue');
    const moderator = await createUser('Moderator', 'queue-moderator');
    const activity = await admin.getActivity({ id: classroom.activityId });
    const rejected = await submit(admin, activityChange(activity, { '/Title': 'Until' }));
    const accepted = await submit(admin, activityChange(activity, { '/Title': 'For' }));
    const question = await submit(admin, questionChange(activity, classroom.text, { '/SortOrder': 0 }));
    const retitled = await submit(admin, activityChange(activity, { '/Title': 'Do' }));
    const moved = await submit(admin, questionChange(activity, classroom.text, { '/SortOrder': 1 }));
    await admin.rejectChange({ body: { ids: [rejected] } });
    await approve(admin, accepted);

    type Filters = NonNullable<Parameters<typeof admin.listModerationQueue>[0]>;
    const expectMatches = async (filters: Filters, ...expected: string[]) => {
      const queue = await moderator.listModerationQueue(filters);
      const ids = queue.flatMap(({ id, activityId }) => (activityId === activity.id ? [id] : []));
      holds(queue, expected.join(', '), areSame(ids, expected), ids);
      const tree = await moderator.getModerationQueueTree(filters);
      const idsInTree = changeSetIdsOf(tree, activity.id);
      holds(tree, 'the change sets of the queue', areSame(idsInTree, expected), idsInTree);
    };
    await expectMatches({}, rejected, accepted, question, retitled, moved);
    await expectMatches({ status: 'Pending' }, question, retitled, moved);
    await expectMatches({ status: 'Rejected' }, rejected);
    // Accepted change sets that are not published yet match, too.
    await expectMatches({ status: 'Published' }, accepted);
    const notLive = await moderator.listModerationQueue({ status: 'Approved' });
    has(
      notLive.filter(({ status }) => status !== 'Approved'),
      { length: 0 },
    );
    await expectMatches({ type: 'Activity' }, rejected, accepted, retitled);
    await expectMatches({ status: 'Pending', type: 'Question' }, question, moved);
    await expectMatches({ status: 'Rejected', type: 'Question' });

    for (const refused of [{ status: invalid('All') }, { type: invalid('Topic') }]) {
      await moderator.listModerationQueue(refused).refused(400);
      await moderator.getModerationQueueTree(refused).refused(400);
    }
  },
);

const areSame = (ids: readonly string[], others: readonly string[]) =>
  ids.toSorted().join() === others.toSorted().join();

export const moderationQueueTree = scenario(
  'moderation-queue-tree',
  'The tree counts each change set of an activity, and each changed question once.',
  async ({ admin, name, createClassroom }) => {
    const classroom = await createClassroom('Grade of moderation tree');
    const { activityId, gradeId, subjectId, trueFalse, singleChoice, text } = classroom;
    const filters = { status: 'Pending' } as const;
    omits(await admin.getModerationQueueTree(filters), { gradeId });

    const activity = await admin.getActivity({ id: activityId });
    const retitled = await submit(admin, activityChange(activity, { '/Title': 'Until' }));
    const firstMove = await submit(admin, questionChange(activity, text, { '/SortOrder': 0 }));
    const secondMove = await submit(admin, questionChange(activity, text, { '/SortOrder': 1 }));
    const moved = await submit(admin, questionChange(activity, trueFalse, { '/SortOrder': 2 }));
    const emptied = await submit(admin, questionChange(activity, singleChoice, { '/MediaPath': null }));
    const described = await submit(admin, activityChange(activity, { '/Description': 'Loops.' }));

    const tree = await admin.getModerationQueueTree(filters);
    lists(tree, { gradeId, gradeName: name('Grade of moderation tree'), total: 5 });
    lists(subjectsOf(tree), { subjectId, subjectName: name('Coding'), total: 5 });
    lists(activitiesOf(tree), {
      activityId,
      activityTitle: activity.title,
      activityChangeSetIds: [retitled, described],
      questionChanges: [
        { questionId: trueFalse, changeSetIds: [moved] },
        { questionId: singleChoice, changeSetIds: [emptied] },
        { questionId: text, changeSetIds: [firstMove, secondMove] },
      ],
    });
  },
);

export const moderationOwnChanges = scenario(
  'moderation-own-changes',
  'A Tutor or Learner sees only their own change sets, in every state and with the reason of a rejection.',
  async ({ admin, createClassroom, createUser, createLearner }) => {
    const classroom = await createClassroom('Grade of own changes');
    const tutor = await createUser('Tutor', 'own-changes-tutor');
    const learner = await createLearner('own-changes-learner', classroom.gradeId);
    const { activityId } = classroom;
    const retitle = async (submitter: typeof tutor, title: string) => {
      const activity = await submitter.getActivity({ id: activityId });
      return submitter.submitChange({ body: activityChange(activity, { '/Title': title }) });
    };
    for (const [submitter, other] of [
      [tutor, learner],
      [learner, tutor],
    ] as const) {
      const rejected = await retitle(submitter, 'Until');
      const pending = await retitle(submitter, 'For');
      const foreign = await retitle(other, 'Do');
      await admin.rejectChange({ body: { ids: [rejected.id], reason: 'While is right.' } });

      const queue = await submitter.listModerationQueue();
      lists(queue, { id: rejected.id, status: 'Rejected', reason: 'While is right.' });
      lists(queue, pending);
      omits(queue, { id: foreign.id });
      has(await submitter.getChangeSet({ id: pending.id }), pending);
      has(await submitter.getChangeSet({ id: rejected.id }), {
        status: 'Rejected',
        reason: 'While is right.',
      });
      await submitter.getChangeSet({ id: foreign.id }).refused(403);
      await submitter.getChangeSet({ id: unknownId }).refused(404);
    }
  },
);
