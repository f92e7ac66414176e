import { comparable } from '../accounts/user-names.ts';

/** From the moment of `validUntil` on, an invite opens nothing. */
export const isExpired = (invite: { validUntil: string }, now: Date): boolean =>
  now >= new Date(invite.validUntil);

/** Addresses each once, in their first spelling: letter case does not count. */
export function eachOnce(emails: readonly string[]): string[] {
  const seen = new Map<string, string>();
  for (const email of emails) if (!seen.has(comparable(email))) seen.set(comparable(email), email);
  return [...seen.values()];
}

/** What narrows a list of invites; what is not given does not (D-188). */
export interface InviteFilter {
  title?: string | undefined;
  /** `yyyy-MM-dd`, in UTC; both days are included. */
  from?: string | undefined;
  to?: string | undefined;
}

/** Whether an invite is among those asked for: by a piece of its title, and by the day on which it ends. */
export function isWanted(
  invite: { inviteTitle: string; validUntil: string },
  { title = '', from, to }: InviteFilter,
): boolean {
  const day = invite.validUntil.slice(0, 10);
  return (
    invite.inviteTitle.toLowerCase().includes(title.toLowerCase()) &&
    (from === undefined || from <= day) &&
    (to === undefined || day <= to)
  );
}

/** What the Admin reads after sending an invite again (D-189). */
export function resentText(emails: readonly string[]): string {
  const last = emails.at(-1);
  if (last === undefined) return 'This invite has no recipients. Nothing was sent.';
  const others = emails.slice(0, -1).join(', ');
  return `Invite resent to ${others === '' ? last : `${others} and ${last}`}.`;
}
