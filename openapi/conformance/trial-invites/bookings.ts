import { has, item, lists } from '../kit/expect.ts';
import { onlyOne } from '../kit/race.ts';
import { scenario, unknownId } from '../kit/scenario.ts';
import { bookingOf, createInvite, createSessions } from './trial-kit.ts';

export const bookings = scenario(
  'bookings',
  'Two visitors book two seats, and a third visitor gets none.',
  async (context) => {
    const { admin, visitor, email } = context;
    const [session, otherSession] = await createSessions(context, 'Campus of seats', ['Chess', 'Music'], 2);
    const invite = await createInvite(context, 'Two seats', [session, otherSession]);
    const book = (address: string) => visitor.submitRsvp(bookingOf(invite, session, email(address)));
    await book('mandla');
    const check = await visitor.validateRsvpToken({ token: invite.token });
    has(check, { valid: true });
    lists(check.sessions, { id: session.id, currentCount: 1, maxNumber: 2 });
    lists(check.sessions, { id: otherSession.id, currentCount: 0 });
    has(await book('MANDLA').refused(409), { code: 'already-booked' });
    await book('palesa');
    has(await book('nadia').refused(409), { code: 'session-full' });
    has(await book('palesa').refused(409), { code: 'already-booked' });
    has(await admin.getTrialSession({ id: session.id }), { currentCount: 2 });
    const full = await visitor.validateRsvpToken({ token: invite.token });
    has(full, { valid: true, sessions: { length: 2 } });
    await visitor.submitRsvp(bookingOf(invite, otherSession, email('mandla')));
    has(await admin.getTrialSession({ id: otherSession.id }), { currentCount: 1 });
  },
);

export const simultaneousBookings = scenario(
  'simultaneous-bookings',
  'Of visitors who book at the same time, one gets the last seat; no visitor gets two seats in a session.',
  async (context) => {
    const { admin, visitor, email } = context;
    const [session] = await createSessions(context, 'Campus of one seat', ['Chess'], 1);
    const [otherSession] = await createSessions(context, 'Campus of many seats', ['Music']);
    const invite = await createInvite(context, 'One seat', [session, otherSession]);
    const statuses = { accepted: 200, refused: 409 };
    const book = (of: typeof session, address: string) =>
      visitor.submitRsvp(bookingOf(invite, of, email(address)));
    await onlyOne((index) => book(session, `seat-${index}`), statuses);
    has(await admin.getTrialSession({ id: session.id }), { currentCount: 1 });
    await onlyOne(() => book(otherSession, 'mandla'), statuses);
    has(await admin.getTrialSession({ id: otherSession.id }), { currentCount: 1 });
  },
);

export const bookingsAcrossInvites = scenario(
  'bookings-across-invites',
  'A booking counts for every invite to its session, and outlives its own invite.',
  async (context) => {
    const { admin, visitor, email } = context;
    const [session] = await createSessions(context, 'Campus of two invites', ['Chess']);
    const invite = await createInvite(context, 'First invite', [session]);
    const otherInvite = await createInvite(context, 'Second invite', [session]);
    await visitor.submitRsvp(bookingOf(invite, session, email('thandeka')));
    const bookAgain = () => visitor.submitRsvp(bookingOf(otherInvite, session, email('thandeka')));
    has(await bookAgain().refused(409), { code: 'already-booked' });
    await admin.deleteTrialInvite({ id: invite.id });
    has(await bookAgain().refused(409), { code: 'already-booked' });
    has(await admin.getTrialSession({ id: session.id }), { currentCount: 1 });
    const check = await visitor.validateRsvpToken({ token: otherInvite.token });
    has(check, { valid: true });
    has(item(check.sessions, 0), { currentCount: 1 });
  },
);

export const refusedBookings = scenario(
  'refused-bookings',
  'A booking is refused for the first reason in the order of the contract.',
  async (context) => {
    const { admin, visitor, email } = context;
    const titles = ['Invited', 'Not invited'] as const;
    const [session, otherSession] = await createSessions(context, 'Campus of refusals', titles);
    const invite = await createInvite(context, 'Refusals', [session]);
    const otherInvite = await createInvite(context, 'Other refusals', [otherSession]);
    const expired = await createInvite(context, 'Expired refusals', [session], {
      validUntil: '2020-01-01T00:00:00Z',
    });
    const unknownSession = { id: unknownId };
    const valid = bookingOf(invite, session, email('refused'));
    const ofOtherInvite = { trialSessionInviteId: otherInvite.id };
    const toUnknownSession = bookingOf(invite, unknownSession, email('refused'), ofOtherInvite);
    const unknownToken = unknownId;
    for (const contactNumber of ['082555014', '08255501433', '082 555 014', '+082555014']) {
      const body = { ...valid.body, contactNumber };
      await visitor.submitRsvp({ token: unknownToken, body }).refused(400);
    }
    await visitor.submitRsvp({ ...toUnknownSession, token: unknownToken }).refused(404);
    await visitor.submitRsvp(toUnknownSession).refused(400);
    await visitor.submitRsvp(bookingOf(invite, otherSession, email('refused'))).refused(404);
    await visitor.submitRsvp(bookingOf(expired, otherSession, email('refused'))).refused(404);
    await visitor.submitRsvp(bookingOf(expired, session, email('refused'))).refused(410);
    await visitor.validateRsvpToken({ token: '' }).refused(400);
    has(await visitor.validateRsvpToken({ token: unknownToken }), { valid: false });
    has(await admin.getTrialSession({ id: session.id }), { currentCount: 0 });
  },
);
