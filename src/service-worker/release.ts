/** A file in the list that the build creates (.ci/build/service-worker.mjs). */
export interface ReleaseFile {
  url: string;
  /** Null if the file name contains a hash. */
  revision: string | null;
  /** The first page does not need the file: it is cached at its first use. */
  later?: true;
}

export type PageMessage =
  /** `loaded`: URLs of the page's files, which the worker may not have. */
  | { type: 'started'; loaded: readonly string[] }
  /** The user wants to load the newer release. */
  | { type: 'take over' };
