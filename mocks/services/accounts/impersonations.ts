import type { Db } from '../../data/db.ts';
import type { UserRecord } from '../../data/models/accounts.ts';
import { canActFor } from '../guardians.ts';
import { accessTokenSeconds } from '../tokens.ts';
import { accessToken } from './sessions.ts';

/** Creates an access token for acting as the learner. Only the server's record identifies the adult. */
export function startImpersonation(
  db: Db,
  { adultId, learner }: { adultId: string; learner: UserRecord },
  { now, randomId }: { now: Date; randomId: (prefix: string) => string },
): Promise<string> {
  for (const { id, expiresAtUtc } of db.impersonations.where('adultId', adultId)) {
    if (new Date(expiresAtUtc) <= now) db.impersonations.remove(id);
  }
  const { id } = db.impersonations.insert({
    id: randomId('imp'),
    adultId,
    learnerId: learner.id,
    expiresAtUtc: new Date(now.getTime() + accessTokenSeconds * 1000).toISOString(),
  });
  return accessToken(db, learner, now, id);
}

export function isImpersonationValid(db: Db, impersonationId: string, learner: UserRecord): boolean {
  const { adultId, learnerId } = db.impersonations.get(impersonationId) ?? {};
  return adultId !== undefined && learnerId === learner.id && canActFor(db, adultId, learner);
}
