import { has, holds, isNow, madeOf } from '../kit/expect.ts';
import { scenario, unusualText } from '../kit/scenario.ts';
import { activityChange, contentOf, dataOf, questionChange, valuesOf } from './changes.ts';

export const moderationSubmissions = scenario(
  'moderation-submissions',
  'A submitted change waits for a decision, and the content stays as it is.',
  async ({ admin, createClassroom, createUser }) => {
    const classroom = await createClassroom('Grade of submissions');
    const tutor = await createUser('Tutor', 'submitting');
    const activity = await tutor.getActivity({ id: classroom.activityId });
    const change = activityChange(activity, { '/Title': 'Until' });

    const submitted = await tutor.submitChange({ body: { ...change, comment: unusualText } });
    has(contentOf(submitted), contentOf(change));
    has(submitted, {
      entityType: 'Activity',
      entityId: activity.id,
      activityId: activity.id,
      activityTitle: activity.title,
      status: 'Pending',
      submittedByUserId: tutor.id,
      comment: unusualText,
      decidedAtUtc: null,
      decidedByUserId: null,
    });
    isNow(submitted.submittedAtUtc);

    const again = await tutor.submitChange({ body: { ...change, comment: '' } });
    has(again, { status: 'Pending', comment: null });
    holds(again, 'a new change set', again.id !== submitted.id, again.id);

    // The change of an Admin is pending, too.
    const move = questionChange(activity, classroom.text, { '/SortOrder': 0 });
    has(await admin.submitChange({ body: move }), { status: 'Pending' });

    const { id, title, description, questions } = activity;
    has(await tutor.getActivity({ id }), { title, description, questions });
  },
);

export const moderationSubmittedForms = scenario(
  'moderation-submitted-forms',
  'Paths in any letter case and data as an object are returned in the spelling of the contract.',
  async ({ admin, createClassroom }) => {
    const classroom = await createClassroom('Grade of submitted forms');
    const activity = await admin.getActivity({ id: classroom.activityId });
    const activityValues = { '/TITLE': 'Until', '/description': null };
    const retitled = await admin.submitChange({ body: activityChange(activity, activityValues) });
    has(valuesOf(retitled), { '/Title': 'Until', '/Description': null });

    const data = { ...dataOf(activity, classroom.text), prompt: 'Which keyword ends a loop?' };
    const question = await admin.submitChange({
      body: questionChange(activity, classroom.text, { '/Data': data, '/SORTORDER': 0, '/mediapath': null }),
    });
    const values = valuesOf(question);
    has(values, { '/SortOrder': 0, '/MediaPath': null });
    holds(question, 'data as a string', typeof values['/data'] === 'string', values['/data']);
    has(madeOf(question, JSON.parse(String(values['/data'])) as object, '/patchJson'), data);
  },
);

export const moderationOutdatedSnapshots = scenario(
  'moderation-outdated-snapshots',
  'A snapshot that differs from the stored content is accepted and stored as it was sent.',
  async ({ admin, createClassroom }) => {
    const { activityId: id } = await createClassroom('Grade of outdated snapshots');
    const { title } = await admin.getActivity({ id });
    const change = activityChange({ id, title: 'Once', description: null }, { '/Title': 'Now' });
    const submitted = await admin.submitChange({ body: change });
    has(contentOf(submitted), contentOf(change));
    has(contentOf(await admin.getChangeSet({ id: submitted.id })), contentOf(change));
    has(await admin.getActivityReview({ id }), {
      before: { title: 'Once', description: null },
      after: { title: 'Now', description: null },
      now: { title },
    });
  },
);
