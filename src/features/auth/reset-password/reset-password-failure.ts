import { isProblem } from '#api/problem.ts';

/** AUTH-033; the spelling is literal (D-205). */
export const resetPasswordFailed = 'Error reseting password';

/** A reset that failed: what to do about it, and whether another link is the way. */
export interface ResetPasswordFailure {
  title: string;
  advice: string;
  needsNewLink: boolean;
}

const again = (advice: string): ResetPasswordFailure => ({
  title: resetPasswordFailed,
  advice,
  needsNewLink: false,
});
const needingNewLink = (advice: string): ResetPasswordFailure => ({ ...again(advice), needsNewLink: true });

/** Nothing can be sent without both members of a link (AUTH-034, D-207); a reload has forgotten them. */
export const noLink = needingNewLink(
  'Please open the link in your email once more. To keep it safe, this page forgets it when it is reloaded.',
);

const ended = needingNewLink(
  'This link has expired, was used already, or a newer one took its place. Please ask for a new one, or log in if you have just set a password.',
);

const broken = needingNewLink(
  'This link is not complete. Please open it from your email once more, or ask for a new one.',
);

/** Whether a call without an answer has set the password cannot be known; the advice is right in both cases. */
const unclear = (what: string) =>
  again(`${what} Please try again. If the link no longer works then, log in with the new password.`);

/** Says what went wrong; messages for the two fields are not part of it. */
export function resetPasswordFailure(error: unknown): ResetPasswordFailure {
  if (!isProblem(error) || error.reason === 'garbage') return unclear('We could not read the answer.');
  if (error.reason === 'offline') return again('You seem to be offline. Check the connection and try again.');
  if (error.reason === 'timeout') return unclear('The school took too long to answer.');
  if (error.status === 410) return ended;
  if (error.status === 429) return again('Too many tries in a row. Please wait a few minutes.');
  if (error.status >= 500) return again('It is our side, not yours. Please try again in a few minutes.');
  if ('token' in error.errors || 'email' in error.errors) return broken;
  return again('The school did not accept the new password. Please check both fields and try again.');
}
