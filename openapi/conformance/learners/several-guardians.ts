import { has, includes } from '../kit/expect.ts';
import { scenario } from '../kit/scenario.ts';

export const severalGuardians = scenario(
  'several-guardians',
  'The list of guardians starts with the primary parent, and a learner can ask all or some of them for a plan.',
  async ({ admin, visitor, as, name, email, password, readMail }) => {
    const parent = await admin.createUser({
      body: {
        name: name('Zinhle'),
        surname: 'Zulu',
        email: email('guarding-parent'),
        cellphoneNumber: '082 555 0100',
        whatsAppNumber: '082 555 0100',
        dateOfBirth: '1985-04-02',
        role: 'Parent',
        password,
        confirmPassword: password,
      },
    });
    const second = await admin.createUser({
      body: {
        name: name('Naledi'),
        surname: 'Botha',
        email: email('guarding-second'),
        cellphoneNumber: '082 555 0100',
        whatsAppNumber: '082 555 0100',
        dateOfBirth: '1985-04-02',
        role: 'Parent',
        password,
        confirmPassword: password,
      },
    });
    const third = await admin.createUser({
      body: {
        name: name('Adam'),
        surname: 'Khumalo',
        email: email('guarding-third'),
        cellphoneNumber: '082 555 0100',
        whatsAppNumber: '082 555 0100',
        dateOfBirth: '1985-04-02',
        role: 'Parent',
        password,
        confirmPassword: password,
      },
    });
    const [parentEmail, secondEmail, thirdEmail] = [
      email('guarding-parent'),
      email('guarding-second'),
      email('guarding-third'),
    ];
    const parent2 = as((await visitor.loginUser({ body: { emailOrUserName: parentEmail, password } })).token);
    const learner = await parent2.createLearner({
      body: {
        name: name('Zola'),
        surname: 'Mokoena',
        dateOfBirth: '2016-03-14',
        relationship: 'Mother',
        role: 'Learner',
      },
    });
    await parent2.inviteParent({
      body: { email: secondEmail, relationship: 'Guardian', learnerId: learner.id },
    });
    const mail = await readMail(secondEmail);
    await visitor.acceptInviteSignin({ token: mail.token, body: { emailOrUserName: secondEmail, password } });
    await parent2.inviteParent({
      body: { email: thirdEmail, relationship: 'Father', learnerId: learner.id },
    });
    const mail2 = await readMail(thirdEmail);
    await visitor.acceptInviteSignin({ token: mail2.token, body: { emailOrUserName: thirdEmail, password } });
    // The primary parent comes first, and then Adam before Naledi.
    const guardians = await parent2.listGuardians({ learnerId: learner.id });
    has(guardians, {
      length: 3,
      0: { id: parent.id, isPrimary: true },
      1: { id: third.id, relationship: 'Father', isPrimary: false },
      2: { id: second.id, relationship: 'Guardian' },
    });
    const unlockRequest = await admin.createUnlockRequest({
      body: { learnerId: learner.id, sendToAll: true, guardianIds: [] },
    });
    has(unlockRequest, { to: { length: 3 } });
    includes(unlockRequest.to, parentEmail);
    includes(unlockRequest.to, secondEmail);
    includes(unlockRequest.to, thirdEmail);
    const unlockRequest2 = await admin.createUnlockRequest({
      body: { learnerId: learner.id, sendToAll: false, guardianIds: [second.id, third.id] },
    });
    has(unlockRequest2, { to: { length: 2 } });
    includes(unlockRequest2.to, secondEmail);
    includes(unlockRequest2.to, thirdEmail);
    await admin.deleteLearner({ id: learner.id });
    await admin.deleteUser({ id: parent.id });
    await admin.deleteUser({ id: second.id });
    await admin.deleteUser({ id: third.id });
  },
  { needs: ['mail'] },
);
