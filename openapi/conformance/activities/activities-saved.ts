import { isDeepStrictEqual } from 'node:util';
import { dataOf, submit } from '../kit/answers.ts';
import type { SuccessOf } from '../kit/client.ts';
import { has, holds, lists, omits } from '../kit/expect.ts';
import { onlyOne } from '../kit/race.ts';
import { file, json, scenario, unusualText } from '../kit/scenario.ts';
import { saveActivity } from './authoring.ts';

type Questions = SuccessOf<'getActivity'>['questions'];

/** Expects the same questions with the same data, whose properties may be in another order. */
function expectSameQuestions(actual: Questions, expected: Questions): void {
  const parsed = (questions: Questions) =>
    questions.map((question) => ({ ...question, data: dataOf(question) }));
  holds(actual, 'the same questions', isDeepStrictEqual(parsed(actual), parsed(expected)));
}

export const activitiesSaved = scenario(
  'activities-saved',
  'A saved activity has the sent values, and the server sets the others.',
  async ({ admin, name, createClassroom, createUser }) => {
    const { activityId: id } = await createClassroom('Grade of activities saved');
    const tutor = await createUser('Tutor', 'saving-tutor');
    await tutor.uploadActivityMedia({ id, form: { media: await file('green.png') } });
    const before = await admin.getActivity({ id });
    const { title, description, topicId, mediaPath, questions } = before;
    has(before, { lastModifiedUserId: tutor.id });

    const unchanged = await admin.updateActivity({ id, form: { model: json(before) } });
    has(unchanged, { title, description, topicId, mediaPath, totalScore: 5, results: { length: 0 } });
    expectSameQuestions(unchanged.questions, questions);
    const { lastModifiedUserId: adminId } = unchanged;
    holds(unchanged, 'lastModifiedUserId is the Admin', adminId !== null && adminId !== tutor.id, adminId);

    const model = {
      ...unchanged,
      title: name(unusualText),
      description: unusualText,
      totalScore: 40,
      mediaPath: null,
      lastModifiedUserId: tutor.id,
    };
    const changed = await admin.updateActivity({ id, form: { model: json(model) } });
    const values = { title: name(unusualText), description: unusualText, totalScore: 5, mediaPath };
    has(changed, { ...values, lastModifiedUserId: adminId });
    has(await admin.getActivity({ id }), { ...values, lastModifiedUserId: adminId });
  },
);

export const activitiesRenamed = scenario(
  'activities-renamed',
  'Saving without questions keeps them, and another topic moves the activity with its attempts.',
  async ({ admin, name, createClassroom, createLearner }) => {
    const classroom = await createClassroom('Grade of activities renamed');
    const { activityId: id, subjectId, topicId: oldTopicId } = classroom;
    const learner = await createLearner('renamed-activities', classroom.gradeId);
    const attempt = await submit(learner, classroom, { trueFalse: false });
    const topic = await admin.createTopic({ body: { title: name('Arrays'), subjectId } });
    const before = await admin.getActivity({ id });

    const title = name('Until');
    const moved = await saveActivity(admin, classroom, { title, topicId: topic.id });
    has(moved, { title, topicId: topic.id, description: null, totalScore: 5 });
    expectSameQuestions(moved.questions, before.questions);
    omits(await learner.listActivitiesByTopic({ id: oldTopicId }), { id });
    lists(await learner.listActivitiesByTopic({ id: topic.id }), { id, results: { 0: { id: attempt.id } } });
    has(await learner.listLearnerActivityResults({ learnerId: learner.id }), {
      0: { id: attempt.id, activityTitle: title, topicId: topic.id, topicTitle: topic.title },
    });
    has(await learner.getActivityResult({ id: attempt.id }), { title, topicId: topic.id });
  },
);

export const activitiesVersions = scenario(
  'activities-versions',
  'An update with an older version is refused; one with the current version or without one is saved.',
  async ({ admin, name, createClassroom }) => {
    const classroom = await createClassroom('Grade of activities versions');
    const { activityId: id, version: oldVersion } = classroom;
    const first = await saveActivity(admin, classroom, { title: name('First'), version: oldVersion });
    holds(first, 'another version', first.version !== oldVersion, first.version);

    const outdated = { title: name('Second'), version: oldVersion };
    has(await saveActivity(admin, classroom, outdated).refused(409), { code: 'record-changed' });
    has(await admin.getActivity({ id }), first);

    has(await saveActivity(admin, classroom, { title: name('Second'), version: first.version }), {
      title: name('Second'),
    });
    const { version } = await saveActivity(admin, classroom, { title: name('Third') });
    const { index: accepted } = await onlyOne(
      (index) => saveActivity(admin, classroom, { title: name(`Title ${index}`), version }),
      { accepted: 200, refused: 409 },
    );
    has(await admin.getActivity({ id }), { title: name(`Title ${accepted}`) });
  },
);
