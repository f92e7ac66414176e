import { create } from 'zustand';

interface ChunkLoadState {
  /** A part of the application could not be fetched since the page was loaded, and nobody has put the notice away. */
  isMissing: boolean;
  /** How many components on the page report it already. */
  reporters: number;
  /** Whether any part could not be fetched since the page was loaded, wanted or not. */
  hasFailed: boolean;
  /** How many parts are being fetched before they are needed. */
  pendingPreloads: number;
}

export const useChunkLoadError = create<ChunkLoadState>(() => ({
  isMissing: false,
  reporters: 0,
  hasFailed: false,
  pendingPreloads: 0,
}));

/** Errors of parts that could not be fetched. A mark on the error itself is not possible on all that may be thrown. */
const noted = new WeakSet<Error>();

/** How Chromium, Firefox and Safari name it in development, where nobody takes note of the error. */
const browserWords = /dynamically imported module|module script failed/i;

const isInBrowserWords = (error: unknown): error is TypeError =>
  error instanceof TypeError && browserWords.test(error.message);

/** Whether something failed because a part of the application could not be fetched: offline, or a newer release. */
export const isChunkLoadError = (error: unknown): boolean =>
  (error instanceof Error && noted.has(error)) || isInBrowserWords(error);

/**
 * Takes note of every part that cannot be fetched from now on; what was missing before is forgotten, as on a new page.
 * Nothing is loaded again by itself: what somebody has typed stays until that person chooses, and no page can reload for
 * ever.
 */
export function watchForChunkLoadErrors(): void {
  useChunkLoadError.setState({ hasFailed: false, isMissing: false });
  addEventListener('vite:preloadError', note);
}

function note({ payload }: VitePreloadErrorEvent): void {
  if (payload instanceof Error) noted.add(payload);
  // The router would know the browsers' own words, and reload the page at once.
  if (isInBrowserWords(payload)) {
    payload.message = `A part of the application is missing. ${payload.message}`;
  }
  useChunkLoadError.setState(({ isMissing, pendingPreloads: loadsAhead }) => ({
    hasFailed: true,
    isMissing: isMissing || loadsAhead === 0,
  }));
}

/**
 * Fetches a part of the application before it is wanted. If that fails, nothing is missing yet: the failure shows
 * when the part is wanted.
 */
export function preloadChunk(load: () => Promise<unknown> | undefined): void {
  const count = (by: 1 | -1) =>
    useChunkLoadError.setState(({ pendingPreloads: loadsAhead }) => ({ pendingPreloads: loadsAhead + by }));
  count(1);
  const end = () => count(-1);
  Promise.resolve(load()).then(end, end);
}

/**
 * Whether a step to another screen has to load the whole page rather than the missing part: a browser may not fetch a module
 * again that it once failed to fetch.
 */
export const needsPageReload = (): boolean => useChunkLoadError.getState().hasFailed;

/** For a component that reports the missing chunk itself; returns a function to call when it unmounts. */
export function reportChunkLoadError(): () => void {
  useChunkLoadError.setState(({ reporters }) => ({ reporters: reporters + 1 }));
  return () =>
    useChunkLoadError.setState(({ reporters }) => ({ reporters: reporters - 1, isMissing: false }));
}

export const dismissChunkLoadError = (): void => useChunkLoadError.setState({ isMissing: false });
