import type { Db } from '../data/db.ts';
import type { GuardianRecord, UserRecord } from '../data/models/accounts.ts';
import { canActAs } from '../rules/accounts/impersonation.ts';

type Link = Pick<GuardianRecord, 'learnerId' | 'parentId' | 'relationship'>;

export const findGuardianLink = (db: Db, learnerId: string, parentId: string): GuardianRecord | undefined =>
  db.guardians.where('learnerId', learnerId).find((guardian) => guardian.parentId === parentId);

export const parentIdsOf = (db: Db, learnerId: string): string[] =>
  db.guardians.where('learnerId', learnerId).map(({ parentId }) => parentId);

/** Whether an adult may now act as a learner and pay for the learner's renewals. */
export const canActFor = (db: Db, adultId: string, learner: UserRecord): boolean =>
  canActAs(db.users.get(adultId), learner, findGuardianLink(db, learner.id, adultId) !== undefined);

export function linkParent(db: Db, randomId: (prefix: string) => string, link: Link): void {
  if (findGuardianLink(db, link.learnerId, link.parentId)) return;
  const isPrimaryParent = db.guardians.where('learnerId', link.learnerId).length === 0;
  db.guardians.insert({ id: randomId('grn'), ...link, isPrimaryParent });
}

/** Removes an adult's link. If it is the primary parent's, the adult linked longest becomes the primary parent. */
export function unlinkParent(db: Db, guardianId: string): void {
  const { learnerId, isPrimaryParent } = db.guardians.getOrThrow(guardianId);
  db.guardians.remove(guardianId);
  const [next] = db.guardians.where('learnerId', learnerId);
  if (isPrimaryParent && next) db.guardians.update(next.id, { isPrimaryParent: true });
}
