import type { components } from '#api/contract.gen.ts';
import type { Db } from '../data/db.ts';
import type { UserRecord } from '../data/records.ts';

/** What a parent sees of the own account. */
export function toParentProfile(db: Db, parent: UserRecord): components['schemas']['ParentProfile'] {
  const { name, surname, email, whatsAppNumber, cellphoneNumber, town, postalCode } = parent;
  const links = db.guardians.where('parentId', parent.id);
  return {
    name,
    surname,
    email,
    whatsAppNumber,
    cellphoneNumber,
    town,
    postalCode,
    // A link to somebody who has become staff since counts no more than it opens.
    learnerCount: links.filter(({ learnerId }) => db.users.get(learnerId)?.role === 'Learner').length,
  };
}
