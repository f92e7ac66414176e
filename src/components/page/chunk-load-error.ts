import { create } from 'zustand';

interface ChunkLoadState {
  /** A required chunk failed to load, and the user has not dismissed the notice. */
  isMissing: boolean;
  /** Number of mounted components that report the failure themselves. */
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

const chunkErrors = new WeakSet<Error>();

/** The error messages of Chromium, Firefox and Safari. In development Vite fires no event. */
const browserMessages = /dynamically imported module|module script failed/i;

const isImportError = (error: unknown): error is TypeError =>
  error instanceof TypeError && browserMessages.test(error.message);

/** Whether a chunk failed to load: the device is offline, or a newer release has replaced the chunk. */
export const isChunkLoadError = (error: unknown): boolean =>
  (error instanceof Error && chunkErrors.has(error)) || isImportError(error);

/**
 * Records chunks that fail to load. Does not reload the page: unsaved input would be lost, and the page could reload in a
 * loop.
 */
export function watchForChunkLoadErrors(): void {
  useChunkLoadError.setState({ hasFailed: false, isMissing: false });
  addEventListener('vite:preloadError', recordError);
}

function recordError({ payload }: VitePreloadErrorEvent): void {
  if (payload instanceof Error) chunkErrors.add(payload);
  // The router would reload the page for an error with a browser's original message.
  if (isImportError(payload)) {
    payload.message = `A part of the application is missing. ${payload.message}`;
  }
  useChunkLoadError.setState(({ isMissing, pendingPreloads }) => ({
    hasFailed: true,
    isMissing: isMissing || pendingPreloads === 0,
  }));
}

/** Loads a chunk before it is needed. A failure is reported only when the chunk is needed. */
export function preloadChunk(load: () => Promise<unknown> | undefined): void {
  const changePending = (by: 1 | -1) =>
    useChunkLoadError.setState(({ pendingPreloads }) => ({ pendingPreloads: pendingPreloads + by }));
  changePending(1);
  const end = () => changePending(-1);
  Promise.resolve(load()).then(end, end);
}

/** Whether navigation must reload the page: browsers do not always retry a module that failed to load. */
export const needsPageReload = (): boolean => useChunkLoadError.getState().hasFailed;

/** Suppresses the global notice while a component reports the missing chunk itself. Returns the cleanup function. */
export function reportChunkLoadError(): () => void {
  useChunkLoadError.setState(({ reporters }) => ({ reporters: reporters + 1 }));
  return () =>
    useChunkLoadError.setState(({ reporters }) => ({ reporters: reporters - 1, isMissing: false }));
}

export const dismissChunkLoadError = (): void => useChunkLoadError.setState({ isMissing: false });
