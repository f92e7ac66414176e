import { Conflict } from '../rules/failure.ts';

/**
 * Detects that another user has saved the record since the client read it.
 *
 * @param current the record in its current response
 * @param version from the request; undefined skips the check
 * @throws Failure 409 when the versions differ
 */
export function requireSameVersion(current: { version: string }, version: string | undefined): void {
  if (version === undefined || version === current.version) return;
  throw new Conflict('Another user has changed this in the meantime.', 'record-changed');
}
