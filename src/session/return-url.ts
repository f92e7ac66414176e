import type { ParsedLocation } from '@tanstack/react-router';
import type { EndedSession } from './session.ts';

declare module '@tanstack/react-router' {
  /** The learner's id, when a link does not write it into the URL (D-033, D-050). */
  interface HistoryState {
    learnerId?: string | undefined;
    /** On the login page: the session that ended. */
    endedSession?: EndedSession | undefined;
  }
}

export type PageLocation = Pick<ParsedLocation, 'href'> & Partial<Pick<ParsedLocation, 'state'>>;

/** The message for a session that expired or was ended by the server (D-239). */
export const endedSessionMessage = ({ reason }: EndedSession): string => `${reason} Please sign in again.`;

/**
 * The `returnUrl` for the login page (SES-015). Navigation state does not survive a login, so the learner's id moves
 * into the query (D-050). A page with a token gets no `returnUrl`, because tokens must not be copied into other URLs.
 */
export function createReturnUrl({ href, state }: PageLocation): string | undefined {
  const [path = '', query = ''] = href.split('?');
  const parameters = new URLSearchParams(query);
  if (parameters.has('token')) return undefined;
  if (!state?.learnerId || parameters.has('learnerId')) return href;
  parameters.set('learnerId', state.learnerId);
  return `${path}?${parameters.toString()}`;
}
