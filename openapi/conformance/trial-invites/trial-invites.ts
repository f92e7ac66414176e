import { has, includes, item, lists, omits } from '../kit/expect.ts';
import { scenario } from '../kit/scenario.ts';

export const trialInvites = scenario(
  'trial-invites',
  'An invite to two sessions is sent, forwarded, sent again and deleted.',
  async ({ admin, visitor, name, email }) => {
    const campus = await admin.createCampus({ body: { name: name('Campus of invites') } });
    const session = await admin.createTrialSession({
      body: { title: name('Robots'), startTime: '2099-06-14T08:00:00Z', maxNumber: 10, campusId: campus.id },
    });
    const secondSession = await admin.createTrialSession({
      body: { title: name('Games'), startTime: '2099-06-14T08:00:00Z', maxNumber: 10, campusId: campus.id },
    });
    const trialInvite = await admin.generateTrialInvite({
      body: {
        inviteTitle: name('Open Day'),
        validUntil: '2099-06-01T16:00:00Z',
        message: 'Bring a friend.',
        trialSessionIds: [session.id, secondSession.id],
        emails: [email('mandla'), email('MANDLA')],
      },
    });
    const inviteList = await admin.listTrialInvites({ title: name('open day') });
    has(inviteList, { 0: { link: trialInvite.link, message: 'Bring a friend.' } });
    has(inviteList, { 0: { emails: { length: 1 }, trialSessionIds: { length: 2 } } });
    const earlier = await admin.generateTrialInvite({
      body: { inviteTitle: name('Open Day in May'), validUntil: '2099-05-01T16:00:00Z', trialSessionIds: [] },
    });
    const inviteList2 = await admin.listTrialInvites({ title: name('Open Day in May') });
    has(inviteList2, { 0: { link: earlier.link } });
    has(inviteList2, { 0: { emails: { length: 0 }, trialSessionIds: { length: 0 } } });
    const inviteList3 = await admin.listTrialInvites({ title: name('OPEN DAY') });
    lists(inviteList3, { id: item(inviteList, 0).id });
    lists(inviteList3, { id: item(inviteList2, 0).id });
    const inviteList4 = await admin.listTrialInvites({ title: name('Open Day'), from: '2099-06-01' });
    lists(inviteList4, { id: item(inviteList, 0).id });
    omits(inviteList4, { id: item(inviteList2, 0).id });
    const inviteList5 = await admin.listTrialInvites({ title: name('Open Day'), to: '2099-05-01' });
    lists(inviteList5, { id: item(inviteList2, 0).id });
    omits(inviteList5, { id: item(inviteList, 0).id });
    const rsvpToken = await visitor.validateRsvpToken({ token: item(inviteList, 0).token });
    has(rsvpToken, { valid: true });
    has(rsvpToken, {
      invitationId: item(inviteList, 0).id,
      fullName: null,
      contactNumber: null,
    });
    lists(rsvpToken.sessions, { id: session.id });
    lists(rsvpToken.sessions, { id: secondSession.id });
    has(
      await admin.forwardTrialInvite({
        inviteId: item(inviteList, 0).id,
        body: { emails: [email('Mandla'), email('palesa')] },
      }),
      { invite: { link: trialInvite.link } },
    );
    const inviteList6 = await admin.listTrialInvites({ title: name('Open Day') });
    lists(inviteList6, { id: item(inviteList, 0).id, token: item(inviteList, 0).token });
    lists(inviteList6, { id: item(inviteList, 0).id, emails: { length: 2 } });
    await admin.resendTrialInvite({ id: item(inviteList, 0).id });
    await admin.resendTrialInvite({ id: item(inviteList2, 0).id });
    await admin.deleteTrialSession({ id: secondSession.id });
    const inviteList7 = await admin.listTrialInvites({ title: name('Open Day') });
    lists(inviteList7, { id: item(inviteList, 0).id, trialSessionIds: { length: 1 } });
    includes(lists(inviteList7, { id: item(inviteList, 0).id }).trialSessionIds, session.id);
    await admin.deleteTrialInvite({ id: item(inviteList, 0).id });
    const inviteList8 = await admin.listTrialInvites({ title: name('Open Day') });
    omits(inviteList8, { id: item(inviteList, 0).id });
    lists(inviteList8, { id: item(inviteList2, 0).id });
    has(await visitor.validateRsvpToken({ token: item(inviteList, 0).token }), { valid: false });
    await visitor
      .submitRsvp({
        token: item(inviteList, 0).token,
        body: {
          fullName: name('Mandla Radebe'),
          contactNumber: '0825550143',
          email: email('mandla'),
          trialSessionId: session.id,
          trialSessionInviteId: item(inviteList, 0).id,
        },
      })
      .refused(404);
    await admin
      .forwardTrialInvite({ inviteId: item(inviteList, 0).id, body: { emails: [email('palesa')] } })
      .refused(404);
    await admin.resendTrialInvite({ id: item(inviteList, 0).id }).refused(404);
    await admin.deleteTrialInvite({ id: item(inviteList, 0).id }).refused(404);
    await admin
      .generateTrialInvite({
        body: {
          inviteTitle: name('Nowhere'),
          validUntil: '2099-06-01T16:00:00Z',
          trialSessionIds: ['contract-verify-unknown'],
        },
      })
      .refused(404);
    await admin.deleteTrialInvite({ id: item(inviteList2, 0).id });
    await admin.deleteTrialSession({ id: session.id });
    await admin.deleteCampus({ id: campus.id });
  },
);
