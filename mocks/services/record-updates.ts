import { Conflict, Invalid } from '../rules/failure.ts';

/** @throws Failure 400 when the body has another id than the path, which it may repeat (D-213) */
export function requireSameId(pathId: string, bodyId: string | undefined): void {
  const repeated = bodyId ?? pathId;
  if (repeated !== pathId) throw new Invalid({ id: ['This is not the id in the path.'] });
}

/** @throws Failure 409 when another user has saved the record since the client read this version */
export function requireSameVersion(current: { version: string }, version: string | undefined): void {
  if (version === undefined || version === current.version) return;
  throw new Conflict('Another user has changed this in the meantime.', 'record-changed');
}
