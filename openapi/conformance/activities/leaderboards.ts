import { correctAnswers, submit } from '../kit/answers.ts';
import { has, lists } from '../kit/expect.ts';
import { scenario, unknownId } from '../kit/scenario.ts';
import { saveActivity } from './authoring.ts';
import { recordOf } from './learner-record.ts';

export const leaderboard = scenario(
  'leaderboard',
  'The best attempt of each learner counts, on both leaderboards, and equal scores are sorted by name.',
  async ({ admin, prefix, createClassroom, createLearner }) => {
    const classroom = await createClassroom('Grade of leaderboard');
    const { gradeId } = classroom;
    const bongani = await createLearner('Bongani-Leader', gradeId);
    const amahle = await createLearner('Amahle-Leader', gradeId);
    const chipo = await createLearner('Chipo-Leader', gradeId);
    const dineo = await createLearner('Dineo-Leader', gradeId);
    has(await dineo.getActivityLeaderboard({ gradeId }), { length: 0 });

    has(await submit(bongani, classroom, { trueFalse: false, fillIn: ['while'] }), { totalScore: 1.5 });
    has(await submit(amahle, classroom, { text: 'Break', fillIn: ['', 'true'] }), { totalScore: 1.5 });
    has(await submit(chipo, classroom, { trueFalse: false, text: 'break' }), { totalScore: 2 });
    has(await submit(chipo, classroom), { totalScore: 0 });

    const { title: gradeTitle } = lists(await admin.listGrades(), { id: gradeId });
    has(await dineo.getActivityLeaderboard({ gradeId }), {
      length: 3,
      0: { firstName: 'Chipo-Leader', gradeTitle, totalScore: 2, maxPossible: 5, percentage: 40 },
      1: { firstName: 'Amahle-Leader', totalScore: 1.5, maxPossible: 5, percentage: 30 },
      2: { firstName: 'Bongani-Leader', lastName: prefix, totalScore: 1.5 },
    });
    has(await dineo.getGradeLeaderboard({ gradeId }), {
      length: 3,
      0: { learnerId: chipo.id, firstName: 'Chipo-Leader', totalScore: 2 },
      1: { learnerId: amahle.id, firstName: 'Amahle-Leader', totalScore: 1.5 },
      2: { learnerId: bongani.id, firstName: 'Bongani-Leader', lastName: prefix, totalScore: 1.5 },
    });

    // Equal first names are sorted by surname.
    const record = await recordOf(admin, bongani);
    const surname = `${prefix} a`;
    await admin.updateLearner({ body: { ...record, name: 'Amahle-Leader', surname } });
    for (const rows of [
      await dineo.getActivityLeaderboard({ gradeId }),
      await dineo.getGradeLeaderboard({ gradeId }),
    ]) {
      has(rows, { 1: { lastName: prefix }, 2: { firstName: 'Amahle-Leader', lastName: surname } });
    }
  },
);

export const equalAttempts = scenario(
  'equal-attempts',
  'Of several attempts with the highest score, the newest counts on the leaderboard.',
  async ({ admin, createClassroom, createLearner }) => {
    const classroom = await createClassroom('Grade of equal attempts');
    const { activityId: id, gradeId } = classroom;
    const learner = await createLearner('equal-attempts', gradeId);
    const lowest = await createLearner('lowest-attempts', gradeId);
    const { trueFalse, singleChoice } = correctAnswers;
    await submit(learner, classroom, { trueFalse, singleChoice });

    const { questions } = await admin.getActivity({ id });
    await saveActivity(admin, classroom, { questions: questions.slice(0, 3) });
    await submit(learner, classroom, { trueFalse, singleChoice });
    await saveActivity(admin, classroom, { questions: questions.slice(0, 2) });
    await submit(learner, classroom);
    await saveActivity(admin, classroom, { questions: [] });
    await submit(lowest, classroom);
    has(await learner.getActivityLeaderboard({ gradeId }), {
      length: 2,
      0: { totalScore: 2, maxPossible: 3, percentage: 66.67 },
      1: { totalScore: 0, maxPossible: 0, percentage: 0 },
    });
  },
);

export const learnersOnLeaderboards = scenario(
  'learners-on-leaderboards',
  'Leaderboards contain the active learners who are in the grade now.',
  async ({ admin, name, createClassroom, createLearner }) => {
    const classroom = await createClassroom('Grade of learners on leaderboards');
    const { gradeId } = classroom;
    const otherGrade = await admin.createGrade({ body: { title: name('Grade of earlier attempts') } });
    const learner = await createLearner('ranked-learner', gradeId);
    const deleted = await createLearner('ranked-deleted', gradeId);
    const stranger = await createLearner('ranked-stranger', otherGrade.id);
    for (const user of [learner, deleted, stranger, admin]) await submit(user, classroom);

    const record = await recordOf(admin, learner);
    const update = (values: { isActive: boolean; gradeId: string }) =>
      admin.updateLearner({ body: { ...record, ...values } });
    const expectRows = async (...firstNames: string[]) => {
      for (const rows of [
        await admin.getActivityLeaderboard({ gradeId }),
        await admin.getGradeLeaderboard({ gradeId }),
      ]) {
        has(rows, { length: firstNames.length });
        for (const firstName of firstNames) lists(rows, { firstName });
      }
    };

    await expectRows('ranked-learner', 'ranked-deleted');
    await admin.deleteUser({ id: deleted.id });
    await expectRows('ranked-learner');
    await update({ isActive: false, gradeId });
    await expectRows();
    await update({ isActive: true, gradeId: otherGrade.id });
    await expectRows();
    has(await admin.getActivityLeaderboard({ gradeId: otherGrade.id }), { length: 0 });
    has(await admin.getGradeLeaderboard({ gradeId: otherGrade.id }), { length: 0 });
    await update({ isActive: true, gradeId });
    await expectRows('ranked-learner');
  },
);

export const leaderboardFilters = scenario(
  'leaderboard-filters',
  'Only the activities of the subject and the topic count that the request names.',
  async ({ admin, name, createClassroom, createLearner }) => {
    const classroom = await createClassroom('Grade of leaderboard filters');
    const { gradeId, subjectId, topicId } = classroom;
    const learner = await createLearner('filtered-learner', gradeId);
    const otherSubject = await admin.createSubject({ body: { title: name('Robotics'), gradeId } });
    const otherTopic = await admin.createTopic({ body: { title: name('Arrays'), subjectId } });
    const otherGrade = await admin.createGrade({ body: { title: name('Grade without learners') } });
    const inOtherTopic = await createEmptyActivity(otherTopic.id);
    const topicOfOtherSubject = await admin.createTopic({
      body: { title: name('Robots'), subjectId: otherSubject.id },
    });
    await createEmptyActivity(topicOfOtherSubject.id);
    await submit(learner, classroom, correctAnswers);
    await submit(learner, { ...classroom, activityId: inOtherTopic });

    const rowsOf = (filter: { subjectId?: string; topicId?: string }) =>
      learner.getActivityLeaderboard({ gradeId, ...filter });
    const all = { length: 1, 0: { totalScore: 5 } };
    has(await rowsOf({}), all);
    has(await rowsOf({ subjectId }), all);
    has(await rowsOf({ topicId }), all);
    has(await rowsOf({ subjectId, topicId }), all);
    const ofOtherTopic = { length: 1, 0: { totalScore: 0, maxPossible: 0 } };
    has(await rowsOf({ topicId: otherTopic.id }), ofOtherTopic);
    has(await rowsOf({ subjectId, topicId: otherTopic.id }), ofOtherTopic);
    has(await rowsOf({ subjectId: otherSubject.id }), { length: 0 });
    has(await rowsOf({ subjectId: otherSubject.id, topicId }), { length: 0 });
    const ofOtherGrade = { gradeId: otherGrade.id };
    has(await learner.getActivityLeaderboard({ ...ofOtherGrade, subjectId }), { length: 0 });
    has(await learner.getActivityLeaderboard({ ...ofOtherGrade, topicId }), { length: 0 });

    await learner.getActivityLeaderboard({ gradeId: unknownId }).refused(404);
    await rowsOf({ subjectId: unknownId }).refused(404);
    await rowsOf({ topicId: unknownId }).refused(404);
    await rowsOf({ topicId: '' }).refused(400);
    await learner.getActivityLeaderboard({ gradeId: '' }).refused(400);

    async function createEmptyActivity(ofTopic: string): Promise<string> {
      return (await admin.createActivity({ body: { title: name('Until'), topicId: ofTopic } })).id;
    }
  },
);
