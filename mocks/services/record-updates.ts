import { Conflict, Invalid } from '../rules/failure.ts';

/**
 * Checks an id in the body, which may repeat the id in the path (D-213).
 *
 * @throws Failure 400 when the ids differ
 */
export function requireSameId(pathId: string, bodyId: string | undefined): void {
  const repeated = bodyId ?? pathId;
  if (repeated !== pathId) throw new Invalid({ id: ['This is not the id in the path.'] });
}

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
