import { has } from '../kit/expect.ts';
import { json, scenario } from '../kit/scenario.ts';

export const leaderboard = scenario(
  'leaderboard',
  'The best attempt of each learner counts, on both leaderboards, and equal scores are sorted by name.',
  async ({ admin, name, email, prefix, createClassroom, createLearner }) => {
    const classroom = await createClassroom('Grade of leaderboard');
    const bongani = await createLearner('Leader-Bongani', classroom.gradeId);
    const amahle = await createLearner('Leader-Amahle', classroom.gradeId);
    const chipo = await createLearner('Leader-Chipo', classroom.gradeId);
    const dineo = await createLearner('Leader-Dineo', classroom.gradeId);
    has(await admin.getActivityLeaderboard({ gradeId: classroom.gradeId }), { length: 0 });
    has(
      await bongani.submitActivityAnswers({
        body: {
          activityId: classroom.activityId,
          questions: [
            {
              id: classroom.trueFalse,
              type: 'truefalse',
              data: json({ question: 'The loop while (true) {} ends by itself.', answer: false }),
            },
            {
              id: classroom.fillIn,
              type: 'fillInTheBlanks',
              data: json({
                paragraph: 'A {} of [[]] runs while its condition is [[]].',
                hint: 'Think of English.',
                answer: ['while'],
              }),
            },
          ],
        },
      }),
      { totalScore: 1.5 },
    );
    has(
      await amahle.submitActivityAnswers({
        body: {
          activityId: classroom.activityId,
          questions: [
            {
              id: classroom.text,
              type: 'textAnswer',
              data: json({ prompt: 'Which keyword leaves a loop?', answer: 'Break' }),
            },
            {
              id: classroom.fillIn,
              type: 'fillInTheBlanks',
              data: json({
                paragraph: 'A {} of [[]] runs while its condition is [[]].',
                hint: 'Think of English.',
                answer: ['', 'true'],
              }),
            },
          ],
        },
      }),
      { totalScore: 1.5 },
    );
    has(
      await chipo.submitActivityAnswers({
        body: {
          activityId: classroom.activityId,
          questions: [
            {
              id: classroom.trueFalse,
              type: 'truefalse',
              data: json({ question: 'The loop while (true) {} ends by itself.', answer: false }),
            },
            {
              id: classroom.text,
              type: 'textAnswer',
              data: json({ prompt: 'Which keyword leaves a loop?', answer: 'break' }),
            },
          ],
        },
      }),
      { totalScore: 2 },
    );
    has(await chipo.submitActivityAnswers({ body: { activityId: classroom.activityId, questions: [] } }), {
      totalScore: 0,
    });
    const activityLeaderboard = await admin.getActivityLeaderboard({ gradeId: classroom.gradeId });
    has(activityLeaderboard, {
      length: 3,
      0: { firstName: 'Leader-Chipo', totalScore: 2, maxPossible: 5, percentage: 40 },
      1: { firstName: 'Leader-Amahle' },
      2: { firstName: 'Leader-Bongani', totalScore: 1.5, percentage: 30 },
    });
    has(await dineo.getActivityLeaderboard({ gradeId: classroom.gradeId }), { length: 3 });
    const gradeLeaderboard = await dineo.getGradeLeaderboard({ gradeId: classroom.gradeId });
    has(gradeLeaderboard, {
      length: 3,
      0: { learnerId: chipo.id, totalScore: 2 },
      1: { firstName: 'Leader-Amahle' },
      2: { firstName: 'Leader-Bongani', lastName: prefix, totalScore: 1.5 },
    });
    const learner = await admin.getLearner({ id: bongani.id });
    // Amahle has the same score. A server that sorts by the real name would put the row with the hidden name after hers.
    await admin.updateLearner({
      body: {
        id: bongani.id,
        userName: learner.userName,
        name: 'Leader-Bongani',
        surname: prefix,
        email: email('Leader-Bongani'),
        dateOfBirth: '2015-03-14',
        isActive: true,
        gradeId: classroom.gradeId,
        isNameHidden: true,
      },
    });
    const gradeLeaderboard2 = await dineo.getGradeLeaderboard({ gradeId: classroom.gradeId });
    has(gradeLeaderboard2, {
      1: { firstName: 'A', lastName: 'learner', isNameHidden: true, totalScore: 1.5 },
      2: { firstName: 'Leader-Amahle' },
    });
    has(
      gradeLeaderboard2.filter(({ learnerId }) => learnerId !== undefined),
      { length: 2 },
    );
    const activityLeaderboard2 = await dineo.getActivityLeaderboard({ gradeId: classroom.gradeId });
    has(activityLeaderboard2, {
      1: { firstName: 'A', lastName: 'learner', isNameHidden: true, school: null },
      2: { firstName: 'Leader-Amahle' },
    });
    const gradeLeaderboard3 = await bongani.getGradeLeaderboard({ gradeId: classroom.gradeId });
    has(gradeLeaderboard3, { 2: { learnerId: bongani.id, firstName: 'Leader-Bongani' } });
    const activityLeaderboard3 = await admin.getActivityLeaderboard({ gradeId: classroom.gradeId });
    has(activityLeaderboard3, { 2: { firstName: 'Leader-Bongani', isNameHidden: true } });
    await bongani
      .updateLearner({
        body: {
          id: bongani.id,
          userName: learner.userName,
          name: 'Leader-Bongani',
          surname: prefix,
          email: email('Leader-Bongani'),
          dateOfBirth: '2015-03-14',
          isActive: true,
          gradeId: classroom.gradeId,
          isNameHidden: false,
        },
      })
      .refused(400);
    const activityLeaderboard4 = await admin.getActivityLeaderboard({
      gradeId: classroom.gradeId,
      subjectId: classroom.subjectId,
    });
    has(activityLeaderboard4, { length: 3, 0: { firstName: 'Leader-Chipo' } });
    const activityLeaderboard5 = await admin.getActivityLeaderboard({
      gradeId: classroom.gradeId,
      subjectId: classroom.subjectId,
      topicId: classroom.topicId,
    });
    has(activityLeaderboard5, { length: 3, 0: { firstName: 'Leader-Chipo' } });
    const anotherTopic = await admin.createTopic({
      body: { title: name('Arrays'), subjectId: classroom.subjectId },
    });
    has(await admin.getActivityLeaderboard({ gradeId: classroom.gradeId, topicId: anotherTopic.id }), {
      length: 0,
    });
    const anotherGrade = await admin.createGrade({ body: { title: name('Another grade') } });
    has(await admin.getActivityLeaderboard({ gradeId: anotherGrade.id, subjectId: classroom.subjectId }), {
      length: 0,
    });
    await admin.getActivityLeaderboard({ gradeId: 'contract-verify-unknown' }).refused(404);
    await admin
      .getActivityLeaderboard({ gradeId: classroom.gradeId, subjectId: 'contract-verify-unknown' })
      .refused(404);
    await admin
      .getActivityLeaderboard({ gradeId: classroom.gradeId, topicId: 'contract-verify-unknown' })
      .refused(404);
    await admin.getActivityLeaderboard({ gradeId: '' }).refused(400);
    await admin.deleteUser({ id: chipo.id });
    const activityLeaderboard6 = await admin.getActivityLeaderboard({ gradeId: classroom.gradeId });
    has(activityLeaderboard6, { length: 2, 0: { firstName: 'Leader-Amahle' } });
    const gradeLeaderboard4 = await admin.getGradeLeaderboard({ gradeId: classroom.gradeId });
    has(gradeLeaderboard4, { length: 2, 0: { firstName: 'Leader-Amahle' } });
    await admin.deleteUser({ id: amahle.id });
    await admin.deleteUser({ id: bongani.id });
    await admin.deleteUser({ id: dineo.id });
    await admin.deleteGrade({ id: anotherGrade.id });
    await admin.deleteGrade({ id: classroom.gradeId });
  },
);
