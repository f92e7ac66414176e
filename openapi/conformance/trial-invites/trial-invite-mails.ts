import { has } from '../kit/expect.ts';
import { scenario } from '../kit/scenario.ts';
import { createInvite } from './trial-kit.ts';

export const trialInviteMails = scenario(
  'trial-invite-mails',
  'Every recipient gets an email with the link of the invite, also when it is forwarded or sent again.',
  async (context) => {
    const { admin, visitor, email, readMail } = context;
    const [first, second] = [email('recipient'), email('next-recipient')];
    const invite = await createInvite(context, 'Mailed', [], { emails: [first] });
    const mail = await readMail(first);
    has(mail, { link: invite.link, token: invite.token });
    has(await visitor.validateRsvpToken({ token: mail.token }), { valid: true, invitationId: invite.id });
    const newer = await createInvite(context, 'Mailed later', [], { emails: [first, second] });
    has(await readMail(second), { link: newer.link });
    await admin.forwardTrialInvite({ inviteId: invite.id, body: { emails: [second] } });
    has(await readMail(second), { link: invite.link });
    // Only the recipients of the forwarding get it.
    has(await readMail(first), { link: newer.link });
    await admin.resendTrialInvite({ id: invite.id });
    has(await readMail(first), { link: invite.link });
    await admin.forwardTrialInvite({ inviteId: newer.id, body: { emails: [first] } });
    has(await readMail(first), { link: newer.link });
    // An invite that is expired from the start is not sent.
    const validUntil = '2020-01-01T00:00:00Z';
    await createInvite(context, 'Mailed too late', [], { emails: [first], validUntil });
    has(await readMail(first), { link: newer.link });
  },
  { needs: ['mail'] },
);
