import { takeEndReason } from './session.ts';

/**
 * The query of the login page for somebody who has to sign in: where they wanted to go (SES-015), and why they are
 * signed out if they do not know (D-239).
 */
export function loginSearchFor(returnUrl: string): { returnUrl: string; message: string | undefined } {
  const reason = takeEndReason();
  return { returnUrl, message: reason && `${reason} Please sign in again.` };
}
