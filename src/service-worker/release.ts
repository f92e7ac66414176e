/** A file of the release that the worker belongs to, as the build lists it (.ci/build/service-worker.mjs). */
export interface ReleaseFile {
  /** Below the folder of the application. */
  url: string;
  /** Null for a file with a hash in its name. */
  revision: string | null;
  /** Not needed by the first page: kept when it is first used. */
  later?: true;
}

/** What the page tells its worker. */
export type PageMessage =
  /** The page runs. `loaded` are the URLs of what it has and the worker may not: loaded before there was one, or inline. */
  | { type: 'started'; loaded: readonly string[] }
  /** The person has chosen to load the newer release, which has been waiting. */
  | { type: 'take over' };
