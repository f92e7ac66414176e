import type { ParsedLocation } from '@tanstack/react-router';
import type { EndedSession } from './session.ts';

declare module '@tanstack/react-router' {
  /** Id of the learner, if the link has it in the navigation state instead of the URL (D-033, D-050). */
  interface HistoryState {
    learnerId?: string | undefined;
    endedSession?: EndedSession | undefined;
    /** Whether the login before this page followed an ended session of the same user. */
    isSignedInAgain?: boolean | undefined;
  }
}

export type PageLocation = Pick<ParsedLocation, 'href'> & Partial<Pick<ParsedLocation, 'state'>>;

export const endedSessionMessage = ({ reason }: EndedSession): string => `${reason} Please sign in again.`;

/**
 * Creates the `returnUrl` of the login page (SES-015). Moves the learner's id into the query, because a login
 * discards the navigation state (D-050). Undefined for a page with a token, which must not be copied into other URLs.
 */
export function createReturnUrl({ href, state }: PageLocation): string | undefined {
  const [path = '', query = ''] = href.split('?');
  const parameters = new URLSearchParams(query);
  if (parameters.has('token')) return undefined;
  if (!state?.learnerId || parameters.has('learnerId')) return href;
  parameters.set('learnerId', state.learnerId);
  return `${path}?${parameters.toString()}`;
}
