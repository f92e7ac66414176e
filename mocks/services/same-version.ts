import { Conflict } from '../rules/failure.ts';

/**
 * A record may be changed by two people at once. Whoever sends the version that they read is told.
 *
 * @param current the record as a client would read it now
 * @throws Failure 409 when the request is based on another version
 */
export function requireSameVersion(current: { version: string }, version: string | undefined): void {
  if (version === undefined || version === current.version) return;
  throw new Conflict('Another user has changed this in the meantime.', 'record-changed');
}
