import { equals, has, holds, lists, matches, omits } from '../kit/expect.ts';
import { json, scenario, unknownId } from '../kit/scenario.ts';

export const learners = scenario(
  'learners',
  'A parent adds a learner, who gets a user name and is linked to the parent, and later deletes the learner.',
  async ({ admin, createUser, name }) => {
    const grade = await admin.createGrade({ body: { title: name('Grade of Renée') } });
    const parent = await createUser('Parent', 'Nomsa-adds');
    const renee = {
      name: name('Renée'),
      surname: 'du Plessis',
      dateOfBirth: '2015-06-16',
      relationship: 'Mother',
      role: 'Learner',
    } as const;

    const learner = await parent.createLearner({ body: { ...renee, gradeId: grade.id } });
    has(learner, {
      name: renee.name,
      surname: 'du Plessis',
      dateOfBirth: '2015-06-16',
      email: null,
      isActive: true,
      gradeId: grade.id,
      gradeTitle: grade.title,
      school: null,
      specialNotes: null,
      lastLoginDate: null,
      parents: { length: 1, 0: { id: parent.id, isPrimaryParent: true, relationship: 'Mother' } },
    });
    matches(learner.userName, /renee\.duplessis$/);
    holds(learner, 'no avatar', learner.avatar === undefined);
    has(await parent.getLearner({ id: learner.id }), learner);
    lists(await parent.listMyLearners(), learner);

    const namesake = await admin.createLearner({ body: renee });
    has(namesake, {
      userName: `${learner.userName}2`,
      gradeId: null,
      gradeTitle: null,
      parents: { length: 0 },
    });

    await parent.createLearner({ body: { ...renee, gradeId: unknownId } }).refused(404);
    await admin.deleteGrade({ id: grade.id }).refused(409);

    await parent.deleteLearner({ id: learner.id });
    await parent.getLearner({ id: learner.id }).refused(403);
    await admin.getLearner({ id: learner.id }).refused(404);
    await admin.deleteLearner({ id: learner.id }).refused(404);
    omits(await parent.listMyLearners(), { id: learner.id });
    equals(await parent.checkUserName({ username: learner.userName }), false);
  },
);

export const learnersDeleted = scenario(
  'learners-deleted',
  'The attempts of a learner are deleted with the learner.',
  async ({ admin, createClassroom, createUser, createChild }) => {
    const { gradeId, activityId, trueFalse } = await createClassroom('Grade of a deleted learner');
    const parent = await createUser('Parent', 'Nomsa-deletes');
    const child = await createChild(parent, 'Sizwe', gradeId);
    const answer = { question: 'The loop while (true) {} ends by itself.', answer: false };
    const { id } = await child.submitActivityAnswers({
      body: { activityId, questions: [{ id: trueFalse, type: 'truefalse', data: json(answer) }] },
    });
    has(await admin.getActivityResult({ id }), { totalScore: 1 });

    await parent.deleteLearner({ id: child.id });
    await admin.getActivityResult({ id }).refused(404);
    has(await admin.getGradeLeaderboard({ gradeId }), { length: 0 });
    await admin.listLearnerActivityResults({ learnerId: child.id }).refused(404);
  },
);
