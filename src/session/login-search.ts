import type { ParsedLocation } from '@tanstack/react-router';
import { takeEndReason } from './session.ts';

declare module '@tanstack/react-router' {
  /** A link may name the learner without writing the id into the URL (D-033, D-050). */
  interface HistoryState {
    learnerId?: string | undefined;
  }
}

/** The part of a location that says which page it is. */
export type Page = Pick<ParsedLocation, 'href'> & Partial<Pick<ParsedLocation, 'state'>>;

/**
 * The query of the login page for somebody who has to sign in: where they wanted to go (SES-015), and why they are
 * signed out if they do not know (D-239).
 */
export function loginSearchFor(page: Page): Record<'returnUrl' | 'message', string | undefined> {
  const reason = takeEndReason();
  return { returnUrl: returnUrlOf(page), message: reason && `${reason} Please sign in again.` };
}

/**
 * The state of a navigation does not survive a login: the learner it names goes into the query (D-050). A link with a
 * token is a secret and gets into no other URL.
 */
function returnUrlOf({ href, state }: Page): string | undefined {
  const [path = '', query = ''] = href.split('?');
  const parameters = new URLSearchParams(query);
  if (parameters.has('token')) return undefined;
  if (!state?.learnerId || parameters.has('learnerId')) return href;
  parameters.set('learnerId', state.learnerId);
  return `${path}?${parameters.toString()}`;
}
