import { has } from '../kit/expect.ts';
import { scenario, unknownId } from '../kit/scenario.ts';
import { registrationOf } from './invitations.ts';
import { recordOf } from './record-of.ts';

export const guardianInvitations = scenario(
  'guardian-invitations',
  'The response to an invitation does not reveal whether the adult has an account, and only the token in its email accepts it.',
  async (context) => {
    const { admin, visitor, createUser, createChild, email, name, password } = context;
    const grade = await admin.createGrade({ body: { title: name('Grade of an invitation') } });
    const parent = await createUser('Parent', 'Busisiwe-sends');
    const child = await createChild(parent, 'Lwazi', grade.id);
    const record = recordOf(await parent.getLearner({ id: child.id }), email('Lwazi-followed'));
    await parent.updateLearner({ body: record });
    const inviteAddress = (address: string) =>
      parent.inviteParent({ body: { email: address, relationship: 'Guardian', learnerId: child.id } });

    const unknownAddress = email('unknown');
    const account = await createUser('Parent', 'Johan-is-known');
    const sent = await inviteAddress(unknownAddress);
    has(Object.keys(sent), ['message']);
    has(await inviteAddress(account.email), sent);
    has(await inviteAddress(unknownAddress.toUpperCase()), sent);
    await inviteAddress(parent.email.toUpperCase()).refused(409);
    await inviteAddress(record.email.toUpperCase()).refused(400);

    const body = { emailOrUserName: account.email, password };
    const registration = registrationOf(context, unknownAddress);
    for (const token of [unknownId, parent.token, '']) {
      await visitor.acceptInviteSignin({ token, body }).refused(400);
      await visitor.acceptInviteRegister({ token, body: registration }).refused(400);
    }
    has(await parent.getLearner({ id: child.id }), { parents: { length: 1, 0: { id: parent.id } } });
  },
);
