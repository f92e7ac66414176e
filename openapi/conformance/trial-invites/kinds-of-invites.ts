import { has, item, matches } from '../kit/expect.ts';
import { scenario, unknownId } from '../kit/scenario.ts';
import { bookingOf, createInvite, createSessions, readInvite, startTime } from './trial-kit.ts';

export const invitesToOneSession = scenario(
  'invites-to-one-session',
  'An invite to one session keeps the title that the session had.',
  async (context) => {
    const { admin, visitor, name } = context;
    const [session] = await createSessions(context, 'Campus of one session', ['Stories']);
    const body = { trialSessionId: session.id, validUntil: '2099-06-01T18:00:00+02:00' };
    const { link } = await admin.generateRsvpInvite({ body });
    const { maxNumber, campusId } = session;
    const renamed = { title: name('Renamed'), startTime, maxNumber, campusId };
    await admin.updateTrialSession({ id: session.id, body: renamed });
    const campusName = name('Renamed campus');
    const campus = await admin.getCampus({ id: campusId });
    await admin.updateCampus({ id: campusId, body: { ...campus, name: campusName } });
    const invite = await readInvite(admin, link);
    has(invite, { inviteTitle: session.title, message: null, trialSessionIds: [session.id], emails: [] });
    matches(invite.validUntil, /^2099-06-01T16:00:00(\.0+)?(Z|\+00:00)$/);
    const check = await visitor.validateRsvpToken({ token: invite.token });
    has(check, { valid: true, inviteTitle: session.title });
    has(item(check.sessions, 0), { id: session.id, title: renamed.title, campusName });
    await admin.generateRsvpInvite({ body: { ...body, trialSessionId: unknownId } }).refused(404);
  },
);

export const invitesOfOnePerson = scenario(
  'invites-of-one-person',
  'An invite returns the name and the number of a parent, if the parent is the only recipient.',
  async (context) => {
    const { admin, visitor, email, createUser } = context;
    const parent = await createUser('Parent', 'fatima');
    const tutor = await createUser('Tutor', 'invited-tutor');
    const withoutName = { valid: true, fullName: null, contactNumber: null } as const;
    const invite = await createInvite(context, 'Parent', [], { emails: [email('FATIMA')] });
    const check = await visitor.validateRsvpToken({ token: invite.token });
    has(check, { valid: true, invitationId: invite.id });
    matches(check.fullName, /^fatima /);
    matches(check.contactNumber?.replaceAll(' ', ''), /^0825550100$/);
    await admin.forwardTrialInvite({ inviteId: invite.id, body: { emails: [email('other')] } });
    has(await visitor.validateRsvpToken({ token: invite.token }), withoutName);
    const recipients = [[tutor.email], [email('without-account')], [parent.email, tutor.email], []];
    for (const emails of recipients) {
      const { token } = await createInvite(context, 'Others', [], { emails });
      has(await visitor.validateRsvpToken({ token }), withoutName);
    }
  },
);

export const expiredInvites = scenario(
  'expired-invites',
  'An expired invite is invalid and is not sent again.',
  async (context) => {
    const { admin, visitor, email } = context;
    const [session] = await createSessions(context, 'Campus of expired invites', ['History']);
    const expired = { validUntil: '2020-01-01T00:00:00Z', emails: [email('mandla')] };
    const invite = await createInvite(context, 'Long ago', [session], expired);
    has(await visitor.validateRsvpToken({ token: invite.token }), { valid: false });
    await visitor.submitRsvp(bookingOf(invite, session, email('mandla'))).refused(410);
    await admin.forwardTrialInvite({ inviteId: invite.id, body: { emails: [email('palesa')] } }).refused(410);
    await admin.resendTrialInvite({ id: invite.id }).refused(410);
    has(await readInvite(admin, invite.link), invite);
    has(await admin.getTrialSession({ id: session.id }), { currentCount: 0 });
    await admin.deleteTrialInvite({ id: invite.id });
    await admin.deleteTrialInvite({ id: invite.id }).refused(404);
  },
);

export const expiringInvites = scenario(
  'expiring-invites',
  'An invite works until the date-time at which it expires.',
  async (context) => {
    const { visitor, email, at } = context;
    const [session] = await createSessions(context, 'Campus of expiring invites', ['History']);
    const invite = await createInvite(context, 'Expiring', [session]);
    const book = (address: string) => visitor.submitRsvp(bookingOf(invite, session, email(address)));
    const minute = 60_000;
    const end = Date.parse(invite.validUntil);
    await at(new Date(end - 5 * minute), async () => {
      has(await visitor.validateRsvpToken({ token: invite.token }), { valid: true });
      await book('in-time');
    });
    await at(new Date(end), async () => {
      has(await visitor.validateRsvpToken({ token: invite.token }), { valid: false });
      await book('too-late').refused(410);
    });
  },
  { needs: ['clock'] },
);
