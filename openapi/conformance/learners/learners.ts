import { invalid } from '../kit/client.ts';
import { has, matches, omits } from '../kit/expect.ts';
import { scenario } from '../kit/scenario.ts';

export const learners = scenario(
  'learners',
  'A learner is added, changed, moved to another grade and deleted.',
  async ({ admin, visitor, as, name, email, prefix, password }) => {
    const grade = await admin.createGrade({ body: { title: name('Grade of Sizwe') } });
    const nextGrade = await admin.createGrade({ body: { title: name('Grade after that') } });
    const parent = await admin.createUser({
      body: {
        name: name('Nomsa'),
        surname: 'Botha',
        email: email('parent'),
        cellphoneNumber: '0825550143',
        whatsAppNumber: '0825550143',
        dateOfBirth: '1988-02-29',
        role: 'Parent',
        password,
        confirmPassword: password,
      },
    });
    const parent2 = as(
      (await visitor.loginUser({ body: { emailOrUserName: email('parent'), password } })).token,
    );
    const learner = await parent2.createLearner({
      body: {
        name: name('Sizwe'),
        surname: 'Botha',
        dateOfBirth: '2015-06-16',
        relationship: 'Mother',
        gradeId: grade.id,
        role: 'Learner',
        consent: { wordingVersion: '2025-05' },
      },
    });
    has(learner, {
      email: null,
      isActive: true,
      lastLoginDate: null,
      gradeTitle: grade.title,
      parents: { 0: { id: parent.id, isPrimaryParent: true, relationship: 'Mother' } },
      consent: { givenById: parent.id, wordingVersion: '2025-05' },
    });
    matches(learner.userName, /sizwe\.botha$/);
    const learner2 = await admin.createLearner({
      body: {
        name: name('Sizwe'),
        surname: 'Botha',
        dateOfBirth: '2015-06-16',
        relationship: 'Mother',
        role: 'Learner',
      },
    });
    has(learner2, { gradeId: null, parents: { length: 0 } });
    matches(learner2.userName, /sizwe\.botha2$/);
    await admin.deleteLearner({ id: learner2.id });
    await parent2
      .createLearner({
        body: {
          name: name('Unknown'),
          surname: 'Botha',
          dateOfBirth: '2015-06-16',
          relationship: 'Mother',
          gradeId: 'contract-verify-unknown',
          role: 'Learner',
        },
      })
      .refused(404);
    has(
      await parent2.updateLearner({
        body: {
          id: learner.id,
          userName: learner.userName,
          name: name('Sizwe'),
          surname: 'Botha',
          email: email('sizwe'),
          dateOfBirth: '2015-06-16',
          isActive: true,
          gradeId: grade.id,
          school: 'Protea Park Primary',
          town: 'George',
          specialNotes: 'Sits in front.',
          isNameHidden: true,
        },
      }),
      { school: 'Protea Park Primary' },
    );
    has(
      await parent2.updateLearner({
        body: {
          id: learner.id,
          userName: learner.userName,
          name: name('Sizwe'),
          surname: 'Botha',
          email: email('sizwe'),
          dateOfBirth: '2015-06-16',
          isActive: true,
          gradeId: nextGrade.id,
          town: null,
        },
      }),
      { gradeTitle: nextGrade.title },
    );
    const learner3 = await parent2.getLearner({ id: learner.id });
    has(learner3, {
      gradeId: nextGrade.id,
      gradeTitle: nextGrade.title,
      school: 'Protea Park Primary',
      specialNotes: 'Sits in front.',
      town: null,
      consent: { wordingVersion: '2025-05' },
      userName: learner.userName,
    });
    await parent2
      .updateLearner({
        body: {
          id: learner.id,
          userName: `${prefix}.other`,
          name: name('Sizwe'),
          surname: 'Botha',
          email: email('sizwe'),
          dateOfBirth: '2015-06-16',
          isActive: true,
          gradeId: grade.id,
        },
      })
      .refused(400);
    await parent2
      .updateLearner({
        body: {
          id: learner.id,
          userName: learner.userName,
          name: name('Sizwe'),
          surname: 'Botha',
          email: email('sizwe'),
          dateOfBirth: '2015-06-16',
          isActive: true,
          gradeId: grade.id,
          ...(invalid({ role: 'Admin' }) as object),
        },
      })
      .refused(400);
    has(
      await parent2
        .updateLearner({
          body: {
            id: learner.id,
            userName: learner.userName,
            name: name('Sizwe'),
            surname: 'Botha',
            email: email('PARENT'),
            dateOfBirth: '2015-06-16',
            isActive: true,
            gradeId: grade.id,
          },
        })
        .refused(409),
      { code: 'email-in-use' },
    );
    await parent2
      .updateLearner({
        body: {
          id: learner.id,
          userName: learner.userName,
          name: name('Sizwe'),
          surname: 'Botha',
          email: email('sizwe'),
          dateOfBirth: '2015-06-16',
          isActive: true,
          gradeId: 'contract-verify-unknown',
        },
      })
      .refused(404);
    omits(await admin.listLearnersByGrade({ gradeId: grade.id }), { id: learner.id });
    const learnersByGrade = await admin.listLearnersByGrade({ gradeId: nextGrade.id });
    has(learnersByGrade, { 0: { id: learner.id, school: 'Protea Park Primary' } });
    await admin.listLearnersByGrade({ gradeId: 'contract-verify-unknown' }).refused(404);
    await admin.deleteGrade({ id: nextGrade.id }).refused(409);
    await parent2.deleteLearner({ id: learner.id });
    await parent2.getLearner({ id: learner.id }).refused(403);
    await admin.getLearner({ id: learner.id }).refused(404);
    omits(await parent2.listMyLearners(), { id: learner.id });
    await admin.deleteLearner({ id: learner.id }).refused(404);
    await admin.deleteUser({ id: parent.id });
    await admin.deleteGrade({ id: nextGrade.id });
    await admin.deleteGrade({ id: grade.id });
  },
);
