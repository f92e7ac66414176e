/** A file of the worker's release, from the list that the build creates (.ci/build/service-worker.mjs). */
export interface ReleaseFile {
  /** Relative to the application's folder. */
  url: string;
  /** Null for a file name with a hash. */
  revision: string | null;
  /** Not needed by the first page: cached at its first use. */
  later?: true;
}

/** A message from the page to its worker. */
export type PageMessage =
  /** The page has started. `loaded`: URLs of its files that the worker may not have. */
  | { type: 'started'; loaded: readonly string[] }
  /** The user has chosen to load the newer release. */
  | { type: 'take over' };
