import { has } from '../kit/expect.ts';
import { scenario } from '../kit/scenario.ts';

export const invitedSignIn = scenario(
  'invited-sign-in',
  'A father accepts with his account, and becomes the primary parent after the deletion of the first.',
  async ({ admin, visitor, as, name, email, prefix, password, readMail }) => {
    const parent = await admin.createUser({
      body: {
        name: name('Palesa'),
        surname: 'Khumalo',
        email: email('palesa-invites'),
        cellphoneNumber: '0825550143',
        whatsAppNumber: '0825550143',
        dateOfBirth: '1988-02-29',
        role: 'Parent',
        password,
        confirmPassword: password,
      },
    });
    const father = await admin.createUser({
      body: {
        name: name('Johan'),
        surname: 'Khumalo',
        email: email('father'),
        cellphoneNumber: '0825550143',
        whatsAppNumber: '0825550143',
        dateOfBirth: '1988-02-29',
        role: 'Parent',
        password,
        confirmPassword: password,
      },
    });
    const parent2 = as(
      (await visitor.loginUser({ body: { emailOrUserName: email('palesa-invites'), password } })).token,
    );
    const learner = await parent2.createLearner({
      body: {
        name: name('Lwazi'),
        surname: 'Khumalo',
        dateOfBirth: '2015-06-16',
        relationship: 'Mother',
        role: 'Learner',
      },
    });
    await parent2.setLearnerLogin({
      body: { learnerId: learner.id, userName: `${prefix}.lwazi`, password, confirmPassword: password },
    });
    await parent2.inviteParent({
      body: { email: email('father'), relationship: 'Father', learnerId: learner.id },
    });
    const mail = await readMail(email('father'));
    await visitor
      .acceptInviteSignin({
        token: mail.token,
        body: { emailOrUserName: email('father'), password: `${password}2` },
      })
      .refused(401);
    await visitor
      .acceptInviteSignin({ token: mail.token, body: { emailOrUserName: `${prefix}.lwazi`, password } })
      .refused(400);
    const user = as(
      (
        await visitor.acceptInviteSignin({
          token: mail.token,
          body: { emailOrUserName: email('FATHER'), password },
        })
      ).token,
    );
    const learner2 = await user.getLearner({ id: learner.id });
    has(learner2, { parents: { 0: { id: parent.id }, 1: { id: father.id, relationship: 'Father' } } });
    await parent2
      .inviteParent({ body: { email: email('father'), relationship: 'Guardian', learnerId: learner.id } })
      .refused(409);
    await visitor
      .acceptInviteSignin({ token: mail.token, body: { emailOrUserName: email('father'), password } })
      .refused(410);
    await admin.deleteUser({ id: parent.id });
    const learner3 = await user.getLearner({ id: learner.id });
    has(learner3, { parents: { 0: { id: father.id, isPrimaryParent: true }, length: 1 } });
    await user.deleteLearner({ id: learner.id });
    await admin.getLearner({ id: learner.id }).refused(404);
    await admin.deleteUser({ id: father.id });
  },
  { needs: ['mail'] },
);
