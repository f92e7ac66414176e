import { useLocation, useNavigate } from '@tanstack/react-router';
import type { TrialSession } from '#api/queries/trial-sessions.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The session in which a visitor has booked a seat: a reload, or the way back, finds the confirmation again. */
    bookedSession?: TrialSession | undefined;
  }
}

export const useBookedSession = (): TrialSession | undefined =>
  useLocation({ select: ({ state }) => state.bookedSession });

/** Notes it in the entry of this page in the history. */
export function useKeepBookedSession() {
  const navigate = useNavigate();
  return (bookedSession: TrialSession) =>
    navigate({
      to: '.',
      search: true,
      state: (state) => ({ ...state, bookedSession }),
      replace: true,
      resetScroll: false,
    });
}
