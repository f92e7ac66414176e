import { useLocation } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Whom the page before was about: fills in the address without showing it in the address bar. */
    email?: string;
  }
}

/** The e-mail address that somebody typed on the page before, or nothing. */
export const useKnownAddress = (): string => useLocation({ select: ({ state }) => state.email ?? '' });
