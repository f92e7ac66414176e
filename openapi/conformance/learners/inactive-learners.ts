import { has } from '../kit/expect.ts';
import { scenario } from '../kit/scenario.ts';

export const inactiveLearners = scenario(
  'inactive-learners',
  'An inactive learner cannot sign in, and no adult can act as the learner.',
  async ({ admin, visitor, as, name, email, prefix, password }) => {
    const grade = await admin.createGrade({ body: { title: name('Grade of an inactive learner') } });
    const parent = await admin.createUser({
      body: {
        name: name('Ilse'),
        surname: 'Venter',
        email: email('strict-parent'),
        cellphoneNumber: '0825550143',
        whatsAppNumber: '0825550143',
        dateOfBirth: '1988-02-29',
        role: 'Parent',
        password,
        confirmPassword: password,
      },
    });
    const parent2 = as(
      (await visitor.loginUser({ body: { emailOrUserName: email('strict-parent'), password } })).token,
    );
    const learner = await parent2.createLearner({
      body: {
        name: name('Sizwe'),
        surname: 'Venter',
        dateOfBirth: '2015-06-16',
        relationship: 'Mother',
        gradeId: grade.id,
        role: 'Learner',
      },
    });
    await parent2.setLearnerLogin({
      body: { learnerId: learner.id, userName: `${prefix}.pupil`, password, confirmPassword: password },
    });
    const learner2 = as(
      (await visitor.loginUser({ body: { emailOrUserName: `${prefix}.pupil`, password } })).token,
    );
    const learner3 = as((await parent2.impersonateLearner({ body: { learnerId: learner.id } })).token);
    has(
      await parent2.updateLearner({
        body: {
          id: learner.id,
          userName: `${prefix}.pupil`,
          name: name('Sizwe'),
          surname: 'Venter',
          email: email('pupil'),
          dateOfBirth: '2015-06-16',
          isActive: false,
          gradeId: grade.id,
        },
      }),
      { isActive: false },
    );
    await learner2.getMyLearnerProfile().refused(401);
    await learner3.getMyLearnerProfile().refused(401);
    await visitor.loginUser({ body: { emailOrUserName: `${prefix}.pupil`, password } }).refused(401);
    await parent2.impersonateLearner({ body: { learnerId: learner.id } }).refused(403);
    has(
      await parent2.updateLearner({
        body: {
          id: learner.id,
          userName: `${prefix}.pupil`,
          name: name('Sizwe'),
          surname: 'Venter',
          email: email('pupil'),
          dateOfBirth: '2015-06-16',
          isActive: true,
          gradeId: grade.id,
        },
      }),
      { isActive: true },
    );
    await visitor.loginUser({ body: { emailOrUserName: `${prefix}.pupil`, password } });
    await parent2.deleteLearner({ id: learner.id });
    await admin.deleteUser({ id: parent.id });
    await admin.deleteGrade({ id: grade.id });
  },
);
