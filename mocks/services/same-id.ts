import { Invalid } from '../rules/failure.ts';

/**
 * Checks an id in the body, which may repeat the id in the path (D-213).
 *
 * @throws Failure 400 when the ids differ
 */
export function requireSameId(pathId: string, bodyId: string | undefined): void {
  const repeated = bodyId ?? pathId;
  if (repeated !== pathId) throw new Invalid({ id: ['This is not the id in the path.'] });
}
