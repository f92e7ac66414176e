import { has, lists } from '../kit/expect.ts';
import { scenario } from '../kit/scenario.ts';
import { invite } from './invitations.ts';

export const invitedPassword = scenario(
  'invited-password',
  'A registered parent accepts by setting a simple password, which ends the old password, its sessions and reset links.',
  async (context) => {
    const { visitor, as, createUser, createChild, readMail, password } = context;
    const parent = await createUser('Parent', 'Lindiwe-invites');
    const child = await createChild(parent, 'Lwazi');
    const invited = await createUser('Parent', 'Fatima-invited');
    const signIn = (secret: string) =>
      visitor.loginUser({ body: { emailOrUserName: invited.email, password: secret } });
    const { refreshToken } = await signIn(password);
    await visitor.requestPasswordReset({ body: { email: invited.email } });
    const resetLink = await readMail(invited.email);
    await parent.inviteParent({
      body: { email: invited.email, relationship: 'Guardian', learnerId: child.id },
    });
    const { token } = await readMail(invited.email);

    await visitor.acceptInviteRegister({ token, body: { password: 'short' } }).refused(400);
    const session = await visitor.acceptInviteRegister({ token, body: { password: 'sunbird' } });
    lists(await as(session.token).listMyLearners(), { id: child.id });
    has(await as(session.token).getParentProfile(), { name: 'Fatima-invited', learnerCount: 1 });
    await invited.listMyLearners().refused(401);
    if (refreshToken !== undefined) await visitor.refreshAuthToken({ body: { refreshToken } }).refused(401);
    await signIn(password).refused(401);
    const newPassword = { newPassword: password, confirmPassword: password };
    const reset = { token: resetLink.token, email: invited.email, ...newPassword };
    await visitor.resetPassword({ body: reset }).refused(410);
    await signIn('sunbird');
    await visitor.acceptInviteRegister({ token, body: { password: 'again-sunbird' } }).refused(410);
  },
  { needs: ['mail'] },
);

export const accountAfterInvitation = scenario(
  'account-after-invitation',
  'A password alone accepts an invitation only if an account exists, which may be newer than the invitation.',
  async (context) => {
    const { visitor, as, createUser, createChild, email } = context;
    const parent = await createUser('Parent', 'Lindiwe-invites-early');
    const child = await createChild(parent, 'Zola');
    const token = await invite(context, parent, child.id, email('Yusuf-late').toUpperCase());
    const accept = () => visitor.acceptInviteRegister({ token, body: { password: 'sunbird' } });

    const { errors = {} } = await accept().refused(400);
    has(Object.keys(errors).toSorted(), ['email', 'name', 'role', 'surname']);
    const account = await createUser('Parent', 'Yusuf-late');
    const session = await accept();
    has(await as(session.token).getParentProfile(), { name: 'Yusuf-late' });
    has(await parent.getLearner({ id: child.id }), { parents: { 1: { id: account.id } } });
  },
  { needs: ['mail'] },
);
