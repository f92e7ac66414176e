import { has } from '../kit/expect.ts';
import { scenario } from '../kit/scenario.ts';

export const unknownLearners = scenario(
  'unknown-learners',
  'Callers with access to every learner get 404 for an id that belongs to no learner.',
  async ({ admin, visitor, as, name, email, prefix, password }) => {
    const moderator = await admin.createUser({
      body: {
        name: name('Karabo'),
        surname: 'Nel',
        email: email('moderator'),
        cellphoneNumber: '0825550143',
        whatsAppNumber: '0825550143',
        dateOfBirth: '1988-02-29',
        role: 'Moderator',
        password,
        confirmPassword: password,
      },
    });
    const moderator2 = as(
      (await visitor.loginUser({ body: { emailOrUserName: email('moderator'), password } })).token,
    );
    const learner = await admin.createLearner({
      body: {
        name: name('Sizwe'),
        surname: 'Nel',
        dateOfBirth: '2015-06-16',
        relationship: 'Mother',
        role: 'Learner',
      },
    });
    has(await moderator2.getLearner({ id: learner.id }), { id: learner.id });
    await moderator2.getLearner({ id: 'contract-verify-unknown' }).refused(404);
    await admin.getLearner({ id: moderator.id }).refused(404);
    await admin
      .updateLearner({
        body: {
          id: 'contract-verify-unknown',
          userName: learner.userName,
          name: name('Unknown'),
          surname: 'Nel',
          email: email('sizwe'),
          dateOfBirth: '2015-06-16',
          isActive: true,
          gradeId: 'contract-verify-unknown',
        },
      })
      .refused(404);
    await admin
      .setLearnerLogin({
        body: {
          learnerId: 'contract-verify-unknown',
          userName: `${prefix}.sizwe`,
          password,
          confirmPassword: password,
        },
      })
      .refused(404);
    await admin
      .inviteParent({
        body: { email: email('unknown'), relationship: 'Guardian', learnerId: 'contract-verify-unknown' },
      })
      .refused(404);
    await admin.impersonateLearner({ body: { learnerId: 'contract-verify-unknown' } }).refused(404);
    await admin.impersonateLearner({ body: { learnerId: moderator.id } }).refused(404);
    await admin.deleteLearner({ id: 'contract-verify-unknown' }).refused(404);
    await admin.deleteLearner({ id: moderator.id }).refused(404);
    await admin.deleteLearner({ id: learner.id });
    await admin.deleteUser({ id: moderator.id });
  },
);
