import type { Client } from '../kit/client.ts';
import { blames, has, isNow, item, lists } from '../kit/expect.ts';
import { onlyOne } from '../kit/race.ts';
import { scenario, unknownId } from '../kit/scenario.ts';
import { activityChange, questionChange, submit } from './changes.ts';
import { approve, isPublished } from './outcomes.ts';

/** The operations that decide on change sets, each of which accepts one or several. */
const decisionsOf = ({ approveChange, approveManyChanges, rejectChange, rejectManyChanges }: Client) => [
  approveChange,
  approveManyChanges,
  rejectChange,
  rejectManyChanges,
];

export const moderationDecisions = scenario(
  'moderation-decisions',
  'A change is approved or rejected only once, and takes effect only when it is approved.',
  async ({ admin, prefix, createClassroom, createUser }) => {
    const { activityId: id } = await createClassroom('Grade of moderation decisions');
    const tutor = await createUser('Tutor', 'deciding-tutor');
    const reviewer = await createUser('ContentAdmin', 'deciding');
    const activity = await tutor.getActivity({ id });
    const change = activityChange(activity, { '/Title': 'Until' });
    const approved = await submit(tutor, change);
    const rejected = await submit(tutor, change);

    has(await reviewer.rejectChange({ body: { ids: [rejected] } }), { ids: [rejected] });
    has(await admin.getActivity({ id }), { title: activity.title, description: activity.description });

    has(await reviewer.approveChange({ body: { ids: [approved] } }), { ids: [approved] });
    if (await isPublished(reviewer, approved)) {
      has(await admin.getActivity({ id }), {
        title: 'Until',
        description: activity.description,
        lastModifiedUserId: tutor.id,
      });
      has((await admin.getActivityReview({ id })).saved, { savedBy: `deciding-tutor ${prefix}` });
    }

    const review = await admin.getActivityReview({ id });
    has(review, { moderation: { pendingCount: 0 }, changes: [] });
    const decision = { decidedByUserId: reviewer.id, decidedBy: `deciding ${prefix}`, reason: null };
    lists(review.history, { id: rejected, status: 'Rejected', ...decision });
    const { decidedAtUtc } = lists(review.history, { id: approved, ...decision });
    isNow(decidedAtUtc);

    for (const decide of decisionsOf(admin)) {
      for (const decided of [approved, rejected]) {
        const problem = await decide({ body: { ids: [decided] } }).refused(409);
        has(problem, { code: 'change-not-pending' });
        blames(problem, 'ids.0');
      }
    }
    has(await admin.getChangeSet({ id: rejected }), { status: 'Rejected' });
  },
);

export const moderationRejections = scenario(
  'moderation-rejections',
  'A rejection leaves the content as it is, and has a reason or none.',
  async ({ admin, createClassroom }) => {
    const { activityId: id, text } = await createClassroom('Grade of rejections');
    const activity = await admin.getActivity({ id });
    const move = questionChange(activity, text, { '/SortOrder': 0 });
    const reason = 'While is the word in the book.';

    const withReason = await submit(admin, move);
    has(await admin.rejectChange({ body: { ids: [withReason], reason } }), { ids: [withReason] });
    has(await admin.getChangeSet({ id: withReason }), { status: 'Rejected', reason });
    has(item((await admin.getActivityReview({ id })).history, 0), { id: withReason, reason });

    const ids = [await submit(admin, move), await submit(admin, move)];
    has(await admin.rejectManyChanges({ body: { ids, reason } }), { ids: { length: 2 } });
    for (const one of ids) has(await admin.getChangeSet({ id: one }), { status: 'Rejected', reason });

    for (const none of [{}, { reason: null }, { reason: '' }]) {
      const withoutReason = await submit(admin, move);
      await admin.rejectChange({ body: { ids: [withoutReason], ...none } });
      has(await admin.getChangeSet({ id: withoutReason }), { status: 'Rejected', reason: null });
    }
    has(await admin.getActivity({ id }), { questions: activity.questions });
  },
);

export const simultaneousDecisions = scenario(
  'simultaneous-decisions',
  'Of several decisions on one change set that arrive at the same time, only one counts.',
  async ({ admin, createClassroom }) => {
    const { activityId: id } = await createClassroom('Grade of simultaneous decisions');
    const activity = await admin.getActivity({ id });
    const decisions = decisionsOf(admin);
    for (const title of ['Until', 'Once']) {
      const change = await submit(admin, activityChange(activity, { '/Title': title }));
      const decide = (index: number) => (decisions[index] ?? admin.rejectChange)({ body: { ids: [change] } });
      const { index: accepted } = await onlyOne(decide, { accepted: 200, refused: 409 });
      if (accepted < 2) await isPublished(admin, change);
      else has(await admin.getChangeSet({ id: change }), { status: 'Rejected' });
    }
  },
);

export const moderationMany = scenario(
  'moderation-many',
  'Either all change sets of a request are approved or rejected, or none.',
  async ({ admin, createClassroom }) => {
    const { activityId: id, text } = await createClassroom('Grade of moderation many');
    const activity = await admin.getActivity({ id });
    const retitle = activityChange(activity, { '/Title': 'Until' });
    const [decided, pending] = [await submit(admin, retitle), await submit(admin, retitle)];
    await admin.rejectChange({ body: { ids: [decided] } });

    for (const decide of decisionsOf(admin)) {
      await decide({ body: { ids: [pending, unknownId] } }).refused(404);
      const problem = await decide({ body: { ids: [pending, decided] } }).refused(409);
      has(problem, { code: 'change-not-pending' });
      blames(problem, 'ids.1');
      await decide({ body: { ids: [] } }).refused(400);
    }
    has(await admin.getChangeSet({ id: pending }), { status: 'Pending', decidedAtUtc: null });
    has(await admin.getActivity({ id }), { title: activity.title });

    const move = questionChange(activity, text, { '/SortOrder': 0 });
    const moved = await submit(admin, move);
    // `approveChange` and `rejectChange` accept several change sets, too.
    has(await admin.rejectChange({ body: { ids: [pending, moved] } }), { ids: { length: 2 } });
    for (const one of [pending, moved]) has(await admin.getChangeSet({ id: one }), { status: 'Rejected' });
    const both = [await submit(admin, retitle), await submit(admin, move)];
    has(await admin.approveChange({ body: { ids: both } }), { ids: { length: 2 } });
    for (const one of both) await isPublished(admin, one);
  },
);

export const moderationOrder = scenario(
  'moderation-order',
  'Change sets are applied in the order in which they were submitted, whatever the order of their ids.',
  async ({ admin, createClassroom, createUser }) => {
    const { activityId: id } = await createClassroom('Grade of moderation order');
    const tutor = await createUser('Tutor', 'ordering');
    const activity = await admin.getActivity({ id });
    const change = activityChange(activity, { '/Title': 'For', '/Description': 'Loops.' });
    const earlier = await submit(admin, change);
    const later = await submit(tutor, activityChange(activity, { '/Title': 'Until' }));
    if (await approve(admin, later, earlier)) {
      has(await admin.getActivity({ id }), {
        title: 'Until',
        description: 'Loops.',
        lastModifiedUserId: tutor.id,
      });
    }
  },
);
