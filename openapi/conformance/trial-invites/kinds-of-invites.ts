import { has, item, matches } from '../kit/expect.ts';
import { scenario } from '../kit/scenario.ts';

export const invitesOfOnePerson = scenario(
  'invites-of-one-person',
  'An invite to one session has its title, and returns the name of the parent if the parent is the only recipient.',
  async ({ admin, visitor, name, email, password }) => {
    const campus = await admin.createCampus({ body: { name: name('Campus of invites') } });
    const session = await admin.createTrialSession({
      body: { title: name('Stories'), startTime: '2099-06-14T08:00:00Z', maxNumber: 10, campusId: campus.id },
    });
    const parent = await admin.createUser({
      body: {
        name: name('Fatima'),
        surname: 'Adams',
        email: email('fatima'),
        cellphoneNumber: '0825550143',
        whatsAppNumber: '0825550143',
        dateOfBirth: '1988-02-29',
        role: 'Parent',
        password,
        confirmPassword: password,
      },
    });
    const rsvpInvite = await admin.generateRsvpInvite({
      body: {
        trialSessionId: session.id,
        validUntil: '2099-06-01T18:00:00+02:00',
        emails: [email('FATIMA')],
      },
    });
    await admin
      .generateRsvpInvite({
        body: { trialSessionId: 'contract-verify-unknown', validUntil: '2099-06-01T16:00:00Z' },
      })
      .refused(404);
    await admin.updateTrialSession({
      id: session.id,
      body: { title: name('Renamed'), startTime: '2099-06-14T08:00:00Z', maxNumber: 10, campusId: campus.id },
    });
    const trialInvites = await admin.listTrialInvites({ title: name('Stories') });
    has(trialInvites, { 0: { link: rsvpInvite.link, inviteTitle: session.title, message: null } });
    matches(item(trialInvites, 0).validUntil, /^2099-06-01T16:00:00(\.0+)?Z$/);
    const rsvpToken = await visitor.validateRsvpToken({ token: item(trialInvites, 0).token });
    has(rsvpToken, {
      valid: true,
      inviteTitle: session.title,
      sessions: { 0: { id: session.id } },
      contactNumber: '0825550143',
    });
    matches(item(rsvpToken.sessions, 0).title, /Renamed$/);
    matches(rsvpToken.fullName, /Fatima Adams$/);
    await admin.forwardTrialInvite({
      inviteId: item(trialInvites, 0).id,
      body: { emails: [email('other')] },
    });
    const rsvpToken2 = await visitor.validateRsvpToken({ token: item(trialInvites, 0).token });
    has(rsvpToken2, { valid: true, fullName: null, contactNumber: null });
    await admin.deleteTrialInvite({ id: item(trialInvites, 0).id });
    await admin.deleteTrialSession({ id: session.id });
    await admin.deleteCampus({ id: campus.id });
    await admin.deleteUser({ id: parent.id });
  },
);

export const expiredInvites = scenario(
  'expired-invites',
  'An expired invite is invalid and is not sent again.',
  async ({ admin, visitor, name, email }) => {
    const campus = await admin.createCampus({ body: { name: name('Campus of invites') } });
    const session = await admin.createTrialSession({
      body: { title: name('History'), startTime: '2099-06-14T08:00:00Z', maxNumber: 10, campusId: campus.id },
    });
    const trialInvite = await admin.generateTrialInvite({
      body: {
        inviteTitle: name('Long ago'),
        validUntil: '2020-01-01T00:00:00Z',
        trialSessionIds: [session.id],
        emails: [email('mandla')],
      },
    });
    const trialInvites = await admin.listTrialInvites({ title: name('Long ago') });
    has(trialInvites, { 0: { link: trialInvite.link } });
    has(await visitor.validateRsvpToken({ token: item(trialInvites, 0).token }), { valid: false });
    await visitor
      .submitRsvp({
        token: item(trialInvites, 0).token,
        body: {
          fullName: name('Mandla Radebe'),
          contactNumber: '0825550143',
          email: email('mandla'),
          trialSessionId: session.id,
          trialSessionInviteId: item(trialInvites, 0).id,
        },
      })
      .refused(410);
    await admin
      .forwardTrialInvite({ inviteId: item(trialInvites, 0).id, body: { emails: [email('palesa')] } })
      .refused(410);
    await admin.resendTrialInvite({ id: item(trialInvites, 0).id }).refused(410);
    const trialInvites2 = await admin.listTrialInvites({ title: name('Long ago') });
    has(trialInvites2, { 0: { emails: { length: 1 } } });
    has(await admin.getTrialSession({ id: session.id }), { currentCount: 0 });
    await admin.deleteTrialInvite({ id: item(trialInvites, 0).id });
    await admin.deleteTrialSession({ id: session.id });
    await admin.deleteCampus({ id: campus.id });
  },
);
