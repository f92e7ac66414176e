import { has, lists } from '../kit/expect.ts';
import { scenario } from '../kit/scenario.ts';

export const listsOfLearners = scenario(
  'lists-of-learners',
  'Lists of learners are complete and sorted by first name, then by surname.',
  async ({ admin, visitor, as, name, email, password }) => {
    const grade = await admin.createGrade({ body: { title: name('Grade of three') } });
    const parent = await admin.createUser({
      body: {
        name: name('Lindiwe'),
        surname: 'Smit',
        email: email('family'),
        cellphoneNumber: '0825550143',
        whatsAppNumber: '0825550143',
        dateOfBirth: '1988-02-29',
        role: 'Parent',
        password,
        confirmPassword: password,
      },
    });
    const parent2 = as(
      (await visitor.loginUser({ body: { emailOrUserName: email('family'), password } })).token,
    );
    const learner = await parent2.createLearner({
      body: {
        name: name('Zoë'),
        surname: 'Zulu',
        dateOfBirth: '2015-06-16',
        relationship: 'Mother',
        gradeId: grade.id,
        role: 'Learner',
      },
    });
    const learner2 = await parent2.createLearner({
      body: {
        name: name('Zoë'),
        surname: 'van Wyk',
        dateOfBirth: '2015-06-16',
        relationship: 'Mother',
        gradeId: grade.id,
        role: 'Learner',
      },
    });
    const learner3 = await parent2.createLearner({
      body: {
        name: name('Ánna'),
        surname: 'Zulu',
        dateOfBirth: '2015-06-16',
        relationship: 'Mother',
        gradeId: grade.id,
        role: 'Learner',
      },
    });
    const myLearners = await parent2.listMyLearners();
    has(myLearners, { 0: { id: learner3.id }, 1: { id: learner2.id }, 2: { id: learner.id } });
    const learnersByGrade = await admin.listLearnersByGrade({ gradeId: grade.id });
    has(learnersByGrade, { 0: { id: learner3.id }, 1: { id: learner2.id }, 2: { id: learner.id } });
    const learners = await admin.listLearners();
    for (const { id } of [learner, learner3]) lists(lists(learners, { id }).parents, { id: parent.id });
    const learnersWithParents = await admin.listLearnersWithParents();
    for (const { id } of [learner, learner3]) {
      lists(lists(learnersWithParents, { id }).parents, { id: parent.id });
    }
    const parents = await admin.listParents();
    lists(parents, { id: parent.id, learners: { 0: { name: learner3.name } } });
    lists(parents, { id: parent.id, learners: { 1: { surname: 'van Wyk' } } });
    lists(parents, { id: parent.id, learners: { 2: { name: learner.name } } });
    has(await parent2.getParentProfile(), { learnerCount: 3 });
    await parent2.deleteLearner({ id: learner.id });
    await parent2.deleteLearner({ id: learner2.id });
    await parent2.deleteLearner({ id: learner3.id });
    await admin.deleteUser({ id: parent.id });
    await admin.getGradeLeaderboard({ gradeId: grade.id });
    await admin.getGradeLeaderboard({ gradeId: 'contract-verify-unknown' }).refused(404);
    await admin.deleteGrade({ id: grade.id });
  },
);
