import { has, holds, isNow, lists } from '../kit/expect.ts';
import { onlyOne } from '../kit/race.ts';
import { scenario } from '../kit/scenario.ts';
import { invite } from './invitations.ts';
import { recordOf } from './record-of.ts';

export const invitedSignIn = scenario(
  'invited-sign-in',
  'A father accepts with his account, and becomes the primary parent after the deletion of the first.',
  async ({ admin, visitor, as, createUser, createChild, readMail, email, name, password }) => {
    const grade = await admin.createGrade({ body: { title: name('Grade of two parents') } });
    const mother = await createUser('Parent', 'Palesa-invites');
    const child = await createChild(mother, 'Lwazi', grade.id);
    const account = await createUser('Parent', 'Johan-accepts');
    const address = email('father-at-work');
    await mother.inviteParent({ body: { email: address, relationship: 'Father', learnerId: child.id } });
    const { token } = await readMail(address);
    const credentials = { emailOrUserName: ` ${account.email.toUpperCase()} `, password };

    const accept = () => visitor.acceptInviteSignin({ token, body: credentials });
    const { body: session } = await onlyOne(accept, { accepted: 200, refused: 410 });
    const father = as(session.token);
    const { parents } = await father.getLearner({ id: child.id });
    has(parents, { length: 2, 0: { id: mother.id, isPrimaryParent: true } });
    const link = lists(parents, { id: account.id, relationship: 'Father', isPrimaryParent: false });
    isNow(link.lastLoginDate);
    lists(await father.listMyLearners(), { id: child.id });
    has(await father.getParentProfile(), { learnerCount: 1 });
    const record = recordOf(await father.getLearner({ id: child.id }), email('Lwazi-of-two'));
    has(await father.updateLearner({ body: { ...record, town: 'Paarl' } }), { town: 'Paarl' });

    await accept().refused(410);
    const invitation = { email: account.email, relationship: 'Guardian', learnerId: child.id } as const;
    await mother.inviteParent({ body: invitation }).refused(409);

    await admin.deleteUser({ id: mother.id });
    has(await father.getLearner({ id: child.id }), {
      parents: { length: 1, 0: { id: account.id, isPrimaryParent: true } },
    });
    await father.deleteLearner({ id: child.id });
    await admin.getLearner({ id: child.id }).refused(404);
  },
  { needs: ['mail'] },
);

export const refusedSignIns = scenario(
  'refused-sign-ins-of-invited-adults',
  'An account that cannot sign in or cannot follow the learner leaves the invitation open.',
  async (context) => {
    const { admin, visitor, createUser, createChild, createLearner, email, name, prefix, password } = context;
    const grade = await admin.createGrade({ body: { title: name('Grade of refused sign-ins') } });
    const parent = await createUser('Parent', 'Palesa-is-patient');
    const child = await createChild(parent, 'Lwazi', grade.id);
    const sibling = await createChild(parent, 'Zola');
    const inactive = await createLearner('Thabo-is-inactive', grade.id);
    const record = recordOf(await inactive.getMyLearnerProfile(), inactive.email);
    await admin.updateLearner({ body: { ...record, isActive: false } });
    const profile = await child.getMyLearnerProfile();
    await parent.updateLearner({ body: recordOf(profile, email('Lwazi-is-no-guardian')) });
    const passwords = { password, confirmPassword: password };
    const childName = `${prefix}.invited`;
    const siblingName = `${prefix}.without.email`;
    await parent.setLearnerLogin({ body: { learnerId: child.id, userName: childName, ...passwords } });
    await parent.setLearnerLogin({ body: { learnerId: sibling.id, userName: siblingName, ...passwords } });
    const token = await invite(context, parent, child.id, email('aunt'));
    const accept = (emailOrUserName: string, secret = password) =>
      visitor.acceptInviteSignin({ token, body: { emailOrUserName, password: secret } });

    const { message } = await accept(parent.email, `${password}2`).refused(401);
    for (const login of [email('unknown'), inactive.email]) {
      has(await accept(login).refused(401), { message });
    }
    await accept(childName).refused(400);
    await accept(siblingName).refused(400);
    has(await parent.getLearner({ id: child.id }), { parents: { length: 1 } });

    // The mother is linked already, and her link stays as it is.
    const session = await accept(parent.email);
    holds(session, 'a token', session.token !== '');
    has(await parent.getLearner({ id: child.id }), {
      parents: { length: 1, 0: { id: parent.id, relationship: 'Mother', isPrimaryParent: true } },
    });
    await accept(parent.email).refused(410);
  },
  { needs: ['mail'] },
);
