import { has } from '../kit/expect.ts';
import { scenario, type Context, type User } from '../kit/scenario.ts';
import { expectEnded, invite, registrationOf } from './invitations.ts';

export const endedInvitations = scenario(
  'ended-invitations',
  'An invitation becomes invalid when a newer one is sent, or when the learner or the sender is deleted.',
  async (context) => {
    const { admin, visitor, createUser, createChild, email } = context;
    const sender = await createUser('Parent', 'Refilwe-is-deleted');
    const account = await createUser('Parent', 'Ilse-is-invited');
    const lwazi = await createChild(sender, 'Lwazi');
    const zola = await createChild(sender, 'Zola');

    const first = await invite(context, sender, lwazi.id, account.email);
    const another = await invite(context, sender, lwazi.id, email('another-adult'));
    const again = { email: account.email.toUpperCase(), relationship: 'Guardian' } as const;
    await sender.inviteParent({ body: { ...again, learnerId: zola.id } });
    await sender.inviteParent({ body: { ...again, learnerId: lwazi.id } });
    await expectEnded(context, first, account);
    const body = registrationOf(context, email('another-adult'));
    await visitor.acceptInviteRegister({ token: another, body });

    const ofDeletedLearner = await invite(context, sender, lwazi.id, email('second-adult'));
    await sender.deleteLearner({ id: lwazi.id });
    await expectEnded(context, ofDeletedLearner, account);

    const ofDeletedSender = await invite(context, sender, zola.id, email('third-adult'));
    await admin.deleteUser({ id: sender.id });
    await expectEnded(context, ofDeletedSender, account);
    has(await admin.getLearner({ id: zola.id }), { parents: { length: 0 } });
  },
  { needs: ['mail'] },
);

export const invitationsPerLearner = scenario(
  'invitations-per-learner',
  'An invitation to the same email address for another learner leaves the earlier one valid.',
  async (context) => {
    const { visitor, createUser, createChild, email } = context;
    const sender = await createUser('Parent', 'Refilwe-invites-twice');
    const lwazi = await createChild(sender, 'Lwazi');
    const zola = await createChild(sender, 'Zola');
    const address = email('gran-of-two');
    const token = await invite(context, sender, lwazi.id, address);
    await sender.inviteParent({ body: { email: address, relationship: 'Guardian', learnerId: zola.id } });
    await visitor.acceptInviteRegister({ token, body: registrationOf(context, address) });
    has(await sender.getLearner({ id: lwazi.id }), { parents: { length: 2 } });
    has(await sender.getLearner({ id: zola.id }), { parents: { length: 1 } });
  },
  { needs: ['mail'] },
);

/** Links another parent to a learner, by an invitation from the first one. */
async function linkParent(context: Context, sender: User, learnerId: string): Promise<User> {
  const { visitor, createUser, password } = context;
  const parent = await createUser('Parent', 'Johan-sends');
  const token = await invite(context, sender, learnerId, parent.email);
  await visitor.acceptInviteSignin({ token, body: { emailOrUserName: parent.email, password } });
  return parent;
}

export const sendersOfInvitations = scenario(
  'senders-of-invitations',
  'An invitation ends for good when its sender loses the link to the learner, or the right to invite.',
  async (context) => {
    const { admin, visitor, createUser, createChild, email } = context;
    const mother = await createUser('Parent', 'Palesa-and-Johan');
    const child = await createChild(mother, 'Lwazi');
    const father = await linkParent(context, mother, child.id);
    const assignRole = (id: string, role: string) => admin.assignUserRole({ id, body: { role } });

    const ofUnlinked = await invite(context, father, child.id, email('guest-of-unlinked'));
    await father.deleteLearner({ id: child.id });
    await expectEnded(context, ofUnlinked, father);

    const ofTutor = await invite(context, mother, child.id, email('guest-of-tutor'));
    await assignRole(mother.id, 'Tutor');
    await expectEnded(context, ofTutor, father);
    await assignRole(mother.id, 'Parent');
    await expectEnded(context, ofTutor, father);

    const ofFormerLearner = await invite(context, mother, child.id, email('guest-of-former-learner'));
    await assignRole(child.id, 'Tutor');
    await assignRole(child.id, 'Learner');
    await expectEnded(context, ofFormerLearner, father);

    const ofAdmin = await invite(context, mother, child.id, email('guest-of-admin'));
    await assignRole(mother.id, 'Admin');
    const body = registrationOf(context, email('guest-of-admin'));
    await visitor.acceptInviteRegister({ token: ofAdmin, body });

    const ofFormerAdmin = await invite(context, mother, child.id, email('guest-of-former-admin'));
    await assignRole(mother.id, 'Tutor');
    await expectEnded(context, ofFormerAdmin, father);
  },
  { needs: ['mail'] },
);
