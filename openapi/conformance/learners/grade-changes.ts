import { claimsOf } from '../kit/claims.ts';
import { has, lists, omits } from '../kit/expect.ts';
import { json, scenario } from '../kit/scenario.ts';
import { recordOf } from './record-of.ts';

export const gradeChanges = scenario(
  'grade-changes',
  'A learner who moves to another grade keeps the attempts, which count only on the leaderboard of their grade.',
  async ({ admin, createClassroom, createUser, createChild, email, name }) => {
    const classroom = await createClassroom('Grade of leavers');
    const nextGrade = await admin.createGrade({ body: { title: name('Grade of newcomers') } });
    const parent = await createUser('Parent', 'Nomsa-moves');
    const child = await createChild(parent, 'Lwazi', classroom.gradeId);
    const record = recordOf(await child.getMyLearnerProfile(), email('Lwazi-moves'));
    const answer = { question: 'The loop while (true) {} ends by itself.', answer: false };
    const questions = [{ id: classroom.trueFalse, type: 'truefalse' as const, data: json(answer) }];
    await child.submitActivityAnswers({ body: { activityId: classroom.activityId, questions } });
    const attempts = await parent.listLearnerActivityResults({ learnerId: child.id });
    has(attempts, { length: 1 });
    const onLeaderboard = { learnerId: child.id, totalScore: 1 };
    lists(await parent.getGradeLeaderboard({ gradeId: classroom.gradeId }), onLeaderboard);

    has(await child.updateLearner({ body: { ...record, gradeId: nextGrade.id } }), {
      gradeId: nextGrade.id,
      gradeTitle: nextGrade.title,
    });
    has(await parent.listLearnerActivityResults({ learnerId: child.id }), attempts);
    for (const gradeId of [classroom.gradeId, nextGrade.id]) {
      has(await parent.getGradeLeaderboard({ gradeId }), { length: 0 });
    }
    omits(await admin.listLearnersByGrade({ gradeId: classroom.gradeId }), { id: child.id });
    lists(await admin.listLearnersByGrade({ gradeId: nextGrade.id }), { id: child.id });
    has(await child.listSubjects({ learnerId: child.id }), { length: 0 });
    const { token } = await parent.impersonateLearner({ body: { learnerId: child.id } });
    has(claimsOf(token), { gradeId: nextGrade.id });

    has(await parent.updateLearner({ body: record }), { gradeId: classroom.gradeId });
    lists(await parent.getGradeLeaderboard({ gradeId: classroom.gradeId }), onLeaderboard);
    has(await admin.updateLearner({ body: { ...record, gradeId: nextGrade.id } }), { gradeId: nextGrade.id });
  },
);
