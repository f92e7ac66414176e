import { useHydrated, useLocation } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  /** What goes along to the next page without showing in its URL. */
  interface HistoryState {
    /** Whom the page before was about. */
    email?: string | undefined;
    /** The token of an invitation that somebody has gone away from to sign in. */
    invitation?: string | undefined;
  }
}

/** The email that somebody typed on the page before, or an empty text. */
export const useEmailFromHistory = (): string => useLocation({ select: ({ state }) => state.email ?? '' });

/** The token of the invitation that a user comes from and has not accepted yet; none while a page is hydrated. */
export function useInvitationFromHistory(): string | undefined {
  const invitation = useLocation({ select: ({ state }) => state.invitation });
  return useHydrated() ? invitation : undefined;
}
