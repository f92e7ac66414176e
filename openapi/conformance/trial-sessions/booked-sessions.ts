import { equals, has, item, lists } from '../kit/expect.ts';
import { scenario } from '../kit/scenario.ts';
import { bookingOf, createInvite, createSessions, readInvite } from '../trial-invites/trial-kit.ts';

export const bookedSessions = scenario(
  'booked-sessions',
  'A changed session keeps its bookings, and cannot have fewer seats than these.',
  async (context) => {
    const { admin, visitor, name, email } = context;
    const [session] = await createSessions(context, 'Campus of bookings', ['Booked']);
    const invite = await createInvite(context, 'Booked', [session]);
    await visitor.submitRsvp(bookingOf(invite, session, email('booked-1')));
    await visitor.submitRsvp(bookingOf(invite, session, email('booked-2')));
    has(await admin.getTrialSession({ id: session.id }), { ...session, currentCount: 2 });
    const { startTime, campusId, version } = session;
    const details = { title: name('Booked, renamed'), startTime, campusId, version };
    const update = (maxNumber: number) =>
      admin.updateTrialSession({ id: session.id, body: { ...details, maxNumber } });
    await update(1).refused(400);
    // The version does not depend on bookings.
    const changed = await update(2);
    has(changed, { title: details.title, maxNumber: 2, currentCount: 2 });
    const check = await visitor.validateRsvpToken({ token: invite.token });
    has(check, { valid: true });
    has(item(check.sessions, 0), changed);
  },
);

export const deletedSessions = scenario(
  'deleted-sessions',
  'A session is deleted with its bookings and removed from its invites, which remain.',
  async (context) => {
    const { admin, visitor, email } = context;
    const titles = ['Deleted', 'Remaining'] as const;
    const [session, otherSession] = await createSessions(context, 'Campus of deletions', titles, 1);
    const inviteToBoth = await createInvite(context, 'Both', [session, otherSession]);
    const inviteToOne = await createInvite(context, 'One', [session]);
    await visitor.submitRsvp(bookingOf(inviteToBoth, session, email('deleted')));
    await admin.deleteTrialSession({ id: session.id });
    has(await readInvite(admin, inviteToBoth.link), { trialSessionIds: [otherSession.id] });
    has(await readInvite(admin, inviteToOne.link), { trialSessionIds: [] });
    const check = await visitor.validateRsvpToken({ token: inviteToOne.token });
    has(check, { valid: true });
    equals(check.sessions.length, 0);
    lists(await admin.listTrialSessions(), otherSession);
    await visitor.submitRsvp(bookingOf(inviteToBoth, session, email('late'))).refused(404);
  },
);
