import { has, item } from '../kit/expect.ts';
import { scenario } from '../kit/scenario.ts';

export const bookings = scenario(
  'bookings',
  'Two visitors book two seats, and a third visitor gets none.',
  async ({ admin, visitor, name, email }) => {
    const campus = await admin.createCampus({ body: { name: name('Campus of invites') } });
    const session = await admin.createTrialSession({
      body: { title: name('Chess'), startTime: '2099-06-14T08:00:00Z', maxNumber: 2, campusId: campus.id },
    });
    const otherSession = await admin.createTrialSession({
      body: { title: name('Music'), startTime: '2099-06-14T08:00:00Z', maxNumber: 10, campusId: campus.id },
    });
    await admin.generateTrialInvite({
      body: {
        inviteTitle: name('Two seats'),
        validUntil: '2099-06-01T16:00:00Z',
        trialSessionIds: [session.id],
      },
    });
    await admin.generateTrialInvite({
      body: {
        inviteTitle: name('Many seats'),
        validUntil: '2099-06-01T16:00:00Z',
        trialSessionIds: [otherSession.id],
      },
    });
    const trialInvites = await admin.listTrialInvites({ title: name('Two seats') });
    const trialInvites2 = await admin.listTrialInvites({ title: name('Many seats') });
    await visitor.submitRsvp({
      token: item(trialInvites, 0).token,
      body: {
        fullName: name('Mandla Radebe'),
        contactNumber: '0825550143',
        email: email('mandla'),
        trialSessionId: session.id,
        trialSessionInviteId: item(trialInvites, 0).id,
      },
    });
    has(
      await visitor
        .submitRsvp({
          token: item(trialInvites, 0).token,
          body: {
            fullName: name('Mandla Radebe'),
            contactNumber: '0825550143',
            email: email('MANDLA'),
            trialSessionId: session.id,
            trialSessionInviteId: item(trialInvites, 0).id,
          },
        })
        .refused(409),
      { code: 'already-booked' },
    );
    await visitor
      .submitRsvp({
        token: 'contract-verify-unknown',
        body: {
          fullName: name('Mandla Radebe'),
          contactNumber: '0825550143',
          email: email('palesa'),
          trialSessionId: session.id,
          trialSessionInviteId: item(trialInvites, 0).id,
        },
      })
      .refused(404);
    await visitor
      .submitRsvp({
        token: item(trialInvites, 0).token,
        body: {
          fullName: name('Mandla Radebe'),
          contactNumber: '0825550143',
          email: email('palesa'),
          trialSessionId: session.id,
          trialSessionInviteId: item(trialInvites2, 0).id,
        },
      })
      .refused(400);
    await visitor
      .submitRsvp({
        token: item(trialInvites, 0).token,
        body: {
          fullName: name('Mandla Radebe'),
          contactNumber: '0825550143',
          email: email('palesa'),
          trialSessionId: otherSession.id,
          trialSessionInviteId: item(trialInvites, 0).id,
        },
      })
      .refused(404);
    await visitor
      .submitRsvp({
        token: item(trialInvites, 0).token,
        body: {
          fullName: name('Mandla Radebe'),
          contactNumber: '0825550143',
          email: email('palesa'),
          trialSessionId: 'contract-verify-unknown',
          trialSessionInviteId: item(trialInvites, 0).id,
        },
      })
      .refused(404);
    const rsvpToken = await visitor.validateRsvpToken({ token: item(trialInvites, 0).token });
    has(rsvpToken, { valid: true, sessions: { 0: { currentCount: 1, maxNumber: 2 } } });
    await visitor.submitRsvp({
      token: item(trialInvites, 0).token,
      body: {
        fullName: name('Mandla Radebe'),
        contactNumber: '0825550143',
        email: email('palesa'),
        trialSessionId: session.id,
        trialSessionInviteId: item(trialInvites, 0).id,
      },
    });
    has(
      await visitor
        .submitRsvp({
          token: item(trialInvites, 0).token,
          body: {
            fullName: name('Mandla Radebe'),
            contactNumber: '0825550143',
            email: email('nadia'),
            trialSessionId: session.id,
            trialSessionInviteId: item(trialInvites, 0).id,
          },
        })
        .refused(409),
      { code: 'session-full' },
    );
    has(
      await visitor
        .submitRsvp({
          token: item(trialInvites, 0).token,
          body: {
            fullName: name('Mandla Radebe'),
            contactNumber: '0825550143',
            email: email('palesa'),
            trialSessionId: session.id,
            trialSessionInviteId: item(trialInvites, 0).id,
          },
        })
        .refused(409),
      { code: 'already-booked' },
    );
    has(await admin.getTrialSession({ id: session.id }), { currentCount: 2 });
    await admin
      .updateTrialSession({
        id: session.id,
        body: { title: name('Chess'), startTime: '2099-06-14T08:00:00Z', maxNumber: 1, campusId: campus.id },
      })
      .refused(400);
    await visitor.submitRsvp({
      token: item(trialInvites2, 0).token,
      body: {
        fullName: name('Mandla Radebe'),
        contactNumber: '0825550143',
        email: email('mandla'),
        trialSessionId: otherSession.id,
        trialSessionInviteId: item(trialInvites2, 0).id,
      },
    });
    await admin.deleteTrialInvite({ id: item(trialInvites, 0).id });
    const trialSession = await admin.getTrialSession({ id: session.id });
    has(trialSession, { currentCount: 2, maxNumber: 2 });
    await admin.deleteTrialInvite({ id: item(trialInvites2, 0).id });
    await admin.deleteTrialSession({ id: otherSession.id });
    await admin.deleteTrialSession({ id: session.id });
    await admin.deleteCampus({ id: campus.id });
  },
);
