import type { ParsedLocation } from '@tanstack/react-router';
import type { EndedSession } from './session.ts';

declare module '@tanstack/react-router' {
  /** A link may name the learner without writing the id into the URL (D-033, D-050). */
  interface HistoryState {
    learnerId?: string | undefined;
    /** On the login page: the session after which the user signs in again. */
    endedSession?: EndedSession | undefined;
  }
}

/** The part of a location that says which page it is. */
export type PageLocation = Pick<ParsedLocation, 'href'> & Partial<Pick<ParsedLocation, 'state'>>;

/** The message about a session that has ended by itself (D-239). */
export const endedSessionMessage = ({ reason }: EndedSession): string => `${reason} Please sign in again.`;

/**
 * Where the visitor wanted to go, for the login page (SES-015). The state of a navigation does not survive a login: the
 * learner it names goes into the query (D-050). A link with a token is a secret and gets into no other URL.
 */
export function createReturnUrl({ href, state }: PageLocation): string | undefined {
  const [path = '', query = ''] = href.split('?');
  const parameters = new URLSearchParams(query);
  if (parameters.has('token')) return undefined;
  if (!state?.learnerId || parameters.has('learnerId')) return href;
  parameters.set('learnerId', state.learnerId);
  return `${path}?${parameters.toString()}`;
}
