import { byPrimaryParent } from '#mocks/rules/accounts/guardianship.ts';
import { byName, fullName } from '#mocks/rules/accounts/user-details.ts';
import { compareText } from '#openapi/rules/order.ts';
import type { Db } from '../db.ts';
import type { GuardianRecord, UserRecord } from '../models/accounts.ts';

/** The learners in a grade, inactive ones included. */
export const learnersOfGrade = (db: Db, gradeId: string): UserRecord[] =>
  db.users.where('gradeId', gradeId).filter(({ role }) => role === 'Learner');

/** The learners linked to an adult, sorted by name, without users who now have another role. */
export const learnersOfParent = (db: Db, parentId: string): UserRecord[] =>
  db.guardians
    .where('parentId', parentId)
    .map(({ learnerId }) => db.users.getOrThrow(learnerId))
    .filter(({ role }) => role === 'Learner')
    .toSorted(byName);

/** A linked adult with an email. */
export interface Contact {
  link: GuardianRecord;
  parent: UserRecord & { email: string };
}

/** The contacts of a learner: the primary parent first, the others by full name. */
export const contactsOf = (db: Db, learnerId: string): Contact[] =>
  db.guardians
    .where('learnerId', learnerId)
    .flatMap((link) => {
      const { email, ...parent } = db.users.getOrThrow(link.parentId);
      return email === null ? [] : [{ link, parent: { ...parent, email } }];
    })
    .toSorted(
      (first, second) =>
        byPrimaryParent(first.link, second.link) ||
        compareText(fullName(first.parent), fullName(second.parent)),
    );
