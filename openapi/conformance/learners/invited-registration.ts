import { invalid } from '../kit/client.ts';
import { has, holds, lists, matches } from '../kit/expect.ts';
import { onlyOne } from '../kit/race.ts';
import { scenario } from '../kit/scenario.ts';
import { expectEnded, invite, registrationOf } from './invitations.ts';

export const invitedRegistration = scenario(
  'invited-registration',
  'A grandmother registers with an invitation and a simple password, and later removes her link.',
  async (context) => {
    const { admin, visitor, as, createUser, createChild, email } = context;
    const parent = await createUser('Parent', 'Naledi-invites');
    const child = await createChild(parent, 'Lwazi');
    const neighbour = await createUser('Parent', 'Nadia-is-next-door');
    const address = email('gran');
    const token = await invite(context, parent, child.id, address);
    const registration = { ...registrationOf(context, address), password: 'sunbird' };
    const refuse = (change: object, status: number) =>
      visitor.acceptInviteRegister({ token, body: { ...registration, ...change } }).refused(status);

    has(await refuse({ email: neighbour.email.toUpperCase() }, 409), { code: 'email-in-use' });
    await refuse({ role: invalid('Tutor') }, 400);
    await refuse({ password: 'Ab1!x' }, 400);
    has(await parent.getLearner({ id: child.id }), { parents: { length: 1 } });

    const session = await visitor.acceptInviteRegister({ token, body: registration });
    const grandmother = as(session.token);
    has(await grandmother.getParentProfile(), { name: 'Busisiwe', email: address, learnerCount: 1 });
    lists(await grandmother.listMyLearners(), { id: child.id });
    lists(await admin.listUsers(), { email: address, role: 'Parent', permissions: [] });
    const { refreshToken } = session;
    if (refreshToken !== undefined) await visitor.refreshAuthToken({ body: { refreshToken } });
    const { parents } = await parent.getLearner({ id: child.id });
    has(parents, { length: 2, 0: { id: parent.id, isPrimaryParent: true } });
    const link = lists(parents, { email: address, relationship: 'Guardian', isPrimaryParent: false });
    holds(link, 'lastLoginDate is set', link.lastLoginDate !== null);
    await visitor.loginUser({ body: { emailOrUserName: address, password: 'sunbird' } });
    await expectEnded(context, token, neighbour);

    await grandmother.deleteLearner({ id: child.id });
    await grandmother.getLearner({ id: child.id }).refused(403);
    has(await parent.getLearner({ id: child.id }), { parents: { length: 1 } });
  },
  { needs: ['mail'] },
);

export const invitationAcceptedTwice = scenario(
  'invitation-accepted-twice',
  'Only one of several simultaneous registrations with the same invitation succeeds.',
  async (context) => {
    const { visitor, createUser, createChild, email } = context;
    const parent = await createUser('Parent', 'Naledi-invites-once');
    const child = await createChild(parent, 'Lwazi');
    const token = await invite(context, parent, child.id, email('gran-once'));
    await onlyOne(
      (index) =>
        visitor.acceptInviteRegister({
          token,
          body: registrationOf(context, email(`gran-${index}`)),
        }),
      { accepted: 200, refused: 410 },
    );
    has(await parent.getLearner({ id: child.id }), { parents: { length: 2 } });
  },
  { needs: ['mail'] },
);

export const firstGuardian = scenario(
  'first-guardian',
  'The first adult whom an Admin invites becomes the primary parent, but a Learner gains no rights of a parent.',
  async (context) => {
    const { admin, visitor, as, email, prefix } = context;
    const sizwe = {
      name: 'Sizwe',
      surname: prefix,
      dateOfBirth: '2015-06-16',
      relationship: 'Mother',
    } as const;
    const { id } = await admin.createLearner({ body: { ...sizwe, role: 'Learner' } });
    const token = await invite(context, admin, id, email('adult-learner'));
    const adult = { role: 'Learner', dateOfBirth: '1985-03-14' } as const;
    const session = await visitor.acceptInviteRegister({
      token,
      body: { ...registrationOf(context, email('adult-learner')), ...adult },
    });
    const adultLearner = as(session.token);
    const profile = await adultLearner.getMyLearnerProfile();
    has(profile, { name: 'Busisiwe', gradeId: null });
    matches(profile.userName, /^busisiwe\./);
    await adultLearner.getLearner({ id }).refused(403);

    const nextToken = await invite(context, admin, id, email('second-guardian'));
    const parent = registrationOf(context, email('second-guardian'));
    await visitor.acceptInviteRegister({ token: nextToken, body: parent });
    has(await admin.getLearner({ id }), {
      parents: {
        length: 2,
        0: { id: profile.id, isPrimaryParent: true },
        1: { email: parent.email, isPrimaryParent: false },
      },
    });
  },
  { needs: ['mail'] },
);
