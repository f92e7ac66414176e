import { Invalid } from '../server/failure.ts';

/**
 * A record is replaced under its own id: path and body must contain the same one (D-213).
 *
 * @throws Failure 400
 */
export function requireSameId(pathId: string, bodyId: string): void {
  if (pathId !== bodyId) throw new Invalid({ id: ['This is not the id in the path.'] });
}
