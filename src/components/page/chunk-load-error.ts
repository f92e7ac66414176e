import { create } from 'zustand';

interface ChunkLoadState {
  /** A required chunk failed to load, and the user has not dismissed the notice. */
  isMissing: boolean;
  /** How many mounted components report the failure themselves. */
  reporters: number;
  /** Whether any chunk failed to load, including preloads. */
  hasFailed: boolean;
  pendingPreloads: number;
}

export const useChunkLoadError = create<ChunkLoadState>(() => ({
  isMissing: false,
  reporters: 0,
  hasFailed: false,
  pendingPreloads: 0,
}));

/** The errors of failed chunks. */
const noted = new WeakSet<Error>();

/** The error messages of Chromium, Firefox and Safari; in development Vite fires no event. */
const browserMessages = /dynamically imported module|module script failed/i;

const isImportError = (error: unknown): error is TypeError =>
  error instanceof TypeError && browserMessages.test(error.message);

/** Whether an error is a failed chunk: the device is offline, or a newer release replaced the chunk. */
export const isChunkLoadError = (error: unknown): boolean =>
  (error instanceof Error && noted.has(error)) || isImportError(error);

/**
 * Records all chunks that fail to load from now on. Never reloads automatically: unsaved input would be lost, and the
 * page could reload in a loop.
 */
export function watchForChunkLoadErrors(): void {
  useChunkLoadError.setState({ hasFailed: false, isMissing: false });
  addEventListener('vite:preloadError', note);
}

function note({ payload }: VitePreloadErrorEvent): void {
  if (payload instanceof Error) noted.add(payload);
  // The router recognizes the browsers' messages and would reload the page at once.
  if (isImportError(payload)) {
    payload.message = `A part of the application is missing. ${payload.message}`;
  }
  useChunkLoadError.setState(({ isMissing, pendingPreloads: loadsAhead }) => ({
    hasFailed: true,
    isMissing: isMissing || loadsAhead === 0,
  }));
}

/** Loads a chunk before it is needed. A failure is reported only when the chunk is needed. */
export function preloadChunk(load: () => Promise<unknown> | undefined): void {
  const count = (by: 1 | -1) =>
    useChunkLoadError.setState(({ pendingPreloads: loadsAhead }) => ({ pendingPreloads: loadsAhead + by }));
  count(1);
  const end = () => count(-1);
  Promise.resolve(load()).then(end, end);
}

/** Whether navigation must reload the page: browsers do not always retry a module that failed to load. */
export const needsPageReload = (): boolean => useChunkLoadError.getState().hasFailed;

/**
 * For a component that reports the missing chunk itself.
 *
 * @returns the cleanup function
 */
export function reportChunkLoadError(): () => void {
  useChunkLoadError.setState(({ reporters }) => ({ reporters: reporters + 1 }));
  return () =>
    useChunkLoadError.setState(({ reporters }) => ({ reporters: reporters - 1, isMissing: false }));
}

export const dismissChunkLoadError = (): void => useChunkLoadError.setState({ isMissing: false });
