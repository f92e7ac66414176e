/** When the link of a reset e-mail opens its account (the tag Auth, "Reset links"). */
import { comparable } from './user-names.ts';

/** How long a reset link works, in minutes. */
export const resetLinkMinutes = 60;

interface ResetLink {
  /** The address that the link was sent to. */
  email: string;
  expiresAtUtc: string;
  /** When it was used, or replaced by a newer one; null as long as neither has happened. */
  endedAtUtc: string | null;
}

interface Account {
  email: string | null;
  isActive: boolean;
}

const isSame = (one: string, other: string | null): boolean =>
  other !== null && comparable(one) === comparable(other);

/**
 * Whether a link still opens its account: neither used nor replaced nor expired, and sent to the address that the
 * request names and that the active account still has. Letter case of addresses does not count.
 *
 * @param email the address in the request, which came with the link
 */
export function opensAccount(link: ResetLink, account: Account, email: string, now: Date): boolean {
  return (
    link.endedAtUtc === null &&
    now < new Date(link.expiresAtUtc) &&
    account.isActive &&
    isSame(link.email, account.email) &&
    isSame(link.email, email)
  );
}
