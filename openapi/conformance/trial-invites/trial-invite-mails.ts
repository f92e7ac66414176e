import { has, item } from '../kit/expect.ts';
import { scenario } from '../kit/scenario.ts';

export const trialInviteMails = scenario(
  'trial-invite-mails',
  'Every recipient gets an email with the link of the invite, and so do recipients added by forwarding.',
  async ({ admin, visitor, name, email, readMail }) => {
    const trialInvite = await admin.generateTrialInvite({
      body: {
        inviteTitle: name('Mailed'),
        validUntil: '2099-06-01T16:00:00Z',
        trialSessionIds: [],
        emails: [email('recipient')],
      },
    });
    const trialInvites = await admin.listTrialInvites({ title: name('Mailed') });
    const mail = await readMail(email('recipient'));
    has(mail, { link: trialInvite.link, token: item(trialInvites, 0).token });
    const rsvpToken = await visitor.validateRsvpToken({ token: mail.token });
    has(rsvpToken, { valid: true, invitationId: item(trialInvites, 0).id });
    await admin.forwardTrialInvite({
      inviteId: item(trialInvites, 0).id,
      body: { emails: [email('next-recipient')] },
    });
    has(await readMail(email('next-recipient')), { link: trialInvite.link });
    await admin.deleteTrialInvite({ id: item(trialInvites, 0).id });
  },
  { needs: ['mail'] },
);
