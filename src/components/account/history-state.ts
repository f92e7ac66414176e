import { useHydrated, useLocation } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  /** Passed to the next page without appearing in its URL. */
  interface HistoryState {
    email?: string | undefined;
    /** The token of the invitation that the user left to sign in. */
    invitation?: string | undefined;
  }
}

/** The email that the user typed on the previous page, or an empty text. */
export const useEmailFromHistory = (): string => useLocation({ select: ({ state }) => state.email ?? '' });

/** The token of the invitation that the user left to sign in; undefined during hydration. */
export function useInvitationFromHistory(): string | undefined {
  const invitation = useLocation({ select: ({ state }) => state.invitation });
  return useHydrated() ? invitation : undefined;
}
