import { has, holds, isBetween, matches } from '../kit/expect.ts';
import { inDays, scenario } from '../kit/scenario.ts';
import { invite, readInvitation, registrationOf } from './invitations.ts';

export const invitationTokens = scenario(
  'invitation-tokens',
  'The token of an invitation has the claims that the application reads, and works only as it was signed.',
  async (context) => {
    const { visitor, as, createUser, createChild, readMail, email, prefix, password } = context;
    const parent = await createUser('Parent', 'Naledi-signs');
    const child = await createChild(parent, 'Lwazi');
    const account = await createUser('Parent', 'Fatima-is-registered');
    const address = email('gran-of-tokens');
    const token = await invite(context, parent, child.id, address);
    const { link } = await readMail(address);
    matches(link, /\/learner\/accept-parent\?token=[\w.-]+$/);

    const claims = readInvitation(token);
    const isTrue = (claim: unknown) => /^true$/i.test(String(claim));
    has(claims, {
      Relationship: 'Guardian',
      LearnerId: child.id,
      InvitedEmail: address,
      LearnerName: `Lwazi ${prefix}`,
    });
    holds(claims, 'an address without an account', !isTrue(claims.IsRegistered), claims.IsRegistered);
    const expiry = new Date(Number(claims.exp) * 1000).toISOString();
    isBetween(expiry, inDays(0), inDays(366));
    const registered = readInvitation(await invite(context, parent, child.id, account.email));
    holds(registered, 'the address of an account', isTrue(registered.IsRegistered), registered.IsRegistered);

    await as(token).listMyLearners().refused(401);
    const signature = parent.token.split('.')[2] ?? '';
    const body = { emailOrUserName: account.email, password };
    for (const forged of [token.replace(/[^.]*$/, signature), `${token}x`]) {
      await visitor.acceptInviteSignin({ token: forged, body }).refused(400);
      const registration = registrationOf(context, address);
      await visitor.acceptInviteRegister({ token: forged, body: registration }).refused(400);
    }
    await visitor.acceptInviteRegister({ token, body: registrationOf(context, address) });
  },
  { needs: ['mail'] },
);

export const expiredInvitations = scenario(
  'expired-invitations',
  'An invitation works until the time in its token, and not afterwards.',
  async (context) => {
    const { visitor, at, createUser, createChild, email, password } = context;
    const parent = await createUser('Parent', 'Naledi-waits');
    const child = await createChild(parent, 'Lwazi');
    const account = await createUser('Parent', 'Themba-is-late');
    const address = email('gran-is-late');
    const token = await invite(context, parent, child.id, address);
    const credentials = { emailOrUserName: account.email, password };
    const expiry = Number(readInvitation(token).exp) * 1000;
    const minute = 60_000;

    await at(new Date(expiry + minute), async () => {
      await visitor.acceptInviteSignin({ token, body: credentials }).refused(410);
      const registration = registrationOf(context, address);
      await visitor.acceptInviteRegister({ token, body: registration }).refused(410);
    });
    await at(new Date(expiry - minute), async () => {
      await visitor.acceptInviteSignin({ token, body: credentials });
    });
  },
  { needs: ['mail', 'clock'] },
);
