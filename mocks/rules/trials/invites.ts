import { normalizeIgnoringCase } from '#openapi/rules/text.ts';
import { schoolDay } from '../date-times.ts';

export const isExpired = (invite: { validUntil: string }, now: Date): boolean =>
  now >= new Date(invite.validUntil);

export const rsvpLink = (applicationUrl: string, { token }: { token: string }): string =>
  `${applicationUrl}/rsvp?${String(new URLSearchParams({ token }))}`;

/** The filters of a list of invites; undefined means any (D-188). */
interface InviteFilter {
  title?: string | undefined;
  /** First and last day of the expiry at the school, `yyyy-MM-dd`, inclusive. */
  from?: string | undefined;
  to?: string | undefined;
}

/** Matches a part of the invite's title, and the day on which the invite expires. */
export function matchesFilter(
  invite: { inviteTitle: string; validUntil: string },
  { title = '', from, to }: InviteFilter,
): boolean {
  const day = schoolDay(new Date(invite.validUntil));
  return (
    normalizeIgnoringCase(invite.inviteTitle).includes(normalizeIgnoringCase(title)) &&
    (from === undefined || from <= day) &&
    (to === undefined || day <= to)
  );
}

/** The message counts the remaining recipients without naming them. */
const maxNamedRecipients = 3;

/** The message for the Admin after resending an invite (D-189). */
export function resentMessage(emails: readonly string[]): string {
  const last = emails.at(-1);
  if (last === undefined) return 'This invite has no recipients. Nothing was sent.';
  if (emails.length > maxNamedRecipients) {
    const named = emails.slice(0, maxNamedRecipients).join(', ');
    const left = emails.length - maxNamedRecipients;
    return `Invite resent to ${named} and ${left} ${left === 1 ? 'other' : 'others'}.`;
  }
  const others = emails.slice(0, -1).join(', ');
  return `Invite resent to ${others === '' ? last : `${others} and ${last}`}.`;
}
