import { blames, has, holds, isNow, lists } from '../kit/expect.ts';
import { scenario } from '../kit/scenario.ts';
import {
  activityChange,
  dataChange,
  dataOf,
  dataUrlOf,
  parse,
  questionChange,
  saveActivity,
  withData,
  submit,
} from './changes.ts';
import { approve } from './outcomes.ts';

export const moderationMerging = scenario(
  'moderation-merging',
  'Changes of different fields of one record are merged, in one request or in several.',
  async ({ admin, createClassroom }) => {
    const { activityId: id, fillIn, text } = await createClassroom('Grade of merging');
    const activity = await admin.getActivity({ id });
    const paragraph = 'The loop {} of [[while]] runs while its condition is [[true]].';
    const rehinted = await submit(admin, dataChange(activity, fillIn, { hint: 'Think of Java.' }));
    const reworded = await submit(admin, dataChange(activity, fillIn, { paragraph }));
    if (await approve(admin, reworded, rehinted)) {
      const merged = await admin.getActivity({ id });
      has(dataOf(merged, fillIn), { ...dataOf(activity, fillIn), hint: 'Think of Java.', paragraph });
    }

    const older = await submit(admin, questionChange(activity, text, { '/SortOrder': 2 }));
    const newer = await submit(
      admin,
      questionChange(activity, text, { '/MediaPath': await dataUrlOf('green.png') }),
    );
    const isNewerPublished = await approve(admin, newer);
    if (!(await approve(admin, older)) || !isNewerPublished) return;
    const question = lists((await admin.getActivity({ id })).questions, { id: text, sortOrder: 2 });
    holds(question, 'a file', question.mediaPath !== null);
  },
);

export const moderationSavedFields = scenario(
  'moderation-saved-fields',
  'A field that was saved since the snapshot and is not in the patch stays as saved.',
  async ({ admin, createClassroom }) => {
    const { activityId: id, fillIn } = await createClassroom('Grade of saved fields');
    const activity = await admin.getActivity({ id });
    const paragraph = 'The loop {} of [[while]] runs while its condition is [[true]].';
    const reworded = await admin.submitChange({ body: dataChange(activity, fillIn, { paragraph }) });
    const retitled = await admin.submitChange({ body: activityChange(activity, { '/Title': 'Until' }) });
    const saved = withData(activity, fillIn, { hint: 'Think of Java.' });
    await saveActivity(admin, { ...saved, description: 'Loops.' });

    const { changes } = await admin.getActivityReview({ id });
    lists(changes, { entityId: id, changedSinceIds: [retitled.id], conflictingIds: [] });
    lists(changes, { entityId: fillIn, changedSinceIds: [reworded.id], conflictingIds: [] });
    if (!(await approve(admin, reworded.id, retitled.id))) return;
    const merged = await admin.getActivity({ id });
    has(merged, { title: 'Until', description: 'Loops.' });
    has(dataOf(merged, fillIn), { paragraph, hint: 'Think of Java.' });
  },
);

export const moderationConflicts = scenario(
  'moderation-conflicts',
  'Approving is refused if a field of the change was saved with another value since the snapshot.',
  async ({ admin, prefix, createClassroom, createUser }) => {
    const { activityId: id, fillIn, text } = await createClassroom('Grade of conflicts');
    const author = await createUser('Admin', 'conflicting');
    const activity = await admin.getActivity({ id });
    const described = await submit(admin, activityChange(activity, { '/Description': 'Conditions.' }));
    const reworded = await submit(
      admin,
      dataChange(activity, text, { prompt: 'Which keyword ends a loop?' }),
    );
    const rehinted = await submit(admin, dataChange(activity, fillIn, { hint: 'Think of Java.' }));
    const saved = withData(
      withData(activity, fillIn, { hint: 'Think of Python.' }),
      text,
      // The same change is no conflict.
      { prompt: 'Which keyword ends a loop?' },
    );
    const stored = await saveActivity(author, { ...saved, description: 'Loops.' });

    for (const decide of [admin.approveChange, admin.approveManyChanges]) {
      const problem = await decide({ body: { ids: [described, reworded, rehinted] } }).refused(409);
      has(problem, { code: 'field-conflict' });
      blames(problem, 'ids.0', 'ids.2');
    }
    for (const one of [described, reworded, rehinted]) {
      has(await admin.getChangeSet({ id: one }), { status: 'Pending' });
    }
    has(await admin.getActivity({ id }), { description: 'Loops.', questions: stored.questions });

    const { before, now, changes } = await admin.getActivityReview({ id });
    has(before, { description: activity.description });
    has(now, { description: 'Loops.' });
    lists(changes, { entityId: id, changedSinceIds: [described], conflictingIds: [described] });
    lists(changes, { entityId: text, changedSinceIds: [reworded], conflictingIds: [] });
    lists(changes, { entityId: fillIn, changedSinceIds: [rehinted], conflictingIds: [rehinted] });
    const question = await admin.getQuestionReview({ id: fillIn });
    has(parse(question.before.data), { hint: 'Think of English.' });
    has(parse(question.now.data), { hint: 'Think of Python.' });
    has(parse(question.after.data), { hint: 'Think of Java.' });
    has(question.saved, { savedBy: `conflicting ${prefix}` });
    isNow(question.saved.savedAtUtc);
  },
);

export const moderationOptions = scenario(
  'moderation-options',
  'A change set cannot change options to which an earlier one of the same request has added.',
  async ({ admin, createClassroom }) => {
    const { activityId: id, singleChoice } = await createClassroom('Grade of options');
    const activity = await admin.getActivity({ id });
    const withOptions = (...options: string[]) => dataChange(activity, singleChoice, { options });
    const added = await submit(admin, withOptions('{}', '[]', '()', '<>'));
    const reworded = await submit(admin, withOptions('{}', 'square brackets', '()'));
    const problem = await admin.approveManyChanges({ body: { ids: [added, reworded] } }).refused(409);
    has(problem, { code: 'field-conflict' });
    blames(problem, 'ids.1');
    has(await admin.getActivity({ id }), { questions: activity.questions });
    for (const one of [added, reworded]) has(await admin.getChangeSet({ id: one }), { status: 'Pending' });
  },
);
