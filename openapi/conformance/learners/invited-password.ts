import { has } from '../kit/expect.ts';
import { scenario } from '../kit/scenario.ts';

export const invitedPassword = scenario(
  'invited-password',
  'A registered parent accepts by setting a password.',
  async ({ admin, visitor, as, name, email, prefix, password, readMail }) => {
    const parent = await admin.createUser({
      body: {
        name: name('Lindiwe'),
        surname: 'Khumalo',
        email: email('lindiwe-invites'),
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
        name: name('Fatima'),
        surname: 'Adams',
        email: email('fatima-invited'),
        cellphoneNumber: '0825550143',
        whatsAppNumber: '0825550143',
        dateOfBirth: '1988-02-29',
        role: 'Parent',
        password,
        confirmPassword: password,
      },
    });
    const parent2 = as(
      (await visitor.loginUser({ body: { emailOrUserName: email('lindiwe-invites'), password } })).token,
    );
    const invited2 = as(
      (await visitor.loginUser({ body: { emailOrUserName: email('fatima-invited'), password } })).token,
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
      body: { email: email('fatima-invited'), relationship: 'Guardian', learnerId: learner.id },
    });
    const mail = await readMail(email('fatima-invited'));
    const user = as(
      (await visitor.acceptInviteRegister({ token: mail.token, body: { password: `${prefix}-password` } }))
        .token,
    );
    await invited2.listMyLearners().refused(401);
    has(await user.listMyLearners(), { 0: { id: learner.id } });
    await visitor.loginUser({ body: { emailOrUserName: email('fatima-invited'), password } }).refused(401);
    await visitor.loginUser({
      body: { emailOrUserName: email('fatima-invited'), password: `${prefix}-password` },
    });
    await visitor
      .acceptInviteRegister({ token: mail.token, body: { password: `${prefix}-again` } })
      .refused(410);
    await parent2.deleteLearner({ id: learner.id });
    await admin.deleteUser({ id: invited.id });
    await admin.deleteUser({ id: parent.id });
  },
  { needs: ['mail'] },
);
