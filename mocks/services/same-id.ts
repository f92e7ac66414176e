import { Invalid } from '../rules/failure.ts';

/**
 * A record is replaced under the id in the path. The body may repeat it (D-213).
 *
 * @throws Failure 400 when the body has another one
 */
export function requireSameId(pathId: string, bodyId: string | undefined): void {
  const repeated = bodyId ?? pathId;
  if (repeated !== pathId) throw new Invalid({ id: ['This is not the id in the path.'] });
}
