import { normalizeIgnoringCase } from '#openapi/rules/text.ts';
import { schoolDay } from '../date-times.ts';

/** An invite works until just before `validUntil`. */
export const isExpired = (invite: { validUntil: string }, now: Date): boolean =>
  now >= new Date(invite.validUntil);

/** The URL of the booking page, with the token of the invite. */
export const rsvpLink = (applicationUrl: string, { token }: { token: string }): string =>
  `${applicationUrl}/rsvp?${String(new URLSearchParams({ token }))}`;

/** The filters of a list of invites; undefined means any (D-188). */
interface InviteFilter {
  title?: string | undefined;
  /** First and last day at the school, `yyyy-MM-dd`, inclusive. */
  from?: string | undefined;
  to?: string | undefined;
}

/** Whether an invite matches: by a part of its title, and by the day on which it expires. */
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

/** A message has a thousand characters at most, and nobody reads hundreds of emails. */
const mostNamed = 3;

/** The message for the Admin after sending an invite again (D-189). */
export function resentMessage(emails: readonly string[]): string {
  const last = emails.at(-1);
  if (last === undefined) return 'This invite has no recipients. Nothing was sent.';
  if (emails.length > mostNamed) {
    const named = emails.slice(0, mostNamed).join(', ');
    const left = emails.length - mostNamed;
    return `Invite resent to ${named} and ${left} ${left === 1 ? 'other' : 'others'}.`;
  }
  const others = emails.slice(0, -1).join(', ');
  return `Invite resent to ${others === '' ? last : `${others} and ${last}`}.`;
}
