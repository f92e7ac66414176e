import { invalid } from '../kit/client.ts';
import { equals, has, holds, lists, matches, omits } from '../kit/expect.ts';
import { scenario, unknownId, unusualText } from '../kit/scenario.ts';
import { bookingOf, createInvite, createSessions, readInvite, validUntil } from './trial-kit.ts';

export const trialInvites = scenario(
  'trial-invites',
  'An invite has the sent values, and its token is unknown after its deletion.',
  async (context) => {
    const { admin, visitor, name, email } = context;
    const [robots, games] = await createSessions(context, 'Campus of invites', ['Robots', 'Games']);
    const invite = await createInvite(context, 'Open Day', [robots, games], {
      message: unusualText,
      emails: [email('mandla'), email('MANDLA'), email('nadia')],
    });
    has(invite, {
      inviteTitle: name('Open Day'),
      message: unusualText,
      emails: [email('mandla'), email('nadia')],
      trialSessionIds: { length: 2 },
    });
    matches(invite.validUntil, /^2099-06-01T16:00:00(\.0+)?(Z|\+00:00)$/);
    const check = await visitor.validateRsvpToken({ token: invite.token });
    has(check, {
      valid: true,
      inviteTitle: invite.inviteTitle,
      invitationId: invite.id,
      fullName: null,
      contactNumber: null,
    });
    equals(check.sessions.length, 2);
    lists(check.sessions, robots);
    lists(check.sessions, games);
    const same = await createInvite(context, 'Open Day', [], { message: '' });
    has(same, { message: null, trialSessionIds: [], emails: [] });
    holds(same, 'another token', same.token !== invite.token);
    await admin.deleteTrialInvite({ id: invite.id });
    omits(await admin.listTrialInvites(), { id: invite.id });
    has(await visitor.validateRsvpToken({ token: invite.token }), { valid: false });
    await visitor.submitRsvp(bookingOf(invite, robots, email('mandla'))).refused(404);
    await admin.forwardTrialInvite({ inviteId: invite.id, body: { emails: [] } }).refused(404);
    await admin.resendTrialInvite({ id: invite.id }).refused(404);
    await admin.deleteTrialInvite({ id: invite.id }).refused(404);
    has(await admin.getTrialSession({ id: games.id }), games);
  },
);

export const refusedInvites = scenario(
  'refused-invites',
  'An invite to an unknown session or with an invalid email address is not created.',
  async (context) => {
    const { admin, name, email } = context;
    const [session] = await createSessions(context, 'Campus of refused invites', ['Robots']);
    const inviteTitle = name('Refused invite');
    const body = { inviteTitle, validUntil, trialSessionIds: [session.id], emails: [email('mandla')] };
    const unknownSession = [session.id, unknownId];
    await admin.generateTrialInvite({ body: { ...body, trialSessionIds: unknownSession } }).refused(404);
    const oneInvalid = [email('mandla'), 'nadia'];
    await admin.generateTrialInvite({ body: { ...body, emails: oneInvalid } }).refused(400);
    equals((await admin.listTrialInvites({ title: inviteTitle })).length, 0);
  },
);

export const listsOfInvites = scenario(
  'lists-of-invites',
  'The list of invites is filtered by title in any letter case, and by the day of expiry.',
  async (context) => {
    const { admin, prefix } = context;
    const expired = await createInvite(context, 'Autumn Fair', [], { validUntil: '2020-04-30T16:00:00Z' });
    const may = await createInvite(context, 'Fair in May', [], { validUntil: '2099-05-01T16:00:00Z' });
    // At the school, it is 1 June already.
    const june = await createInvite(context, 'Fair in June', [], { validUntil: '2099-05-31T22:00:00Z' });
    const endOfMay = '2099-05-31T10:59:59-11:00';
    const lastOfMay = await createInvite(context, 'Late Fair', [], { validUntil: endOfMay });
    matches(lastOfMay.validUntil, /^2099-05-31T21:59:59(\.0+)?(Z|\+00:00)$/);
    const all = [expired, may, lastOfMay, june];
    const expectList = async (
      query: { title?: string; from?: string; to?: string },
      expected: readonly { id: string }[],
    ) => {
      const list = await admin.listTrialInvites(query);
      for (const { id } of all) {
        if (expected.some((one) => one.id === id)) lists(list, { id });
        else omits(list, { id });
      }
    };
    await expectList({}, all);
    await expectList({ title: ' ' }, all);
    await expectList({ title: `${prefix} FAIR in`.toUpperCase() }, [may, june]);
    await expectList({ from: '2099-05-01' }, [may, lastOfMay, june]);
    await expectList({ from: '2099-06-01' }, [june]);
    await expectList({ to: '2099-05-01' }, [expired, may]);
    await expectList({ from: '2099-05-02', to: '2099-06-01', title: 'june' }, [june]);
    await expectList({ title: `fair\u00A0in`, to: '2099-05-01' }, [may]);
    await expectList({ to: '2099-05-31' }, [expired, may, lastOfMay]);
    await expectList({ from: '2099-06-01', to: '2099-05-01' }, []);
    await admin.listTrialInvites({ from: invalid('soon') }).refused(400);
  },
);

export const forwardedInvites = scenario(
  'forwarded-invites',
  'A forwarded invite has each recipient once, 500 at most, and keeps its token.',
  async (context) => {
    const { admin, email } = context;
    const invite = await createInvite(context, 'Forwarded', [], { emails: [email('mandla')] });
    const forward = (emails: string[]) => admin.forwardTrialInvite({ inviteId: invite.id, body: { emails } });
    has(await forward([email('Mandla'), email('palesa'), email('PALESA')]), {
      invite: { link: invite.link },
    });
    const forwarded = { ...invite, emails: [email('mandla'), email('palesa')] };
    has(await readInvite(admin, invite.link), forwarded);
    has(await forward([]), { invite: { link: invite.link } });
    await forward([email('nadia'), 'palesa']).refused(400);
    await forward(Array.from({ length: 499 }, (_, index) => email(`many-${index}`))).refused(400);
    await admin.resendTrialInvite({ id: invite.id });
    has(await readInvite(admin, invite.link), forwarded);
    const withoutRecipients = await createInvite(context, 'Without recipients', []);
    await admin.resendTrialInvite({ id: withoutRecipients.id });
    has(await readInvite(admin, withoutRecipients.link), withoutRecipients);
  },
);
