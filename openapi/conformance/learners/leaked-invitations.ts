import { has } from '../kit/expect.ts';
import { scenario } from '../kit/scenario.ts';

export const leakedInvitations = scenario(
  'leaked-invitations',
  'An invitation gives no access to an account with a different email address, or to a staff account.',
  async ({ admin, visitor, as, name, email, prefix, password, readMail }) => {
    const parent = await admin.createUser({
      body: {
        name: name('Mpho'),
        surname: 'Khumalo',
        email: email('mpho-invites'),
        cellphoneNumber: '0825550143',
        whatsAppNumber: '0825550143',
        dateOfBirth: '1988-02-29',
        role: 'Parent',
        password,
        confirmPassword: password,
      },
    });
    const invited = await admin.createUser({
      body: {
        name: name('Yusuf'),
        surname: 'Adams',
        email: email('yusuf'),
        cellphoneNumber: '0825550143',
        whatsAppNumber: '0825550143',
        dateOfBirth: '1988-02-29',
        role: 'Parent',
        password,
        confirmPassword: password,
      },
    });
    const tutor = await admin.createUser({
      body: {
        name: name('Sipho'),
        surname: 'Dlamini',
        email: email('sipho'),
        cellphoneNumber: '0825550143',
        whatsAppNumber: '0825550143',
        dateOfBirth: '1988-02-29',
        role: 'Tutor',
        password,
        confirmPassword: password,
      },
    });
    const parent2 = as(
      (await visitor.loginUser({ body: { emailOrUserName: email('mpho-invites'), password } })).token,
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
    await parent2.inviteParent({
      body: { email: email('yusuf'), relationship: 'Guardian', learnerId: learner.id },
    });
    const mail = await readMail(email('yusuf'));
    await parent2.inviteParent({
      body: { email: email('sipho'), relationship: 'Guardian', learnerId: learner.id },
    });
    const mail2 = await readMail(email('sipho'));
    await admin.updateRegisteredUser({
      body: { id: invited.id, name: name('Yusuf'), surname: 'Adams', email: email('yusuf-new') },
    });
    has(
      await visitor
        .acceptInviteRegister({ token: mail.token, body: { password: `${prefix}-password` } })
        .refused(409),
      { code: 'sign-in-required' },
    );
    has(
      await visitor
        .acceptInviteRegister({ token: mail2.token, body: { password: `${prefix}-password` } })
        .refused(409),
      { code: 'sign-in-required' },
    );
    await visitor.loginUser({ body: { emailOrUserName: email('sipho'), password } });
    has(await parent2.getLearner({ id: learner.id }), { parents: { length: 1 } });
    await visitor.acceptInviteSignin({
      token: mail.token,
      body: { emailOrUserName: email('yusuf-new'), password },
    });
    has(await parent2.getLearner({ id: learner.id }), { parents: { 1: { id: invited.id } } });
    await parent2.deleteLearner({ id: learner.id });
    await admin.deleteUser({ id: tutor.id });
    await admin.deleteUser({ id: invited.id });
    await admin.deleteUser({ id: parent.id });
  },
  { needs: ['mail'] },
);
