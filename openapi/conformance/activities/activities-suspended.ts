import { answered, save, submit } from '../kit/answers.ts';
import type { Classroom } from '../kit/classroom.ts';
import type { Client } from '../kit/client.ts';
import { has, lists, omits } from '../kit/expect.ts';
import { file, scenario } from '../kit/scenario.ts';
import { saveActivity } from './authoring.ts';

/** Expects the activity not to exist for this user. */
async function expectHidden(
  user: Client,
  { activityId: id, topicId, subjectId }: Classroom,
  learnerId: string,
): Promise<void> {
  await user.getActivity({ id }).refused(404);
  await user.getActivityAnswerSheet({ id }).refused(404);
  omits(await user.listActivitiesByTopic({ id: topicId }), { id });
  omits(await user.listActivitiesBySubject({ id: subjectId }), { id });
  omits(await user.listActivitiesForLearner({ learnerId }), { id });
}

export const activitiesSuspended = scenario(
  'activities-suspended',
  'A suspended activity exists only for staff, who change it as before.',
  async ({ admin, createClassroom, createUser, createChild }) => {
    const classroom = await createClassroom('Grade of activities suspended');
    const { activityId: id, topicId, subjectId } = classroom;
    const tutor = await createUser('Tutor', 'suspending-tutor');
    const parent = await createUser('Parent', 'suspending-parent');
    const learner = await createChild(parent, 'Lwazi', classroom.gradeId);
    const { lastModifiedUserId: adminId } = await admin.getActivity({ id });
    await tutor.uploadActivityMedia({ id, form: { media: await file('green.png') } });

    await admin.suspendActivity({ body: { id } });
    await admin.suspendActivity({ body: { id } }).refused(409);
    for (const user of [learner, parent]) await expectHidden(user, classroom, learner.id);
    omits(await learner.listActivitiesWithResults({ topicId }), { id });
    await save(learner, classroom, answered(classroom, { text: 'break' })).refused(404);
    await submit(learner, classroom).refused(404);

    has(await admin.getActivity({ id }), { id, lastModifiedUserId: adminId });
    for (const staff of [admin, tutor]) {
      lists(await staff.listActivities(), { id });
      lists(await staff.listActivitiesByTopic({ id: topicId }), { id });
      lists(await staff.listActivitiesBySubject({ id: subjectId }), { id });
      has(await staff.getActivityAnswerSheet({ id }), { id });
    }
    lists(await admin.listActivitiesWithResults({ topicId }), { id });
    lists(await admin.listActivitiesForLearner({ learnerId: learner.id }), { id });
    await save(admin, classroom, answered(classroom, { text: 'break' }));
    has(await submit(admin, classroom), { attemptNumber: 1 });
    has(await saveActivity(admin, classroom, { description: 'Not yet.' }), { description: 'Not yet.' });
  },
);

export const attemptsAtSuspendedActivities = scenario(
  'attempts-at-suspended-activities',
  'The attempts at a suspended activity still count, and its media stay.',
  async ({ admin, visitor, createClassroom, createLearner }) => {
    const classroom = await createClassroom('Grade of suspended attempts');
    const { activityId: id, gradeId } = classroom;
    const learner = await createLearner('suspended-attempts', gradeId);
    await admin.uploadActivityMedia({ id, form: { media: await file('green.png') } });
    const attempt = await submit(learner, classroom, { trueFalse: false });

    await admin.suspendActivity({ body: { id } });
    has(await learner.getActivityResult({ id: attempt.id }), { totalScore: 1, questions: { length: 5 } });
    has(await learner.listLearnerActivityResults({ learnerId: learner.id }), { 0: { id: attempt.id } });
    has(await learner.getActivityLeaderboard({ gradeId }), { length: 1, 0: { totalScore: 1 } });
    has(await learner.getGradeLeaderboard({ gradeId }), { length: 1, 0: { totalScore: 1 } });
    await visitor.getActivityMedia({ id, headers: { accept: '*/*' } }).responded(200);
  },
);
