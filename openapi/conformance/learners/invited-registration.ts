import { invalid } from '../kit/client.ts';
import { has, item, matches } from '../kit/expect.ts';
import { scenario } from '../kit/scenario.ts';

export const invitedRegistration = scenario(
  'invited-registration',
  'A grandmother registers with an invitation, and later removes her link.',
  async ({ admin, visitor, as, name, email, prefix, password, readMail }) => {
    const parent = await admin.createUser({
      body: {
        name: name('Naledi'),
        surname: 'Khumalo',
        email: email('naledi-invites'),
        cellphoneNumber: '0825550143',
        whatsAppNumber: '0825550143',
        dateOfBirth: '1988-02-29',
        role: 'Parent',
        password,
        confirmPassword: password,
      },
    });
    const otherUser = await admin.createUser({
      body: {
        name: name('Nadia'),
        surname: 'Isaacs',
        email: email('neighbour'),
        cellphoneNumber: '0825550143',
        whatsAppNumber: '0825550143',
        dateOfBirth: '1988-02-29',
        role: 'Parent',
        password,
        confirmPassword: password,
      },
    });
    const parent2 = as(
      (await visitor.loginUser({ body: { emailOrUserName: email('naledi-invites'), password } })).token,
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
      body: { email: email('gran'), relationship: 'Guardian', learnerId: learner.id },
    });
    const mail = await readMail(email('gran'));
    matches(mail.link, /\/learner\/accept-parent\?/);
    has(
      await visitor
        .acceptInviteRegister({
          token: mail.token,
          body: {
            name: name('Busisiwe'),
            surname: 'Khumalo',
            email: email('NEIGHBOUR'),
            password,
            role: 'Parent',
          },
        })
        .refused(409),
      { code: 'email-in-use' },
    );
    await visitor
      .acceptInviteRegister({ token: mail.token, body: { password: `${prefix}-password` } })
      .refused(400);
    await visitor
      .acceptInviteRegister({
        token: mail.token,
        body: {
          name: name('Busisiwe'),
          surname: 'Khumalo',
          email: email('gran'),
          password,
          role: invalid('Tutor'),
        },
      })
      .refused(400);
    await visitor.loginUser({ body: { emailOrUserName: email('neighbour'), password } });
    has(await parent2.getLearner({ id: learner.id }), { parents: { length: 1 } });
    const user = as(
      (
        await visitor.acceptInviteRegister({
          token: mail.token,
          body: {
            name: name('Busisiwe'),
            surname: 'Khumalo',
            email: email('gran'),
            password,
            role: 'Parent',
          },
        })
      ).token,
    );
    const learner2 = await parent2.getLearner({ id: learner.id });
    has(learner2, {
      parents: {
        0: { id: parent.id, isPrimaryParent: true },
        1: { relationship: 'Guardian', isPrimaryParent: false },
      },
    });
    await visitor
      .acceptInviteRegister({
        token: mail.token,
        body: {
          name: name('Busisiwe'),
          surname: 'Khumalo',
          email: email('gran-again'),
          password,
          role: 'Parent',
        },
      })
      .refused(410);
    await visitor
      .acceptInviteSignin({ token: mail.token, body: { emailOrUserName: email('neighbour'), password } })
      .refused(410);
    has(await user.listMyLearners(), { 0: { id: learner.id } });
    await user.deleteLearner({ id: learner.id });
    await user.getLearner({ id: learner.id }).refused(403);
    has(await parent2.getLearner({ id: learner.id }), { parents: { length: 1 } });
    await parent2.deleteLearner({ id: learner.id });
    await admin.deleteUser({ id: item(learner2.parents, 1).id });
    await admin.deleteUser({ id: otherUser.id });
    await admin.deleteUser({ id: parent.id });
  },
  { needs: ['mail'] },
);
