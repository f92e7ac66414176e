import type { Db } from '../../data/db.ts';
import type { GuardianRecord } from '../../data/records.ts';

type Link = Pick<GuardianRecord, 'learnerId' | 'parentId' | 'relationship'>;

/** An adult's own link to a learner. */
export const linkOf = (db: Db, learnerId: string, parentId: string): GuardianRecord | undefined =>
  db.guardians.where('learnerId', learnerId).find((guardian) => guardian.parentId === parentId);

/** Links an adult to a learner; the first one is the primary parent. Who is linked already keeps the link as it is. */
export function linkParent(db: Db, randomId: (prefix: string) => string, link: Link): void {
  if (linkOf(db, link.learnerId, link.parentId)) return;
  const isPrimaryParent = db.guardians.where('learnerId', link.learnerId).length === 0;
  db.guardians.insert({ id: randomId('grn'), ...link, isPrimaryParent });
}
