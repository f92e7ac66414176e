import { has, holds, lists } from '../kit/expect.ts';
import { scenario } from '../kit/scenario.ts';

export const impersonation = scenario(
  'impersonation',
  "An adult who acts as a learner has only the learner's rights, as long as the adult may act as the learner.",
  async ({ admin, visitor, as, name, email, password }) => {
    const parent = await admin.createUser({
      body: {
        name: name('Mpho'),
        surname: 'Steyn',
        email: email('guardian'),
        cellphoneNumber: '0825550143',
        whatsAppNumber: '0825550143',
        dateOfBirth: '1988-02-29',
        role: 'Parent',
        password,
        confirmPassword: password,
      },
    });
    const parent2 = as(
      (await visitor.loginUser({ body: { emailOrUserName: email('guardian'), password } })).token,
    );
    const learner = await parent2.createLearner({
      body: {
        name: name('Sizwe'),
        surname: 'Steyn',
        dateOfBirth: '2015-06-16',
        relationship: 'Mother',
        role: 'Learner',
      },
    });
    const learner2 = await parent2.createLearner({
      body: {
        name: name('Thabo'),
        surname: 'Steyn',
        dateOfBirth: '2015-06-16',
        relationship: 'Mother',
        role: 'Learner',
      },
    });
    const learner3 = await parent2.impersonateLearner({ body: { learnerId: learner.id } });
    holds(learner3, 'no refresh token', learner3.refreshToken === undefined);
    const myLearnerProfile = await as(learner3.token).getMyLearnerProfile();
    has(myLearnerProfile, { id: learner.id, lastLoginDate: null });
    await as(learner3.token).getLearner({ id: learner2.id }).refused(403);
    await as(learner3.token)
      .impersonateLearner({ body: { learnerId: learner2.id } })
      .refused(403);
    await as(learner3.token).listMyLearners().refused(403);
    await as(learner3.token).getParentProfile().refused(403);
    await as(learner3.token).deleteLearner({ id: learner.id }).refused(403);
    lists(await parent2.listMyLearners(), { id: learner.id });
    const theAdmin = as((await admin.impersonateLearner({ body: { learnerId: learner.id } })).token);
    has(await theAdmin.getMyLearnerProfile(), { id: learner.id });
    await admin.deleteUser({ id: parent.id });
    await as(learner3.token).getMyLearnerProfile().refused(401);
    has(await theAdmin.getMyLearnerProfile(), { parents: { length: 0 } });
    await admin.deleteLearner({ id: learner2.id });
    await admin.deleteLearner({ id: learner.id });
    await theAdmin.getMyLearnerProfile().refused(401);
  },
);
