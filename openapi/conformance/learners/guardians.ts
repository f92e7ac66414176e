import { has } from '../kit/expect.ts';
import { scenario } from '../kit/scenario.ts';

export const guardianInvitations = scenario(
  'guardian-invitations',
  'The response to an invitation does not reveal whether the adult has an account, and only the token in its email accepts it.',
  async ({ admin, visitor, as, name, email, password }) => {
    const grade = await admin.createGrade({ body: { title: name('Grade of an invitation') } });
    const parent = await admin.createUser({
      body: {
        name: name('Busisiwe'),
        surname: 'Khumalo',
        email: email('busisiwe'),
        cellphoneNumber: '0825550143',
        whatsAppNumber: '0825550143',
        dateOfBirth: '1988-02-29',
        role: 'Parent',
        password,
        confirmPassword: password,
      },
    });
    const another = await admin.createUser({
      body: {
        name: name('Johan'),
        surname: 'Khumalo',
        email: email('johan'),
        cellphoneNumber: '0825550143',
        whatsAppNumber: '0825550143',
        dateOfBirth: '1988-02-29',
        role: 'Parent',
        password,
        confirmPassword: password,
      },
    });
    const session = await visitor.loginUser({ body: { emailOrUserName: email('busisiwe'), password } });
    const learner = await as(session.token).createLearner({
      body: {
        name: name('Lwazi'),
        surname: 'Khumalo',
        dateOfBirth: '2015-06-16',
        relationship: 'Mother',
        gradeId: grade.id,
        role: 'Learner',
      },
    });
    await as(session.token).updateLearner({
      body: {
        id: learner.id,
        userName: learner.userName,
        name: name('Lwazi'),
        surname: 'Khumalo',
        email: email('lwazi'),
        dateOfBirth: '2015-06-16',
        isActive: true,
        gradeId: grade.id,
      },
    });
    const parent2 = await as(session.token).inviteParent({
      body: { email: email('unknown'), relationship: 'Guardian', learnerId: learner.id },
    });
    has(
      await as(session.token).inviteParent({
        body: { email: email('johan'), relationship: 'Guardian', learnerId: learner.id },
      }),
      { message: parent2.message },
    );
    has(
      await as(session.token).inviteParent({
        body: { email: email('UNKNOWN'), relationship: 'Guardian', learnerId: learner.id },
      }),
      { message: parent2.message },
    );
    await as(session.token)
      .inviteParent({ body: { email: email('BUSISIWE'), relationship: 'Guardian', learnerId: learner.id } })
      .refused(409);
    await as(session.token)
      .inviteParent({ body: { email: email('LWAZI'), relationship: 'Guardian', learnerId: learner.id } })
      .refused(400);
    await visitor
      .acceptInviteSignin({
        token: 'contract-verify-unknown',
        body: { emailOrUserName: email('johan'), password },
      })
      .refused(400);
    await visitor
      .acceptInviteSignin({ token: session.token, body: { emailOrUserName: email('johan'), password } })
      .refused(400);
    await visitor
      .acceptInviteRegister({
        token: 'contract-verify-unknown',
        body: {
          name: name('Busisiwe'),
          surname: 'Khumalo',
          email: email('unknown'),
          password,
          role: 'Parent',
        },
      })
      .refused(400);
    await visitor
      .acceptInviteRegister({
        token: session.token,
        body: {
          name: name('Busisiwe'),
          surname: 'Khumalo',
          email: email('unknown'),
          password,
          role: 'Parent',
        },
      })
      .refused(400);
    has(await as(session.token).getLearner({ id: learner.id }), { parents: { length: 1 } });
    await as(session.token).deleteLearner({ id: learner.id });
    await admin.deleteUser({ id: another.id });
    await admin.deleteUser({ id: parent.id });
    await admin.deleteGrade({ id: grade.id });
  },
);
