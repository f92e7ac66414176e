import { create } from 'zustand';
import { keptAtHeader } from '#lib/kept-responses.ts';

interface KeptState {
  /** When what is shown without a connection came from the server; undefined while the server can be reached. */
  savedAt: Date | undefined;
  /** Somebody has read it and put the notice away, until the connection is lost again. */
  isPutAway: boolean;
}

/** What the screens show may have been kept on the device (service-worker/): then the shell says so. */
export const useKeptResponses = create<KeptState>(() => ({ savedAt: undefined, isPutAway: false }));

export const putKeptNoticeAway = (): void => useKeptResponses.setState({ isPutAway: true });

/** The server has been reached again. */
export const noteConnection = (): void => {
  const isShown = useKeptResponses.getState().savedAt !== undefined;
  if (isShown) useKeptResponses.setState({ savedAt: undefined, isPutAway: false });
};

/** Takes note of where a response comes from. Of several that were kept the oldest counts: nothing shown is older. */
export function noteOrigin({ headers }: Response): void {
  const keptAt = new Date(headers.get(keptAtHeader) ?? Number.NaN);
  if (Number.isNaN(keptAt.getTime())) {
    noteConnection();
    return;
  }
  const { savedAt } = useKeptResponses.getState();
  if (!savedAt || keptAt < savedAt) useKeptResponses.setState({ savedAt: keptAt });
}
