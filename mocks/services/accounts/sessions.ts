import type { components } from '#api/contract.gen.ts';
import type { Db } from '../../data/db.ts';
import type { UserRecord } from '../../data/models/accounts.ts';
import { permissionsOf } from '../../rules/subscriptions/entitlements.ts';
import { entitlementsOf } from '../subscriptions/entitlements.ts';
import { signToken } from '../tokens.ts';

const refreshTokenDays = 14;

export const accessToken = (db: Db, user: UserRecord, now: Date, impersonationId?: string): Promise<string> =>
  signToken(user, permissionsOf(user.permissions, entitlementsOf(db, user.id, now)), now, impersonationId);

export async function startSession(
  db: Db,
  user: UserRecord,
  now: Date,
  randomId: (prefix: string) => string,
): Promise<components['schemas']['TokenResponse']> {
  const expires = new Date(now.getTime() + refreshTokenDays * 24 * 60 * 60 * 1000);
  const { id: refreshToken } = db.refreshTokens.insert({
    id: randomId('rft'),
    userId: user.id,
    expiresAtUtc: expires.toISOString(),
  });
  return { token: await accessToken(db, user, now), refreshToken };
}
