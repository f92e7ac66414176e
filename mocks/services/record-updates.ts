import { Conflict, Invalid } from '../rules/failure.ts';

/** @throws Failure 400 when the body has an id that differs from the id in the path (D-213) */
export function requireSameId(pathId: string, bodyId: string | undefined): void {
  const repeated = bodyId ?? pathId;
  if (repeated !== pathId) throw new Invalid({ id: ['This is not the id in the path.'] });
}

/** @throws Failure 409 when the record has changed since the client read this version; undefined skips the check */
export function requireSameVersion(current: { version: string }, version: string | undefined): void {
  if (version === undefined || version === current.version) return;
  throw new Conflict('Another user has changed this in the meantime.', 'record-changed');
}
