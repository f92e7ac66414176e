import type { Client } from '../kit/client.ts';
import { blames, has } from '../kit/expect.ts';
import { json, scenario, unknownId } from '../kit/scenario.ts';
import {
  activityChange,
  contentOf,
  dataChange,
  dataOf,
  patch,
  questionChange,
  saveActivity,
  withData,
  submit,
} from './changes.ts';
import { isPublished } from './outcomes.ts';

type Resolution = NonNullable<Parameters<Client['approveChange']>[0]['body']['resolutions']>[number];

export const moderationResolutions = scenario(
  'moderation-resolutions',
  'A resolution is published in place of the patch, which the change set keeps.',
  async ({ admin, createClassroom }) => {
    const { activityId: id, fillIn } = await createClassroom('Grade of resolutions');
    const activity = await admin.getActivity({ id });
    const rehint = dataChange(activity, fillIn, { hint: 'Think of Java.' });
    const rehinted = await admin.submitChange({ body: rehint });
    const describe = activityChange(activity, { '/Description': 'Conditions.' });
    const described = await admin.submitChange({ body: describe });
    const saved = withData(activity, fillIn, { hint: 'Think of Python.' });
    await saveActivity(admin, { ...saved, description: 'Loops.' });

    const question = await admin.getQuestionReview({ id: fillIn });
    const { saved: savedFields } = await admin.getActivityReview({ id });
    const hint = 'Think of English, Java or Python.';
    await admin.approveManyChanges({
      body: {
        ids: [rehinted.id, described.id],
        resolutions: [
          {
            id: rehinted.id,
            version: question.saved.version,
            patchJson: patch({ '/data': json({ ...dataOf(activity, fillIn), hint }) }),
          },
          {
            id: described.id,
            version: savedFields.version,
            patchJson: patch({ '/Description': 'Loops and conditions.' }),
          },
        ],
      },
    });
    has(contentOf(await admin.getChangeSet({ id: rehinted.id })), contentOf(rehint));
    has(contentOf(await admin.getChangeSet({ id: described.id })), contentOf(describe));
    if (!(await isPublished(admin, rehinted.id)) || !(await isPublished(admin, described.id))) return;
    const resolved = await admin.getActivity({ id });
    has(resolved, { description: 'Loops and conditions.' });
    has(dataOf(resolved, fillIn), { ...dataOf(activity, fillIn), hint });
  },
);

export const moderationOutdatedResolutions = scenario(
  'moderation-outdated-resolutions',
  'A resolution must be for the stored version, which no earlier change set of the request changes.',
  async ({ admin, createClassroom }) => {
    const { activityId: id, fillIn } = await createClassroom('Grade of outdated resolutions');
    const activity = await admin.getActivity({ id });
    const rehint = dataChange(activity, fillIn, { hint: 'Think of Java.' });
    const rehinted = await admin.submitChange({ body: rehint });
    const paragraph = 'The loop {} of [[while]] runs while its condition is [[true]].';
    const reworded = await admin.submitChange({ body: dataChange(activity, fillIn, { paragraph }) });
    const { version } = (await admin.getQuestionReview({ id: fillIn })).saved;
    const ids = [rehinted.id, reworded.id];
    const resolve = (changeSet: string, given: string) => ({
      id: changeSet,
      version: given,
      patchJson: patch({ '/data': json({ ...dataOf(activity, fillIn), paragraph }) }),
    });

    const overwriting = { ids, resolutions: [resolve(reworded.id, version)] };
    const conflict = await admin.approveManyChanges({ body: overwriting }).refused(409);
    has(conflict, { code: 'field-conflict' });
    blames(conflict, 'ids.1');

    await saveActivity(admin, withData(activity, fillIn, { hint: 'Think of Python.' }));
    const outdated = { ids, resolutions: [resolve(rehinted.id, version)] };
    const changed = await admin.approveManyChanges({ body: outdated }).refused(409);
    has(changed, { code: 'record-changed' });
    blames(changed, 'ids.0');
    for (const one of ids) has(await admin.getChangeSet({ id: one }), { status: 'Pending' });
    has(dataOf(await admin.getActivity({ id }), fillIn), { hint: 'Think of Python.' });
  },
);

export const moderationRefusedResolutions = scenario(
  'moderation-refused-resolutions',
  'A resolution follows the rules of a change set of a Moderator, and is the only one for one of the ids.',
  async ({ admin, createClassroom }) => {
    const { activityId: id, fillIn } = await createClassroom('Grade of refused resolutions');
    const activity = await admin.getActivity({ id });
    const moved = await submit(admin, questionChange(activity, fillIn, { '/SortOrder': 0 }));
    const retitled = await submit(admin, activityChange(activity, { '/Title': 'Until' }));
    const other = await submit(admin, activityChange(activity, { '/Title': 'For' }));
    const { version } = (await admin.getQuestionReview({ id: fillIn })).saved;
    const resolution = { id: moved, version, patchJson: patch({ '/SortOrder': 0 }) };
    const ofActivity = (await admin.getActivityReview({ id })).saved;
    const withoutBlank = json({ paragraph: 'No blank', correctAnswers: [] });
    const refusals: [part: string, ...resolutions: Resolution[]][] = [
      ['resolutions.0.id', { ...resolution, id: other }],
      ['resolutions', resolution, { ...resolution, version: unknownId }],
      ['resolutions.0.patchJson', { ...resolution, patchJson: patch({ '/Title': 'Until' }) }],
      ['resolutions.0.patchJson', { ...resolution, id: retitled, version: ofActivity.version }],
      [
        'resolutions.0.patchJson.0.value',
        { ...resolution, patchJson: patch({ '/MediaPath': `files/${unknownId}.png` }) },
      ],
      [
        'resolutions.0.patchJson.0.value.paragraph',
        { ...resolution, patchJson: patch({ '/data': withoutBlank }) },
      ],
    ];
    for (const [part, ...resolutions] of refusals) {
      const body = { ids: [moved, retitled], resolutions };
      const problem = await admin.approveManyChanges({ body }).refused(400);
      blames(problem, part);
    }
    has(await admin.getChangeSet({ id: moved }), { status: 'Pending' });
    has(await admin.getActivity({ id }), { title: activity.title, questions: activity.questions });
  },
);
