import { has, matches, omits } from '../kit/expect.ts';
import { scenario } from '../kit/scenario.ts';

export const learnerOwnership = scenario(
  'learner-ownership',
  'Parents and learners have no access to a learner of another family.',
  async ({ admin, visitor, as, name, email, prefix, password }) => {
    const parent = await admin.createUser({
      body: {
        name: name('Palesa'),
        surname: 'Nel',
        email: email('owner'),
        cellphoneNumber: '0825550143',
        whatsAppNumber: '0825550143',
        dateOfBirth: '1988-02-29',
        role: 'Parent',
        password,
        confirmPassword: password,
      },
    });
    const stranger = await admin.createUser({
      body: {
        name: name('Dumisani'),
        surname: 'Nel',
        email: email('stranger'),
        cellphoneNumber: '0825550143',
        whatsAppNumber: '0825550143',
        dateOfBirth: '1988-02-29',
        role: 'Parent',
        password,
        confirmPassword: password,
      },
    });
    const parent2 = as(
      (await visitor.loginUser({ body: { emailOrUserName: email('owner'), password } })).token,
    );
    const stranger2 = as(
      (await visitor.loginUser({ body: { emailOrUserName: email('stranger'), password } })).token,
    );
    const learner = await parent2.createLearner({
      body: {
        name: name('Sizwe'),
        surname: 'Nel',
        dateOfBirth: '2015-06-16',
        relationship: 'Mother',
        role: 'Learner',
      },
    });
    const learner2 = await stranger2.createLearner({
      body: {
        name: name('Kagiso'),
        surname: 'Nel',
        dateOfBirth: '2015-06-16',
        relationship: 'Father',
        role: 'Learner',
      },
    });
    const otherLearner = as((await stranger2.impersonateLearner({ body: { learnerId: learner2.id } })).token);
    await stranger2.getLearner({ id: learner.id }).refused(403);
    await stranger2.getLearner({ id: 'contract-verify-unknown' }).refused(403);
    await otherLearner.getLearner({ id: learner.id }).refused(403);
    await stranger2
      .updateLearner({
        body: {
          id: learner.id,
          userName: learner.userName,
          name: name('Stolen'),
          surname: 'Nel',
          email: email('sizwe'),
          dateOfBirth: '2015-06-16',
          isActive: true,
          gradeId: 'contract-verify-unknown',
        },
      })
      .refused(403);
    await otherLearner
      .updateLearner({
        body: {
          id: learner.id,
          userName: learner.userName,
          name: name('Stolen'),
          surname: 'Nel',
          email: email('sizwe'),
          dateOfBirth: '2015-06-16',
          isActive: true,
          gradeId: 'contract-verify-unknown',
        },
      })
      .refused(403);
    await stranger2
      .setLearnerLogin({
        body: { learnerId: learner.id, userName: `${prefix}.sizwe`, password, confirmPassword: password },
      })
      .refused(403);
    await stranger2
      .inviteParent({ body: { email: email('unknown'), relationship: 'Guardian', learnerId: learner.id } })
      .refused(403);
    await stranger2.impersonateLearner({ body: { learnerId: learner.id } }).refused(403);
    await stranger2.deleteLearner({ id: learner.id }).refused(403);
    const myLearners = await stranger2.listMyLearners();
    has(myLearners, { 0: { id: learner2.id } });
    omits(myLearners, { id: learner.id });
    const learner3 = await parent2.getLearner({ id: learner.id });
    has(learner3, { surname: 'Nel', userName: learner.userName, email: null });
    matches(learner3.name, /Sizwe$/);
    await stranger2.deleteLearner({ id: learner2.id });
    await parent2.deleteLearner({ id: learner.id });
    await admin.deleteUser({ id: stranger.id });
    await admin.deleteUser({ id: parent.id });
  },
);
