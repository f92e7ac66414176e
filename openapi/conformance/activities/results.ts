import { answersIn, dataOf, submit } from '../kit/answers.ts';
import type { Client, SuccessOf } from '../kit/client.ts';
import { has, isNow, item, lists, omits } from '../kit/expect.ts';
import { scenario } from '../kit/scenario.ts';
import { recordOf } from './learner-record.ts';

export const results = scenario(
  'results',
  'The learner, the parents and staff read an attempt, with the answers, the answer key and the scores.',
  async ({ admin, createClassroom, createLearner, createUser, createChild }) => {
    const classroom = await createClassroom('Grade of results');
    const { activityId, topicId, title } = classroom;
    const parent = await createUser('Parent', 'results-parent');
    const stranger = await createUser('Parent', 'results-stranger');
    const tutor = await createUser('Tutor', 'results-tutor');
    const classmate = await createLearner('results-classmate', classroom.gradeId);
    const learner = await createChild(parent, 'Lwazi', classroom.gradeId);
    const { id } = await submit(learner, classroom, {
      trueFalse: false,
      multiChoice: ['for', 'if'],
      text: 'continue',
    });

    const result = await learner.getActivityResult({ id });
    has(result, { activityId, topicId, title, attemptNumber: 1, totalScore: 1, activityTotalScore: 5 });
    has(answersIn(result), [false, null, ['for', 'if'], null, 'continue']);
    const dataAt = (index: number) => dataOf(item(result.questions, index));
    has(dataAt(0), { correctAnswer: false, feedBack: 'It never ends.', score: 1 });
    has(dataAt(1), { correctAnswer: '{}', score: 0 });
    has(dataAt(2), { correctAnswers: ['for', 'while'], score: 0 });
    has(dataAt(3), { correctAnswers: ['while', 'true'], score: 0 });
    has(dataAt(4), { correctAnswer: 'break', modelAnswer: 'It ends with the keyword.', score: 0 });

    for (const reader of [parent, tutor, admin]) {
      has(await reader.getActivityResult({ id }), { id, totalScore: 1 });
    }
    for (const other of [classmate, stranger]) await other.getActivityResult({ id }).refused(403);
  },
);

type Row = SuccessOf<'listLearnerActivityResults'>[number];

export const reports = scenario(
  'reports',
  'The report of a learner has a row for each attempt, the newest first, for the learner, the parents and an Admin.',
  async ({ admin, name, createClassroom, createLearner, createUser, createChild }) => {
    const classroom = await createClassroom('Grade of reports');
    const { activityId, topicId, subjectId, title } = classroom;
    const parent = await createUser('Parent', 'reports-parent');
    const stranger = await createUser('Parent', 'reports-stranger');
    const classmate = await createLearner('reports-classmate', classroom.gradeId);
    const learner = await createChild(parent, 'Lwazi', classroom.gradeId);
    const learnerId = learner.id;
    const first = await submit(learner, classroom, { trueFalse: false, text: 'continue' });
    const second = await submit(learner, classroom);

    for (const reader of [learner, parent, admin]) {
      const report = await reader.listLearnerActivityResults({ learnerId });
      has(report, { length: 2 });
      lists(report, { id: second.id, attemptNumber: 2, totalScore: 0 });
      const row = lists(report, { id: first.id, activityId, topicId, activityTitle: title, totalScore: 1 });
      has(row, { activityTotalScore: 5, termTitle: null });
      isNow(row.modifiedDate);
      await expectResultOf(reader, row);
    }
    for (const other of [classmate, stranger]) {
      await other.listLearnerActivityResults({ learnerId }).refused(403);
      await other.listActivitiesForLearner({ learnerId }).refused(403);
    }
    const ofClassmate = await classmate.listLearnerActivityResults({ learnerId: classmate.id });
    has(ofClassmate, { length: 0 });

    const term = await admin.createTerm({ body: { title: name('Reports'), description: null } });
    const topic = { id: topicId, title: name('Loops'), description: null, subjectId };
    await admin.updateTopic({ id: topicId, body: { ...topic, termId: term.id } });
    const withTerm = await parent.listLearnerActivityResults({ learnerId });
    has(withTerm, { length: 2, 0: { termTitle: term.title, topicTitle: topic.title } });
  },
);

/** Expects the marked attempt of a row. */
async function expectResultOf(reader: Client, { id, activityId, topicId, totalScore }: Row): Promise<void> {
  has(await reader.getActivityResult({ id }), { id, activityId, topicId, totalScore });
}

export const resultsOfFormerParents = scenario(
  'results-of-former-parents',
  'A parent who is no longer linked to a learner reaches neither the attempts nor anything else of the learner.',
  async ({ visitor, prefix, createClassroom, createUser, createChild, readMail, password }) => {
    const classroom = await createClassroom('Grade of former parents');
    const parent = await createUser('Parent', 'results-first-parent');
    const secondParent = await createUser('Parent', 'results-second-parent');
    const { email } = secondParent;
    const learner = await createChild(parent, 'Lwazi', classroom.gradeId);
    const learnerId = learner.id;
    const { id } = await submit(learner, classroom);
    await secondParent.getActivityResult({ id }).refused(403);

    await parent.inviteParent({ body: { email, relationship: 'Father', learnerId } });
    const { token } = await readMail(email);
    await visitor.acceptInviteSignin({ token, body: { emailOrUserName: email, password } });
    has(await secondParent.getActivityResult({ id }), { id });
    const record = await recordOf(secondParent, learner);

    // Only the primary parent and an Admin delete the learner.
    await secondParent.deleteLearner({ id: learnerId });
    await secondParent.getActivityResult({ id }).refused(403);
    await secondParent.listLearnerActivityResults({ learnerId }).refused(403);
    await secondParent.listActivitiesForLearner({ learnerId }).refused(403);
    await secondParent.getLearner({ id: learnerId }).refused(403);
    await secondParent.updateLearner({ body: record }).refused(403);
    await secondParent.getActiveSubscription({ id: learnerId }).refused(403);
    await secondParent.listGuardians({ learnerId }).refused(403);
    const login = { learnerId, userName: `${prefix}.former`, password, confirmPassword: password };
    await secondParent.setLearnerLogin({ body: login }).refused(403);
    omits(await secondParent.listMyLearners(), { id: learnerId });
    has(await parent.getActivityResult({ id }), { id });
  },
  { needs: ['mail'] },
);
