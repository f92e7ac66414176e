import { useHydrated, useLocation } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  /** Data for the next page that its URL must not contain. */
  interface HistoryState {
    email?: string | undefined;
    invitation?: string | undefined;
  }
}

export const useEmailFromHistory = (): string => useLocation({ select: ({ state }) => state.email ?? '' });

/** Returns the token of the invitation from which the user came; undefined during hydration. */
export function useInvitationFromHistory(): string | undefined {
  const invitation = useLocation({ select: ({ state }) => state.invitation });
  return useHydrated() ? invitation : undefined;
}
