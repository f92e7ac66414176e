import { has } from '../kit/expect.ts';
import { scenario } from '../kit/scenario.ts';

export const endedInvitations = scenario(
  'ended-invitations',
  'An invitation becomes invalid when a newer one is sent, or when the learner or the sender is deleted.',
  async ({ admin, visitor, as, name, email, password, readMail }) => {
    const parent = await admin.createUser({
      body: {
        name: name('Refilwe'),
        surname: 'Khumalo',
        email: email('sender'),
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
        name: name('Ilse'),
        surname: 'Smit',
        email: email('invited'),
        cellphoneNumber: '0825550143',
        whatsAppNumber: '0825550143',
        dateOfBirth: '1988-02-29',
        role: 'Parent',
        password,
        confirmPassword: password,
      },
    });
    const parent2 = as(
      (await visitor.loginUser({ body: { emailOrUserName: email('sender'), password } })).token,
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
    const learner2 = await parent2.createLearner({
      body: {
        name: name('Zola'),
        surname: 'Khumalo',
        dateOfBirth: '2015-06-16',
        relationship: 'Mother',
        role: 'Learner',
      },
    });
    await parent2.inviteParent({
      body: { email: email('invited'), relationship: 'Guardian', learnerId: learner.id },
    });
    const mail = await readMail(email('invited'));
    await parent2.inviteParent({
      body: { email: email('INVITED'), relationship: 'Guardian', learnerId: learner.id },
    });
    await visitor
      .acceptInviteSignin({ token: mail.token, body: { emailOrUserName: email('invited'), password } })
      .refused(410);
    await visitor
      .acceptInviteRegister({
        token: mail.token,
        body: {
          name: name('Busisiwe'),
          surname: 'Khumalo',
          email: email('invited-later'),
          password,
          role: 'Parent',
        },
      })
      .refused(410);
    await parent2.inviteParent({
      body: { email: email('second'), relationship: 'Guardian', learnerId: learner.id },
    });
    const mail2 = await readMail(email('second'));
    await parent2.deleteLearner({ id: learner.id });
    await visitor
      .acceptInviteSignin({ token: mail2.token, body: { emailOrUserName: email('invited'), password } })
      .refused(410);
    await parent2.inviteParent({
      body: { email: email('third'), relationship: 'Guardian', learnerId: learner2.id },
    });
    const mail3 = await readMail(email('third'));
    await admin.deleteUser({ id: parent.id });
    await visitor
      .acceptInviteSignin({ token: mail3.token, body: { emailOrUserName: email('invited'), password } })
      .refused(410);
    has(await admin.getLearner({ id: learner2.id }), { parents: { length: 0 } });
    await admin.deleteLearner({ id: learner2.id });
    await admin.deleteUser({ id: invited.id });
  },
  { needs: ['mail'] },
);
